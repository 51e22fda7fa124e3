"""Typing mistakes: a word that stands nowhere is taken for the nearest one that does."""

from collections.abc import Container, Iterable, Mapping
from itertools import pairwise

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from .analysis import LANGUAGES, stem
from .stopwords import LIGHT, QUESTION

SHORTEST = 4
_OTHER_LETTER = 0.6  # a first letter is seldom mistyped
_KEPT = 2_000

Corrections = tuple[tuple[str, str], ...]


class Speller:
    """`vocabulary` are the words as they are written, with how often; `terms` the stems that can be found."""

    def __init__(self, vocabulary: Mapping[str, int], terms: Container[str], also: Iterable[str] = ()) -> None:
        self._vocabulary = {**dict.fromkeys(also, 1), **vocabulary}
        self._terms = terms
        self._also = frozenset(also)
        self._plainly_known = QUESTION | LIGHT | self._vocabulary.keys()
        self._choices = [w for w in self._vocabulary if len(w) >= SHORTEST and w.isalpha()]
        self._repairs: dict[str, tuple[str, ...]] = {}

    def repaired(self, typed: list[str]) -> tuple[list[str], Corrections]:
        """The words to search for, and what was changed: (typed, used)."""
        if self._plainly_known.issuperset(typed):
            return typed, ()
        row, corrections = self._joined(typed)
        result: list[str] = []
        for word in row:
            used = (word,) if word in self._plainly_known else self._repair(word)
            result += used
            if used != (word,):
                corrections.append((word, " ".join(used)))
        return result, tuple(corrections)

    def knows(self, word: str) -> bool:
        return (
            word in self._plainly_known
            or any(stem(word, language) in self._terms for language in LANGUAGES)
            or stem(word, "en") in self._also
        )

    def _joined(self, typed: list[str]) -> tuple[list[str], list[tuple[str, str]]]:
        """`slow cast` is `slowcast`, where one half is unknown."""
        for i, (one, other) in enumerate(pairwise(typed)):
            if one + other in self._vocabulary and not (self.knows(one) and self.knows(other)):
                rest, corrections = self._joined(typed[i + 2 :])
                return [*typed[:i], one + other, *rest], [(f"{one} {other}", one + other), *corrections]
        return typed, []

    def _repair(self, word: str) -> tuple[str, ...]:
        if (known := self._repairs.get(word)) is None:
            if len(self._repairs) >= _KEPT:
                self._repairs.clear()
            known = self._as_written(word) if self.knows(word) else self._split(word) or self._nearest(word)
            self._repairs[word] = known
        return known

    def _as_written(self, word: str) -> tuple[str, ...]:
        """A form that is found by its stem may still be a slip, as in `indestructable`; another ending is none."""
        near = extract(word, self._choices, scorer=OSA.distance, score_cutoff=1, limit=5)
        slips = [found for found, _, _ in near if len(found) == len(word) and found[-1] == word[-1]]
        alike = [found for found in slips if stem(found, "en") == stem(word, "en")]
        return (max(alike, key=lambda found: self._vocabulary[found], default=word),)

    def _nearest(self, word: str) -> tuple[str, ...]:
        if len(word) < SHORTEST or not word.isalpha():
            return (word,)
        near = extract(word, self._choices, scorer=OSA.distance, score_cutoff=_allowed(word), limit=20)
        # Further away than one slip, another first letter makes another word: "trample" is no "example".
        likely = [
            (away + _OTHER_LETTER * (found[0] != word[0]), -self._vocabulary[found], found)
            for found, away, _ in near
            if away <= 1 or found[0] == word[0]
        ]
        return (min(likely)[2] if likely else word,)

    def _split(self, word: str) -> tuple[str, ...]:
        """`discardpile` is `discard pile`."""
        halves = [(word[:i], word[i:]) for i in range(3, len(word) - 2)]
        whole = [pair for pair in halves if min(self._vocabulary.get(half, 0) for half in pair) > 1]
        return max(whole, key=lambda pair: min(self._vocabulary[half] for half in pair), default=())


def _allowed(word: str) -> int:
    return 1 if len(word) < 6 else 2 if len(word) < 9 else 3
