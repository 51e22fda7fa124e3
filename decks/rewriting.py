"""Accepting a suggestion: one name in the text is replaced, and nothing else is touched. Pure."""

import re

from cards.card import folded

from .lines import seen
from .listing import DeckList, Line, read


def renamed(text: str, number: int, old: str, new: str) -> str:
    """The text with the new name on that line; where lines have moved since, on the line that has the old name now."""
    deck = read(text)
    line = _line(deck, number, old)
    if line is None:
        return text
    return "".join(_replaced(other, new) if other is line else other.raw for other in deck.lines)


def _line(deck: DeckList, number: int, old: str) -> Line | None:
    wanted = [line for line in deck.entries if folded(line.name) == folded(old)]
    return next((line for line in wanted if line.number == number), wanted[0] if wanted else None)


def _replaced(line: Line, new: str) -> str:
    """The name is looked for as it is seen; marks nobody sees go with it where they stand inside."""
    places = [place for place, character in enumerate(line.raw) for _ in seen(character)]
    shown = "".join(seen(character) for character in line.raw)
    found = re.search(r"\s+".join(re.escape(word) for word in line.name.split()), shown)
    if found is None:  # written with doubled quotes inside quotes: nothing that a suggestion could mend
        return line.raw
    first, last = places[found.start()], places[found.end() - 1]
    return line.raw[:first] + new + line.raw[last + 1 :]
