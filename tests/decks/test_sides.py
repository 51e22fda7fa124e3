"""Side decks between games (DR-1.4)."""

from decks.listing import read
from decks.sides import Siding, compare

from .shelf import FORTY, on_file

REGISTERED = FORTY + "Side deck\n2 Zap\n3 Solar flame\n"


def siding(played: str, game: int = 2) -> Siding:
    return compare(read(REGISTERED), read(played), game, on_file())


def rules(found: Siding) -> list[str]:
    return [finding.rule for finding in found.findings]


def test_as_registered() -> None:
    for game in (1, 2, 3):
        found = siding(REGISTERED, game)
        assert (found.correct, found.moved_in, found.moved_out) == (True, (), ())
        assert found.verdict == "The deck is the registered one."


def test_two_for_two() -> None:
    found = siding(FORTY.replace("4 Breath", "2 Souffle\n2 Zap") + "SB: 2 Breath\nSB: 3 Solar flame")
    assert found.correct
    assert [(move.name, move.copies) for move in found.moved_in] == [("Zap", 2)]
    assert [(move.name, move.copies) for move in found.moved_out] == [("Breath", 2)]
    assert found.verdict == "In order: 2 cards came in for as many."


def test_the_side_deck_need_not_be_listed() -> None:
    assert rules(siding(FORTY.replace("4 Breath", "2 Breath\n2 Zap"))) == []


def test_game_one_is_played_with_the_registered_deck() -> None:
    found = siding(FORTY.replace("4 Breath", "2 Breath\n2 Zap"), game=1)
    assert rules(found) == ["game-one"]
    assert found.findings[0].cite == "DR-1.4"
    assert not found.correct


def test_the_size_stays() -> None:
    assert rules(siding(FORTY + "2 Zap")) == ["same-size"]
    assert rules(siding(FORTY.replace("4 Breath", "3 Breath"))) == ["same-size"]


def test_cards_come_from_the_registered_list() -> None:
    assert rules(siding(FORTY.replace("4 Breath", "4 Condensation"))) == ["not-registered"]
    assert rules(siding(FORTY.replace("4 Breath", "1 Breath\n3 Zap"))) == ["not-registered"]


def test_what_is_missing_from_deck_and_side_deck_together_is_a_warning() -> None:
    found = siding(FORTY + "SB: 2 Zap")
    assert [(finding.rule, finding.level, finding.card) for finding in found.findings] == [
        ("left-out", "warning", "Solar flame")
    ]


def test_a_name_no_card_has_is_said_with_its_list() -> None:
    found = siding(FORTY.replace("4 Breath", "4 Breth"))
    assert "list of game 2" in next(finding.says for finding in found.findings if finding.rule == "unknown")
