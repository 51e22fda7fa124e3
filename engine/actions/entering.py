"""An effect enters the chain: its targets are chosen now, one action after the other, and stay chosen (DR-4.2.2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from itertools import combinations
from typing import Any, get_args

from .. import clauses
from ..choices import Question
from ..effects import verbs
from ..effects.conditions import Both, CardIs, Condition, NobodyLostHealth, NoDamageTaken, Not
from ..effects.selectors import AnyTarget, Chosen, Share, Shared, Target, That
from ..effects.verbs import Action
from ..kinds import holds, player_of
from ..reach import options, value
from ..state import ADVERSARY, Task
from ..table import Table
from .data import Data

# Effects that are given to something, or begin to hold, choose their targets when their own time comes.
LATER = (verbs.Grant, verbs.Begin)
VERBS = get_args(verbs.Verb)


@dataclass
class Entry:
    """One paragraph on its way into the chain: whose it is, and what has been chosen so far."""

    table: Table
    data: Data
    by: str
    chosen: list[Any] = field(default_factory=list)
    targets: dict[int, Target] = field(default_factory=dict)
    that: int = -1  # the place of the target that "that" means: the last one before the verb that says it

    @property
    def source(self) -> str:
        return str(self.data["source"])

    @property
    def context(self) -> Data:
        return {**self.data, "by": self.by, "chosen": tuple(self.chosen)}


def entering(table: Table, data: Data, actions: Sequence[Action], chosen: Sequence[Any] = ()) -> list[Task]:
    """The actions of one paragraph as tasks of the chain, with the targets they share."""
    entry = Entry(table, data, data["by"], list(chosen))
    fixed = [tuple(_fixed(entry, verb) for verb in action) for action in actions]
    shared = {**data, "chosen": tuple(entry.chosen)}
    return [Task("action", {**shared, "action": action}) for action in fixed]


def _fixed(entry: Entry, part: Any) -> Any:
    """The same effect with every target in it chosen, in the order in which the card names them."""
    if isinstance(part, VERBS):
        entry.that = max(entry.targets, default=-1)
    match part:
        case Target():
            return _choose(entry, part)
        case Share():
            raise AssertionError("a split is chosen with the amount it splits")
        case That():
            return Chosen(entry.that, entry.targets[entry.that]) if entry.that in entry.targets else part
        case verbs.Damage(amount, Share() as share, _, _):
            return replace(part, to=_split(entry, share, value(entry.table, amount, entry.context)))
        case verbs.Repeat(inner, times):
            often = max(0, value(entry.table, times, entry.context))
            return verbs.If(ALWAYS, tuple(_fixed(entry, verb) for _ in range(often) for verb in inner))
        case verbs.If(condition, then, otherwise):
            return _branches(entry, part, condition, then, otherwise)
        case verbs.Options(ways, number, by) if has_target(ways):
            return _option(entry, ways, value(entry.table, number, entry.context), by)
        case verbs.As(who, inner):
            by, entry.by = entry.by, player_of(entry.table, who, entry.by)
            theirs = replace(part, verbs=tuple(_fixed(entry, verb) for verb in inner))
            entry.by = by
            return theirs
        case verbs.Grant() | verbs.Begin():
            return replace(
                part, **{name: _fixed(entry, getattr(part, name)) for name in ("what", "who") if hasattr(part, name)}
            )
    return _fixed_inside(entry, part)


def _fixed_inside(entry: Entry, part: Any) -> Any:
    """An effect that says nothing of its own about targets: those in its parts."""
    if isinstance(part, tuple) and not hasattr(part, "_fields"):
        return tuple(_fixed(entry, item) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        names = sorted((f.name for f in fields(part)), key=LATE_FIELDS.__contains__)
        made = {name: _fixed(entry, getattr(part, name)) for name in names}
        return replace(part, **made) if made else part
    return part


ALWAYS = Both(())
LATE_FIELDS = frozenset(
    {"amount", "then", "otherwise"}
)  # a card names whom it hits before what X is, a cost before its fruit


def _choose(entry: Entry, target: Target) -> Chosen:
    """One target or several; as many as there are where there are too few."""
    table = entry.table
    found = _choosable(entry, options(table, target, entry.by, entry.source))
    most = min(len(found), max(0, value(table, target.most, entry.context)))
    least = min(most, max(0, value(table, target.least, entry.context)))
    entry.targets[len(entry.chosen)] = target
    if most == 0 or (least == most == len(found)):
        entry.chosen.append(found[:most])
        return Chosen(len(entry.chosen) - 1, target)
    who = table.seat(player_of(table, target.by, entry.by))
    text = f"what {table.card(entry.source).name} targets"
    cites = (clauses.TARGETS, entry.data["cite"], *((clauses.COOP_TARGETS,) if entry.by == ADVERSARY else ()))
    answer = table.ask(Question("target", who, text, found, cites, least=least, most=most))
    entry.chosen.append(tuple(answer) if isinstance(answer, list) else (answer,))
    return Chosen(len(entry.chosen) - 1, target)


def _choosable(entry: Entry, found: tuple[str, ...]) -> tuple[str, ...]:
    """A spell that is being activated may be among them, or not (activating-target)."""
    table = entry.table
    activating = {task.data["card"] for task in table.waiting if task.does == "finish"}
    activating |= {entry.source} if entry.data.get("activated") else set()
    if not activating & set(found) or table.reading("activating-target") == "yes":
        return found
    return tuple(one for one in found if one not in activating)


def _branches(entry: Entry, part: verbs.If, condition: Condition, then: Any, otherwise: Any) -> verbs.If:
    """Targets of the branch that holds now; of both where only what happens will tell."""
    if _depends_on_events(condition):
        taken, left = _fixed(entry, then), _fixed(entry, otherwise)
    elif holds(entry.table, condition, entry.by, entry.source, entry.context):
        taken, left = _fixed(entry, then), _unchosen(otherwise)
    else:
        taken, left = _unchosen(then), _fixed(entry, otherwise)
    return replace(part, then=taken, otherwise=left)


def _depends_on_events(condition: Condition) -> bool:
    match condition:
        case CardIs() | NoDamageTaken() | NobodyLostHealth():
            return True
        case Not(inner):
            return _depends_on_events(inner)
        case Both(parts):
            return any(map(_depends_on_events, parts))
    return False


def _unchosen(part: Any) -> Any:
    """A branch without targets stays as it is; one whose targets nobody chose does nothing."""
    return () if has_target(part) else part


def has_target(part: Any) -> bool:
    if isinstance(part, Target | Share):
        return True
    if isinstance(part, LATER):
        return has_target(getattr(part, "what", None) or getattr(part, "who", None))
    if isinstance(part, tuple):
        return any(map(has_target, part))
    return is_dataclass(part) and any(has_target(getattr(part, f.name)) for f in fields(part))


def _option(entry: Entry, ways: tuple[Any, ...], number: int, by: str) -> verbs.If:
    """Which options, before their targets: what is chosen depends on it."""
    chosen = choose_options(entry.table, entry.context, len(ways), number, by)
    return verbs.If(ALWAYS, tuple(_fixed(entry, verb) for place in chosen for verb in ways[place - 1]))


def choose_options(table: Table, data: Data, there: int, number: int, by: str) -> list[int]:
    many = max(0, min(there, number))
    if many in (0, there):
        return list(range(1, many + 1))
    who = table.seat(player_of(table, by, data["by"]))
    places = tuple(range(1, there + 1))
    answer = table.ask(Question("option", who, "which option", places, (data["cite"],), least=many, most=many))
    return list(answer) if isinstance(answer, list) else [answer]


def _split(entry: Entry, share: Share, amount: int) -> Shared:
    """How an amount is shared out: each target with one or more of it."""
    table = entry.table
    found = options(table, Target(AnyTarget()), entry.by, entry.source)
    least, most = (max(1, value(table, bound, entry.context)) for bound in (share.least, share.most))
    whole = max(amount, 1)
    question = Question(
        "distribute",
        table.seat(entry.by),
        f"how {amount} damage of {table.card(entry.source).name} is shared out",
        found,
        (clauses.TARGETS, clauses.DAMAGE, entry.data["cite"]),
        accepts=lambda answer: _is_split(answer, found, whole, least, most),
        every=lambda: _splits(found, whole, least, most),
    )
    entry.chosen.append(tuple(table.ask(question).items()))
    return Shared(len(entry.chosen) - 1)


def _is_split(answer: Any, found: Sequence[str], amount: int, least: int, most: int) -> bool:
    return (
        isinstance(answer, dict)
        and all(one in found and type(n) is int and n > 0 for one, n in answer.items())
        and sum(answer.values()) == amount
        and min(least, len(found)) <= len(answer) <= most
    )


def _splits(found: Sequence[str], amount: int, least: int, most: int) -> Iterator[dict[str, int]]:
    for size in range(min(least, len(found)), min(most, len(found), amount) + 1):
        for targets in combinations(found, size):
            for cuts in combinations(range(1, amount), size - 1):
                edges = (0, *cuts, amount)
                yield {one: edges[place + 1] - edges[place] for place, one in enumerate(targets)}
