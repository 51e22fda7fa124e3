"""Each kind of finding, made from the rule that decides it."""

from datetime import date

import pytest

from cards.card import Card
from decks.legality import EVENT, Entry, InForce, LegalityList

from .shelf import FORTY, Shelf, checked, holds, of_rule, on_file


def test_forty_cards_are_a_deck() -> None:
    report = checked(FORTY)
    assert (report.legal, report.main, report.side) == (True, 40, 0)
    assert report.verdict == "Legal: 40 cards and no side deck."


def test_thirty_nine_are_not_and_no_number_is_too_large() -> None:
    (finding,) = of_rule(checked(FORTY.replace("4 Breath", "3 Breath")), "size")
    assert (finding.level, finding.cite) == ("error", "DR-1.1")
    names = [card.name for card in on_file().all if card.type == "spell" and not card.components][:40]
    assert of_rule(checked("\n".join(f"4 {name}" for name in names)), "size") == []


def test_a_side_deck_has_ten_at_most() -> None:
    ten = "Side deck\n4 Solar flame\n4 Dead tree\n2 Zap\n"
    assert of_rule(checked(FORTY + ten), "side-size") == []
    (finding,) = of_rule(checked(FORTY + ten + "1 Condensation"), "side-size")
    assert (finding.level, finding.cite, finding.says) == ("error", "DR-1.1", "The side deck has 11 cards")


def test_four_copies_over_deck_and_side_deck() -> None:
    assert of_rule(checked(FORTY.replace("4 Breath", "3 Breath") + "SB: 1 Souffle"), "copies") == []
    (finding,) = of_rule(checked(FORTY + "SB: 1 Souffle"), "copies")
    assert (finding.level, finding.cite, finding.card, finding.lines) == ("error", "DR-1.1", "Breath", (1, 11))
    assert "4 and 1" in finding.detail


def test_one_animal_over_deck_and_side_deck() -> None:
    assert of_rule(checked(FORTY + "1 Hermine"), "animals") == []
    (finding,) = of_rule(checked(FORTY + "1 Hermine\nSB: 1 Dog"), "animals")
    assert (finding.level, finding.cite, finding.lines) == ("error", "DR-1.1", (11, 12))
    assert of_rule(checked(FORTY + "2 Dog"), "animals")


@pytest.mark.parametrize(
    "name", ["Sap distillation", "Crimson ritual", "Inner circle", "The Loop", "Pi", "Ignition", "Druid horns"]
)
def test_each_banned_card(name: str) -> None:
    for text in (f"1 {name}", f"SB: 1 {name}"):
        (finding,) = of_rule(checked(FORTY + text), "banned")
        assert (finding.level, finding.cite, finding.card, finding.line) == (
            "error",
            "DR-1.2",
            on_file().names.exact(name)[0].name,
            11,
        )


@pytest.mark.parametrize("pair", [("Ritual of Reflections", "Hermine"), ("Underground mine", "Delayed fate")])
def test_each_banned_pair(pair: tuple[str, str]) -> None:
    one, other = pair
    for name in pair:
        assert checked(f"{FORTY}1 {name}").legal
    (finding,) = of_rule(checked(f"{FORTY}1 {one}\nSB: 1 {other}"), "banned-pair")
    assert (finding.level, finding.cite, finding.lines) == ("error", "DR-1.2", (11, 12))
    assert finding.assumes == "banned-pairs"


def test_the_restricted_card() -> None:
    assert of_rule(checked(FORTY + "2 Knowledge of history"), "restricted") == []
    (finding,) = of_rule(checked(FORTY + "2 Knowledge of history\nSB: 1 Knowledge of history"), "restricted")
    assert (finding.level, finding.cite, finding.says) == ("error", "DR-1.3", "3 copies of Knowledge of history")


def test_an_unknown_name_is_never_taken_for_another() -> None:
    report = checked(FORTY + "2 Tornadoe")
    (finding,) = of_rule(report, "unknown")
    assert (finding.level, finding.line, finding.suggestions) == ("error", 11, ("Tornado",))
    assert not report.legal
    assert report.main == 42
    (finding,) = of_rule(checked("1 Qqqqqq"), "unknown")
    assert finding.suggestions == ()


def test_a_name_of_two_cards_is_said_and_its_set_decides() -> None:
    cards = Shelf((Card("Gust", type="spell", sets=("One",)), Card("Wisp", french="Gust", type="spell", sets=("Two",))))
    (finding,) = of_rule(checked("4 Gust", cards), "ambiguous")
    assert (finding.level, finding.suggestions) == ("error", ("Gust (One)", "Wisp (Two)"))
    for text, name in (("4 Gust (One)", "Gust"), ("4 Gust [two]", "Wisp"), ("4 Wisp (Two)", "Wisp")):
        report = checked(text, cards)
        assert of_rule(report, "ambiguous") == []
        assert report.held[0].name == name


@pytest.mark.parametrize("count", ["0", "-2", "100", "99999999999999999999"])
def test_a_count_out_of_range_is_said_and_not_counted(count: str) -> None:
    report = checked(f"{FORTY}{count} Zap")
    (finding,) = of_rule(report, "count")
    assert (finding.level, finding.line, finding.card) == ("error", 11, "Zap")
    assert report.main == 40


def test_a_line_that_cannot_be_read_is_an_error_at_its_line() -> None:
    (finding,) = of_rule(checked(FORTY + "2 Zap, 3 Breath"), "unreadable")
    assert (finding.level, finding.line) == ("error", 11)


def test_what_was_guessed_about_the_text_is_said() -> None:
    report = checked(f"My best deck:\n{FORTY}")
    assert [(finding.level, finding.line) for finding in of_rule(report, "title")] == [("note", 1)]
    (finding,) = of_rule(checked(f"{FORTY}\n2 Zap"), "blank-line")
    assert (finding.level, finding.line) == ("note", 12)


def test_a_card_that_is_not_whole_on_file_is_a_note() -> None:
    (finding,) = of_rule(checked(FORTY + "1 Hermine"), "incomplete")
    assert (finding.level, finding.card) == ("note", "Hermine")


def test_before_the_first_list_nothing_is_known_to_be_banned_and_that_is_said() -> None:
    report = checked(FORTY + "1 Ignition", rules=holds(date(2025, 11, 3)))
    assert report.legal
    assert of_rule(report, "no-list")
    assert "not known" in report.verdict
    assert not checked(FORTY + "1 Ignition", rules=holds(date(2025, 11, 4))).legal


def test_the_rules_of_an_event_stand_above_the_list() -> None:
    own = LegalityList(
        "House rules",
        date(2026, 1, 1),
        EVENT,
        event="Lyon Open",
        entries=(Entry("allowed", ("Ignition",)), Entry("banned", ("Zap",)), Entry("restricted", ("Tide",), copies=1)),
    )
    rules = InForce(date(2026, 1, 31), holds().official, own)
    report = checked(FORTY + "1 Ignition\n1 Zap\n1 Pi", rules=rules)
    assert {finding.card: finding.cite for finding in of_rule(report, "banned")} == {"Pi": "DR-1.2", "Zap": "DR-0.1"}
    assert [finding.card for finding in of_rule(report, "restricted")] == ["Tide"]


def test_findings_come_errors_first_and_the_verdict_is_one_sentence() -> None:
    report = checked("5 Breath\n1 Ignition\n1 Tornadoe\n1 Typhoon")
    levels = [finding.level for finding in report.findings]
    assert levels == sorted(levels, key=["error", "warning", "note"].index)
    assert report.verdict == "Not legal: the deck has 8 cards; 5 copies of Breath; and 2 more errors."
    assert checked("").verdict == "There is no card to check in this list."
    assert not checked("").legal


def test_what_is_in_order_is_said() -> None:
    assert checked(FORTY + "1 Ignition").passed == (
        "Deck size, side deck size, copies of a card, number of Animals, banned pairs and restricted cards"
    )
