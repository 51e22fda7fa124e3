"""The Available Ether: two piles, the smaller first, then in turn; whoever adds the Mana allocates it."""

from collections.abc import Sequence
from typing import Any

from . import clauses
from .choices import Question
from .mana import Mana
from .table import Table


def add(table: Table, by: str, mana: Mana) -> None:
    """Put Mana into the two piles, one by one (RB-the-available-ether)."""
    units = mana.units()
    if not units:
        return
    sizes = [pile.total for pile in table.ether]
    first = 0 if sizes[0] < sizes[1] else 1
    if sizes[0] == sizes[1] or len(set(units)) > 1:
        answer = _ask(table, by, units, sizes)
        if isinstance(answer, list):
            _put(table, [(element, int(pile) - 1) for element, pile in (unit.split("@") for unit in answer)])
            return
        if sizes[0] == sizes[1]:
            first = int(answer) - 1
    _put(table, [(element, (first + place) % 2) for place, element in enumerate(units)])


def _ask(table: Table, by: str, units: Sequence[str], sizes: Sequence[int]) -> Any:
    """Only who allocates, and in which order, is open; where the piles differ the first Mana is not."""
    level = sizes[0] == sizes[1]
    first = 1 if level or sizes[0] < sizes[1] else 2
    options: tuple[Any, ...] = (1, 2) if level else (first,)
    question = Question(
        "place",
        by,
        f"how {', '.join(units)} go to the two piles",
        options,
        (clauses.ETHER,),
        default=first,
        accepts=lambda answer: _in_turn(answer, units, sizes),
    )
    return table.ask(question)


def _in_turn(answer: Any, units: Sequence[str], sizes: Sequence[int]) -> bool:
    """Every Mana named once with its pile, the smaller pile first, strictly in turn."""
    if not isinstance(answer, list) or not all(isinstance(unit, str) and unit.count("@") == 1 for unit in answer):
        return False
    named = [unit.split("@") for unit in answer]
    if sorted(element for element, _ in named) != sorted(units) or any(pile not in ("1", "2") for _, pile in named):
        return False
    piles = [int(pile) - 1 for _, pile in named]
    starts = sizes[0] == sizes[1] or sizes[piles[0]] < sizes[1 - piles[0]]
    return starts and all(pile == (piles[0] + place) % 2 for place, pile in enumerate(piles))


def _put(table: Table, placed: Sequence[tuple[str, int]]) -> None:
    piles = list(table.ether)
    for element, pile in placed:
        piles[pile] = piles[pile].plus(Mana.one(element))
    table.ether = (piles[0], piles[1])


def larger_piles(table: Table) -> tuple[int, ...]:
    """The piles one may trade with: the larger; either, where they are level (trade-level-piles)."""
    one, other = (pile.total for pile in table.ether)
    return (0, 1) if one == other else (0,) if one > other else (1,)
