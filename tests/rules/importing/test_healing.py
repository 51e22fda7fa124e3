"""Paragraphs and lists out of lines, and paragraphs made whole."""

import pytest

from rules.importing.blocks import to_markdown
from rules.importing.healing import heal
from rules.importing.source import read_lines


def healed(text: str) -> str:
    return to_markdown(heal(read_lines(text.encode(), "f.txt")))


SAME = [
    "Tea is hot.\n\nCups are not.",
    "- one\n- two\n\nText.",
    "1. one\n2. two\n    - nested\n    - again\n3. three",
    "Advice: drink slowly\n\nIf you are new to tea, drink slowly.",
    "- A list item without a stop\n\nAlways a new paragraph.",
    "An introduction to lists:\n\n- an item",
    "(a remark.)\n\nand what follows",
]


@pytest.mark.parametrize("text", SAME)
def test_sound_text_stays_as_it_is(text: str) -> None:
    assert healed(text) == text


@pytest.mark.parametrize(
    ("printed", "expected"),
    [
        # wrapped lines
        ("Tea is drunk out of a cup that is\nheld in one hand.", "Tea is drunk out of a cup that is held in one hand."),
        ("- An item that is longer than\n  one line.\n- Two.", "- An item that is longer than one line.\n- Two."),
        # lines broken on purpose
        (
            "An example\nTake the pot and pour the tea into a cup.",
            "An example\n\nTake the pot and pour the tea into a cup.",
        ),
        ("In the box:\n2 cups and a pot", "In the box:\n\n2 cups and a pot"),
        # lists
        ("- 1) one\n- 2) two", "1. one\n2. two"),
        ("1) one\n2) two", "1. one\n2. two"),
        ("- ▶ one\n- ▶ two", "- one\n- two"),
        ("  • one\n    • below\n  • two", "- one\n    - below\n- two"),
        ("- one\n\n- two", "- one\n- two"),
        ("- 4) four\n - a) below", "4. four\n    - a) below"),
        (
            "Now turn to the page with number\n12. Then read on there.",
            "Now turn to the page with number 12. Then read on there.",
        ),
        # split paragraphs
        ("The cup is\n\nempty.", "The cup is empty."),
        ("The cup (for lack of\n\nTea, or milk) is empty.", "The cup (for lack of Tea, or milk) is empty."),
        ("Milk, sugar,\n\nLemon.", "Milk, sugar, Lemon."),
        (
            "Choose one of the cups on the tray as your own\n\n(4). Pour.",
            "Choose one of the cups on the tray as your own (4). Pour.",
        ),
        ("There is one way to say it:\n\na cup is a cup.", "There is one way to say it: a cup is a cup."),
        ("Whoever is thirsty may always ask the\fHost for tea.", "Whoever is thirsty may always ask the Host for tea."),
        (
            "Whoever is thirsty in this house may ask one\n\f\nHost for tea.",
            "Whoever is thirsty in this house may ask one Host for tea.",
        ),
        ("- an item that\n\nends here.", "- an item that ends here."),
        # printed twice
        (
            "The spoon is still a spoon, and made of\n\nThe spoon is still a *spoon*, and made of tin.",
            "The spoon is still a *spoon*, and made of tin.",
        ),
        ("Printed once and once again.\n\nPrinted once and once again.", "Printed once and once again."),
    ],
)
def test_healing(printed: str, expected: str) -> None:
    assert healed(printed) == expected


def test_a_sentence_that_begins_like_the_one_before_it_stays() -> None:
    text = "The spoon is made of tin.\n\nThe spoon is made of tin. So is the pot."
    assert healed(text) == text
