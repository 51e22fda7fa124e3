"""What happens instead: "would … instead", and what a rule does not let happen."""

from collections.abc import Sequence
from typing import Any

from . import clauses
from .actions import paying
from .choices import Question, yes_or_no
from .continuous import Held, cited, parts_of, rules
from .effects.abilities import Instead
from .effects.standing import NoneToHand
from .effects.verbs import PutInto
from .kinds import holds, is_of
from .mana import Mana
from .reach import value
from .state import Task
from .table import Table


def instead(table: Table, of: Sequence[str], id: str) -> list[Held]:
    """The replacements of what is about to happen to a card: its own first, then those of other cards in play."""
    card = table.card(id)
    own = [
        Held(part, card.controller or card.owner, id, number)
        for number, part in parts_of(table, id)
        if isinstance(part, Instead) and part.of in of and part.subject == "itself"
    ]
    others = [
        held
        for held in rules(table, Instead)
        if held.part.of in of
        and not isinstance(held.part.subject, str)
        and held.source != id
        and is_of(table, id, held.part.subject, held.by, held.source, anywhere=True)
    ]
    found = [held for held in (*own, *others) if holds(table, held.part.condition, held.by, held.source)]
    barred = none_to_hand(table, card.owner) is not None
    return [held for held in found if not (barred and any(_to_hand(verb) for verb in held.part.then))]


def _to_hand(verb: object) -> bool:
    """What would add a card to a hand is ignored where a rule forbids it, so it replaces nothing."""
    return isinstance(verb, PutInto) and verb.zone == "hand"


def of_discard(table: Table, id: str, data: dict[str, Any]) -> bool:
    """Whether something else happens than a card's discard from play; what it is has been put into the chain."""
    card = table.card(id)
    of = ["discard", *(["destroy"] if card.form in ("permanent", "equipment") else ())]
    of += ["discard after activation"] if data.get("activated") else []
    saved = data.get("saved", {})
    for held in instead(table, of, id):
        if held.source in saved and saved[held.source] != id:
            continue
        if _accepted(table, held, id):
            _happens(table, held, id)
            return True
    return False


def _context(table: Table, held: Held, id: str) -> dict[str, Any]:
    cite = cited(table, held.source, held.number)
    event = {"cards": (id,)}
    return {"source": held.source, "by": held.by, "chosen": (), "cite": cite, "event": event, "run": None}


def _accepted(table: Table, held: Held, id: str) -> bool:
    if not held.part.optional:
        return True
    if not paying.can_do(table, held.part.cost, _context(table, held, id)):
        return False
    text = f"whether {table.card(held.source).name} changes what happens to {table.card(id).name}"
    cites = (clauses.TRIGGERS, cited(table, held.source, held.number))
    return bool(table.ask(yes_or_no(table.seat(held.by), text, cites)))


def _happens(table: Table, held: Held, id: str) -> None:
    name, cite = table.card(held.source).name, cited(table, held.source, held.number)
    table.emit(
        f"trigger {held.source}",
        f"{name}: something else happens to {table.card(id).name} instead.",
        (clauses.TRANSITION, cite),
    )
    verbs = (*held.part.cost, *held.part.then)
    table.push(Task("action", {**_context(table, held, id), "action": verbs, "run": table.new_run()}))


def saved(table: Table, leaving: Sequence[str]) -> dict[str, str]:
    """Where a replacement can save one of several, its controller says which: by the card that saves, the one saved."""
    found: dict[str, str] = {}
    for held in rules(table, Instead):
        if held.part.of != "destroy" or isinstance(held.part.subject, str):
            continue
        meant = [
            id for id in leaving
            if id not in found.values()
            and held in instead(table, ("destroy",), id)
        ]  # fmt: skip
        if len(meant) > 1:
            text = f"which card {table.card(held.source).name} saves"
            cites = (clauses.DISCARDING, cited(table, held.source, held.number))
            found[held.source] = table.ask(Question("pick", table.seat(held.by), text, tuple(meant), cites))
        elif meant:
            found[held.source] = meant[0]
    return found


def of_release(table: Table, id: str, mana: Mana) -> Mana:
    """Mana that is locked under another card instead of being released; what is left is released."""
    for held in instead(table, ("release",), id):
        for move in held.part.then:
            much = max(0, value(table, move.amount, {"source": held.source, "by": held.by}))
            one = Mana(**{move.element: min(much, getattr(mana, move.element))})
            if one.total and table.card(held.source).zone == "board" and held.source != id:
                mana = mana.minus(one)
                table.set_card(id, mana=table.card(id).mana.minus(one))
                table.set_card(held.source, mana=table.card(held.source).mana.plus(one))
                text = f"{one.total} Mana from {table.name(id)} is locked under {table.name(held.source)} instead."
                cite = cited(table, held.source, held.number)
                table.emit(f"lock {held.source} {one}", text, (clauses.DISCARDING, cite), cards=(held.source,))
    return mana


def of_draw(table: Table, player: str) -> Held | None:
    """What a player does in place of drawing in their draw phase."""
    if table.turn != player or table.phase != "draw":
        return None
    found = [h for h in rules(table, Instead) if h.part.of == "draw phase" and h.by == player]
    return next((held for held in found if holds(table, held.part.condition, held.by, held.source)), None)


def none_to_hand(table: Table, player: str) -> Held | None:
    """The rule by which a player can add no card to their hand now."""
    if table.turn == player and table.phase == "draw":
        return None
    return next((held for held in rules(table, NoneToHand) if held.by == player), None)
