"""Which entries answer the words of a query best."""

from collections.abc import Container, Iterable, Iterator, Sequence
from heapq import nlargest
from itertools import pairwise

from .analysis import LANGUAGES, stem
from .concepts import Concept
from .index import Index
from .stopwords import QUESTION

COVERAGE = 0.7  # the part of a score that hangs on how much of the query is answered
NEIGHBOURS = 0.06  # for two words of the query that stand together in the entry
FOREIGN = 0.75  # of an entry in another language than the query's
RERANKED = 16

_QUESTION_STEMS = frozenset(stem(word, language) for word in QUESTION for language in LANGUAGES)

Scored = list[tuple[float, int]]


class Ranking:
    def __init__(self, index: Index) -> None:
        self._near = [_neighbourhood(texts.values()) for texts in index.texts]
        self._languages = [entry.language for entry in index.entries]
        self._cites = [entry.cite for entry in index.entries]

    def best(self, scored: Scored, row: Sequence[str], language: str, limit: int) -> Scored:
        """The first so many, looked at more closely; of a clause in two languages only the better one."""
        head = nlargest(max(RERANKED, limit + limit // 4), scored)
        close = sorted(self._reranked(head, row, language), reverse=True)
        found: dict[str, tuple[float, int]] = {}
        for pair in close:
            found.setdefault(self._cites[pair[1]], pair)
        return list(found.values())[:limit]

    def _reranked(self, head: Scored, row: Sequence[str], language: str) -> Iterator[tuple[float, int]]:
        pairs = {name: _pairs(row, name) for name in {self._languages[doc] for _, doc in head}}
        for place, (score, doc) in enumerate(head):
            own, near = self._languages[doc], self._near[doc]
            factor = 1.0 if own == language else FOREIGN
            if place < RERANKED:
                for one, other in pairs[own]:
                    if one in near or other in near:
                        factor += NEIGHBOURS
            yield score * factor, doc


def scored(concepts: Sequence[Concept], allowed: Container[int] | None = None) -> Scored:
    """Every entry that has to do with the words, with its score; the more of the query it covers, the better."""
    if not concepts:
        return []
    largest, *others = sorted(concepts, key=_size, reverse=True)
    sums = largest.docs.copy()
    for concept in others:
        for doc, worth in concept.docs.items():
            sums[doc] = sums.get(doc, 0j) + worth
    whole = sum(concept.weight for concept in concepts)
    floor, slope = 1 - COVERAGE, COVERAGE / whole if whole else 0.0
    scores = [(worth.real * (floor + slope * worth.imag), doc) for doc, worth in sums.items()]
    return scores if allowed is None else [pair for pair in scores if pair[1] in allowed]


def _size(concept: Concept) -> int:
    return len(concept.docs)


def _pairs(row: Sequence[str], language: str) -> list[tuple[str, str]]:
    terms = [stem(word, language) for word in row]
    return [(f" {one} {other} ", f" {other} {one} ") for one, other in pairwise(terms)]


def _neighbourhood(texts: Iterable[str]) -> str:
    """The stems of an entry without the small words between them."""
    kept = (" ".join(term for term in text.split() if term not in _QUESTION_STEMS) for text in texts)
    return f" {' | '.join(kept)} "
