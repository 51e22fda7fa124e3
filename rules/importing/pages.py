"""What page breaks and line ends do to a text, undone line by line: page numbers, repeated lines, hyphenation."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from .prose import bare
from .source import Line

PAGE_NUMBER = re.compile(r"[-–—\s]*(?:page\s+)?[0-9]{1,4}(?:\s*/\s*[0-9]{1,4})?[-–—\s]*", re.IGNORECASE)
# Words are bounded: an endless line of letters must not cost a search from each of them.
HYPHENATED = re.compile(r"\b([^\W\d_]{1,40})[-\u00ad]$")
COMPOUND = re.compile(r"\b([^\W\d_]{1,40})-(?=([^\W\d_]{1,40})\b)")  # each pair of a longer one, such as one-of-two
LOWER_WORD = re.compile(r"([^\W\d_]+)(\S*)\s*")
REPEATED = 20  # letters that must agree before a line counts as printed twice


def mend(lines: Sequence[Line]) -> list[Line]:
    return join_hyphenated(fold_repeated_lines(drop_page_numbers(lines)))


def _pages(lines: Iterable[Line]) -> list[list[Line]]:
    return [list(page) for _, page in groupby(lines, key=lambda line: line.page)]


def drop_page_numbers(lines: Sequence[Line]) -> list[Line]:
    """A line that is only a number, first or last on its page, in a text that has pages."""
    pages = _pages(lines)
    if len(pages) == 1:
        return list(lines)
    dropped = {edge for page in pages for edge in _edges(page) if PAGE_NUMBER.fullmatch(edge.text)}
    return [line for line in lines if line not in dropped]


def _edges(page: Sequence[Line]) -> list[Line]:
    printed = [line for line in page if not line.blank]
    return [printed[0], printed[-1]] if printed else []


def fold_repeated_lines(lines: Sequence[Line]) -> list[Line]:
    """The last line of a page that is printed again, or printed in full, at the top of the next."""
    edges = [edge for page in _pages(lines) for edge in _edges(page)]
    turns = zip(edges[1::2], edges[2::2], strict=False)
    dropped = {last for last, first in turns if is_repeated(last.text, first.text)}
    return [line for line in lines if line not in dropped]


def is_repeated(text: str, following: str) -> bool:
    short = bare(text)
    return len(short) >= REPEATED and bare(following).startswith(short)


def join_hyphenated(lines: Sequence[Line]) -> list[Line]:
    """A word parted at a line end, put back together; with its hyphen if the text has it so elsewhere."""
    compounds = {pair for line in lines for pair in COMPOUND.findall(line.text)}
    joined: list[Line] = []
    for line in lines:
        before = HYPHENATED.search(joined[-1].text) if joined else None
        after = LOWER_WORD.match(line.text.lstrip())
        if before is None or after is None or not after[1][0].islower():
            joined.append(line)
            continue
        hyphen = "-" if (before[1], after[1]) in compounds else ""
        joined[-1] = replace(joined[-1], text=joined[-1].text[: before.end(1)] + hyphen + after[1] + after[2])
        if rest := line.text.lstrip()[after.end() :]:
            joined.append(replace(line, text=rest))
    return [replace(line, text=line.text.replace("\u00ad", "")) for line in joined]
