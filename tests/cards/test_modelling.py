"""How far the cards are modelled: of those that can be played, all; and what the command says of others."""

import json
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from cards.card import Card, Note
from cards.files import load, write
from cards.modelling import BY_HAND, COMPILED, PARTIAL, UNMODELLED, Modelled, Scenarios, modelled, scenarios_in

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"


@pytest.fixture(scope="module")
def every() -> list[Modelled]:
    scenarios = scenarios_in(FOLDER)
    return [modelled(card, scenarios) for card in load() if not card.incomplete]


def test_no_card_is_left_and_few_are_by_hand(every: list[Modelled]) -> None:
    assert len(every) == 205
    assert [one.card for one in every if one.status not in (COMPILED, BY_HAND)] == []
    assert sum(one.status == BY_HAND for one in every) <= 10
    assert all(one.understood == one.paragraphs for one in every)


def test_every_executable_note_is_shown_by_a_scenario(every: list[Modelled]) -> None:
    assert [cite for one in every for cite, files in one.notes.items() if not files] == []


def test_every_card_has_a_scenario_that_shows_its_text(every: list[Modelled]) -> None:
    assert [one.card for one in every if not one.shown] == []


def test_a_block_counts_as_the_paragraphs_it_is_printed_in() -> None:
    text = "Draw 1 card.\n\nChoose 1:\n\n- Wobble.\n\n- Draw 1 card.\n\nDraw 2 cards."
    found = modelled(Card("Riddle", type="spell", text=text), Scenarios())
    assert (found.status, found.understood, found.paragraphs) == (PARTIAL, 2, 5)
    assert modelled(Card("Riddle", text="Wobble."), Scenarios()).status == UNMODELLED
    assert modelled(Card("Riddle"), Scenarios()).status == COMPILED


def test_a_scenario_uses_the_cards_of_its_zones_and_its_own(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.yaml").write_text(
        "shows: ['CT:Zap.1', 'CD:Zap.1']\nplayers: {A: {hand: [zap], board: [{card: SEED}]}}\ncards: {Bolt: {}}\n"
    )
    (tmp_path / "two.yaml").write_text("a: [")
    (tmp_path / "three.yaml").write_text("[1, 2]")
    found = scenarios_in(tmp_path)
    zap = modelled(Card("Zap", text="Draw 1 card.", notes=(Note("n", kind="executable"), Note("d"))), found)
    assert (zap.scenarios, zap.shown, zap.notes) == (("deep/one",), ("deep/one",), {"CD:Zap.1": ("deep/one",)})
    assert set(found.uses) == {"zap", "seed", "bolt"}


def _told(*arguments: object) -> str:
    out = StringIO()
    call_command("card_coverage", *map(str, arguments), stdout=out)
    return out.getvalue()


def _rows(*arguments: object) -> Sequence[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(_told(*arguments, "--json"))
    return rows


def test_the_command_reports_on_a_card_file(tmp_path: Path) -> None:
    card = Card(
        "Riddle", element="air", type="spell", text="Draw 1 card.\n\nWobble the moon.", sets=("Nowhere",),
        notes=(Note("It wobbles.", kind="executable"),),
    )  # fmt: skip
    file = tmp_path / "cards.yaml"
    file.write_text(write([card]))
    (row,) = _rows(file, "--scenarios", tmp_path / "nothing here")
    assert (row["status"], row["understood"], row["paragraphs"]) == ("partial", 1, 2)
    assert row["left"][0]["paragraph"] == 2
    assert row["notes"] == {"CD:Riddle.1": []}
    told = _told(file, "--scenarios", tmp_path)
    assert "CD:Riddle.1 is shown by no scenario" in told
    assert told.endswith("1 partial, 0 of 1 executable notes exercised, 0 of 1 cards shown by a scenario.\n")


def test_a_file_that_is_none_is_refused_in_words(tmp_path: Path) -> None:
    for name in ("missing.json", "missing.yaml"):
        with pytest.raises(CommandError, match="missing"):
            _told(tmp_path / name)
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "bad.yaml").write_text("3")
    for name in ("bad.json", "bad.yaml"):
        with pytest.raises(CommandError, match="bad"):
            _told(tmp_path / name)
