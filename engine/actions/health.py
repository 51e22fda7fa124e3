"""Verbs of damage and Health Points."""

from ..damage import change_health, deal
from ..effects import verbs
from ..effects.selectors import Every
from ..reach import counted_by, reached, value
from ..table import Table
from .data import Data


def damage(table: Table, verb: verbs.Damage, data: Data) -> None:
    amount, why = value(table, verb.amount, data), counted_by(table, verb.amount, data)
    many = isinstance(verb.to, Every)
    for _ in range(max(0, value(table, verb.times, data))):
        for target in reached(table, verb.to, data):
            if target in table.players or table.card(target).hp is not None:
                deal(
                    table, data["source"], data["by"], target, amount, data["cite"], sure=verb.sure, many=many, why=why
                )


def lose(table: Table, verb: verbs.LoseHealth, data: Data) -> None:
    for thing in reached(table, verb.who, data):
        change_health(table, thing, -value(table, verb.amount, data), data["cite"])


def gain(table: Table, verb: verbs.GainHealth, data: Data) -> None:
    for thing in reached(table, verb.who, data):
        change_health(table, thing, value(table, verb.amount, data), data["cite"])
