"""Every way in which people write a deck list."""

import pytest

from decks.bounds import Refused
from decks.listing import read

ENTRIES = [
    ("4 Breath", 4, "Breath"),
    ("4x Breath", 4, "Breath"),
    ("4X Breath", 4, "Breath"),
    ("4 x Breath", 4, "Breath"),
    ("4xBreath", 4, "Breath"),
    ("4× Breath", 4, "Breath"),
    ("Breath x4", 4, "Breath"),
    ("Breath x 4", 4, "Breath"),
    ("Breath ×4", 4, "Breath"),
    ("Breathx4", 4, "Breath"),
    ("Breath (x4)", 4, "Breath"),
    ("Breath (4)", 4, "Breath"),
    ("Breath: 4", 4, "Breath"),
    ("Breath 4", 4, "Breath"),
    ("(4) Breath", 4, "Breath"),
    ("Breath", 1, "Breath"),
    ("  4   Breath  ", 4, "Breath"),
    ("4\tBreath", 4, "Breath"),
    ("4\u00a0Breath", 4, "Breath"),
    ("\u200f4 Bre\u200bath\u200e", 4, "Breath"),
    ("\ufeff4 Breath", 4, "Breath"),
    ("- 4 Breath", 4, "Breath"),
    ("* Breath", 1, "Breath"),
    ("• 4 Breath", 4, "Breath"),
    ("- Breath x4", 4, "Breath"),
    ("4 Breath (Base game)", 4, "Breath"),
    ("4 Breath [Base game]", 4, "Breath"),
    ("4 Breath (Base game) 12", 4, "Breath"),
    ("Breath (Base game) x4", 4, "Breath"),
    ("Breath x4 (Base game)", 4, "Breath"),
    ("Breath (Base game)", 1, "Breath"),
    ("4 Breath // the best", 4, "Breath"),
    ("4 Breath # the best", 4, "Breath"),
    ("4,Breath", 4, "Breath"),
    ("Breath,4", 4, "Breath"),
    ('4,"Breath"', 4, "Breath"),
    ("4;Breath;main", 4, "Breath"),
    ("4,Breath,Base game", 4, "Breath"),
    ("4 Breath, Base game", 4, "Breath"),
    ("2 Kerloc'h's robe", 2, "Kerloc'h's robe"),
    ("3 Râ’s wrath", 3, "Râ’s wrath"),
    ("2 Souffle du guérisseur", 2, "Souffle du guérisseur"),
    ("-2 Breath", -2, "Breath"),
    ("0 Breath", 0, "Breath"),
    ("Breath x-3", -3, "Breath"),
    ("123456789012345678901234567890 Breath", 1_000_000, "Breath"),
]


@pytest.mark.parametrize(("line", "count", "name"), ENTRIES)
def test_an_entry_however_it_is_written(line: str, count: int, name: str) -> None:
    (entry,) = read(line).entries
    assert (entry.count, entry.name, entry.section) == (count, name, "main")


SIDES = [
    "SB: 2 Zap",
    "sb:2 Zap",
    "Side: 2 Zap",
    "2,Zap,side",
    "2;Zap;Sideboard",
    "Zap\t2\tréserve",
    "Side deck\n2 Zap",
    "SIDE DECK:\n2 Zap",
    "Sideboard (2)\n2 Zap",
    "Side\n2 Zap",
    "Side deck: 2\n2 Zap",
    "**Side deck**\n2 Zap",
    "=== Side ===\n2 Zap",
    "Réserve :\n2 Zap",
    "// Side deck\n2 Zap",
    "# Sideboard\n2 Zap",
    "Side deck (10 cartes)\n2 Zap",
    "count,name,section\n2,Zap,side",
    "Quantité;Carte;Section\n2;Zap;réserve",
    "name\tqty\tboard\nZap\t2\tside",
]


@pytest.mark.parametrize("text", SIDES)
def test_the_side_deck_however_it_is_marked(text: str) -> None:
    (entry,) = read(text).entries
    assert (entry.count, entry.name, entry.section) == (2, "Zap", "side")


def test_a_heading_for_the_deck_ends_the_side_deck() -> None:
    deck = read("Side deck\n2 Zap\nDeck principal\n4 Breath\n")
    assert [(entry.name, entry.section) for entry in deck.entries] == [("Zap", "side"), ("Breath", "main")]


def test_one_line_of_the_side_deck_does_not_change_the_next() -> None:
    assert [entry.section for entry in read("SB: 2 Zap\n4 Breath").entries] == ["side", "main"]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", "blank"),
        ("   ", "blank"),
        ("// a remark", "comment"),
        ("# a remark", "comment"),
        ("-----", "comment"),
        ("Spells (12)", "title"),
        ("Équipements", "title"),
        ("Player: Ana", "title"),
        ("Deck: Fire and fury", "title"),
        ("My best deck:", "title"),
        ("4", "unreadable"),
        ("2 Zap, 3 Breath", "unreadable"),
        ("4 " + "x" * 100, "unreadable"),
        ("4 Breath " + "!" * 300, "unreadable"),
        (",,,", "comment"),
        ("4,,side", "unreadable"),
    ],
)
def test_what_is_no_entry(line: str, kind: str) -> None:
    assert [each.kind for each in read(f"{line}\n").lines] == [kind]


def test_a_second_smaller_block_is_the_side_deck_and_it_is_said() -> None:
    deck = read("4 Breath\n4 Zephyr\n\n// later\n2 Zap\n")
    assert [entry.section for entry in deck.entries] == ["main", "main", "side"]
    assert deck.side_from == 5


@pytest.mark.parametrize(
    "text",
    [
        "Deck\n4 Breath\n\n2 Zap",  # headings speak for themselves
        "4 Breath\n\n2 Zap\n\n1 Tide",  # three blocks are groups
        "2 Zap\n\n4 Breath",  # the larger block is no side deck
        "My deck\n\n4 Breath",  # a name on top
        "Spells\n4 Breath\n\nRituals\n2 Emptiness ritual",
        "4 Breath\nSB: 1 Tide\n\n2 Zap",
        "\n\n4 Breath\n\n",
        "4,Breath,main\n\n2,Zap,main",
    ],
)
def test_any_other_blank_line_means_nothing(text: str) -> None:
    assert read(text).side_from is None


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_they_end_anywhere(end: str) -> None:
    deck = read(end.join(["4 Breath", "", "Side deck", "2 Zap"]))
    assert [(entry.number, entry.section) for entry in deck.entries] == [(1, "main"), (4, "side")]


def test_columns_may_stand_in_any_order_and_go_on_to_the_end() -> None:
    deck = read("section,name,count\nmain,Breath,4\n// a remark\nside,Zap,2\n")
    assert [(entry.name, entry.count, entry.section) for entry in deck.entries] == [
        ("Breath", 4, "main"),
        ("Zap", 2, "side"),
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("4 Breath\n" * 6000, "characters"),
        ("1 a\n" * 401, "401 lines"),
        ("\n".join(f"1 Card {chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(201)), "201 different names"),
    ],
)
def test_too_much_is_refused_and_said(text: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        read(text)
