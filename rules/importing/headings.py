"""Headings found in a text, and the text cut at them."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.corpus.text import NUMBER, ClauseText

from .blocks import Block, is_item, to_markdown
from .healing import heal
from .source import Line

LONGEST = 120
SHORT = 60


@dataclass(frozen=True)
class Heading:
    """`index` counts in the lines it was found in; `level` is as printed (Markdown's #, parts of a number)."""

    index: int
    key: str
    words: str
    level: int = 1


@dataclass(frozen=True)
class Section:
    """A clause to be: its heading, the line of it, and its healed text."""

    line: int
    key: str
    words: str
    blocks: tuple[Block, ...]
    level: int = 1

    @property
    def number(self) -> tuple[int, ...]:
        return tuple(map(int, self.key.split("."))) if NUMBER.fullmatch(self.key) else ()

    def clause(self, depth: int, parent: str) -> ClauseText:
        return ClauseText(self.key, self.words, depth, parent, to_markdown(self.blocks))


def cut(lines: Sequence[Line], headings: Sequence[Heading]) -> list[Section]:
    ends = [heading.index for heading in headings[1:]] + [len(lines)]
    return [
        Section(lines[h.index].number, h.key, h.words, heal(lines[h.index + 1 : end]), h.level)
        for h, end in zip(headings, ends, strict=True)
    ]


def neighbours(lines: Sequence[Line], index: int) -> list[Line]:
    return [*lines[max(index - 1, 0) : index], *lines[index + 1 : index + 2]]


def stands_alone(lines: Sequence[Line], index: int) -> bool:
    """Between blank lines or the ends of the text."""
    return all(line.blank for line in neighbours(lines, index))


def is_short_line(lines: Sequence[Line], index: int) -> bool:
    """Whether a line could be a heading by its looks alone: short, by itself, no sentence and no item."""
    text = lines[index].text.strip()
    if not text or len(text) > SHORT or text.endswith((".", ":", ",", ";")) or is_item(text):
        return False
    return (text[0].isalpha() or text[0] in "“\"«'‘") and stands_alone(lines, index)
