"""Names as components, from the clauses DR-2.3 to DR-2.3.3 and DR-3.2.4."""

import pytest

from cards.card import Card
from cards.words import can_be_component, is_called, words_of


@pytest.mark.parametrize(
    ("card", "word", "called"),
    [
        (Card("Tree in flames"), "Flame", True),
        (Card("Tree in flames"), "Tree", True),
        (Card("Tree in flames"), "in", False),
        (Card("Flame"), "Flames", True),
        (Card("Dropping"), "Drop", False),
        (Card("Droplet", transmutable=("Drop",)), "Drop", True),
        (Card("Water drop", element="fire"), "Water", False),
        (Card("Droplet", element="water"), "Water", True),
        (Card("Kerloc'h's flower"), "Flower", True),
        (Card("Bramble flowers"), "Flower", True),
        (Card("Solar winds"), "Wind", True),
        (Card("Maelström"), "Maelstrom", True),
        (Card("Sunflower field"), "Flower", False),
        (Card("Glass replica"), "Glass", True),
    ],
)
def test_what_a_card_is_called(card: Card, word: str, called: bool) -> None:
    assert is_called(card, word) is called


def test_a_repeated_word_counts_once() -> None:
    assert words_of(Card("Ice ice")) == {"ice"}


def test_rituals_are_no_components_and_animals_are() -> None:
    assert not can_be_component(Card("A", type="ritual"))
    assert can_be_component(Card("A", type="animal"))
