"""The official catalogue: mended where it is wrong, refused by entry where it cannot be read."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given
from hypothesis import strategies as st

from cards import collection
from cards.card import folded
from cards.catalogue import CatalogueError, clean_text, mends, read_catalogue, same_facts, transmutable_words
from cards.files import load
from rules.models import Corpus

ENTRY: dict[str, Any] = {
    "language": "en",
    "name": "PAPER BIRD",
    "element": "Air",
    "type": "Spell",
    "subtype": "",
    "lifepoints": None,
    "mana_cost": {"Air": 2},
    "components": {"Breath": 1},
    "effect": "Inflicts 2 damage to any target.\n\t\t\n\n\n Draw 1 card.",
    "extension": "Test set",
    "notes": ["It folds."],
}


def catalogue(*entries: dict[str, Any]) -> bytes:
    return json.dumps(list(entries)).encode()


def run(*arguments: object) -> str:
    out = StringIO()
    call_command("import_cards", *map(str, arguments), stdout=out)
    return out.getvalue()


def test_an_entry_is_read_with_its_layout_mended() -> None:
    card = read_catalogue(catalogue(ENTRY)).english[0]
    assert (card.name, card.element, card.cost, card.components) == ("Paper bird", "air", {"air": 2}, {"Breath": 1})
    assert card.paragraphs == ("Inflicts 2 damage to any target.", "Draw 1 card.")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Transmutable : Time (reminder)", ("Time",)),
        ("Transmutable: Sand, Breath\n\nDraw 1 card.", ("Sand", "Breath")),
        ('Then it gains "Transmutable : Ore".', ()),
        ("Draw 1 card.", ()),
    ],
)
def test_only_the_keyword_itself_makes_a_card_transmutable(text: str, words: tuple[str, ...]) -> None:
    assert transmutable_words(text) == words


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"{}", "list"),
        (b"[]", "list"),
        (b"[" * 100_000, "not JSON"),
        (catalogue({**ENTRY, "element": "Ice"}), "entry 1 (PAPER BIRD): 'Ice' is no element"),
        (catalogue({**ENTRY, "mana_cost": {"Air": "two"}}), "no amount"),
        (catalogue({**ENTRY, "notes": "none"}), "notes is missing"),
        (catalogue({**ENTRY, "language": "de"}), "neither en nor fr"),
        (catalogue(ENTRY, ENTRY), "stands twice"),
        (catalogue({"name": "X"}), "entry 1 (X)"),
        (b"[" + b"9" * 5000 + b"]", "thousands of digits"),
        (catalogue({**ENTRY, "name": "火炎"}), "its page would have no address"),
        (catalogue({**ENTRY, "name": "X" * 200}), "its page would have no address"),
        (catalogue({**ENTRY, "name": "MENDED"}), "its page would have no address"),
        (catalogue({**ENTRY, "name": "L'AIR"}, {**ENTRY, "name": "L AIR"}), "stands twice"),
        (catalogue({**ENTRY, "name": "IGNITION", "element": ""}), "the columns are shifted"),
    ],
)
def test_what_cannot_be_read_is_refused_by_entry(data: bytes, reason: str) -> None:
    with pytest.raises(CatalogueError) as error:
        read_catalogue(data)
    assert reason in str(error.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda v: st.lists(v) | st.dictionaries(st.text(), v),
    max_leaves=8,
)


@given(st.fixed_dictionaries({key: json_values | st.just(value) for key, value in ENTRY.items()}))
def test_any_entry_is_read_or_refused(entry: dict[str, Any]) -> None:
    try:
        read_catalogue(catalogue(entry))
    except CatalogueError:
        return


@given(st.text())
def test_any_text_is_cleaned_without_losing_a_word(text: str) -> None:
    cleaned = clean_text(text)
    assert cleaned.split() == text.split() or not cleaned
    assert clean_text(cleaned) == cleaned


@pytest.fixture
def published(official: Path) -> Path:
    return official / "card-catalogue.json"


def test_our_facts_are_those_of_the_mended_catalogue(published: Path) -> None:
    ours = {folded(card.name): card for card in load()}
    read = read_catalogue(published.read_bytes())
    assert (len(read.english), len(read.french)) == (205, 205)
    for card in read.english:
        mine = ours[folded(card.name)]
        assert same_facts(mine, card) == {}, card.name
        assert mine.sets == card.sets
        assert len(mine.notes) == len(card.notes), card.name
    assert {folded(card.french) for card in ours.values() if card.french} == {folded(card.name) for card in read.french}


def test_every_mend_still_applies(published: Path) -> None:
    entries = {(e["language"], e["name"]): e for e in json.loads(published.read_text(encoding="utf-8"))}
    for mend in mends():
        if mend.card != "every":
            entry = entries[mend.language, mend.other or mend.card]
            assert mend.was is None or entry[mend.field] == mend.was, mend


@pytest.mark.django_db
def test_the_catalogue_comes_in_beside_ours_once_and_goes_again(published: Path) -> None:
    before = Corpus.current().fingerprint
    report = json.loads(run(published, "--json"))
    assert (report["english"], report["french"], report["added"], report["changed"], report["unmatched"]) == (
        205,
        205,
        [],
        {},
        [],
    )
    filed = collection.current().filed["tornado"]
    assert set(filed.official) == {"en", "fr"}
    assert filed.wording is filed.official["en"]
    assert "already" in run(published)
    run("--rollback")
    assert Corpus.current().fingerprint == before
    with pytest.raises(CommandError, match="nothing to go back"):
        run("--rollback")


@pytest.mark.django_db
def test_unknown_cards_are_added_and_changed_ones_shown(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_bytes(catalogue(ENTRY))
    assert "added    Paper bird" in run(path, "--dry-run")
    assert collection.current().find("Paper bird") is None
    run(path)
    assert collection.current().find("paper BIRD") is not None
    path.write_bytes(catalogue({**ENTRY, "mana_cost": {"Air": 3}, "effect": "Draw 2 cards."}))
    told = run(path)
    assert "changed  Paper bird, cost" in told
    assert "changed  Paper bird, text" in told


@pytest.mark.django_db
def test_a_refused_catalogue_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(catalogue(ENTRY, {**ENTRY, "name": "OTHER", "type": "Cow"}))
    before = Corpus.current().fingerprint
    with pytest.raises(CommandError, match=r"entry 2 \(OTHER\).*Nothing was changed"):
        run(path)
    assert Corpus.current().fingerprint == before
