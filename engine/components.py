"""Components: which cards a player can designate for a preparation (DR-2.2.2, DR-2.3)."""

from collections.abc import Sequence
from itertools import combinations

from .continuous import is_called, is_component
from .table import Table


def available(table: Table, player: str) -> tuple[str, ...]:
    return tuple(id for id in table.board(player) if is_component(table, id))


def valid_sets(table: Table, player: str, needs: Sequence[tuple[str, int]]) -> tuple[tuple[str, ...], ...]:
    """Every smallest set of components that meets the needs; one card may stand for several words (DR-2.3)."""
    usable = [id for id in available(table, player) if any(is_called(table, id, word) for word, _ in needs)]
    found: list[tuple[str, ...]] = []
    for size in range(min(len(usable), sum(number for _, number in needs)) + 1):
        for chosen in combinations(usable, size):
            if meets(table, chosen, needs) and not any(set(smaller) <= set(chosen) for smaller in found):
                found.append(chosen)
    return tuple(found)


def meets(table: Table, chosen: Sequence[str], needs: Sequence[tuple[str, int]]) -> bool:
    return all(sum(is_called(table, id, word) for id in chosen) >= number for word, number in needs)
