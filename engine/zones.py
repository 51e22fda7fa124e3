"""Moving cards: the only functions that look up or reorder the cards of a zone."""

from .mana import NONE
from .state import ZONES, Card
from .table import Table


def take_out(table: Table, id: str) -> None:
    """Out of the zone it is in; from then on it is in transition, and nobody controls it (DR-6.2)."""
    card = table.card(id)
    holder = card.controller if card.zone == "board" else card.owner
    if card.zone in ZONES:
        cards = tuple(other for other in getattr(table.player(holder), card.zone) if other != id)
        table.set_player(holder, **{card.zone: cards})
    if card.hp is not None:
        table.remember_all(f"health {id}", card.hp)
    table.set_card(id, zone="transition")


def put(table: Table, id: str, zone: str, place: int = 1) -> None:
    """Into a zone of its owner; `place` counts from the top, 0 is the bottom. It is reset on arrival (DR-6.3)."""
    card = table.card(id)
    take_out(table, id)
    cards = list(getattr(table.player(card.owner), zone))
    if place > len(cards) + 1:
        table.reading("short-deck")
    cards.insert(len(cards) if place == 0 or zone == "hand" else min(place - 1, len(cards)), id)
    table.set_player(card.owner, **{zone: tuple(cards)})
    hidden = card.hidden + (zone in ("hand", "deck"))
    _replace(table, Card(id, card.name, card.owner, zone, hidden=hidden))
    if zone in ("hand", "deck"):
        _lose_sight_of(table, id)


def _lose_sight_of(table: Table, id: str) -> None:
    """A card in a private zone cannot be followed: no spell knows it as its component any more (DR-6.4)."""
    for other in table.board():
        if id in table.card(other).used:
            table.set_card(other, used=tuple(one for one in table.card(other).used if one != id))


def _replace(table: Table, card: Card) -> None:
    table.set_card(
        card.id,
        **{name: getattr(card, name) for name in Card.__dataclass_fields__ if name not in ("id", "name", "owner")},
    )


def enter(table: Table, id: str, controller: str, form: str) -> None:
    """Onto the board, as new this turn, with its printed Health Points."""
    owner, name, hidden = table.card(id).owner, table.card(id).name, table.card(id).hidden
    take_out(table, id)
    table.set_player(controller, board=(*table.player(controller).board, id))
    hp = table.definition(id).hp if form == "permanent" else None
    table.clock += 1
    _replace(
        table, Card(id, name, owner, "board", controller, form, NONE, hp, new=True, hidden=hidden, since=table.clock)
    )


def reorder(table: Table, player: str, zone: str, cards: tuple[str, ...]) -> None:
    table.set_player(player, **{zone: cards})
