"""Which entries answer the words of a query best."""

from collections.abc import Container, Sequence
from heapq import nlargest
from itertools import pairwise

from .analysis import telling, words
from .concepts import Concept, Concepts
from .index import Index
from .prior import bare_headings

COVERAGE = 0.7  # the part of a score that hangs on how much of the query is answered
NEIGHBOURS = 0.06  # for two words of the query that stand together in the entry
TITLED = 0.7  # for an entry whose title is the query
FOREIGN = 0.75  # of an entry in another language than the query's
RERANKED = 16
SHORT = 1000

Scored = list[tuple[float, int]]


class Ranking:
    def __init__(self, index: Index, concepts: Concepts) -> None:
        self.cites = [entry.cite for entry in index.entries]
        self._languages = [entry.language for entry in index.entries]
        self._concepts = concepts
        self._titled: dict[str, set[int]] = {}
        bare = bare_headings(index.entries)
        for doc, entry in enumerate(index.entries):
            # A note bears the name of its card, and a heading that of its section; the thing itself comes first.
            if entry.kind != "note" and doc not in bare:
                self._titled.setdefault(" ".join(telling(words(entry.title))), set()).add(doc)

    def best(self, scored: Scored, row: Sequence[str], language: str, limit: int) -> Scored:
        """The first so many, looked at more closely; of a clause in two languages only the better one."""
        close = self._reranked(_first(scored, max(RERANKED, limit + limit // 4)), row, language)
        close.sort(reverse=True)
        cites = self.cites
        found: dict[str, tuple[float, int]] = {}
        for pair in close:
            found.setdefault(cites[pair[1]], pair)
        return list(found.values())[:limit]

    def _reranked(self, head: Scored, row: Sequence[str], language: str) -> Scored:
        together = [near for pair in pairwise(row) if (near := self._concepts.near(*pair))]
        languages, titled = self._languages, self._titled.get(" ".join(row), ())
        close = []
        for score, doc in head:
            factor = FOREIGN if row and languages[doc] != language else 1.0
            for near in together:
                if doc in near:
                    factor += NEIGHBOURS
            if doc in titled:
                factor += TITLED
            close.append((score * factor, doc))
        return close


def _first(scored: Scored, many: int) -> Scored:
    # Sorting a short list takes less than keeping a heap of its best.
    return sorted(scored, reverse=True)[:many] if len(scored) < SHORT else nlargest(many, scored)


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
