"""Which clauses a card rests on, and why: derived from its facts, text and notes, so that a new card is linked too."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from .card import Card, X

SIGNS = Path(__file__).parent / "data" / "signs.yaml"

KEYWORD, EFFECT, TYPE, NEED, NAMED, NOTE, LEGALITY = (
    "keyword",
    "effect",
    "type",
    "preparation",
    "named",
    "note",
    "legality",
)

KEYWORDS = {
    "Protector": "DR-3.2.1",
    "Indestructible": "DR-3.2.2",
    "Unique": "DR-3.2.3",
    "Transmutable": "DR-3.2.4",
    "Forge": "DR-3.2.5",
    "Zenith": "DR-3.2.6",
    "Autumn": "DR-3.2.7",
    "Phase shift": "DR-3.2.8",
    "Slowcast": "DR-3.2.9",
    "Quickcast": "DR-3.2.10",
}


@dataclass(frozen=True)
class Link:
    cite: str
    kind: str
    reason: str


@dataclass(frozen=True)
class Sign:
    """Words in a card's text, in our wording or the official one, that bring a clause into play."""

    cite: str
    reason: str
    words: re.Pattern[str]


@cache
def signs() -> tuple[Sign, ...]:
    return tuple(Sign(row["cite"], row["reason"], re.compile(row["words"], re.IGNORECASE)) for row in _table()["signs"])


@cache
def _plain() -> re.Pattern[str]:
    """What needs no clause of its own: the card says all there is to say about it."""
    return re.compile(_table()["plain"], re.IGNORECASE)


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = yaml.safe_load(SIGNS.read_text(encoding="utf-8"))
    return table


TYPES = {
    "spell": (
        ("DR-6.5", "Once activated it is discarded, in the order of the chronology."),
        ("RB-activate-a-spell", "An ordinary spell: prepared, then activated or channeled."),
    ),
    "permanent": (("RB-permanents", "A Permanent: it stays and applies its effects while in play."),),
    "equipment": (("RB-equipment", "Equipment: it stays, one of each type but Rings."),),
    "ritual": (("RB-rites-rituals", "A Rite or Ritual: it stays for the rest of the game."),),
    "animal": (
        ("AA-les-animaux", "An Animal: a companion, not a spell."),
        ("DR-7.2", "Its passive effects apply only while it is face up."),
    ),
}

Source = Callable[[Card], Iterator[Link]]
_sources: list[Source] = []


def add_source(source: Source) -> None:
    """Let another app link cards to clauses, as the legality lists do."""
    _sources.append(source)


def links_of(card: Card, text: str | None = None) -> tuple[Link, ...]:
    """Every link of a card, each clause once, the strongest reason first."""
    text = card.text if text is None else text
    found: dict[str, Link] = {}
    others = (link for source in _sources for link in source(card))
    for link in (*others, *_by_facts(card), *_by_keywords(text), *_by_effects(text), *_by_notes(card)):
        found.setdefault(link.cite, link)
    return tuple(found.values())


def unread(card: Card, text: str | None = None) -> tuple[str, ...]:
    """The paragraphs that no sign or keyword accounts for: while there are none, the links are complete."""
    paragraphs = (card.text if text is None else text).split("\n\n")
    return tuple(
        part
        for part in paragraphs
        if part.strip() and not any(_by_keywords(part)) and not any(_by_effects(part)) and not _plain().search(part)
    )


def _by_facts(card: Card) -> Iterator[Link]:
    if card.components:
        needs = ", ".join(f"{number} {word}" for word, number in card.components.items())
        yield Link("DR-2.3", NEED, f"To prepare it you need components: {needs}.")
        yield Link("DR-2.2.2", NEED, "Its components are designated as it is prepared.")
    if X in card.cost.values():
        yield Link("DR-2.4", NEED, "Its printed cost is X.")
        yield Link("DR-10.5", NEED, "While X is not settled it counts as 0.")
    if card.transmutable:
        yield Link("DR-3.2.4", KEYWORD, f"Transmutable: it also counts as {', '.join(card.transmutable)}.")
    if card.hp is not None:
        yield Link("DR-10.7.2", TYPE, "It has Health Points and is destroyed without any.")
    if card.slot == "ring":
        yield Link("RB-wearing-rings", TYPE, "A Ring: any number may be worn.")
    elif card.slot:
        yield Link("DR-10.7.1", TYPE, f"One {card.slot.capitalize()} at a time, looked at again at each start of turn.")
    yield from (Link(cite, TYPE, reason) for cite, reason in TYPES.get(card.type, ()))


def keywords_in(text: str) -> Iterator[str]:
    """The keywords of a text, its card's own or given to others."""
    for keyword in KEYWORDS:
        said = "Phase (?:shift|out)" if keyword == "Phase shift" else keyword
        if re.search(rf"\b{said}\b", text, re.IGNORECASE):
            yield keyword


def _by_keywords(text: str) -> Iterator[Link]:
    for keyword in keywords_in(text):
        yield Link(KEYWORDS[keyword], KEYWORD, f"Its text has the keyword {keyword}.")


def _by_effects(text: str) -> Iterator[Link]:
    for sign in signs():
        if sign.words.search(text):
            yield Link(sign.cite, EFFECT, sign.reason)


def _by_notes(card: Card) -> Iterator[Link]:
    for place, note in enumerate(card.notes, 1):
        for cite in note.clauses:
            yield Link(cite, NOTE, f"Note {place} on the card touches it.")
    for told in card.told:
        for cite in told.clauses:
            yield Link(cite, NAMED, "The clause tells of it.")
