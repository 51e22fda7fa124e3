"""The article on chains of events: plain text with headings that are short lines by themselves, and captions."""

import re
from collections.abc import Sequence
from itertools import pairwise

from rules.corpus.text import ClauseText, slug

from .capitals import is_capitals
from .checks import check_keys, check_last_sentence, check_nothing_lost, end_of
from .errors import Unreadable
from .headings import Heading, cut, is_short_line
from .marked import is_marked
from .numbered import is_numbered
from .outlines import ARTICLE, place
from .prose import ends_sentence
from .source import Line

NAMES_APART = re.compile(r"\S {3,}\S")


def read(lines: Sequence[Line]) -> list[ClauseText]:
    body = _without_captions(lines)
    headings = [i for i in range(len(body)) if is_short_line(body, i)]
    foreign = {line for line in body if is_capitals(line.text) or is_numbered(line.text) or is_marked(line.text)}
    if sum(body[i] not in foreign for i in headings) <= len(foreign):
        raise Unreadable("no headings on lines by themselves, as in an article; is this another document?")
    check_nothing_lost(body[: headings[0]])
    sections = cut(body, [Heading(i, slug(body[i].text), body[i].text.strip()) for i in headings])
    check_keys(sections)
    check_last_sentence(sections, end_of(body))
    return place(sections, ARTICLE)


def _without_captions(lines: Sequence[Line]) -> list[Line]:
    """Pictures leave the names of their cards: several apart on one line, or one before the next heading."""
    rest = [line for line in lines if ends_sentence(line.text) or not NAMES_APART.search(line.text.strip())]
    printed = [i for i, line in enumerate(rest) if not line.blank]
    short = {i for i in printed if is_short_line(rest, i)}
    following = dict(pairwise(printed))
    captions = {i for i in short if following.get(i) in short and _is_name(rest[i].text)}
    return [line for i, line in enumerate(rest) if i not in captions]


def _is_name(text: str) -> bool:
    return all(word[0].isupper() and word.isalpha() for word in text.split())
