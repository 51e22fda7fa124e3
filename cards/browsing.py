"""The browse page: a query in the search's own syntax, and counts of what each further filter would leave."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rules import finding

from .card import ELEMENTS, SLOTS, TYPES
from .collection import Collection, Filed
from .facets import facets_of

MOST = 300  # more than there are cards: the page shows all that match


@dataclass(frozen=True)
class Choice:
    """A filter that can be added to or taken from the query."""

    label: str
    term: str
    count: int
    chosen: bool
    query: str


@dataclass(frozen=True)
class Group:
    title: str
    choices: list[Choice]


def matching(books: Collection, query: str) -> tuple[list[Filed], tuple[str, ...]]:
    """The cards a query finds: all of them by name where it is empty or only filters, else best first."""
    if not query.strip():
        return sorted(books, key=lambda filed: filed.card.name), ()
    results = finding.searcher().search(query, limit=MOST, kind="card")
    hits = [books.filed[slug] for hit in results.hits if (slug := _slug(books, hit.cite))]
    return hits, results.errors


def _slug(books: Collection, name: str) -> str | None:
    card = books.find(name)
    return card.slug if card else None


def groups(found: Iterable[Filed], query: str) -> list[Group]:
    facets = [facets_of(filed.card) for filed in found]
    return [
        Group("Element", _choices("e", ELEMENTS, facets, query)),
        Group("Type", _choices("t", TYPES, facets, query)),
        Group("Slot", _choices("slot", SLOTS, facets, query)),
        Group("Keyword", _choices("kw", sorted({k for f in facets for k in f.get("kw", ())}), facets, query)),
        Group("Legality", _choices("legal", ("legal", "restricted", "banned", "pair"), facets, query)),
        Group("Set", _choices("set", sorted({s for f in facets for s in f.get("set", ())}), facets, query)),
    ]


def _choices(name: str, values: Iterable[str], facets: list[dict[str, tuple[str, ...]]], query: str) -> list[Choice]:
    counts = Counter(value for found in facets for value in found.get(name, ()))
    made = []
    for value in values:
        term = f'{name}:"{value}"' if " " in value else f"{name}:{value}"
        whole = re.compile(rf"(?<!\S){re.escape(term)}(?!\S)")  # not the end of `-e:air`, which says the opposite
        chosen = bool(whole.search(query))
        other = " ".join(whole.sub("", query).split()) if chosen else f"{query} {term}".strip()
        if counts[value] or chosen:
            made.append(Choice(value[:1].upper() + value[1:], term, counts[value], chosen, other))
    return made
