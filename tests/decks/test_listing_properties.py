"""Any text is read or refused, nothing of it is lost, and any list can be checked."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cards.card import folded
from decks.bounds import Refused
from decks.listing import read
from decks.rewriting import renamed

from .shelf import checked, on_file

WORDS = [
    "4",
    "4x",
    "x4",
    "-1",
    "0",
    "999",
    "Breath",
    "Tornado",
    "Tornadoe",
    "Zap",
    "Souffle",
    "Side deck",
    "SB:",
    "Deck",
]
MARKS = [
    " ",
    "\t",
    ",",
    ";",
    "\n",
    "\r\n",
    "\n\n",
    "//",
    "#",
    "(Base game)",
    "\u200f",
    "\u00a0",
    "×",
    '"',
    "-",
    ":",
    "\x0b",
]
listish = st.lists(st.sampled_from(WORDS + MARKS), max_size=60).map("".join)
texts = st.one_of(listish, st.text(max_size=300))


@given(texts)
@settings(max_examples=400, deadline=None)
def test_nothing_is_lost(text: str) -> None:
    try:
        deck = read(text)
    except Refused:
        return
    assert deck.text == text
    assert [line.number for line in deck.lines] == list(range(1, len(deck.lines) + 1))


@given(texts)
@settings(max_examples=300, deadline=None)
def test_any_list_can_be_checked(text: str) -> None:
    report = checked(text)
    assert report.legal == (not report.errors)
    assert report.verdict.endswith(".")
    assert report.main >= 0
    assert all(1 <= line <= len(report.deck.lines) for finding in report.findings for line in finding.lines)


@given(st.permutations([(4, "Breath", "main"), (2, "Souffle", "side"), (3, "Zap", "main"), (1, "zap", "side")]))
def test_the_hash_names_what_is_in_the_list_however_it_is_written(rows: list[tuple[int, str, str]]) -> None:
    text = "\n".join(f"{'SB: ' if section == 'side' else ''}{count} {name}" for count, name, section in rows)
    assert checked(text).hash == checked("Breath x4\n3x ZAP\nSide deck\n2 Breath\n1 Zap").hash


def test_the_hash_tells_lists_apart() -> None:
    lists = ["4 Breath", "3 Breath", "SB: 4 Breath", "4 Zephyr", "4 Breath\n1 Zap", "4 Breth", ""]
    assert len({checked(text).hash for text in lists}) == len(lists)


@given(listish, st.integers(1, 20))
@settings(max_examples=300, deadline=None)
def test_accepting_changes_one_name_and_nothing_else(text: str, number: int) -> None:
    new = renamed(text, number, "Tornadoe", "Tornado")
    before, after = read(text), read(new)
    if new == text:
        return
    changed = [(old, fresh) for old, fresh in zip(before.lines, after.lines, strict=True) if old.raw != fresh.raw]
    ((old, fresh),) = changed
    assert (folded(old.name), folded(fresh.name)) == ("tornadoe", "tornado")
    assert (old.count, old.section) == (fresh.count, fresh.section)


def test_every_card_is_read_back_by_each_of_its_names() -> None:
    names = on_file().names
    for card in on_file().all:
        for name in card.names:
            (entry,) = read(f"2 {name}").entries
            assert entry.count == 2
            assert card in names.exact(entry.name), name
