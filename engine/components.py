"""Components: the words of a name (DR-2.3 to DR-2.3.3, DR-3.2.4), and which cards can be designated for a preparation."""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import combinations

from .continuous import words_of
from .mana import ELEMENTS
from .table import Table

# Words that only link others are no component (DR-2.3).
LINKING = frozenset({"of", "the", "to", "in", "a", "an", "and", "for", "from", "with", "on", "at", "by"})
FORMS = ("channeled", "permanent", "equipment", "animal")


def folded(name: str) -> str:
    """Without case, accents and apostrophes; anything else between letters is a space."""
    decomposed = unicodedata.normalize("NFKD", name.replace("'s ", " ").replace("’s ", " "))
    plain = "".join(c for c in decomposed if not unicodedata.combining(c) and c not in "'’").lower()
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


def stem(word: str) -> str:
    """A plural is the same component as its singular (DR-2.3)."""
    word = folded(word)
    return word[:-1] if len(word) > 2 and word.endswith("s") and not word.endswith("ss") else word


def words_in(name: str, transmutable: Iterable[str] = ()) -> frozenset[str]:
    """Each word once (DR-2.3.1), linking words left out, Transmutable words added (DR-3.2.4)."""
    given = [word for phrase in transmutable for word in folded(phrase).split()]
    return frozenset(stem(word) for word in (*folded(name).split(), *given) if word not in LINKING)


def is_called(table: Table, id: str, word: str) -> bool:
    """The six element words mean the element, never the name (DR-2.3.3)."""
    if folded(word) in ELEMENTS:
        return table.definition(id).element == folded(word)
    return stem(word) in words_of(table, id)


def is_component(table: Table, id: str) -> bool:
    """Channeled spells, Permanents, Equipment; Animals while rested; Rituals never (DR-2.3)."""
    card = table.card(id)
    return card.zone == "board" and card.form in FORMS and not card.exhausted


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
