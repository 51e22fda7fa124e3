"""Finding a card by what somebody typed: in English or French, with the slips people make. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from .card import Card, folded

CLOSE = 72  # of 100: below this a name is no suggestion


@dataclass(frozen=True)
class Suggestion:
    card: Card
    likeness: float


class Names:
    """All the names of a set of cards."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._exact: dict[str, list[Card]] = {}
        for card in cards:
            for name in card.names:
                known = self._exact.setdefault(folded(name), [])
                if card not in known:
                    known.append(card)
        self._all = list(self._exact)

    def exact(self, typed: str) -> list[Card]:
        """The cards called so; more than one only where two share a name."""
        wanted = folded(typed)
        return self._exact.get(wanted) or self._exact.get(_singular(wanted), [])

    def close(self, typed: str, most: int = 5) -> list[Suggestion]:
        wanted = folded(typed)[:80]
        if not wanted:
            return []
        found = process.extract(wanted, self._all, scorer=fuzz.ratio, limit=most * 2, score_cutoff=CLOSE)
        best: dict[str, Suggestion] = {}
        for name, likeness, _ in found:
            for card in self._exact[name]:
                best.setdefault(card.name, Suggestion(card, likeness))
        return list(best.values())[:most]


def _singular(name: str) -> str:
    """The rulebook's own lists write "Violent winds" for Violent wind."""
    return " ".join(word[:-1] if len(word) > 3 and word.endswith("s") else word for word in name.split())
