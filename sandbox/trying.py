"""A card put to the test: a small position in which it can be prepared, activated or used at once. Pure."""

from collections.abc import Iterable
from typing import Any

from cards.card import Card
from cards.words import can_be_component, is_called

X_MANA = 3  # Mana at hand where a card costs X
DECK = 3
FILLER = ("Breath", "Flame", "Droplet", "Seed")
TARGET = "Dead tree"


def scenario(card: Card, cards: Iterable[Card]) -> dict[str, Any]:
    listed = sorted(cards, key=lambda one: (one.total_cost, one.name))
    needed = [{"card": name, "is": "channeled"} for name in _components(card, listed)]
    filler = [name for name in FILLER if any(one.name == name for one in listed)] or [card.name]
    deck = [filler[place % len(filler)] for place in range(DECK)]
    ready = {"card": card.name} if card.type != "spell" else {"card": card.name, "is": "prepared"}
    mine = {"reserve": _reserve(card), "hand": [card.name], "deck": deck, "board": [ready, *needed]}
    target = [TARGET] if any(one.name == TARGET for one in listed) and card.name != TARGET else []
    return {
        "scenario": 1,
        "title": f"Trying {card.name}",
        "turn": "A",
        "players": {"A": mine, "B": {"deck": deck, "board": target}},
        "ether": [{"air": 1, "fire": 1}, {"water": 1, "vegetal": 1}],
        "do": [],
    }


def _components(card: Card, listed: list[Card]) -> list[str]:
    """For each component it needs the cheapest card that can be it."""
    found = []
    for word, count in card.components.items():
        fits = [one for one in listed if can_be_component(one) and is_called(one, word) and one.name != card.name]
        found += [fits[place % len(fits)].name for place in range(count)] if fits else []
    return found


def _reserve(card: Card) -> dict[str, int]:
    return {element: amount if isinstance(amount, int) else X_MANA for element, amount in card.cost.items()}
