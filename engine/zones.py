"""Moving cards: the only functions that look up or reorder the cards of a zone."""

from .mana import NONE
from .state import ZONES
from .table import Table


def take_out(table: Table, id: str) -> None:
    """Out of the zone it is in; from then on it is in transition, and nobody controls it (DR-6.2)."""
    card = table.card(id)
    holder = card.controller if card.zone == "board" else card.owner
    if card.zone in ZONES:
        cards = tuple(other for other in getattr(table.player(holder), card.zone) if other != id)
        table.set_player(holder, **{card.zone: cards})
    table.set_card(id, zone="transition")


def put(table: Table, id: str, zone: str, place: int = 1) -> None:
    """Into a zone of its owner; `place` counts from the top, 0 is the bottom. It is reset on arrival (DR-6.3)."""
    card = table.card(id)
    take_out(table, id)
    cards = list(getattr(table.player(card.owner), zone))
    cards.insert(len(cards) if place == 0 or zone == "hand" else min(place - 1, len(cards)), id)
    table.set_player(card.owner, **{zone: tuple(cards)})
    table.set_card(
        id,
        zone=zone,
        controller="",
        form="",
        mana=NONE,
        hp=None,
        new=False,
        exhausted=False,
        used=(),
        x=None,
        gained=(),
        spent=(),
    )


def enter(table: Table, id: str, controller: str, form: str) -> None:
    """Onto the board, as new this turn, with its printed Health Points."""
    take_out(table, id)
    table.set_player(controller, board=(*table.player(controller).board, id))
    hp = table.definition(id).hp if form == "permanent" else None
    table.set_card(id, zone="board", controller=controller, form=form, hp=hp, new=True)
