"""Scenario files at the edge: what is none is refused in words."""

import pytest

from cards.files import load
from cards.scenarios import run

KNOWN = {card.slug: card for card in load()}


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
