"""What a card can be searched by: the operators `t: e: slot: comp: kw: set: is: cost fire`."""

from collections.abc import Callable

from engine.names import stem

from .card import ELEMENTS, Card, X
from .links import keywords_in

Facets = dict[str, tuple[str, ...]]
_sources: list[Callable[[Card], Facets]] = []


def add_source(source: Callable[[Card], Facets]) -> None:
    """Let another app add an operator, as the legality lists do with `legal:`."""
    _sources.append(source)


def facets_of(card: Card) -> Facets:
    found: Facets = {
        "t": (card.type, *(("rite",) if card.name.lower().startswith("rite ") else ())),
        "e": (card.element,),
        "slot": (card.slot,),
        "comp": tuple(dict.fromkeys(form for word in card.components for form in (word.lower(), stem(word)))),
        "kw": keywords_of(card),
        "set": card.sets,
        "is": tuple(flag for flag, holds in _flags(card).items() if holds),
    }
    for source in _sources:
        found |= source(card)
    return {name: tuple(value for value in values if value) for name, values in found.items()}


def keywords_of(card: Card) -> tuple[str, ...]:
    return tuple(keyword.lower() for keyword in keywords_in(card.text))


def _flags(card: Card) -> dict[str, bool]:
    return {
        "transmutable": bool(card.transmutable),
        "x": X in card.cost.values() or card.hp == X,
        "free": not card.cost,
        "incomplete": bool(card.incomplete),
        "spell": card.is_spell,
    }


def numbers_of(card: Card) -> dict[str, float]:
    """`cost` is the total, each element's name its own part; a card without Health Points has no `hp`."""
    found: dict[str, float] = {"cost": card.total_cost, "comps": sum(card.components.values())}
    for element in ELEMENTS:
        amount = card.cost.get(element, 0)
        found[element] = amount if isinstance(amount, int) else 0
    if isinstance(card.hp, int):
        found["hp"] = card.hp
    return found
