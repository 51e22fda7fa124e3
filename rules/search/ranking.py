"""Which entries answer the words of a query best."""

from collections.abc import Container, Iterable, Sequence
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
        self._texts = index.texts
        self._near: dict[int, set[str]] = {}
        self._languages = [entry.language for entry in index.entries]
        self.cites = [entry.cite for entry in index.entries]

    def best(self, scored: Scored, row: Sequence[str], language: str, limit: int) -> Scored:
        """The first so many, looked at more closely; of a clause in two languages only the better one."""
        head = nlargest(max(RERANKED, limit + limit // 4), scored)
        close = self._reranked(head, row, language)
        close.sort(reverse=True)
        cites = self.cites
        found: dict[str, tuple[float, int]] = {}
        for pair in close:
            found.setdefault(cites[pair[1]], pair)
        return list(found.values())[:limit]

    def _reranked(self, head: Scored, row: Sequence[str], language: str) -> Scored:
        near, languages = self._near, self._languages
        pairs = _pairs([stem(word, name) for word in row] for name in LANGUAGES) if len(row) > 1 else set()
        close = []
        for place, (score, doc) in enumerate(head):
            factor = 1.0 if languages[doc] == language else FOREIGN
            if pairs and place < RERANKED:
                factor += NEIGHBOURS * len(pairs & (near.get(doc) or self._neighbours(doc)))
            close.append((score * factor, doc))
        return close

    def _neighbours(self, doc: int) -> set[str]:
        """The pairs of words that stand together in an entry, but for small words between them; kept once asked for."""
        rows = (text.split() for text in self._texts[doc].values())
        known = _pairs([term for term in row if term not in _QUESTION_STEMS] for row in rows)
        self._near[doc] = known
        return known


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


def _pairs(rows: Iterable[Iterable[str]]) -> set[str]:
    """Neighbours in either order."""
    pairs = (pair for row in rows for pair in pairwise(row))
    return {f"{one} {other}" if one < other else f"{other} {one}" for one, other in pairs}
