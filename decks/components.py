"""Components that a list needs and does not bring: legal, but worth a word with the player (DR-2.3). Pure."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cards.card import Card
from cards.words import can_be_component, is_called

from .contents import Contents, Holding
from .findings import Finding, several


@lru_cache(maxsize=16384)
def _is_called(name: str, element: str, transmutable: tuple[str, ...], word: str) -> bool:
    return is_called(Card(name, element=element, transmutable=transmutable), word)


def provides(card: Card, word: str) -> bool:
    """Whether a card can be that component: plurals and Transmutable count, parts of words and Rituals do not."""
    return can_be_component(card) and _is_called(card.name, card.element, card.transmutable, word)


def brought(held: Iterable[Holding], word: str, *, side: bool) -> dict[str, int]:
    """How many copies of which cards can be that component, in the deck or with the side deck."""
    copies = (
        (each.name, each.copies if side else each.main) for each in held if each.card and provides(each.card, word)
    )
    return {name: number for name, number in copies if number}


def lacking(held: Contents) -> Iterator[Finding]:
    """A card of the deck is looked at with the deck alone, a card of the side deck with both."""
    for each in held:
        for word, needed in each.card.components.items() if each.card else ():
            if finding := _lack(held, each, word, needed):
                yield finding


def _lack(held: Contents, each: Holding, word: str, needed: int) -> Finding | None:
    side = not each.main
    found = brought(held, word, side=side)
    others = sum(number for name, number in found.items() if name != each.name)
    own = max(found.get(each.name, 0) - 1, 0)  # one copy may serve another (DR-2.3, the example)
    if others >= needed or (others and others + own >= needed):
        return None
    return _finding(held, each, word, needed, others, own)


def _finding(held: Contents, each: Holding, word: str, needed: int, others: int, own: int) -> Finding:
    many = f"{needed} {word}" if needed > 1 else word
    if others + own == 0:
        says, rule = f"Nothing brings {many} for {each.name}", "component"
        waits = bool(each.main) and bool(brought(held, word, side=True))
        detail = "Only the side deck does." if waits else "No other card on the list has the word in its name."
    elif others == 0:
        says, rule = f"Only {each.name} itself brings {many}", "component"
        detail = "A second copy could use the first, but the first has nothing to be prepared with."
    else:
        says, rule = f"{each.name} needs {many}, and {several(others + own, 'card')} can be one", "component-count"
        detail = "Each channeled card counts once for a word."
    return Finding("warning", rule, says, detail, "DR-2.3", each.name, each.lines)
