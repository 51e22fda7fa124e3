"""The control validity check (DR-10.7): at each start of turn, what may not be controlled any more is discarded."""

from typing import Any

from . import clauses
from .choices import Question
from .continuous import has
from .discard import can_be_discarded, discard_tasks
from .table import Table


def check(table: Table, data: dict[str, Any]) -> None:
    """Each player's board, the active player's first; only the discard happens, no further effect of the spell."""
    player = data["player"]
    table.emit(f"check {player}", f"The control of {player}'s spells is checked.", (clauses.VALIDITY,), player=player)
    leaving: list[str] = []
    for group, cite in groups(table, player):
        leaving += surplus(table, player, group, cite)
    leaving += [
        id
        for id in table.board(player)
        if id not in leaving and without_health(table, id) and can_be_discarded(table, id)
    ]
    cites = (clauses.VALIDITY_COPIES, clauses.VALIDITY_CONDITIONS)
    table.push(*discard_tasks(leaving, cites=cites, silent=True))


def groups(table: Table, player: str) -> list[tuple[list[str], str]]:
    """Equipment of one type but Rings, and copies of a Unique spell: two or more of each."""
    board = table.board(player)
    slots: dict[str, list[str]] = {}
    copies: dict[str, list[str]] = {}
    for id in board:
        definition = table.definition(id)
        if definition.slot and definition.slot != "ring":
            slots.setdefault(definition.slot, []).append(id)
        if has(table, id, "Unique"):
            copies.setdefault(definition.name, []).append(id)
    found = [(group, clauses.VALIDITY_COPIES) for group in slots.values() if len(group) > 1]
    return found + [(group, clauses.UNIQUE) for group in copies.values() if len(group) > 1]


def surplus(table: Table, player: str, group: list[str], cite: str) -> list[str]:
    """Which of them go: the player keeps one of those that can be discarded, unless one that cannot stays anyway."""
    free = [id for id in group if can_be_discarded(table, id)]
    if len(free) < len(group):
        return free
    kept = table.ask(Question("pick", player, "which one stays", tuple(group), (clauses.VALIDITY_COPIES, cite)))
    return [id for id in free if id != kept]


def without_health(table: Table, id: str) -> bool:
    hp = table.card(id).hp
    return hp is not None and hp <= 0
