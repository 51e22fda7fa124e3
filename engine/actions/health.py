"""Verbs of damage and Health Points."""

from .. import clauses
from ..damage import change_health, deal
from ..effects import verbs
from ..effects.amounts import HealthOf
from ..effects.selectors import Every, Group, Shared
from ..reach import counted_by, reached, referred, value
from ..table import Table
from .data import Data


def damage(table: Table, verb: verbs.Damage, data: Data) -> None:
    """Each target has an instance of its own; what is aimed at all of them at once goes to no Protector (DR-5.1)."""
    why = counted_by(table, verb.amount, data)
    if isinstance(verb.to, Shared):
        for target, share in data["chosen"][verb.to.place]:
            if _can_be_hurt(table, target):
                deal(table, data, target, share, sure=verb.sure, many=False, why=why)
        return
    if isinstance(verb.amount, HealthOf) and not _has_health(table, verb.amount, data):
        text = f"{table.name(data['source'])}: what has no HP deals no damage."
        table.emit(f"fizzle {data['source']}", text, (clauses.PERMANENTS, data["cite"]))
        return
    amount = value(table, verb.amount, data)
    many = isinstance(verb.to, Every | Group)
    targets = [target for target in reached(table, verb.to, data) if _can_be_hurt(table, target)]
    for _ in range(max(0, value(table, verb.times, data))):
        for target in targets:
            deal(table, data, target, amount, sure=verb.sure, many=many, why=why)


def _can_be_hurt(table: Table, target: str) -> bool:
    return target in table.players or (table.card(target).zone == "board" and table.card(target).hp is not None)


def _has_health(table: Table, amount: HealthOf, data: Data) -> bool:
    """Of a card that has just left, whether it left with Health Points."""
    found = referred(table, amount.of, data)
    return any(
        one in table.players
        or table.card(one).hp is not None
        or table.recall(data.get("run"), f"health {one}") is not None
        for one in found
    )


def lose(table: Table, verb: verbs.LoseHealth, data: Data) -> None:
    amount = value(table, verb.amount, data)
    for thing in reached(table, verb.who, data):
        if _can_be_hurt(table, thing):
            change_health(table, thing, "lose", amount, (data["cite"], *data.get("because", ())))


def gain(table: Table, verb: verbs.GainHealth, data: Data) -> None:
    amount = value(table, verb.amount, data)
    for thing in reached(table, verb.who, data):
        if _can_be_hurt(table, thing):
            change_health(table, thing, "gain", amount, (data["cite"], *data.get("because", ())))


def set_health(table: Table, verb: verbs.SetHealth, data: Data) -> None:
    """A Permanent whose printed Health Points are X enters play with so many."""
    amount = max(0, value(table, verb.amount, data))
    for id in reached(table, verb.who, data):
        table.set_card(id, hp=amount)
        text = f"{table.card(id).name} is in play with {amount} HP."
        table.emit(f"gain {id} {amount}", text, (clauses.PERMANENTS, data["cite"]), target=id)
