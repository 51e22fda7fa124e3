"""Components: which cards can serve, as how many, and which sets of them meet what a spell requires (DR-2.3)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, islice
from math import comb

from .effects.selectors import Kind
from .kinds import is_called, is_component, weight
from .table import Table

Needs = tuple[tuple[str, int], ...]
MOST_TRIED, MOST_SETS = 20_000, 200  # on a board with very many fitting cards not every set is listed


def available(table: Table, player: str, opposing: bool = False) -> list[str]:
    board = table.board() if opposing else table.board(player)
    return [id for id in board if is_component(table, id)]


@dataclass(frozen=True)
class Serving:
    """What the available cards can serve as, for one set of needs: by word, each card so many times."""

    needs: Needs
    times: Mapping[str, Mapping[str, int]]

    @property
    def usable(self) -> list[str]:
        return list(dict.fromkeys(id for cards in self.times.values() for id in cards))

    def meets(self, chosen: Iterable[str]) -> bool:
        cards = set(chosen)
        return all(sum(n for id, n in self.times[word].items() if id in cards) >= many for word, many in self.needs)

    def fits(self, chosen: Sequence[str]) -> bool:
        """They meet the needs, and each of them can be given a required component of its own: none is idle."""
        return self.meets(chosen) and self._all_serve(chosen)

    def _all_serve(self, chosen: Sequence[str]) -> bool:
        given: dict[str, list[str]] = {word: [] for word, _ in self.needs}
        return all(self._serves(id, given, set()) for id in chosen)

    def _serves(self, id: str, given: dict[str, list[str]], tried: set[str]) -> bool:
        """Give a card a word, moving others to words of theirs where that makes room."""
        for word, many in self.needs:
            if word in tried or id not in self.times[word]:
                continue
            tried.add(word)
            if len(given[word]) < many:
                given[word].append(id)
                return True
            for other in given[word]:
                if self._serves(other, given, tried):
                    given[word].remove(other)
                    given[word].append(id)
                    return True
        return False

    def _fewest(self) -> int:
        """No smaller set can do: so many cards are needed for one of the words alone."""
        fewest = 0
        for word, many in self.needs:
            best = accumulate(sorted(self.times[word].values(), reverse=True))
            fewest = max(fewest, next((place for place, total in enumerate(best, 1) if total >= many), 0))
        return fewest

    def sets(self) -> Iterator[tuple[str, ...]]:
        most = min(len(self.usable), sum(many for _, many in self.needs))
        tried = (one for size in range(self._fewest(), most + 1) for one in combinations(self.usable, size))
        return (one for one in islice(tried, MOST_TRIED) if self.fits(one))


def servings(table: Table, player: str, variants: Iterable[Needs], opposing: bool) -> list[Serving]:
    """For each variant, the cards counted as they are, and with the use some offer once a turn."""
    cards = available(table, player, opposing)
    found = []
    for needs in variants:
        for once in (False, True):
            serving = Serving(needs, {word: _serving(table, cards, word, once) for word, _ in needs})
            if serving not in found:
                found.append(serving)
    return found


def _serving(table: Table, cards: Sequence[str], word: str, once: bool) -> dict[str, int]:
    kind = Kind(words=(word,), component=True)
    return {id: weight(table, id, kind, once) for id in cards if is_called(table, id, word)}


def can_be_met(table: Table, player: str, variants: Iterable[Needs], opposing: bool = False) -> bool:
    return any(serving.meets(serving.usable) for serving in servings(table, player, variants, opposing))


def valid_sets(table: Table, player: str, variants: Iterable[Needs], opposing: bool = False) -> list[tuple[str, ...]]:
    """Sets of components that would do, as far as they are listed: a card may stand for several words, or for one."""
    listed = (one for serving in servings(table, player, variants, opposing) for one in serving.sets())
    return list(dict.fromkeys(islice(listed, MOST_SETS)))


def is_cut_short(table: Table, player: str, variants: Iterable[Needs], opposing: bool, found: int) -> bool:
    """Whether there may be more sets than were listed."""
    kinds = servings(table, player, variants, opposing)
    return found >= MOST_SETS or any(_ways(serving) > MOST_TRIED for serving in kinds)


def _ways(serving: Serving) -> int:
    cards, most = len(serving.usable), sum(many for _, many in serving.needs)
    return sum(comb(cards, size) for size in range(min(cards, most) + 1))


def counted_once(table: Table, player: str, chosen: Sequence[str], variants: Iterable[Needs]) -> list[str]:
    """Components that had to count as more than one by the use they offer once a turn."""
    for needs in variants:
        plain, more = ({w: _serving(table, chosen, w, once) for w, _ in needs} for once in (False, True))
        if Serving(needs, plain).fits(chosen):
            return []
        if Serving(needs, more).fits(chosen):
            return [id for id in chosen if any(more[word].get(id, 0) > plain[word].get(id, 0) for word, _ in needs)]
    return []


def fewer(needs: Needs, by: int) -> tuple[Needs, ...]:
    """Every way to do without so many of the required components."""
    if by >= sum(many for _, many in needs):
        return ((),)
    ways: list[tuple[Needs, int]] = [((), by)]
    for word, many in needs:
        ways = [
            ((*kept, (word, many - gone)), left - gone) for kept, left in ways for gone in range(min(many, left) + 1)
        ][:MOST_SETS]
    return tuple(tuple((word, many) for word, many in kept if many) for kept, left in ways if left == 0)
