"""The chain of events: the next indivisible action is done, and what it triggers comes next (DR-4.2.1)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from . import clauses, discard, notation, playing, preparation, triggers, turn, validity
from .actions import cards, perform
from .actions.entering import entering
from .cards import CardDef
from .choices import Assumption
from .continuous import holds, paragraphs
from .effects.abilities import AsSoonAs
from .state import State, Task
from .table import Table
from .trace import Step


@dataclass(frozen=True)
class Done:
    """One action resolved: the next state, and what is to be told of it."""

    state: State
    steps: tuple[Step, ...]
    assumptions: tuple[Assumption, ...]


def trigger(table: Table, data: dict[str, Any]) -> None:
    """A triggered effect enters the chain; what is optional in it is asked when it resolves."""
    source, by = data["source"], data["by"]
    cite = table.definition(source).cite(data["paragraph"])
    table.emit(f"trigger {source}", f"{table.card(source).name} triggers.", (clauses.TRIGGERS, clauses.CHAIN, cite))
    table.push(*entering(table, source, by, data["actions"], cite, event=data["event"]))


DOES: dict[str, Callable[[Table, dict[str, Any]], None]] = {
    "prepare": preparation.prepare,
    "channel": preparation.channel,
    "finish": preparation.finish,
    "activate": playing.activate,
    "use": playing.use,
    "trade": playing.trade,
    "action": perform.action,
    "draw": cards.draw,
    "trigger": trigger,
    "discard": discard.discard,
    "return": discard.put_back,
    "release": discard.release,
    "arrive": discard.arrive,
    "phase": turn.begin,
    "zenith": turn.zenith,
    "check": validity.check,
    "gather": turn.gather,
    "take pile": turn.take_pile,
    "hand limit": turn.hand_limit,
    "expire": turn.expire,
    "judge": notation.judge,
}


def step(state: State, defs: Mapping[str, CardDef]) -> Done:
    """Resolve the next action of the chain. Raises Open where it needs an answer; nothing has changed then."""
    task, rest = state.agenda[0], state.agenda[1:]
    table = Table(replace(state, agenda=rest), defs, task.depth)
    DOES[task.does](table, dict(task.data))
    first = [replace(found, depth=task.depth + 1) for found in (*triggers.tasks(table), *consequences(table))]
    over = defeat(table)
    done = table.done(() if over else first)
    return Done(replace(done, agenda=()) if over else done, tuple(table.steps), tuple(table.assumptions))


def consequences(table: Table) -> list[Task]:
    """What the rules do of themselves after an action: Permanents without Health Points, and "as soon as" (DR-9.2)."""
    found = []
    leaving = {task.data["card"] for task in table.waiting if task.does == "discard"}
    for id in table.board():
        card = table.card(id)
        if card.hp is not None and card.hp <= 0 and id not in leaving and discard.can_be_discarded(table, id):
            found.append(Task("discard", {"card": id, "cites": (clauses.PERMANENTS, clauses.EXCESS)}))
        for number, part in paragraphs(table, id):
            if isinstance(part, AsSoonAs) and table.touched(id) and holds(table, part.condition, card.controller, id):
                data = {"source": id, "by": card.controller, "actions": part.actions, "paragraph": number, "event": {}}
                found.append(Task("trigger", data))
    return found


def defeat(table: Table) -> bool:
    """After each action: whoever is at 0 or below, or could not draw, is defeated; both at once is a draw."""
    if table.winner:
        return True
    lost = [name for name, player in table.players.items() if player.hp <= 0 or player.defeated]
    if not lost:
        return False
    for name in lost:
        table.emit(f"defeat {name}", f"{name} is defeated.", (clauses.VICTORY,))
    left = [name for name in table.players if name not in lost]
    table.winner = left[0] if len(left) == 1 else "draw"
    if left:
        table.emit(f"win {table.winner}", f"{table.winner} wins.", (clauses.VICTORY,))
    return True
