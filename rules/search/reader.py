"""Understanding what was typed: a citation to jump to, the words to rank by, what must be met, what was mistyped."""

from dataclasses import dataclass

from rules.citations import parse_citation, section_key

from .analysis import language_of, telling, words
from .concepts import Concepts
from .filters import Filters
from .index import Index
from .query import Phrase, Query, Word, parse, words_of
from .spelling import Corrections, Speller


@dataclass(frozen=True)
class Understood:
    """`row` are the words to rank by, `firm` those of them in quotes; `allowed` is None where anything may match."""

    query: Query
    row: list[str]
    language: str
    firm: frozenset[str] = frozenset()
    allowed: set[int] | None = None
    jump: int | None = None
    corrections: Corrections = ()
    errors: tuple[str, ...] = ()

    @property
    def reading(self) -> str:
        demands = [" or ".join(map(str, group)) for group in self.query.demands]
        return " · ".join(part for part in (", ".join(self.row), *demands) if part)


class Reader:
    def __init__(self, index: Index, concepts: Concepts, also: set[str]) -> None:
        self._entries = index.entries
        self._filters = Filters(index, concepts)
        terms = {term for impacts in index.impacts.values() for term in impacts}
        self._speller = Speller(index.vocabulary, terms, also)
        # Backwards, so that the first entry of a cite stays: of a clause in two languages the one given first.
        self._by_key = {section_key(entry.cite): doc for doc, entry in reversed(list(enumerate(index.entries)))}

    def row(self, text: str) -> tuple[list[str], str]:
        """The words to rank by and their language, and nothing else: what a bare ranking needs."""
        typed, _ = self._speller.repaired(words_of(text))
        return telling(typed), language_of(text, typed)

    def read(self, text: str, correct: bool) -> Understood:
        jump = self._jump(text)
        if jump is not None:
            typed = words(text)
            query = Query(tuple((Word(word),) for word in typed))
            return Understood(query, typed, self._entries[jump].language, jump=jump)
        query = parse(text)
        phrases = [i for group in query.groups for i in group if isinstance(i, Phrase) and not i.negated]
        quoted = [word for phrase in phrases for word in phrase.words]
        typed, corrections = self._speller.repaired(query.words) if correct else (query.words, ())
        allowed, errors = self._filters.allowed(query.demands)
        row = telling([*typed, *quoted], frozenset(quoted))
        language = language_of(text, typed)
        return Understood(query, row, language, frozenset(quoted), allowed, None, corrections, (*query.errors, *errors))

    def _jump(self, text: str) -> int | None:
        """A citation, however it is written. A card's name alone is a question about the card, not a citation."""
        citation = parse_citation(text)
        doc = self._by_key.get(section_key(str(citation))) if citation else None
        if doc is None and len(text) <= 200:
            doc = self._by_key.get(section_key(text))
            if doc is not None and self._entries[doc].kind == "card":
                return None
        return doc
