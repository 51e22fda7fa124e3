"""The control validity check (DR-10.7): at each start of turn, what may not be controlled any more is discarded."""

from typing import Any

from . import clauses, discard
from .choices import Question
from .continuous import parts_of
from .effects.abilities import AsSoonAs
from .effects.selectors import Itself
from .effects.standing import CantControl
from .effects.verbs import Remove
from .entering_play import slots
from .indestructible import can_be_discarded
from .keywords import has
from .kinds import holds
from .table import Table


def check(table: Table, data: dict[str, Any]) -> None:
    """One player's board; only the discard happens, no further effect of the spell."""
    player = data["player"]
    table.emit(f"check {player}", f"The control of {player}'s spells is checked.", (clauses.VALIDITY,), player=player)
    leaving: list[str] = []
    for group, keep, cite in groups(table, player):
        leaving += surplus(table, player, group, keep, cite)
    leaving += [id for id in table.board(player) if id not in leaving and must_leave(table, id)]
    cites = (clauses.VALIDITY_COPIES, clauses.VALIDITY_CONDITIONS)
    discard.several(table, leaving, cites=cites, silent=True)


def groups(table: Table, player: str) -> list[tuple[list[str], int, str]]:
    """Equipment of one type but Rings, and copies of a Unique spell: more of each than may stay."""
    board = table.board(player)
    by_slot: dict[str, list[str]] = {}
    copies: dict[str, list[str]] = {}
    for id in board:
        definition = table.definition(id)
        if definition.slot and definition.slot != "ring":
            by_slot.setdefault(definition.slot, []).append(id)
        if has(table, id, "Unique"):
            copies.setdefault(definition.name, []).append(id)
    found = [(group, slots(table, player, slot), clauses.VALIDITY_COPIES) for slot, group in by_slot.items()]
    found += [(group, 1, clauses.UNIQUE) for group in copies.values()]
    return [(group, keep, cite) for group, keep, cite in found if len(group) > keep]


def surplus(table: Table, player: str, group: list[str], keep: int, cite: str) -> list[str]:
    """Which of them go: the player keeps as many as may stay, those that cannot be discarded first."""
    free = [id for id in group if can_be_discarded(table, id)]
    stay = max(0, keep - (len(group) - len(free)))
    if not stay:
        return free
    question = Question(
        "pick",
        table.seat(player),
        "which one stays",
        tuple(free),
        (clauses.VALIDITY_COPIES, cite),
        least=stay,
        most=stay,
    )
    kept = table.ask(question)
    kept = kept if isinstance(kept, list) else [kept]
    return [id for id in free if id not in kept]


def must_leave(table: Table, id: str) -> bool:
    """Whether its condition for being discarded is met, or that for staying is not (DR-10.7.2)."""
    return can_be_discarded(table, id) and (without_health(table, id) or breaks_condition(table, id))


def without_health(table: Table, id: str) -> bool:
    hp = table.card(id).hp
    return hp is not None and hp <= 0


def breaks_condition(table: Table, id: str) -> bool:
    if not table.definition(id).watches and not table.card(id).gained:
        return False
    you = table.card(id).controller
    return any(
        isinstance(part, AsSoonAs | CantControl) and _discards(part) and holds(table, part.condition, you, id)
        for _, part in parts_of(table, id)
    )


def _discards(part: AsSoonAs | CantControl) -> bool:
    if isinstance(part, CantControl):
        return True
    return any(verb == Remove(Itself()) for action in part.actions for verb in action)
