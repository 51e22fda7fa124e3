"""Text that is not understood: the trace says which paragraph is left to the judge's hand, wherever it could matter."""

from typing import Any

import yaml

from cards.files import load
from cards.scenarios import play

KNOWN = {card.slug: card for card in load()}
TEXT = "Inflicts 1 damage to the opponent.\n\nWobble the moon twice."
RIDDLE = {"element": "air", "type": "spell", "cost": {}, "text": TEXT}


def _steps(position: str, act: dict[str, Any], **cards: Any) -> list[tuple[str, tuple[str, ...]]]:
    scenario = {
        "scenario": 1, "turn": "A", "players": {"A": yaml.safe_load(position), "B": {}},
        "cards": {"Riddle": RIDDLE, **cards}, "do": [{"by": "A", **act}],
    }  # fmt: skip
    resolved = play(scenario, KNOWN)
    assert resolved.trace.status == "resolved"
    return [(step.event, step.cites) for step in resolved.trace.steps]


def _fizzles(steps: list[tuple[str, tuple[str, ...]]]) -> list[tuple[str, tuple[str, ...]]]:
    return [step for step in steps if step[0].startswith("fizzle")]


def test_as_it_is_prepared() -> None:
    steps = _steps("{hand: [Riddle]}", {"prepare": "riddle"})
    assert [event for event, _ in steps] == ["prepare riddle", "fizzle riddle"]
    assert steps[1][1] == ("CT:Riddle.2",)


def test_as_it_is_activated_after_what_is_understood() -> None:
    steps = _steps("{board: [Riddle]}", {"activate": "riddle"})
    assert [event for event, _ in steps][:3] == ["activate riddle", "damage B 1", "fizzle riddle"]


def test_as_its_effects_are_applied() -> None:
    echo = {**RIDDLE, "text": "Apply the effects of 1 Riddle component you control."}
    position = "{board: [Echo, {card: Riddle, is: channeled}]}"
    steps = _steps(position, {"activate": "echo"}, Echo=echo)
    assert _fizzles(steps) == [("fizzle riddle", ("CT:Riddle.2",))]


def test_as_it_is_put_into_play() -> None:
    call = {**RIDDLE, "text": "Put 1 Riddle into play, channeled, from your discard pile."}
    steps = _steps("{board: [Call], discard: [Riddle]}", {"activate": "call"}, Call=call)
    assert [event for event, _ in steps][1:3] == ["enter riddle channeled", "fizzle riddle"]


def test_a_card_that_is_understood_has_no_such_step() -> None:
    steps = _steps("{board: [Riddle]}", {"activate": "riddle"}, Riddle={**RIDDLE, "text": "Draw 1 card."})
    assert _fizzles(steps) == []


def test_a_card_of_which_nothing_is_understood_still_says_so() -> None:
    steps = _steps("{board: [Riddle]}", {"activate": "riddle"}, Riddle={**RIDDLE, "text": "Wobble."})
    assert _fizzles(steps) == [("fizzle riddle", ("CT:Riddle.1",))]
