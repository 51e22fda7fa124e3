"""What the legality lists add to cards: an operator `legal:`, a link to the clause, a panel on the card's page."""

from collections.abc import Iterator
from datetime import date

from cards.card import Card, folded
from cards.facets import Facets
from cards.links import LEGALITY, Link
from rules.shelves import Panel

from . import register
from .check import ANIMALS, SAME_CARD
from .findings import several
from .legality import BANNED, PAIR, RESTRICTED, Entry, Legality, LegalityList, shipped

SIGNS = {BANNED: ("bad", "cross"), PAIR: ("warn", "warn"), RESTRICTED: ("warn", "warn")}
Row = tuple[LegalityList, list[tuple[str, Entry]]]


def _latest() -> LegalityList | None:
    """Of the lists that ship: what is derived from cards and kept in an index must not depend on the day."""
    return Legality(shipped()).list_on(date.max)


def _entries(card: Card, each: LegalityList | None) -> list[Entry]:
    names = {folded(name) for name in card.names}
    return [entry for entry in each.entries if names & entry.key] if each else []


def facets(card: Card) -> Facets:
    kinds = [entry.kind for entry in _entries(card, _latest())]
    return {"legal": tuple(kinds) or ("legal",)}


def links(card: Card) -> Iterator[Link]:
    for entry in _entries(card, _latest()):
        if entry.clause:
            yield Link(entry.clause, LEGALITY, f"{says(entry, card)}.")


def says(entry: Entry, card: Card) -> str:
    if entry.kind == PAIR:
        names = {folded(name) for name in card.names}
        other = next((name for name in entry.cards if folded(name) not in names), "itself")
        return f"Not in one deck with {other}"
    if entry.kind == RESTRICTED:
        return f"Restricted to {several(entry.copies, 'copy', 'copies')}"
    return entry.kind.capitalize()


def panel(card: Card) -> Panel:
    """Legality today and by date, the newest list first; then the events that have a word on the card."""
    lists = register.current()
    holds = lists.in_force(register.today())
    now = [entry for entry, _ in holds.about(*card.names)]
    most = ANIMALS if card.type == "animal" else SAME_CARD
    tag = says(now[0], card).lower() if now else f"legal, up to {several(most, 'copy', 'copies')}"
    tone, icon = SIGNS[now[0].kind] if now else ("ok", "check")
    rows = [_row(card, each) for each in lists.official]
    rows += [row for each in lists.lists if each.event and (row := _row(card, each))[1]]
    context = {"tag": tag, "tone": tone, "icon": icon, "rows": rows, "known": holds.official is not None}
    return Panel("decks/_beside_card.html", context)


def _row(card: Card, each: LegalityList) -> Row:
    return each, [(says(entry, card), entry) for entry in _entries(card, each)]
