"""Verbs of Animals: exhausting one, and turning it face up again."""

from .. import clauses
from ..effects import verbs
from ..reach import reached
from ..table import Table
from .data import Data


def exhaust(table: Table, verb: verbs.Exhaust, data: Data) -> None:
    for id in reached(table, verb.what, data):
        turn_down(table, id, (data["cite"],))


def turn_down(table: Table, id: str, cites: tuple[str, ...]) -> None:
    table.set_card(id, exhausted=True)
    table.emit(f"exhaust {id}", f"{table.name(id)} is exhausted.", (clauses.ANIMAL_EXHAUSTED, *cites), cards=(id,))


def regenerate(table: Table, verb: verbs.Regenerate, data: Data) -> None:
    for id in reached(table, verb.what, data):
        turn_up(table, id)


def turn_up(table: Table, id: str) -> None:
    table.set_card(id, exhausted=False)
    table.emit(f"regenerate {id}", f"{table.name(id)} is rested.", (clauses.ANIMAL_EXHAUSTED,), cards=(id,))
