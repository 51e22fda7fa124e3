"""The chain of events: the next indivisible action is done, and what it triggers comes next (DR-4.2.1)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import consequences, coop, discard, notation, playing, preparation, trading, triggers, turn, validity
from .actions import applying, hands, perform
from .choices import Assumption
from .state import State, but
from .table import Defs, Table
from .trace import Step


@dataclass(frozen=True)
class Done:
    """One action resolved: the next state, and what is to be told of it."""

    state: State
    steps: tuple[Step, ...]
    assumptions: tuple[Assumption, ...]


DOES: dict[str, Callable[[Table, dict[str, Any]], None]] = {
    "prepare": preparation.prepare,
    "channel": preparation.channel,
    "finish": preparation.finish,
    "announce": playing.announce,
    "activate": playing.activate,
    "effects": applying.effects_now,
    "use": playing.use,
    "trade": trading.trade,
    "action": perform.action,
    "cost": perform.cost,
    "apply": applying.apply_now,
    "missed": applying.missed,
    "draw": hands.draw,
    "trigger": triggers.trigger,
    "discard": discard.discard,
    "return": discard.put_back,
    "release": discard.release,
    "arrive": discard.arrive,
    "phase": turn.begin,
    "work": turn.work,
    "zenith": turn.zenith,
    "check": validity.check,
    "gather": turn.gather,
    "take pile": turn.take_pile,
    "hand limit": turn.hand_limit,
    "expire": turn.expire,
    "defeat": consequences.settle,
    "judge": notation.judge,
    "lose hand": coop.lose_hand,
    "adversary card": coop.again,
    "adversary draw": coop.draw,
    "adversary mana": coop.mana,
}


def step(state: State, defs: Defs) -> Done:
    """Resolve the next action of the chain. Raises Open where it needs an answer; nothing has changed then."""
    task, rest = state.agenda[0], state.agenda[1:]
    table = Table(but(state, agenda=rest), defs, task.depth)
    DOES[task.does](table, dict(task.data))
    first = [but(found, depth=task.depth + 1) for found in consequences.after(table)]
    done = table.done(first)
    if table.winner:
        done = but(done, agenda=(), runs={})
    return Done(done, tuple(table.steps), tuple(table.assumptions))
