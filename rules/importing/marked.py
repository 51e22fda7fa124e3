"""Documents in Markdown, with headings of irregular depth: the sheets of the expansions."""

import re
from collections.abc import Sequence
from dataclasses import replace

from rules.corpus.text import ClauseText, slug

from .checks import check_keys, check_last_sentence, check_nothing_lost, end_of
from .errors import Unreadable
from .headings import LONGEST, Heading, Section, cut
from .source import Line

MARKED = re.compile(r"(#{1,6}) +(\S.*)")
NUMBER = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,4})+|[0-9]{1,4}(?=[.)]))[.)]? +(\S.*)")
ESCAPED = re.compile(r"\\{1,4}([_*#\[\](){}.!+`-])")
NO_TEXT = re.compile(r"\s*(?:[-_*]{3,}|!\[[^\]]*\]\([^)]*\))\s*")  # a rule across the page, or a picture


def is_marked(text: str) -> bool:
    return bool(MARKED.fullmatch(text))


def read(lines: Sequence[Line]) -> list[ClauseText]:
    body = [_clean(line) for line in lines if not NO_TEXT.fullmatch(line.text)]
    headings = [heading for i, line in enumerate(body) if (heading := _heading(i, line))]
    if not headings:
        raise Unreadable("no heading marked with # was found; is this another document?")
    check_nothing_lost(body[: headings[0].index])
    sections = cut(body, headings)
    check_keys(sections)
    check_last_sentence(sections, end_of(body))
    return _placed(sections)


def _clean(line: Line) -> Line:
    """Without escapes. A sentence marked as a heading is a sentence."""
    text = ESCAPED.sub(r"\1", line.text)
    match = MARKED.fullmatch(text)
    if match and (match[2].rstrip("*").endswith(".") or len(match[2]) > LONGEST):
        text = match[2]
    return replace(line, text=text)


def _heading(index: int, line: Line) -> Heading | None:
    match = MARKED.fullmatch(line.text)
    if match is None:
        return None
    words = match[2].rstrip("# ").replace("*", "").strip()
    numbered = NUMBER.fullmatch(words)
    key, words = (numbered[1], numbered[2]) if numbered else (slug(words), words)
    return Heading(index, key, words, len(match[1]))


def _placed(sections: Sequence[Section]) -> list[ClauseText]:
    """A heading stands below the one that is exactly one mark higher, else directly below its first-level section."""
    path: list[Section] = []
    clauses: list[ClauseText] = []
    for section in sections:
        path = [above for above in path if above.level < section.level]
        if path and path[-1].level != section.level - 1:
            path = path[:1]
        clauses.append(section.clause(len(path) + 1, path[-1].key if path else ""))
        path.append(section)
    return clauses
