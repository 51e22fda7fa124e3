"""What may be declared at the end of a scenario, how it would be paid, and why not what may not. No rule lives here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cards.scenarios import Resolved
from engine import declaring, payment, why_not
from engine.choices import Illegal
from engine.plays import Play, thinkable
from engine.problems import Invalid
from engine.state import ADVERSARY, Task

from . import bounds, telling
from .watching import Clock

Record = dict[str, Any]
PLAIN = frozenset({"by", "ability", "trade", *declaring.DECLARED})  # entries that leave everything still to be answered


@dataclass
class Plays:
    allowed: list[Record] = field(default_factory=list)
    refused: list[Record] = field(default_factory=list)
    complete: bool = False


def goes_on(found: Resolved) -> bool:
    state = found.trace.state
    return found.trace.status == "resolved" and state is not None and not state.winner


def plays(found: Resolved, clock: Clock, player: str = "") -> Plays:
    """Everything one player might declare, or anybody; as far as the clock allows."""
    state, defs = found.trace.state, found.cast.defs
    assert state is not None
    listed = Plays()
    for by in [player] if player else [name for name in state.players if name != ADVERSARY]:
        for one in thinkable(state, by, defs):
            if not clock.going() or len(listed.allowed) + len(listed.refused) >= bounds.ROWS:
                return listed
            refusal = why_not(state, one, defs)
            row = {"entry": one.entry(), "text": telling.play(state, one)}
            if refusal is None:
                listed.allowed.append({**row, **_paid(found, one)})
            else:
                listed.refused.append({**row, **_refusal(refusal)})
    listed.complete = True
    return listed


def _paid(found: Resolved, one: Play) -> Record:
    assert found.trace.state is not None
    way = payment(found.trace.state, one, found.cast.defs)
    if way is None:
        return {"cost": {}, "components": []}
    return {"cost": way.cost.as_dict(), "components": [list(some) for some in way.components[: bounds.ANSWERS]]}


def _refusal(refusal: Illegal) -> Record:
    return {"reason": refusal.reason, "cites": list(refusal.cites)}


def declared(found: Resolved, entry: Mapping[str, Any]) -> Record:
    """In some way, whatever is answered later."""
    state = found.trace.state
    assert state is not None
    try:
        task = declaring.task(state, declaring.checked(entry, "entry"), "entry")
    except Invalid as error:
        return {"allowed": False, "reason": "; ".join(error.problems), "cites": []}
    refusal = why_not(state, _play(task), found.cast.defs)
    return {"allowed": True, "reason": "", "cites": []} if refusal is None else {"allowed": False, **_refusal(refusal)}


def _play(task: Task) -> Play:
    data = task.data
    if task.does == "trade":
        return Play(data["by"], "trade", give=data["give"], take=data["take"])
    return Play(data["by"], task.does, data["card"], data.get("ability", 0))
