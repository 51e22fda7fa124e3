"""The card files: every card loads, prints and loads again the same; what is wrong is named."""

from pathlib import Path

import pytest

from cards.card import ELEMENTS, Card, folded
from cards.files import DATA, CardFileError, card_of, load, read, row_of, write

CARDS = load()
WHOLE = [card for card in CARDS if not card.incomplete]


@pytest.mark.parametrize("path", sorted(DATA.glob("*.yaml")), ids=lambda path: path.stem)
def test_each_file_prints_and_reads_again_the_same(path: Path) -> None:
    cards = read(path.read_text(encoding="utf-8"))
    assert read(write(cards)) == cards
    assert [card_of(row_of(card)) for card in cards] == list(cards)


def test_all_cards_are_on_file_once() -> None:
    assert len(WHOLE) == 205
    assert len({card.slug for card in CARDS}) == len(CARDS)
    names = [folded(name) for card in CARDS for name in {folded(n) for n in card.names}]
    assert len(names) == len(set(names))


def test_the_counts_are_those_of_the_game() -> None:
    """As counted by hand over the published cards."""
    types = {kind: sum(card.type == kind for card in WHOLE) for kind in ("spell", "permanent", "equipment", "ritual")}
    assert types == {"spell": 135, "permanent": 29, "equipment": 28, "ritual": 13}
    elements = {element: sum(card.element == element for card in WHOLE) for element in ELEMENTS}
    assert elements == {"air": 34, "water": 34, "fire": 32, "vegetal": 34, "mineral": 37, "arcane": 34}
    assert sum(card.hp is not None for card in WHOLE) == 17
    assert sum(len(card.notes) for card in CARDS) == 380


def test_every_whole_card_has_text_but_one() -> None:
    assert [card.name for card in WHOLE if not card.text] == ["Solar flame"]


def test_a_note_says_something_or_why_it_does_not() -> None:
    for card in CARDS:
        for note in card.notes:
            assert bool(note.says) != bool(note.empty), card.name


def test_cards_the_documents_name_are_on_file_as_incomplete() -> None:
    known = {card.name: card for card in CARDS}
    for name in (
        "Queen bee",
        "Worker bee",
        "Scarab",
        "Blazing soul",
        "Mars's spear",
        "Fiery will",
        "Electric punch",
        "Ambidexterity",
    ):
        assert known[name].incomplete


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ({}, "without a name"),
        ({"name": "A", "type": "spell"}, "missing"),
        ({"name": "A", "type": "spell", "element": "ice"}, "no element"),
        ({"name": "A", "type": "spell", "element": "air", "slot": "ring"}, "slot"),
        ({"name": "A", "type": "equipment", "element": "air"}, "slot"),
        ({"name": "A", "type": "spell", "element": "air", "cost": {"air": -1}}, "cost"),
        ({"name": "A", "type": "spell", "element": "air", "components": {"Wind": 0}}, "component"),
        ({"name": "A", "type": "permanent", "element": "air", "hp": "many"}, "HP"),
        ({"name": "A", "type": "spell", "element": "air", "notes": [{"sais": "x"}]}, "sais"),
    ],
)
def test_what_is_wrong_is_named(row: dict[str, object], word: str) -> None:
    with pytest.raises(CardFileError, match=word):
        card_of(row)


def test_x_counts_as_nothing_in_a_total() -> None:
    assert Card("A", cost={"mineral": "X", "air": 2}).total_cost == 2
