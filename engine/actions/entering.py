"""An effect enters the chain: its targets are chosen now, one action after the other, and stay chosen (DR-4.2.2)."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from .. import clauses
from ..choices import Question
from ..effects.selectors import Chosen, Target
from ..effects.verbs import Action
from ..reach import options
from ..state import Task
from ..table import Table


def entering(table: Table, source: str, by: str, actions: Sequence[Action], cite: str, **more: Any) -> list[Task]:
    """The actions of one paragraph as tasks of the chain, with the targets they share."""
    chosen: list[tuple[str, ...]] = []
    fixed = [_fixed(table, action, source, by, cite, chosen) for action in actions]
    shared = {"source": source, "by": by, "cite": cite, "chosen": tuple(chosen), **more}
    return [Task("action", {"action": action, **shared}) for action in fixed]


def _fixed(table: Table, part: Any, source: str, by: str, cite: str, chosen: list[tuple[str, ...]]) -> Any:
    """The same effect with every target in it chosen, in the order in which the card names them."""
    if isinstance(part, Target):
        chosen.append(choose(table, part, source, by, cite))
        return Chosen(len(chosen) - 1, part)
    if isinstance(part, tuple) and not hasattr(part, "_fields"):
        return tuple(_fixed(table, item, source, by, cite, chosen) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        made = {f.name: _fixed(table, getattr(part, f.name), source, by, cite, chosen) for f in fields(part)}
        return replace(part, **made) if made else part
    return part


def choose(table: Table, target: Target, source: str, by: str, cite: str) -> tuple[str, ...]:
    """One target or several; none where there is nothing to choose."""
    who = by if target.by == "you" else table.opponent(by)
    found = options(table, target, by, source)
    if not found:
        return ()
    text = f"what {table.card(source).name} targets"
    cites = (clauses.TARGETS, cite)
    if target.most == 1 and target.least == 1:
        return (table.ask(Question("target", who, text, found, cites)),)
    answer = table.ask(Question("target", who, text, found, cites, several=True))
    several = tuple(answer) if isinstance(answer, list | tuple) else (answer,)
    return several[: target.most]
