"""Components that a list needs and does not bring: legal, but worth a word with the player (DR-2.3). Pure."""

from collections.abc import Iterator
from functools import lru_cache

from cards.card import ELEMENTS, Card
from cards.words import can_be_component, stem, words_of

from .contents import Contents, Holding
from .findings import Finding, several


@lru_cache(maxsize=4096)
def _words(name: str, element: str, transmutable: tuple[str, ...]) -> frozenset[str]:
    """The words a card can be a component for; an element's word always means the element (DR-2.3.3)."""
    said = words_of(Card(name, transmutable=transmutable))
    return (said - frozenset(ELEMENTS)) | ({element} if element else frozenset())


_stem = lru_cache(maxsize=1024)(stem)


class Supply:
    """Which cards of a list can be which component: plurals and Transmutable count; parts of words, Rituals do not."""

    def __init__(self, held: Contents) -> None:
        self._by_word: dict[str, list[Holding]] = {}
        for each in held:
            if each.card and can_be_component(each.card):
                for word in _words(each.card.name, each.card.element, each.card.transmutable):
                    self._by_word.setdefault(word, []).append(each)

    def of(self, word: str, *, side: bool) -> dict[str, int]:
        """How many copies of which cards, in the deck or with the side deck."""
        found = {each.name: each.copies if side else each.main for each in self._by_word.get(_stem(word), ())}
        return {name: number for name, number in found.items() if number}


def lacking(held: Contents) -> Iterator[Finding]:
    """A card of the deck is looked at with the deck alone, a card of the side deck with both."""
    supply = Supply(held)
    for each in held:
        for word, needed in each.card.components.items() if each.card else ():
            found = supply.of(word, side=not each.main)
            own = max(found.pop(each.name, 0) - 1, 0)  # one copy may serve another (DR-2.3, the example)
            others = sum(found.values())
            if others + own < needed or not others:
                yield _finding(supply, each, word, needed, others, own)


def _finding(supply: Supply, each: Holding, word: str, needed: int, others: int, own: int) -> Finding:
    many = f"{needed} {word}" if needed > 1 else word
    if others + own == 0:
        says, rule = f"Nothing brings {many} for {each.name}", "component"
        waits = each.main and any(name != each.name for name in supply.of(word, side=True))
        detail = "Only the side deck does." if waits else "No other card on the list has the word in its name."
    elif others == 0:
        says, rule = f"Only {each.name} itself brings {many}", "component"
        detail = "A second copy could use the first, but the first has nothing to be prepared with."
    else:
        says, rule = f"{each.name} needs {many}, and {several(others + own, 'card')} can be one", "component-count"
        detail = "Each channeled card counts once for a word."
    return Finding("warning", rule, says, detail, "DR-2.3", each.name, each.lines)
