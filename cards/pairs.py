"""Two cards on one table: the clauses both touch, the notes that speak of either, and how they meet."""

import re
from dataclasses import dataclass

from . import shelf
from .card import Card, Note
from .collection import Filed
from .links import Link
from .words import can_be_component, is_called


@dataclass(frozen=True)
class Meeting:
    says: str
    cite: str = ""


@dataclass(frozen=True)
class Together:
    one: Filed
    other: Filed
    shared: list[tuple[str, Link, Link]]
    spoken: list[tuple[str, Note]]
    meeting: list[Meeting]


def together(one: Filed, other: Filed) -> Together:
    links = shelf.linked().of_card
    theirs = {link.cite: link for link in links[other.card.slug]}
    shared = [(link.cite, link, theirs[link.cite]) for link in links[one.card.slug] if link.cite in theirs]
    spoken = [
        row for filed, peer in ((one, other), (other, one)) for row in filed.notes if _speaks_of(row[1], peer.card)
    ]
    rest = [row for filed in (one, other) for row in filed.notes if row not in spoken and row[1].says]
    return Together(
        one, other, shared, [*spoken, *rest], [*_meeting(one.card, other.card), *_meeting(other.card, one.card)]
    )


def _speaks_of(note: Note, card: Card) -> bool:
    return bool(re.search(rf"(?<!\w){re.escape(card.name)}(?!\w)", note.says, re.IGNORECASE))


def _meeting(one: Card, other: Card) -> list[Meeting]:
    """What the records alone tell of one card's bearing on the other."""
    told = [
        Meeting(f"{one.name} can be the {word} component that {other.name} needs.", "DR-2.3")
        for word in other.components
        if can_be_component(one) and is_called(one, word)
    ]
    if one.name != other.name and re.search(rf"(?<!\w){re.escape(one.name)}(?!\w)", other.text, re.IGNORECASE):
        told.append(Meeting(f"The text of {other.name} names {one.name}."))
    return told
