from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.search import Entry, Searcher

from .conftest import ENTRIES


def first(searcher: Searcher, text: str) -> str:
    return searcher.search(text).hits[0].cite


@pytest.mark.parametrize("text", ["6.5", "dr 6.5", "DR-6.5", " dr6.5 ", "§ 6.5", "rule 6.5"])
def test_a_clause_number_jumps_and_stands_first(searcher: Searcher, text: str) -> None:
    results = searcher.search(text)
    assert (results.jump, results.hits[0].cite) == ("DR-6.5", "DR-6.5")
    assert not results.errors
    assert not results.corrections


@pytest.mark.parametrize(
    ("text", "jump"),
    [
        ("rb-trading-mana", "RB-trading-mana"),
        ("RB tradingmana", "RB-trading-mana"),
        ("cd:tornado.1", "CD:Tornado.1"),
        ("7.7", None),
        ("trading mana", None),
        ("tornado", None),
    ],
)
def test_jumps(searcher: Searcher, text: str, jump: str | None) -> None:
    results = searcher.search(text)
    assert results.jump == jump
    if jump:
        assert results.hits[0].cite == jump


@pytest.mark.parametrize(
    ("text", "cite"),
    [
        ("to", "DR-9.1"),
        ("what does to mean", "DR-9.1"),
        ('"you"', "DR-9.4"),
        ("you", "DR-9.4"),
        ("graveyards", "DR-6.5"),
        ("library graveyard", "DR-6.5"),
        ("haste", "DR-3.2.9"),
        ("indestructable", "DR-3.2.2"),
        ("slow cast", "DR-3.2.9"),
        ("animal épuisé", "AA-animal-epuise"),
        ("trade mana", "RB-trading-mana"),
        ("tornado", "Tornado"),
    ],
)
def test_finds(searcher: Searcher, text: str, cite: str) -> None:
    assert first(searcher, text) == cite


def test_the_language_of_the_query_is_preferred_and_a_clause_comes_once(searcher: Searcher) -> None:
    for text, language in (("exhausted animal", "en"), ("animal épuisé", "fr"), ("animal exhausted lang:fr", "fr")):
        hits = [hit for hit in searcher.search(text).hits if hit.cite == "AA-animal-epuise"]
        assert [hit.language for hit in hits] == [language]


def test_main_is_no_french_hand(searcher: Searcher) -> None:
    assert first(searcher, "main") == "RB-main-phase"
    assert first(searcher, "la main de départ") == "AA-main"


def test_corrections_are_shown_and_can_be_declined(searcher: Searcher) -> None:
    assert searcher.search("equipmnet").corrections == (("equipmnet", "equipment"),)
    declined = searcher.search("equipmnet", correct=False)
    assert (declined.total, declined.corrections) == (0, ())


def test_hits_are_safe_html(searcher: Searcher) -> None:
    hit = searcher.search("<script> tornado damage").hits[0]
    assert hit.title_marked == "<mark>Tornado</mark>"
    assert "&lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt; &amp; draw." in hit.snippet


def test_synonyms_are_marked_too(searcher: Searcher) -> None:
    assert "<mark>discard</mark> <mark>pile</mark>" in searcher.search("graveyard").hits[0].snippet


def test_kinds_and_pages(searcher: Searcher) -> None:
    everything = searcher.search("tornado mana spell", limit=50)
    assert everything.counts["card"] >= 1
    assert everything.total == sum(everything.counts.values()) == len(everything.hits)
    cards = searcher.search("tornado mana spell", kind="card")
    assert {hit.kind for hit in cards.hits} == {"card"}
    assert cards.total == everything.counts["card"] == cards.counts["card"]
    pages = [searcher.search("tornado mana spell", limit=1, offset=i).hits[0] for i in range(everything.total)]
    assert [hit.cite for hit in pages] == [hit.cite for hit in everything.hits]


def test_reading(searcher: Searcher) -> None:
    assert searcher.search('when is mana released "discard pile" -doc:RB').reading == (
        'mana, released, discard, pile · "discard pile" · -doc:RB'
    )


def test_suggestions_complete_the_last_word(searcher: Searcher) -> None:
    assert searcher.suggest("chronol").hits[0].cite == "DR-6.5"
    assert searcher.suggest("trading ma").hits[0].cite == "RB-trading-mana"
    assert searcher.suggest("equ").hits[0].title_marked == "<mark>Equipment</mark>"
    assert searcher.suggest("6").hits[0].cite.startswith("DR-6")
    assert searcher.suggest("").hits == ()
    assert len(searcher.suggest("a", limit=2).hits) <= 2


def test_among_equals_the_higher_authority_comes_first(tmp_path: Path) -> None:
    ranks = {"CE": None, "RB": 5, "DR": 4, "TR": 1}
    twins = [Entry(f"{key}-x", "clause", "Ash", "Ash falls.", key, rank) for key, rank in ranks.items()]
    found = Searcher.build(twins, tmp_path / "index").search("ash").hits
    assert [hit.document for hit in found] == ["TR", "DR", "RB", "CE"]


def test_an_answer_to_more_of_the_question_comes_first(tmp_path: Path) -> None:
    loud = Entry("DR-1.1", "clause", "Ash", "What a fire leaves: ash.", "DR", 4)
    whole = Entry("DR-1.2", "clause", "Trees", "Among the many trees there are an ash, a birch and an elm.", "DR", 4)
    other = Entry("DR-1.3", "clause", "Stones", "Flint and slate, and none of the trees.", "DR", 4)
    assert first(Searcher.build([loud, whole, other], tmp_path / "index"), "ash birch") == "DR-1.2"


def test_a_bare_heading_steps_behind_its_children(tmp_path: Path) -> None:
    heading = Entry("DR-5", "clause", "Damage", "About damage.", "DR", 4)
    child = Entry("DR-5.1", "clause", "Damage sequence", "Damage is dealt in six steps.", "DR", 4, section=("Damage",))
    assert first(Searcher.build([heading, child], tmp_path / "index"), "damage") == "DR-5.1"


PIECES = st.sampled_from(["mana", '"', "-", "doc:", "clause:6", "or", "to", "<b>", "\u202e", "6.5", "\x00", "😀"])


@settings(max_examples=300, deadline=None)
@given(
    text=st.text(max_size=300) | st.lists(PIECES).map(" ".join),
    limit=st.integers(-5, 500),
    offset=st.integers(-5, 50),
)
def test_any_query_is_answered_within_bounds(searcher: Searcher, text: str, limit: int, offset: int) -> None:
    results = searcher.search(text, limit=limit, offset=offset)
    assert len(results.hits) <= max(0, min(limit, 100))
    assert results.total <= len(ENTRIES)
    assert len(searcher.suggest(text).hits) <= 8
    assert len(searcher.ranked(text)) <= 10
    for hit in results.hits:
        assert "<" not in hit.snippet.replace("<mark>", "").replace("</mark>", "")


def test_an_index_of_nothing_answers(tmp_path: Path) -> None:
    empty = Searcher.build([], tmp_path / "index")
    assert empty.search("mana").hits == empty.suggest("ma").hits == ()
    assert empty.search("doc:DR -mana rank<=3 6.5").total == 0


def test_an_entry_without_body_shows_what_it_has(tmp_path: Path) -> None:
    bare = replace(ENTRIES[1], body="", other="Our summary of discarding.")
    assert "summary" in Searcher.build([bare], tmp_path / "index").search("discarding").hits[0].snippet
