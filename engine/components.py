"""Components: which cards can serve, as how many, and which sets of them meet what a spell requires (DR-2.3)."""

from collections.abc import Iterable, Sequence
from itertools import combinations, islice

from .effects.selectors import Kind
from .kinds import is_called, is_component, weight
from .table import Table

Needs = tuple[tuple[str, int], ...]
MOST_TRIED, MOST_SETS = 10_000, 300


def available(table: Table, player: str, opposing: bool = False) -> list[str]:
    board = table.board() if opposing else table.board(player)
    return [id for id in board if is_component(table, id)]


def valid_sets(
    table: Table, player: str, variants: Iterable[Needs], opposing: bool = False
) -> tuple[tuple[str, ...], ...]:
    """Every smallest set of components that meets one of the variants; one card may stand for several words.

    A card that may count as more than one, once a turn, may also be counted once: both make sets.
    """
    found: list[tuple[str, ...]] = []
    for needs in variants:
        usable = [id for id in available(table, player, opposing) if any(is_called(table, id, w) for w, _ in needs)]
        for once in (False, True):
            found += [chosen for chosen in _smallest(table, usable, needs, once) if chosen not in found]
    return tuple(found)


def _smallest(table: Table, usable: list[str], needs: Needs, once: bool) -> list[tuple[str, ...]]:
    """Bounded: on a board with very many fitting cards not every set is listed, but one always is."""
    smallest: list[tuple[str, ...]] = []
    if not meets(table, usable, needs, once):
        return smallest
    sizes = range(min(len(usable), sum(number for _, number in needs)) + 1)
    for chosen in islice((one for size in sizes for one in combinations(usable, size)), MOST_TRIED):
        if meets(table, chosen, needs, once) and not any(set(less) <= set(chosen) for less in smallest):
            smallest.append(chosen)
            if len(smallest) == MOST_SETS:
                break
    return smallest or [_enough(table, usable, needs, once)]


def _enough(table: Table, usable: list[str], needs: Needs, once: bool) -> tuple[str, ...]:
    """One set that will do: all of them, without those it can do without."""
    kept = list(usable)
    for id in usable:
        fewer_of = [one for one in kept if one != id]
        if meets(table, fewer_of, needs, once):
            kept = fewer_of
    return tuple(kept)


def meets(table: Table, chosen: Sequence[str], needs: Needs, once: bool) -> bool:
    return all(_serving(table, chosen, word, once) >= number for word, number in needs)


def _serving(table: Table, chosen: Sequence[str], word: str, once: bool) -> int:
    kind = Kind(words=(word,), component=True)
    return sum(weight(table, id, kind, once) for id in chosen if is_called(table, id, word))


def counted_once(table: Table, chosen: Sequence[str], needs: Needs) -> list[str]:
    """Components that had to count as more than one by the use they offer once a turn."""
    if meets(table, chosen, needs, once=False):
        return []
    kinds = [Kind(words=(word,), component=True) for word, _ in needs]
    return [id for id in chosen if any(weight(table, id, kind, True) > weight(table, id, kind) for kind in kinds)]


def fewer(needs: Needs, by: int) -> tuple[Needs, ...]:
    """Every way to do without so many of the required components."""
    units = [word for word, number in needs for _ in range(number)]
    kept = {tuple(sorted(left)) for left in combinations(units, max(0, len(units) - by))}
    return tuple(tuple((word, left.count(word)) for word in dict.fromkeys(left)) for left in sorted(kept))
