"""Leaving the board: the chronology of discarding (DR-6.5), and the same for other ways out."""

from typing import Any

from . import clauses, ether
from .choices import Question
from .continuous import has
from .mana import NONE
from .state import Task
from .table import Table
from .zones import put, take_out


def discard_tasks(ids: list[str], **data: Any) -> list[Task]:
    return [Task("discard", {"card": id, **data}) for id in ids]


def several(table: Table, ids: list[str], cites: tuple[str, ...] = ()) -> None:
    """Several at once: the active player lines them up, and each is done before the next begins (DR-6.5)."""
    leaving = [id for id in ids if can_be_discarded(table, id)]
    if len(leaving) > 1:
        question = Question(
            "order", table.turn, "in which order the cards are discarded", tuple(leaving), (clauses.DISCARDING,),
            default=list(leaving), several=True,
        )  # fmt: skip
        named = [id for id in table.ask(question) if id in leaving]
        leaving = [*named, *(id for id in leaving if id not in named)]
    table.push(*discard_tasks(leaving, cites=cites))


def can_be_discarded(table: Table, id: str, despite: bool = False) -> bool:
    """Indestructible keeps Permanents and Equipment on the board (DR-3.2.2)."""
    card = table.card(id)
    protected = card.form in ("permanent", "equipment") and has(table, id, "Indestructible") and not despite
    return card.zone == "board" and not protected


def discard(table: Table, data: dict[str, Any]) -> None:
    """Steps 1 to 3: it begins to leave, applies its discard effects, releases its Mana; `arrive` does 4 and 5."""
    id = data["card"]
    card, definition = table.card(id), table.definition(id)
    if not can_be_discarded(table, id, data.get("despite", False)):
        reason = "is no longer in play" if card.zone != "board" else "is Indestructible and stays"
        table.emit(
            f"fizzle {data.get('by', id)}", f"{definition.name} {reason}.", (clauses.INDESTRUCTIBLE, clauses.TRANSITION)
        )
        return
    verb = "destroy" if card.form in ("permanent", "equipment") else "discard"
    mana, controller = card.mana, card.controller
    take_out(table, id)
    told = "destroyed" if verb == "destroy" else "discarded"
    cites = (clauses.DISCARDING, clauses.DESTRUCTION, *data.get("cites", ()))
    table.emit(
        f"{verb} {id}",
        f"{definition.name} is {told}: it begins to leave the board.",
        cites,
        cards=(id,),
        leaves=True,
        was=card.form,
        controller=controller,
        silent=data.get("silent", False),
    )
    table.push(
        Task("release", {"card": id, "mana": mana, "by": controller}), Task("arrive", {"card": id, "zone": "discard"})
    )


def put_back(table: Table, data: dict[str, Any]) -> None:
    """From the board to a hand or a deck: it leaves play, releases its Mana, and arrives (RB-leaving-the-board)."""
    id, zone = data["card"], data["zone"]
    card = table.card(id)
    if card.zone != "board":
        table.emit(f"fizzle {data.get('by', id)}", f"{card.name} is no longer in play.", (clauses.NO_TARGET,))
        return
    mana, controller = card.mana, card.controller
    take_out(table, id)
    table.emit(
        f"return {id} {zone}",
        f"{card.name} leaves play for its owner's {zone}.",
        (clauses.TRANSITION, *data.get("cites", ())),
        cards=(id,),
        leaves=True,
        was=card.form,
        controller=controller,
    )
    table.push(
        Task("release", {"card": id, "mana": mana, "by": controller}),
        Task("arrive", {"card": id, "zone": zone, "place": data.get("place", 1)}),
    )


def release(table: Table, data: dict[str, Any]) -> None:
    mana = data["mana"]
    if mana == NONE:
        return
    card = table.card(data["card"])
    table.set_card(card.id, mana=card.mana.minus(mana))
    ether.add(table, data["by"], mana)
    table.emit(
        f"release {card.id} {mana}",
        f"The Mana under {card.name} goes to the Available Ether.",
        (clauses.DISCARDING, clauses.ETHER),
        cards=(card.id,),
        mana=mana,
    )


def arrive(table: Table, data: dict[str, Any]) -> None:
    id, zone = data["card"], data["zone"]
    put(table, id, zone, data.get("place", 1))
    place = {"discard": "discard pile"}.get(zone, zone)
    table.emit(f"reset {id}", f"{table.card(id).name} is in the {place}, and is as printed again.", (clauses.RESET,))
