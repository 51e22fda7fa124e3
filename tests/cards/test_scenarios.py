"""The scenario files, resolved from card text and compared with what they expect."""

from pathlib import Path

import pytest
import yaml

from cards.files import load
from cards.scenarios import run

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
KNOWN = {card.slug: card for card in load()}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_scenario_comes_out_as_expected(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert yaml.safe_load(text)["expect"]
    assert run(text, KNOWN).differences() == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "a: [",
        "scenario: 2",
        "scenario: 1\nplayers: 3",
        "scenario: 1\ncards: {X: {type: cow}}",
        "scenario: 1\ncards: 3",
        "scenario: 1\nplayers: {A: 3}",
    ],
)
def test_a_file_that_is_no_scenario_is_invalid_and_nothing_raises(text: str) -> None:
    assert run(text, KNOWN).trace.status == "invalid"
