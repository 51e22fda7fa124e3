"""Leaving the board: the chronology of discarding (DR-6.5), and the same for other ways out."""

from collections.abc import Sequence
from typing import Any

from . import clauses, ether, replacements
from .choices import Question
from .continuous import cited
from .indestructible import can_be_discarded
from .keywords import has
from .mana import NONE, Mana
from .state import ADVERSARY, Task
from .table import Table
from .zones import put, take_out


def discard_tasks(ids: Sequence[str], **data: Any) -> list[Task]:
    return [Task("discard", {"card": id, **data}) for id in ids]


def several(table: Table, ids: Sequence[str], **data: Any) -> None:
    """Several at once: the active player lines them up, and each is done before the next begins (DR-6.5)."""
    leaving = [id for id in ids if can_be_discarded(table, id, data.get("despite", False))]
    if len(leaving) > 1:
        text = "in which order the cards are discarded"
        question = Question(
            "order", table.decider, text, tuple(leaving), (clauses.DISCARDING,), default=list(leaving), ordered=True
        )
        leaving = list(table.ask(question))
        data["saved"] = replacements.saved(table, leaving)
    table.push_level(*discard_tasks(leaving, **data))


def discard(table: Table, data: dict[str, Any]) -> None:
    """Steps 1 to 3: it begins to leave, applies its discard effects, releases its Mana; `arrive` does 4 and 5."""
    id = data["card"]
    card, definition = table.card(id), table.definition(id)
    if not can_be_discarded(table, id, data.get("despite", False)):
        _stays(table, id, data)
        return
    if replacements.of_discard(table, id, data):
        return
    if definition.type == "animal":
        leave(table, id, "exile", (clauses.ANIMAL_REMOVED, *data.get("cites", ())))
        return
    verb = "destroy" if card.form in ("permanent", "equipment", "adversary") else "discard"
    told = "destroyed" if verb == "destroy" else "discarded"
    autumn = has(table, id, "Autumn") and not data.get("silent")
    take_out(table, id)
    table.emit(
        f"{verb} {id}",
        f"{definition.name} is {told}: it begins to leave the board.",
        (clauses.DISCARDING, clauses.DESTRUCTION, *data.get("cites", ())),
        cards=(id,),
        leaves=True,
        was=card.form,
        controller=card.controller,
        silent=data.get("silent", False),
        autumn=autumn,
    )
    _depart(table, id, card.controller, "discard")


def _stays(table: Table, id: str, data: dict[str, Any]) -> None:
    gone = table.card(id).zone != "board"
    reason = "is no longer in play" if gone else "is Indestructible and stays"
    clause = clauses.NO_TARGET if gone else clauses.INDESTRUCTIBLE
    told = f"{table.definition(id).name} {reason}."
    table.emit(f"fizzle {data.get('by', id)}", told, (clause, clauses.TRANSITION))


def _depart(table: Table, id: str, by: str, zone: str, place: int = 1, late: bool = False) -> None:
    """What is under it when its own effects are done is released, and only then does it arrive."""
    release_task = Task("release", {"card": id, "by": by, "leaving": zone})
    table.push(release_task, Task("arrive", {"card": id, "zone": zone, "place": place, "leaves": late, "by": by}))


def leave(table: Table, id: str, zone: str, cites: Sequence[str], place: int = 1) -> None:
    """From the board to a hand, a deck or exile: it leaves play, releases its Mana, and arrives."""
    card = table.card(id)
    late = zone == "deck" and "leave" in table.definition(id).hears and table.reading("leave-to-deck") == "after"
    take_out(table, id)
    verb, told = ("exile", "is exiled") if zone == "exile" else ("return", f"leaves play for its owner's {zone}")
    table.emit(
        f"exile {id}" if verb == "exile" else f"return {id} {zone}",
        f"{card.name} {told}.",
        (clauses.EXILE if verb == "exile" else clauses.LEAVING, clauses.TRANSITION, *cites),
        cards=(id,),
        leaves=not late,
        was=card.form,
        controller=card.controller,
    )
    _depart(table, id, card.controller, zone, place, late)


def put_back(table: Table, data: dict[str, Any]) -> None:
    id = data["card"]
    card = table.card(id)
    if card.zone != "board":
        table.emit(f"fizzle {data.get('by', id)}", f"{card.name} is no longer in play.", (clauses.NO_TARGET,))
    elif data["zone"] == "hand" and card.owner == ADVERSARY:
        text = "The Adversary has no hand: nothing happens."
        table.emit(f"fizzle {data.get('by', id)}", text, (clauses.COOP_NO_HAND,))
    elif data["zone"] == "hand" and replacements.none_to_hand(table, card.owner):
        refuse_hand(table, card.owner, id)
    else:
        leave(table, id, data["zone"], data.get("cites", ()), data.get("place", 1))


def refuse_hand(table: Table, player: str, thing: str) -> None:
    """An effect that would add a card to a hand is ignored while a rule forbids it."""
    held = replacements.none_to_hand(table, player)
    cite = cited(table, held.source) if held else clauses.TRIGGERS
    table.emit(f"fizzle {thing}", f"{player} can add no card to their hand now: nothing happens.", (cite,))


def release(table: Table, data: dict[str, Any]) -> None:
    """Mana from under a card to the Available Ether."""
    card = table.card(data["card"])
    mana: Mana = card.mana if "leaving" in data else data["mana"]  # its last effects may have released some
    if data.get("leaving") == "discard":
        mana = replacements.of_release(table, card.id, mana)
    if mana == NONE:
        return
    card = table.card(card.id)
    table.set_card(card.id, mana=card.mana.minus(mana))
    ether.add(table, data["by"], mana)
    table.emit(
        f"release {card.id} {mana}",
        f"{mana.total} Mana from under {card.name} goes to the Available Ether.",
        (clauses.DISCARDING if "leaving" in data else clauses.INDIVISIBLE, clauses.ETHER, *data.get("cites", ())),
        cards=(card.id,),
        mana=mana,
    )


def arrive(table: Table, data: dict[str, Any]) -> None:
    id, zone = data["card"], data["zone"]
    put(table, id, zone, data.get("place", 1))
    place = {"discard": "discard pile"}.get(zone, zone)
    text = f"{table.card(id).name} is in the {place}, and is as printed again."
    late = {"cards": (id,), "leaves": True, "controller": data["by"]} if data.get("leaves") else {}
    table.emit(f"reset {id}", text, (clauses.RESET,), **late)
