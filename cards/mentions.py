"""Cards that the documents name: in a clause, or in one of its worked examples."""

import re
from collections.abc import Iterable

from rules.library import Library

from .card import Card
from .links import NAMED, Link


def mentions(books: Library, cards: Iterable[Card]) -> dict[str, list[Link]]:
    """Slug → the clauses that name the card."""
    known = list(cards)
    words = {word for card in known for word in card.components}
    patterns = [(card.slug, _pattern(name)) for card in known for name in _telling(card, words)]
    found: dict[str, list[Link]] = {}
    for rule in books.rules.values():
        told = rule.words()
        for slug, pattern in patterns:
            if any(pattern.search(example) for example in told.examples):
                found.setdefault(slug, []).append(Link(rule.cite, NAMED, "A worked example of the clause plays it."))
            elif pattern.search(told.body):
                found.setdefault(slug, []).append(Link(rule.cite, NAMED, "The clause names it."))
    return found


def _telling(card: Card, components: set[str]) -> Iterable[str]:
    """Names that cannot be taken for a plain word: "Seed" in a rule is any Seed, "Seed in the wind" is the card."""
    names = (card.name, *card.also)
    return (name for name in names if " " in name or (name not in components and len(name) > 3))


def _pattern(name: str) -> re.Pattern[str]:
    """A name of one word must have its capital; one of several is known in any case."""
    flags = re.IGNORECASE if " " in name else 0
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", flags)
