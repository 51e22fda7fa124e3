"""Documents with numbered headings, such as `4.2) …`: the detailed rules, and tournament rules if they are so."""

import re
from collections.abc import Iterator, Sequence

from rules.corpus.text import ClauseText, slug

from .blocks import ITEM
from .checks import check_keys, check_last_clause, check_last_sentence, check_nothing_lost, end_of
from .contents import alike, is_listed, split_contents
from .errors import Unreadable
from .headings import LONGEST, Heading, Section, cut, is_short_line, neighbours, stands_alone
from .prose import ends_sentence
from .source import Line

NUMBERED = re.compile(r"(?:#+ +)?(?:\*\*)?([0-9]{1,4}(?:\.[0-9]{1,4})*)\)(?:\*\*)? +(\S.*?)(?:\*\*)?")
NO_HEADING_END = (".", ":", ";", ",")


def read(lines: Sequence[Line]) -> list[ClauseText]:
    entries, title, body = split_contents(lines)
    headings = list(_listed(body, entries) if entries else _counted(body))
    if not any(map(is_numbered, [*entries, *(body[heading.index].text for heading in headings)])):
        raise Unreadable("no numbered heading such as 1.2) was found; is this another document?")
    _check_complete(entries, {heading.key for heading in headings}, end_of(lines))
    headings = _opening(body[: headings[0].index]) + headings
    check_nothing_lost([*title, *body[: headings[0].index]])
    sections = cut(body, headings)
    check_keys(sections)
    # A complete text may end with a list of names; only one that no contents vouch for must end with a sentence.
    (check_last_clause if entries else check_last_sentence)(sections, end_of(lines))
    return _placed(sections)


def is_numbered(text: str) -> bool:
    return _parsed(text) is not None


def _parsed(text: str) -> tuple[str, str] | None:
    """Number and words of a line that has the form of a heading. A number with leading zeros is none of ours."""
    text = text.strip()
    match = NUMBERED.fullmatch(text) if len(text) <= LONGEST else None
    if match is None or any(part != str(int(part)) for part in match[1].split(".")):
        return None
    return match[1], match[2]


def _heading(index: int, number: str, words: str) -> Heading:
    return Heading(index, number, words, number.count(".") + 1)


def _listed(body: Sequence[Line], entries: Sequence[str]) -> Iterator[Heading]:
    """The headings that the contents list, by number and words: `1) …` alone may be an item of a list."""
    numbered = dict(parsed for entry in entries if (parsed := _parsed(entry)))
    unnumbered = {slug(entry) for entry in entries if not _parsed(entry)}
    for index, line in enumerate(body):
        parsed = _parsed(line.text)
        if parsed is None:
            if is_listed(body, index, unnumbered):
                yield Heading(index, slug(line.text), line.text.strip())
        elif not parsed[1].endswith(NO_HEADING_END) and (
            (parsed[0] in numbered and alike(numbered[parsed[0]], parsed[1]))
            or ("." in parsed[0] and stands_alone(body, index))
        ):
            yield _heading(index, *parsed)


def _counted(body: Sequence[Line]) -> Iterator[Heading]:
    """Without contents: the numbers that count on. An item of a list ends a sentence, or counts on from an item."""
    last = item = -1
    for index, line in enumerate(body):
        parsed = _parsed(line.text)
        if parsed is None:
            bulleted = ITEM.match(line.text)
            item = int(bulleted[3]) if bulleted and bulleted[3] else item
            continue
        number, words = parsed
        first = int(number.split(".")[0])
        counts_on_item = first <= last and item > 0 and first == item + 1
        if words.endswith(NO_HEADING_END) or ("." not in number and (counts_on_item or _in_tight_list(body, index))):
            item = first
            continue
        last, item = first, -1
        yield _heading(index, number, words)


def _in_tight_list(body: Sequence[Line], index: int) -> bool:
    numbers = [parsed[0] for line in neighbours(body, index) if (parsed := _parsed(line.text))]
    return any("." not in number for number in numbers)


def _opening(front: Sequence[Line]) -> list[Heading]:
    """The heading without a number before the first one with: the last short line before the first sentence."""
    sentence = next((i for i, line in enumerate(front) if ends_sentence(line.text)), None)
    if sentence is None:
        return []
    short = [i for i in range(sentence) if is_short_line(front, i)]
    return [Heading(i, slug(front[i].text), front[i].text.strip()) for i in short[-1:]]


def _check_complete(entries: Sequence[str], keys: set[str], last_line: int) -> None:
    for entry in entries:
        parsed = _parsed(entry)
        if (parsed[0] if parsed else slug(entry)) not in keys:
            raise Unreadable(f"the contents list {entry!r}, but the text ends without it; is it cut off?", last_line)


def _placed(sections: Sequence[Section]) -> list[ClauseText]:
    keys = {section.key for section in sections}
    return [section.clause(section.level, _parent(section.key, keys)) for section in sections]


def _parent(key: str, keys: set[str]) -> str:
    """The nearest number above that the text has."""
    above = key.rpartition(".")[0]
    return above if not above or above in keys else _parent(above, keys)
