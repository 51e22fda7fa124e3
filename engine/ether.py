"""The Available Ether: two piles, the smaller first, then in turn; whoever adds the Mana allocates it."""

from collections.abc import Iterator, Sequence
from itertools import islice, product, zip_longest
from typing import Any

from . import clauses
from .choices import Question
from .mana import Mana, mana_of_units, parts_of_size
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
    starts = (1, 2) if level else (first,)
    question = Question(
        "place",
        table.seat(by),
        f"how {', '.join(units)} go to the two piles",
        starts,
        (clauses.ETHER,),
        default=first,
        accepts=lambda answer: _is_start(answer, starts) or _in_turn(answer, units, sizes),
        every=lambda: _ways(units, starts),
    )
    return table.ask(question)


def _is_start(answer: Any, starts: Sequence[int]) -> bool:
    return type(answer) is int and answer in starts


def _ways(units: Sequence[str], starts: Sequence[int]) -> Iterator[list[str]]:
    """Every different way to lay them down."""
    seen = set()
    mana = mana_of_units(units)
    for start in starts:
        for share in parts_of_size(mana, (len(units) + 1) // 2):
            piles = (share, mana.minus(share)) if start == 1 else (mana.minus(share), share)
            if piles not in seen:
                seen.add(piles)
                sides = [[f"{unit}@{place}" for unit in pile.units()] for place, pile in enumerate(piles, 1)]
                first, second = sides if start == 1 else reversed(sides)
                yield [unit for pair in zip_longest(first, second) for unit in pair if unit is not None]


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
    piles = [[element for element, pile in placed if pile == side] for side in (0, 1)]
    table.ether = (table.ether[0].plus(mana_of_units(piles[0])), table.ether[1].plus(mana_of_units(piles[1])))


def put_into(table: Table, pile: int, mana: Mana) -> None:
    left = [one.plus(mana) if place == pile else one for place, one in enumerate(table.ether)]
    table.ether = (left[0], left[1])


def take_from(table: Table, pile: int, mana: Mana) -> None:
    left = [one.minus(mana) if place == pile else one for place, one in enumerate(table.ether)]
    table.ether = (left[0], left[1])


def larger_piles(table: Table) -> tuple[int, ...]:
    """The piles one may trade with: the larger; where they are level, either or none (trade-level-piles)."""
    one, other = (pile.total for pile in table.ether)
    if one != other:
        return (0,) if one > other else (1,)
    return (0, 1) if table.reading("trade-level-piles") == "either" else ()


def take_up_to(table: Table, by: str, mana: Mana, cites: Sequence[str]) -> None:
    """Mana out of the piles: which from which is the taker's choice, pile 1 first where they do not say."""
    most = Mana(*(min(a, b) for a, b in zip(mana, table.ether[0], strict=True)))
    least = Mana(*(max(0, a - b) for a, b in zip(mana, table.ether[1], strict=True)))
    first = most
    if most != least:
        question = Question(
            "take",
            table.seat(by),
            f"how much of {mana} comes from which pile",
            tuple(_shown(way, mana) for way in islice(_between(least, most), 200)),
            (clauses.ETHER, *cites),
            default=_shown(first, mana),
            accepts=lambda answer: _is_between(_read_split(answer, mana), least, most),
            every=lambda: (_shown(way, mana) for way in _between(least, most)),
        )
        first = _read_split(table.ask(question), mana) or Mana()
    table.ether = (table.ether[0].minus(first), table.ether[1].minus(mana.minus(first)))


def _between(least: Mana, most: Mana) -> Iterator[Mana]:
    return (Mana(*way) for way in product(*(range(a, b + 1) for a, b in zip(least, most, strict=True))))


def _is_between(mana: Mana | None, least: Mana, most: Mana) -> bool:
    return mana is not None and mana.covers(least) and most.covers(mana)


def _shown(first: Mana, mana: Mana) -> dict[int, dict[str, int]]:
    return {pile: part.as_dict() for pile, part in ((1, first), (2, mana.minus(first))) if part.total}


def _read_split(answer: Any, mana: Mana) -> Mana | None:
    if not isinstance(answer, dict) or not all(isinstance(part, dict) for part in answer.values()):
        return None
    by_pile = {str(pile): part for pile, part in answer.items()}
    try:
        parts = [Mana.of(by_pile.get(pile, {})) for pile in ("1", "2")]
        return parts[0] if parts[0].plus(parts[1]) == mana and by_pile.keys() <= {"1", "2"} else None
    except TypeError:
        return None
