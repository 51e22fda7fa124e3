"""The search itself: one object, opened once a process and shared by its threads."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import takewhile
from pathlib import Path

from . import index as store
from .analysis import LANGUAGES, language_of, stem
from .concepts import Concepts
from .entry import Entry, Hit, Results
from .query import parse
from .ranking import Ranking, Scored, scored
from .reader import Reader, Understood
from .snippets import marked, snippet
from .stopwords import QUESTION
from .thesaurus import Thesaurus, load

MOST_HITS = 400
COMPLETIONS = 12
FLOOR = 0.08  # what scores less than this part of the best has nothing to do with the question
_REMEMBERED = 256


class Searcher:
    def __init__(self, index: store.Index, thesaurus: Thesaurus) -> None:
        self.fingerprint = index.fingerprint
        self._entries = index.entries
        self._vocabulary = index.vocabulary
        self._alphabetical = sorted(index.vocabulary)
        self._concepts = Concepts(index, thesaurus)
        self._ranking = Ranking(index, self._concepts)
        self._reader = Reader(index, self._concepts, thesaurus.words)
        self._remembered = lru_cache(_REMEMBERED)(self._search)

    @classmethod
    def build(cls, entries: Iterable[Entry], folder: Path) -> "Searcher":
        """Write the index of these entries, in place of any that is there, and open it."""
        store.write(entries, folder)
        return cls.open(folder)

    @classmethod
    def open(cls, folder: Path) -> "Searcher":
        """Raises IndexMissing where nothing was built, IndexBroken where it cannot be read."""
        return cls(store.read(folder), load())

    def ranked(self, text: str, limit: int = 10) -> list[tuple[str, float]]:
        """The bare ranking of the words: no operators, no snippets."""
        row, language = self._reader.row(text)
        best = self._ranking.best(scored(self._concepts.of_row(row)), row, language, limit)
        cites = self._ranking.cites
        return [(cites[doc], score) for score, doc in best]

    def search(
        self, text: str, *, limit: int = 10, offset: int = 0, kind: str | None = None, correct: bool = True
    ) -> Results:
        return self._remembered(text, max(0, min(limit, MOST_HITS)), max(0, offset), kind, correct)

    def _search(self, text: str, limit: int, offset: int, kind: str | None, correct: bool) -> Results:
        understood = self._reader.read(text, correct)
        found = self._found(understood)
        counts = self._counts(found)
        if kind is not None:
            found = [(score, doc) for score, doc in found if self._entries[doc].kind == kind]
        best = self._ranking.best(found, understood.row, understood.language, offset + limit)[offset:]
        wanted = self._concepts.shown(understood.row)
        return Results(
            query=text,
            hits=tuple(self._hit(score, doc, wanted) for score, doc in best),
            total=counts[kind] if kind is not None else counts.total(),
            counts=dict(counts),
            jump=None if understood.jump is None else self._entries[understood.jump].cite,
            corrections=understood.corrections,
            errors=understood.errors,
            reading=understood.reading,
        )

    def suggest(self, text: str, limit: int = 8) -> Results:
        """While somebody types: the last word may be the beginning of one."""
        typed = parse(text).words
        if not typed:
            return Results(query=text)
        *whole, last = typed
        row = [word for word in whole if word not in QUESTION]
        completions = self._completions(last)
        concepts = [*self._concepts.of_row(row), self._concepts.of_prefix(last, completions)]
        found = scored(concepts)
        best = self._ranking.best(found, row, language_of(text, whole), max(0, min(limit, MOST_HITS)))
        wanted = self._concepts.shown(row) | {stem(w, name) for w in (last, *completions) for name in LANGUAGES}
        counts = self._counts(found)
        hits = tuple(self._hit(score, doc, wanted) for score, doc in best)
        return Results(query=text, hits=hits, total=counts.total(), counts=dict(counts))

    def _completions(self, prefix: str) -> list[str]:
        start = bisect_left(self._alphabetical, prefix)
        words = takewhile(lambda word: word.startswith(prefix), self._alphabetical[start:])
        return sorted(words, key=lambda word: -self._vocabulary[word])[:COMPLETIONS]

    def _found(self, understood: Understood) -> Scored:
        """What answers the words, or where there are none, all that is allowed; a citation's own entry above all."""
        found = scored(self._concepts.of_row(understood.row, understood.firm), understood.allowed)
        if not understood.row and understood.allowed:
            found = list(self._listed(understood.allowed))
        most = max(found, default=(0.0, 0))[0]
        found = [(score, doc) for score, doc in found if score >= FLOOR * most and doc != understood.jump]
        return found if understood.jump is None else [(2 * most + 1, understood.jump), *found]

    def _listed(self, allowed: set[int]) -> Iterator[tuple[float, int]]:
        """Without words to rank by: by authority, then as given."""
        row = sorted(allowed, key=lambda doc: (self._entries[doc].rank or len(allowed) + 9, doc))
        return ((2.0 - place / len(row), doc) for place, doc in enumerate(row))

    def _counts(self, found: Scored) -> Counter[str]:
        """By kind; a clause in two languages is one."""
        kinds = {self._entries[doc].cite: self._entries[doc].kind for _, doc in found}
        return Counter(kinds.values())

    def _hit(self, score: float, doc: int, wanted: set[str]) -> Hit:
        entry = self._entries[doc]
        text = entry.body or entry.other or entry.examples
        return Hit(
            cite=entry.cite,
            kind=entry.kind,
            title=entry.title,
            document=entry.document,
            rank=entry.rank,
            language=entry.language,
            snippet=snippet(text, wanted, entry.language),
            title_marked=marked(entry.title, wanted, entry.language),
            score=round(score, 4),
            section=entry.section,
        )
