"""What a card counts as, by the words of its name; the rules of words are the engine's (DR-2.3 to DR-2.3.3)."""

from engine.mana import ELEMENTS
from engine.names import folded, stem, words_in

from .card import Card

__all__ = ["can_be_component", "is_called", "stem", "words_of"]


def words_of(card: Card) -> frozenset[str]:
    return words_in(card.name, card.transmutable)


def is_called(card: Card, word: str) -> bool:
    """Whether a card is "a … spell" for that word; the six element words mean the element instead (DR-2.3.3)."""
    if folded(word) in ELEMENTS:
        return card.element == folded(word)
    return stem(word) in words_of(card)


def can_be_component(card: Card) -> bool:
    """Rites and Rituals never are; Animals are, while rested (DR-2.3)."""
    return card.type not in ("ritual", "")
