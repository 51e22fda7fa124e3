"""What can be which component (DR-2.3), in deck lists."""

import pytest

from cards.card import Card

from .shelf import Shelf, checked, of_rule

CARDS = Shelf(
    (
        Card("Needs flame", type="spell", element="fire", components={"Flame": 1}),
        Card("Needs three", type="spell", element="fire", components={"Flame": 3}),
        Card("Needs water", type="spell", element="air", components={"Water": 1}),
        Card("Rain of flames", type="spell", element="fire"),
        Card("Flame of dawn", type="permanent", element="fire"),
        Card("Inflamed eye", type="spell", element="fire"),
        Card("Flame ritual", type="ritual", element="fire"),
        Card("Ember", type="spell", element="fire", transmutable=("Flame",)),
        Card("Flame cat", type="animal"),
        Card("Tree in flames", type="spell", element="fire", components={"Flame": 1}),
        Card("Water wheel", type="equipment", slot="weapon", element="mineral"),
        Card("Tide", type="spell", element="water"),
    )
)


def lacks(text: str) -> list[tuple[str, str]]:
    report = checked(text, CARDS)
    return [(finding.rule, finding.card) for finding in report.warnings]


@pytest.mark.parametrize("name", ["Rain of flames", "Flame of dawn", "Ember", "Flame cat", "Tree in flames"])
def test_what_brings_a_component(name: str) -> None:
    assert ("component", "Needs flame") not in lacks(f"1 Needs flame\n1 {name}")


@pytest.mark.parametrize("name", ["Inflamed eye", "Flame ritual", "Tide"])
def test_what_does_not(name: str) -> None:
    assert lacks(f"1 Needs flame\n1 {name}") == [("component", "Needs flame")]


def test_an_element_word_means_the_element() -> None:
    assert lacks("1 Needs water\n1 Water wheel") == [("component", "Needs water")]
    assert lacks("1 Needs water\n1 Tide") == []


def test_as_many_as_are_needed() -> None:
    assert lacks("1 Needs three\n2 Ember") == [("component-count", "Needs three")]
    assert lacks("1 Needs three\n2 Ember\n1 Flame cat") == []


def test_a_card_can_serve_its_own_second_copy_but_not_its_first() -> None:
    assert lacks("1 Tree in flames") == [("component", "Tree in flames")]
    (finding,) = of_rule(checked("2 Tree in flames", CARDS), "component")
    assert finding.says == "Only Tree in flames itself brings Flame"
    assert lacks("2 Tree in flames\n1 Ember") == []


def test_the_deck_is_looked_at_alone_and_the_side_deck_with_it() -> None:
    (finding,) = of_rule(checked("1 Needs flame\nSB: 1 Ember", CARDS), "component")
    assert finding.detail == "Only the side deck does."
    assert lacks("1 Ember\nSB: 1 Needs flame") == []


def test_it_is_a_warning_with_its_clause_and_line() -> None:
    (finding,) = of_rule(checked("1 Tide\n1 Needs flame", CARDS), "component")
    assert (finding.level, finding.cite, finding.lines) == ("warning", "DR-2.3", (2,))
