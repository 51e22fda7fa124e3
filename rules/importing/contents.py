"""The table of contents: which headings a document says it has."""

import re
from collections.abc import Collection, Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from operator import itemgetter

from rules.corpus.text import slug

from .blocks import BULLETS, is_item
from .headings import LONGEST, stands_alone
from .source import Line

ENTRY = re.compile(r"(\S.*?)(\s*\t\s*|\s*[.…]{3,}\s*| {2,}| )[0-9]{1,4}")
TITLE_BLOCK = 12  # printed lines that may stand before the contents
FEWEST, FEWEST_PLAIN = 2, 5  # entries that make a table; more where no tab or dots lead to the page number
ALIKE = 0.65


def split_contents(lines: Sequence[Line]) -> tuple[list[str], Sequence[Line], Sequence[Line]]:
    """The entries, what stands before the table, and the text after it; no entries and no front without a table."""
    printed = [i for i, line in enumerate(lines) if not line.blank]
    for start in printed[: TITLE_BLOCK + 1]:
        read = ((i, _entry(lines[i].text)) for i in printed if i >= start)
        entries = [(i, match[1], match[2]) for i, match in takewhile(itemgetter(1), read) if match]
        led = all(leader != " " for _, _, leader in entries)
        if len(entries) >= (FEWEST if led else FEWEST_PLAIN):
            end = entries[-1][0] + 1
            return [words for _, words, _ in entries], lines[:start], lines[end:]
    return [], lines[:0], lines


def _entry(text: str) -> re.Match[str] | None:
    text = text.strip()
    return None if len(text) > 2 * LONGEST or text.startswith(tuple(BULLETS)) else ENTRY.fullmatch(text)


def is_listed(lines: Sequence[Line], index: int, listed: Collection[str]) -> bool:
    """Whether a line is a heading without a form of its own that the contents list; `listed` are slugs."""
    text = lines[index].text.strip()
    if not text or len(text) > LONGEST or is_item(text) or slug(text) not in listed:
        return False
    return stands_alone(lines, index) or " " in text  # a single word may end up on a line by chance


def alike(one: str, other: str) -> bool:
    """Whether two spellings are of one heading: contents and text are not always printed with the same words."""
    one, other = slug(one), slug(other)
    return one == other or SequenceMatcher(None, one, other).ratio() >= ALIKE
