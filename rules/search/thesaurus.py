"""Words that players bring from elsewhere, and the words of this game for them (rules/data/thesaurus.yaml)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import yaml

from .analysis import stem, telling, words

PATH = Path(__file__).resolve().parent.parent / "data" / "thesaurus.yaml"
WEIGHT = 0.5
LONGEST = 4

Key = tuple[str, ...]


class Meaning(NamedTuple):
    """Words of ours to look for as well, and how much they count beside the typed ones."""

    words: tuple[str, ...]
    weight: float = WEIGHT


class Thesaurus:
    """`same` are rows of words that stand for each other; `means` leads from typed words to ours."""

    def __init__(self, same: Sequence[str] = (), means: Mapping[str, str] | None = None) -> None:
        self._meanings: dict[Key, tuple[Meaning, ...]] = {}
        self.words: set[str] = set()
        for row in same:
            members = row.split(",")
            for member in members:
                self._add(member, [other for other in members if other != member])
        for typed, ours in (means or {}).items():
            for member in typed.split(","):
                self._add(member, ours.split(","))
        self._beginnings = {key[:2] for key in self._meanings if len(key) > 1}

    def _add(self, typed: str, ours: Sequence[str]) -> None:
        typed = typed.partition("^")[0]
        row = telling(words(typed))
        if len(row) < 2 <= len(words(typed)):
            raise ValueError(f"thesaurus: of {typed.strip()!r} only {row[0]!r} would count")
        self.words.update(row)
        key = tuple(stem(word, "en") for word in row)
        self._meanings[key] = tuple(dict.fromkeys((*self._meanings.get(key, ()), *map(_meaning, ours))))

    def of_word(self, word: str) -> tuple[Meaning, ...]:
        return self._meanings.get((stem(word, "en"),), ())

    def of_words(self, row: Sequence[str]) -> Iterator[tuple[int, int, tuple[Meaning, ...]]]:
        """Where keys of several words stand in a query: from, to, and what they mean."""
        key = tuple([stem(word, "en") for word in row])
        for start, pair in enumerate(pairwise(key)):
            if pair in self._beginnings:
                for end in range(start + 2, min(start + LONGEST, len(key)) + 1):
                    if meanings := self._meanings.get(key[start:end]):
                        yield start, end, meanings


def _meaning(text: str) -> Meaning:
    ours, _, weight = text.partition("^")
    return Meaning(tuple(words(ours)), float(weight) if weight else WEIGHT)


@cache
def load(path: Path = PATH) -> Thesaurus:
    rows = yaml.safe_load(path.read_text(encoding="utf-8"))
    return Thesaurus(rows["same"], rows["means"])
