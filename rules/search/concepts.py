"""What each word of a query is worth to each entry: the word itself, and more lightly what the thesaurus says for it.

It is worked out once from the impacts that Whoosh computed, and kept; a query then only adds up.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log
from typing import NamedTuple

from .analysis import LANGUAGES, stem, telling
from .index import Index
from .prior import priors
from .stopwords import LIGHT, QUESTION
from .thesaurus import Meaning, Thesaurus

BOOST = {"cite": 4.0, "title": 2.2, "asked": 1.3, "body": 1.0, "other": 0.7, "examples": 0.35, "section": 0.35}
LIGHT_WEIGHT = 0.25  # of a word such as "to" beside others; it counts in titles only
UNKNOWN = 1.5  # how much more a meaning counts where the typed word itself stands nowhere
COVERED = 0.9  # how much of the typed word a meaning covers
TITLED = 2.0  # how much more a title counts while a word is still being typed
_KEPT = 10_000

_QUESTION_STEMS = frozenset(stem(word, language) for word in QUESTION for language in LANGUAGES)

Scores = dict[int, float]


class Concept(NamedTuple):
    """For each entry the score (real part) and how much of the query it covers (imaginary): one addition sums both."""

    docs: dict[int, complex]
    weight: float


class Concepts:
    def __init__(self, index: Index, thesaurus: Thesaurus) -> None:
        self._index = index
        self._thesaurus = thesaurus
        self._priors = priors(index.entries)
        self._terms: dict[str, Scores] = {}
        self._known: dict[object, Concept] = {}
        self._near: dict[tuple[str, str], frozenset[int]] = {}
        self._telling = [_telling_text(texts.values()) for texts in index.texts]

    def of_row(self, row: Sequence[str], firm: Iterable[str] = ()) -> list[Concept]:
        """One concept a word; a word inside a key of several words of the thesaurus stands for its meaning too."""
        known = self._known
        if LIGHT.isdisjoint(row) or LIGHT.issuperset(row):
            concepts = [known.get(word) or self.of_word(word) for word in row]
        else:
            light = LIGHT.difference(firm)
            concepts = [self._light(word) if word in light else self.of_word(word) for word in row]
        for start, end, meanings in self._thesaurus.of_words(row):
            for i in range(start, end):
                concepts[i] = self._within(row[i], meanings, end - start)
        return concepts

    def of_word(self, word: str) -> Concept:
        return self._keep(word, lambda: self._blend(self.own(word), self._meant(self._thesaurus.of_word(word))))

    def own(self, word: str) -> Scores:
        """The word itself, in each language; the languages never share an entry."""
        return {doc: score for language in LANGUAGES for doc, score in self.of_term(stem(word, language)).items()}

    def of_term(self, term: str) -> Scores:
        """What one stem is worth to each entry that has it, over all fields."""
        if (known := self._terms.get(term)) is None:
            known = self._terms[term] = self._sum(term)
        return known

    def _sum(self, term: str) -> Scores:
        """Whoosh takes a word in few titles for rare; what counts is in how many entries it stands at all."""
        rows = [(boost, self._index.impacts[name].get(term, ())) for name, boost in BOOST.items()]
        rarity = self._rarity(len({doc for _, row in rows for doc, _ in row}))
        found: Scores = {}
        for boost, row in rows:
            scale = boost * rarity / self._rarity(len(row))
            for doc, impact in row:
                found[doc] = found.get(doc, 0.0) + scale * impact * self._priors[doc]
        return found

    def _rarity(self, entries: int) -> float:
        return log((len(self._priors) + 1) / (entries + 1)) + 1

    def having(self, row: Sequence[str], fields: Iterable[str] | None = None) -> set[int]:
        """The entries in which these words stand side by side, in one of the fields."""
        found = set()
        for language in LANGUAGES:
            terms = [stem(word, language) for word in row]
            phrase = f" {' '.join(terms)} "
            for doc in set.intersection(*(set(self.of_term(term)) for term in terms)):
                texts = self._index.texts[doc]
                if any(phrase in f" {texts[name]} " for name in (fields or texts) if name in texts):
                    found.add(doc)
        return found

    def near(self, one: str, other: str) -> frozenset[int]:
        """The entries in which two words stand together, in either order, but for small words between them."""
        if (known := self._near.get((one, other))) is None:
            if len(self._near) >= _KEPT:
                self._near.clear()
            known = self._near[one, other] = frozenset(self._having_near(one, other))
        return known

    def _having_near(self, one: str, other: str) -> Iterator[int]:
        for language in LANGUAGES:
            a, b = stem(one, language), stem(other, language)
            for doc in self.of_term(a).keys() & self.of_term(b).keys():
                if f" {a} {b} " in self._telling[doc] or f" {b} {a} " in self._telling[doc]:
                    yield doc

    def of_prefix(self, prefix: str, completions: Sequence[str]) -> Concept:
        """A word that is still being typed: whatever it may become, and first where a title has it."""

        def make() -> Concept:
            best = self.of_word(prefix).docs
            scores = {doc: worth.real for doc, worth in best.items()}
            for word in completions:
                titled = {doc for doc, _ in self._in_titles(word)}
                own = self.own(word).items()
                scores = _most(scores, {doc: score * (TITLED if doc in titled else 1) for doc, score in own})
            return self._blend(scores, {})

        return self._keep((prefix, "prefix"), make)

    def shown(self, row: Sequence[str]) -> set[str]:
        """The stems to mark in what was found: of the words and of their meanings."""
        meanings = [meaning for word in row for meaning in self._thesaurus.of_word(word)]
        meanings += [meaning for _, _, several in self._thesaurus.of_words(row) for meaning in several]
        meant = telling(word for meaning in meanings for word in meaning.words)
        return {stem(word, language) for word in (*row, *meant) for language in LANGUAGES}

    def _within(self, word: str, meanings: tuple[Meaning, ...], length: int) -> Concept:
        def make() -> Concept:
            shared = {doc: score / length for doc, score in self._meant(meanings).items()}
            alone = self._meant(self._thesaurus.of_word(word))
            return self._blend(self.own(word), _most(alone, shared))

        return self._keep((word, meanings), make)

    def _light(self, word: str) -> Concept:
        def make() -> Concept:
            weight = LIGHT_WEIGHT * BOOST["title"]
            found = self._in_titles(word)
            return Concept({doc: complex(weight * impact * self._priors[doc]) for doc, impact in found}, 0.0)

        return self._keep((word, "light"), make)

    def _in_titles(self, word: str) -> list[tuple[int, float]]:
        titles = self._index.impacts["title"]
        return [pair for language in LANGUAGES for pair in titles.get(stem(word, language), ())]

    def _meant(self, meanings: Iterable[Meaning]) -> Scores:
        best: Scores = {}
        for meaning in meanings:
            if len(meaning.words) == 1:
                found = self.own(meaning.words[0])
            else:
                rows = [self.own(word) for word in meaning.words]
                found = {doc: sum(row.get(doc, 0.0) for row in rows) for doc in self.having(meaning.words)}
            best = _most(best, {doc: score * meaning.weight for doc, score in found.items()})
        return best

    def _blend(self, own: Scores, meant: Scores) -> Concept:
        if not own:
            meant = {doc: score * UNKNOWN for doc, score in meant.items()}
        docs = _most(own, meant)
        weight = log(1 + len(self._priors) / len(docs)) if docs else 0.0
        return Concept({d: complex(s, weight if d in own else weight * COVERED) for d, s in docs.items()}, weight)

    def _keep(self, key: object, make: Callable[[], Concept]) -> Concept:
        if (known := self._known.get(key)) is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            known = self._known[key] = make()
        return known


def _most(one: Scores, other: Scores) -> Scores:
    """Not the sum: a word with many meanings must not outweigh the words beside it."""
    return {**one, **{doc: score for doc, score in other.items() if score > one.get(doc, 0.0)}}


def _telling_text(texts: Iterable[str]) -> str:
    """The stems of an entry without the small words, its fields parted."""
    kept = (" ".join([term for term in text.split() if term not in _QUESTION_STEMS]) for text in texts)
    return f" {' | '.join(kept)} "
