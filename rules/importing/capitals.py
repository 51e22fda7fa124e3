"""The rulebook: headings in capitals, boxes that interrupt the text, a glossary of which each entry is a clause."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.corpus.text import ClauseText, slug

from .blocks import is_item
from .checks import check_keys, check_last_clause, check_nothing_lost, end_of
from .contents import alike, is_listed, split_contents
from .errors import Unreadable
from .headings import LONGEST, Heading, Section, cut
from .outlines import BOXES, RULEBOOK, place
from .source import Line

GLOSSARY = "glossary"
GLOSSARY_ENTRY = re.compile(r"(?:\*\*)?([^\W\d_][^.:*]{0,40}?) ?:(?:\*\*)? +(?=\S)")


def read(lines: Sequence[Line]) -> list[ClauseText]:
    entries, title, body = split_contents(lines)
    headings = list(_headings(body, {slug(entry) for entry in entries}))
    if not any(is_capitals(body[heading.index].text) for heading in headings):
        raise Unreadable("no heading in capitals was found; is this another document?")
    check_nothing_lost([*title, *body[: headings[0].index]])
    sections = _return_from_boxes(cut(body, headings))
    check_keys(sections)
    _check_complete(entries, sections, end_of(lines))
    check_last_clause(sections, end_of(lines))
    sections = [part for section in sections for part in _glossary_parted(section)]
    check_keys(sections)
    entries_of_glossary = {s.key: GLOSSARY for s in sections if s.key.startswith(f"{GLOSSARY}-")}
    return place(sections, RULEBOOK | entries_of_glossary)


def is_capitals(text: str) -> bool:
    text = text.strip()
    if not 2 <= len(text) <= LONGEST or not text.isupper() or text.endswith((".", ":", ",", ";")):
        return False
    return not is_item(text) and text[0].isalpha()


def _headings(body: Sequence[Line], listed: set[str]) -> Iterator[Heading]:
    """Lines in capitals; and those that the contents list, for one heading is printed in small letters."""
    for index, line in enumerate(body):
        if is_capitals(line.text) or is_listed(body, index, listed):
            yield Heading(index, slug(line.text), line.text.strip())


def _return_from_boxes(sections: Sequence[Section]) -> list[Section]:
    """Give the clause that a box interrupts the text that follows the box."""
    returned: list[Section] = []
    for section in sections:
        held = BOXES.get(section.key)
        if held is not None and returned:
            returned[-1] = replace(returned[-1], blocks=returned[-1].blocks + section.blocks[held:])
        returned.append(replace(section, blocks=section.blocks[:held]))
    return returned


def _glossary_parted(section: Section) -> list[Section]:
    """`Term: what it means` becomes a clause; a paragraph without a term belongs to the entry before it."""
    if section.key != GLOSSARY:
        return [section]
    parts = [replace(section, blocks=())]
    for block in section.blocks:
        entry = None if block.marker else GLOSSARY_ENTRY.match(block.text)
        if entry is None:
            parts[-1] = replace(parts[-1], blocks=(*parts[-1].blocks, block))
            continue
        meaning = replace(block, text=block.text[entry.end() :])
        parts.append(Section(block.line.number, f"{GLOSSARY}-{slug(entry[1])}", entry[1], (meaning,)))
    return parts


def _check_complete(entries: Sequence[str], sections: Sequence[Section], last_line: int) -> None:
    """Each heading of the contents must stand in the text, in order; spellings may differ a little."""
    keys = [section.key for section in sections]
    wanted = [slug(entry) for entry in entries]
    done = 0
    for position, entry in enumerate(entries):
        anchor = next((keys.index(key, done) for key in wanted[position:] if key in keys[done:]), len(keys))
        exact = anchor < len(keys) and keys[anchor] == wanted[position]
        found = anchor if exact else next((i for i in range(done, anchor) if alike(keys[i], entry)), None)
        if found is None:
            raise Unreadable(f"the contents list {entry!r}, but the text ends without it; is it cut off?", last_line)
        done = found + 1
