"""Doing a verb, whichever it is: `perform` says what each one does. Apart from it, since costs are verbs too."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from .. import clauses
from ..effects import verbs
from ..effects.selectors import Chosen, Itself, Reach, Who
from ..indestructible import can_be_discarded
from ..reach import reached, value
from ..state import Task
from ..table import Table
from .data import Data

DOES: dict[type, Callable[[Table, Any, Data], None]] = {}


def perform_all(table: Table, doing: Sequence[verbs.Verb], data: Data) -> None:
    """Verb after verb; what comes after a card's way out, or after applied effects, waits until they are done."""
    for place, verb in enumerate(doing):
        rest = tuple(doing[place + 1 :])
        if isinstance(verb, verbs.PayMana) and rest and isinstance(rest[0], verbs.PayMana):
            together = tuple(takewhile(lambda one: isinstance(one, verbs.PayMana), doing[place:]))
            DOES[verbs.PayMana](table, together, data)
            perform_all(table, doing[place + len(together) :], data)
            return
        if verb == verbs.Remove(Itself()) and not can_be_discarded(table, data["source"]):
            perform(table, verb, data)
            return  # what cannot be destroyed leaves the rest of the action undone (DR-9.2)
        perform(table, verb, data)
        if rest and isinstance(verb, WAITED_FOR):
            table.push_level(Task("action", {**data, "action": rest}))
            return


WAITED_FOR = (verbs.Apply, verbs.Activate, verbs.Remove, verbs.Exile)


def perform(table: Table, verb: verbs.Verb, data: Data) -> None:
    """Do one verb; one whose target is gone does nothing, and says so (RB-target-validity)."""
    reach = reach_of(verb)
    if isinstance(reach, Chosen) and not reached(table, reach, data):
        none = value(table, reach.target.most, data) <= 0
        cites = (clauses.NEGATIVE, data["cite"]) if none else (clauses.NO_TARGET, clauses.TARGETS)
        told = "reaches nothing, since its number is 0" if none else "has no valid target: nothing happens"
        table.emit(f"fizzle {data['source']}", f"{table.name(data['source'])} {told}.", cites)
        return
    if isinstance(reach, Who) and not reached(table, reach, data):
        text = "There is no opponent before the Adversary is drawn: nothing happens."
        table.emit(f"fizzle {data['source']}", text, (clauses.COOP_SETUP, data["cite"]))
        return
    DOES[type(verb)](table, verb, data)


def reach_of(verb: Any) -> Reach | None:
    return next((getattr(verb, name) for name in ("to", "who", "what", "under") if hasattr(verb, name)), None)
