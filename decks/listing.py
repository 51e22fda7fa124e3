"""A deck list as it was written: every line is kept, with what it was read as. Pure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from .bounds import LIST_CHARACTERS, LIST_LINES, LIST_NAMES, Refused
from .lines import Columns, Kind, Reading, Section, columns_of, read_line

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


@dataclass(frozen=True)
class Line:
    """`raw` is the line with its end, untouched; `section` is where a card on it belongs."""

    number: int
    raw: str
    kind: Kind
    section: Section = "main"
    count: int = 0
    name: str = ""
    printing: str = ""
    problem: str = ""


@dataclass(frozen=True)
class DeckList:
    """`side_from` is the line from which cards were taken for the side deck because a blank line stands before it."""

    lines: tuple[Line, ...]
    side_from: int | None = None

    @property
    def text(self) -> str:
        return "".join(line.raw for line in self.lines)

    @cached_property
    def entries(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.kind == "entry")


def read(text: str) -> DeckList:
    """Any text within the bounds; what cannot be read is a line that says so."""
    if len(text) > LIST_CHARACTERS:
        raise Refused(f"The list is longer than {LIST_CHARACTERS:,} characters; a deck list has a few hundred.")
    raws = _LINE.findall(text)
    if len(raws) > LIST_LINES:
        raise Refused(f"The list has {len(raws):,} lines; at most {LIST_LINES} are read.")
    readings = list(_readings(raws))
    names = {reading.name for reading in readings if reading.kind == "entry"}
    if len(names) > LIST_NAMES:
        raise Refused(f"The list has {len(names)} different names; at most {LIST_NAMES} are checked.")
    side_from = _side_by_blank_line(readings)
    return DeckList(tuple(_lines(raws, readings, side_from)), side_from)


def _readings(raws: list[str]) -> Iterator[Reading]:
    columns: Columns | None = None
    for raw in raws:
        text = raw.rstrip("\r\n")
        found = columns_of(text) if columns is None and raw is not raws[-1] else None
        columns = columns or found
        yield Reading("columns") if found else read_line(text, columns)


def _lines(raws: list[str], readings: list[Reading], side_from: int | None) -> Iterator[Line]:
    section: Section = "main"
    for number, (raw, reading) in enumerate(zip(raws, readings, strict=True), 1):
        if (reading.kind == "heading" and reading.section) or number == side_from:
            section = reading.section or "side"
        own = reading.section or section
        if reading.kind == "entry":
            yield Line(number, raw, "entry", own, reading.count, reading.name, reading.printing)
        else:
            yield Line(number, raw, reading.kind, own, problem=reading.problem)


def _side_by_blank_line(readings: list[Reading]) -> int | None:
    """The line where a second block of cards begins, if that block is a side deck without a heading.

    It is one only where nothing else in the list names a section or a group, where there are two blocks and no third,
    and where the second is the smaller one: a list in groups, or with a name on top, is left alone.
    """
    if any(reading.section or reading.kind in ("heading", "title", "columns") for reading in readings):
        return None
    blocks: list[tuple[int, int]] = []  # (first line, number of cards)
    after_blank = True
    for number, reading in enumerate(readings, 1):
        if reading.kind == "entry":
            if after_blank:
                blocks.append((number, 0))
            blocks[-1] = (blocks[-1][0], blocks[-1][1] + max(reading.count, 0))
        after_blank = reading.kind == "blank" or (after_blank and reading.kind != "entry")
    return blocks[1][0] if len(blocks) == 2 and blocks[1][1] < blocks[0][1] else None
