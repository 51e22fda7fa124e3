"""The words of a name, as components and designations count them (DR-2.3, DR-2.3.2, DR-2.3.3, DR-3.2.4). Pure."""

from .card import ELEMENTS, Card, folded

# Words that only link others are no component (DR-2.3).
LINKING = frozenset({"of", "the", "to", "in", "a", "an", "and", "for", "from", "with", "on", "at", "by"})


def stem(word: str) -> str:
    """A plural is the same component as its singular (DR-2.3); folded, since case and accents never count."""
    word = folded(word)
    return word[:-1] if len(word) > 2 and word.endswith("s") and not word.endswith("ss") else word


def words_of(card: Card) -> frozenset[str]:
    """The words a card counts as: those of its name, each once (DR-2.3.1), and those of Transmutable (DR-3.2.4)."""
    names = folded(card.name.replace("'s ", " ").replace("’s ", " ")).split()
    given = [word for phrase in card.transmutable for word in folded(phrase).split()]
    return frozenset(stem(word) for word in (*names, *given) if word not in LINKING)


def is_called(card: Card, word: str) -> bool:
    """Whether a card is "a … spell" for that word; the six element words mean the element instead (DR-2.3.3)."""
    if folded(word) in ELEMENTS:
        return card.element == folded(word)
    return stem(word) in words_of(card)


def can_be_component(card: Card) -> bool:
    """Rites and Rituals never are; Animals are, while rested (DR-2.3)."""
    return card.type not in ("ritual", "")
