"""What an entry must meet: phrases, exclusions and operators, as sets of entries."""

import operator
from collections import defaultdict
from collections.abc import Callable, Iterable
from math import isnan

from rules.citations import parse_citation, section_key

from .analysis import words
from .concepts import Concepts
from .entry import Entry
from .index import Index
from .query import Group, Item, Operator, Phrase, Word

Docs = set[int]

_COMPARE: dict[str, Callable[[float, float], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Misread(Exception):
    """An operator that cannot be followed; says what would do. It is then left out."""


class Filters:
    def __init__(self, index: Index, concepts: Concepts) -> None:
        self._entries = index.entries
        self._concepts = concepts
        self._all = set(range(len(index.entries)))
        self._facets: dict[str, dict[str, Docs]] = defaultdict(lambda: defaultdict(set))
        self._numbers: dict[str, dict[int, float]] = defaultdict(dict)
        for doc, entry in enumerate(index.entries):
            self._sort_in(doc, entry)
        self._special: dict[str, Callable[[str], Docs]] = {
            "clause": self._clause,
            "text": lambda value: self._phrase(value, ("body", "other")) | self._beside(value, notes=False),
            "note": lambda value: self._beside(value, notes=True),
            "title": lambda value: self._phrase(value, ("title",)),
        }

    def _beside(self, value: str, *, notes: bool) -> Docs:
        """What stands beside the text: on a card its notes, on a clause its worked examples."""
        found, cards = self._phrase(value, ("examples",)), self._facets["kind"]["card"]
        return found & cards if notes else found - cards

    def _sort_in(self, doc: int, entry: Entry) -> None:
        own = {"doc": (entry.document,), "lang": (entry.language,), "kind": (entry.kind,), "is": (entry.kind,)}
        for name, values in (*entry.facets.items(), *own.items()):
            for value in filter(None, values):
                self._facets[name][_folded(value)].add(doc)
        for name, number in entry.numbers.items():
            self._numbers[name][doc] = number
        if entry.rank is not None:
            self._numbers["rank"][doc] = entry.rank

    @property
    def names(self) -> list[str]:
        return sorted({*self._special, *self._facets, *self._numbers})

    def allowed(self, demands: Iterable[Group]) -> tuple[Docs | None, tuple[str, ...]]:
        """The entries that meet every group, or None where all do; and what could not be followed."""
        allowed: Docs | None = None
        errors: list[str] = []
        for group in demands:
            choices = []
            for item in group:
                try:
                    choices.append(self._meeting(item))
                except Misread as misread:
                    errors.append(str(misread))
            if choices:
                either = set().union(*choices)
                allowed = either if allowed is None else allowed & either
        return allowed, tuple(dict.fromkeys(errors))

    def _meeting(self, item: Item) -> Docs:
        if isinstance(item, Word):
            return set(self._concepts.of_word(item.text).docs)
        found = self._concepts.having(item.words) if isinstance(item, Phrase) else self._operator(item)
        return self._all - found if item.negated else found

    def _operator(self, item: Operator) -> Docs:
        name, value = item.name, item.value
        if name in self._special:
            return self._special[name](value)
        if name in self._numbers and (number := _number(value)) is not None:
            compare = _COMPARE[item.comparison]
            return {doc for doc, own in self._numbers[name].items() if compare(own, number)}
        if name in self._facets:
            if item.comparison in ":=":
                return self._facet(name, value)
            raise Misread(f"{name} takes a word, as in {name}:{next(iter(self._facets[name]))}.")
        if name in self._numbers:
            raise Misread(f"{name} takes a number, as in {name}<=3.")
        raise Misread(f"There is no {name}: to search by. There are: {', '.join(self.names)}.")

    def _facet(self, name: str, value: str) -> Docs:
        values, wanted = self._facets[name], words(value)
        found: Docs = set().union(*(docs for own, docs in values.items() if set(wanted) <= set(own.split()) and wanted))
        if not found and name in ("doc", "lang", "kind", "is"):
            raise Misread(f"There is no {name}:{value}. There are: {', '.join(sorted(values))}.")
        return found

    def _phrase(self, value: str, fields: tuple[str, ...]) -> Docs:
        row = words(value)
        return self._concepts.having(row, fields) if row else set()

    def _clause(self, value: str) -> Docs:
        """A clause and those below it: by number, or by the headings above."""
        citation = parse_citation(value)
        wanted = section_key(str(citation) if citation else value)
        tops = [entry for entry in self._entries if section_key(entry.cite) == wanted]
        paths = [(top.document, top.language, (*top.section, top.title)) for top in tops]
        return {doc for doc, entry in enumerate(self._entries) if _is_under(entry, wanted, paths)}


def _is_under(entry: Entry, key: str, paths: Iterable[tuple[str, str, tuple[str, ...]]]) -> bool:
    own = section_key(entry.cite)
    if own == key or own.startswith(key + "."):
        return True
    place = (entry.document, entry.language)
    return any((*place, entry.section[: len(path)]) == (document, lang, path) for document, lang, path in paths)


def _folded(value: str) -> str:
    return " ".join(words(value))


def _number(value: str) -> float | None:
    try:
        number = float(value)
    except ValueError:
        return None
    return None if isnan(number) else number
