"""What the legality lists add to cards: an operator `legal:`, a link to the clause, a panel on the card's page."""

from collections.abc import Iterator
from datetime import date

from cards.card import Card
from cards.facets import Facets
from cards.links import LEGALITY, Link
from rules.shelves import Panel

from . import register
from .legality import ALLOWED, BANNED, PAIR, RESTRICTED, Entry, Legality, LegalityList, shipped

WORDS = {BANNED: "Banned", PAIR: "Banned as a pair", RESTRICTED: "Restricted", ALLOWED: "Allowed"}


def _latest() -> LegalityList | None:
    """Of the lists that ship: what is derived from cards and kept in an index must not depend on the day."""
    return Legality(shipped()).list_on(date.max)


def _entries(card: Card, each: LegalityList | None) -> list[Entry]:
    names = set(card.names)
    return [entry for entry in each.entries if names & set(entry.cards)] if each else []


def facets(card: Card) -> Facets:
    kinds = [entry.kind for entry in _entries(card, _latest())]
    return {"legal": tuple(kinds) or ("legal",)}


def links(card: Card) -> Iterator[Link]:
    for entry in _entries(card, _latest()):
        if entry.clause:
            yield Link(entry.clause, LEGALITY, f"{says(entry, card)}.")


def says(entry: Entry, card: Card) -> str:
    if entry.kind == PAIR:
        other = next((name for name in entry.cards if name not in set(card.names)), "")
        return f"Not in one deck with {other}"
    return f"Restricted to {entry.copies} copies" if entry.kind == RESTRICTED else WORDS[entry.kind]


def panel(card: Card) -> Panel:
    """Legality by date, the newest first."""
    lists = register.current()
    rows = [(each, [(says(entry, card), entry) for entry in _entries(card, each)]) for each in lists.official]
    events = [
        (each, [(says(entry, card), entry) for entry in _entries(card, each)])
        for each in lists.lists
        if each.event and _entries(card, each)
    ]
    now = lists.status(card.name, register.today())
    return Panel("decks/_beside_card.html", {"rows": rows + events, "now": now, "card": card})
