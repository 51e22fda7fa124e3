"""The words of a name, as components and designations count them (DR-2.3 to DR-2.3.2, DR-3.2.4)."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

# Words that only link others are no component (DR-2.3).
LINKING = frozenset({"of", "the", "to", "in", "a", "an", "and", "for", "from", "with", "on", "at", "by"})


@lru_cache(8192)
def folded(name: str) -> str:
    """Without case, accents and apostrophes; anything else between letters is a space."""
    decomposed = unicodedata.normalize("NFKD", name.replace("'s ", " ").replace("’s ", " "))
    plain = "".join(c for c in decomposed if not unicodedata.combining(c) and c not in "'’").lower()
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


@lru_cache(8192)
def stem(word: str) -> str:
    """A plural is the same component as its singular (DR-2.3)."""
    word = folded(word)
    return word[:-1] if len(word) > 2 and word.endswith("s") and not word.endswith("ss") else word


def words_in(name: str, transmutable: Iterable[str] = ()) -> frozenset[str]:
    """Each word once (DR-2.3.1), linking words left out, Transmutable words added (DR-3.2.4)."""
    given = [word for phrase in transmutable for word in folded(phrase).split()]
    return frozenset(stem(word) for word in (*folded(name).split(), *given) if word not in LINKING)
