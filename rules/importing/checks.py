"""What a text must pass before its clauses are taken."""

from collections.abc import Sequence

from .errors import Unreadable
from .headings import Section
from .healing import heal
from .prose import ends_inside, ends_sentence
from .source import Line

PICTURE = ("The image ", "The picture ")  # how the description of a picture begins


def check_nothing_lost(front: Sequence[Line]) -> None:
    """Before the first heading may stand a title and the description of a picture, but no sentence of the rules."""
    for block in heal(front):
        if ends_sentence(block.text) and not block.text.startswith(PICTURE):
            raise Unreadable("a sentence stands before the first heading", block.line.number)


def check_keys(sections: Sequence[Section]) -> None:
    seen: dict[str, int] = {}
    last: tuple[int, ...] = ()
    for section in sections:
        if not section.key:
            raise Unreadable(f"the heading {section.words!r} has no letters to be cited by", section.line)
        if section.key in seen:
            first = seen[section.key]
            raise Unreadable(f"the clause {section.key} stands twice, first in line {first}", section.line)
        if section.number and section.number <= last:
            raise Unreadable(f"the clause {section.key} comes after {'.'.join(map(str, last))}", section.line)
        seen[section.key] = section.line
        last = section.number or last


def check_last_clause(sections: Sequence[Section], last_line: int) -> None:
    if not sections[-1].blocks:
        raise Unreadable(f"the text ends with the heading {sections[-1].words!r}; is it cut off?", last_line)


def check_last_sentence(sections: Sequence[Section], last_line: int) -> None:
    check_last_clause(sections, last_line)
    if ends_inside(sections[-1].blocks[-1].text):
        raise Unreadable("the text ends in the middle of a sentence; is it cut off?", last_line)


def end_of(lines: Sequence[Line]) -> int:
    return max((line.number for line in lines if not line.blank), default=1)
