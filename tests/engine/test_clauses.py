"""Rules of the table, each from its clause, on a few named cards."""

from typing import Any

import pytest

from engine import outcomes, resolve
from engine.scenario import Trace

from .practice import DEFS


def play(*do: dict[str, Any], a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Trace:
    return resolve({"scenario": 1, "players": {"A": a or {}, "B": b or {}}, "do": list(do), **more}, DEFS)


def events(trace: Trace) -> list[str]:
    return [step.event for step in trace.steps]


def test_dr_2_2_3_without_the_mana_nothing_is_prepared() -> None:
    trace = play(
        {"by": "A", "prepare": "zephyr"}, a={"hand": ["Zephyr"], "board": [{"card": "Breath", "is": "channeled"}]}
    )
    assert trace.status == "illegal"
    assert "DR-2.2.3" in trace.cites
    assert trace.steps == []


def test_dr_2_3_a_prepared_spell_is_no_component() -> None:
    trace = play({"by": "A", "prepare": "zephyr"}, a={"hand": ["Zephyr"], "reserve": {"air": 2}, "board": ["Breath"]})
    assert trace.status == "illegal"
    assert "DR-2.3" in trace.cites


def test_dr_2_3_components_stay_and_mana_goes_under_the_spell() -> None:
    board = [{"card": "Breath", "is": "channeled"}]
    trace = play({"by": "A", "prepare": "zephyr"}, a={"hand": ["Zephyr"], "reserve": {"air": 3}, "board": board})
    assert trace.status == "resolved"
    state = trace.state
    assert state is not None
    assert state.cards["zephyr"].mana.as_dict() == {"air": 2}
    assert state.players["A"].reserve.as_dict() == {"air": 1}
    assert state.players["A"].board == ("breath", "zephyr")


def test_dr_3_2_9_slowcast_waits_a_turn_but_may_be_channeled() -> None:
    position = {"hand": ["Ice shard"], "reserve": {"water": 1}}
    prepared = {"by": "A", "prepare": "ice-shard"}
    refused = play(prepared, {"by": "A", "activate": "ice-shard", "answers": [{"target": "B"}]}, a=position)
    assert refused.status == "illegal"
    assert refused.cites == ("DR-3.2.9",)
    assert play(prepared, {"by": "A", "channel": "ice-shard"}, a=position).status == "resolved"


@pytest.mark.parametrize(("noir", "status"), [(True, "resolved"), (False, "illegal")])
def test_dr_3_2_10_quickcast_is_for_any_time(noir: bool, status: str) -> None:
    trace = play(
        {"by": "B", "activate": "zap", "answers": [{"target": "A"}]}, b={"mage_noir": noir, "board": [{"card": "Zap"}]}
    )
    assert trace.status == status


def test_dr_4_2_2_targets_are_asked_for_and_only_valid_ones_taken() -> None:
    board = {"board": [{"card": "Divine hammer strike"}]}
    other = {"board": [{"card": "Animated tree", "as": "tree"}, {"card": "Fire whip", "as": "whip"}]}
    asked = play(
        {"by": "A", "activate": "divine-hammer-strike"},
        a=board,
        b={"board": [*other["board"], {"card": "Crimson ring"}]},
    )
    assert asked.status == "awaiting"
    assert asked.question is not None
    assert set(asked.question.options) == {"whip", "crimson-ring"}
    wrong = play(
        {"by": "A", "activate": "divine-hammer-strike", "answers": [{"target": "tree"}]},
        a=board,
        b={"board": [*other["board"], {"card": "Crimson ring"}]},
    )
    assert wrong.status == "illegal"


def test_dr_5_1_a_lethal_hit_ends_the_game_and_nothing_resolves_after_it() -> None:
    trace = play(
        {"by": "A", "activate": "flame", "answers": [{"target": "B"}]}, a={"board": [{"card": "Flame"}]}, b={"hp": 1}
    )
    assert trace.state is not None
    assert trace.state.winner == "A"
    assert events(trace)[-2:] == ["defeat B", "win A"]


def test_rb_lost_health_is_not_redirected() -> None:
    trace = play(
        {"by": "A", "activate": "lethal-flourish"},
        a={"board": [{"card": "Lethal flourish"}]},
        b={"board": [{"card": "Animated tree", "as": "tree"}]},
    )
    assert trace.status == "resolved"
    assert "lose B 5" in events(trace)


def test_rb_the_smaller_pile_comes_first_and_piles_take_turns() -> None:
    trace = play(
        {"by": "A", "activate": "zephyr", "answers": [{"target": "B"}]},
        a={"board": [{"card": "Zephyr", "mana": {"air": 3}}], "deck": ["Flame"]},
        ether=[{"fire": 2}, {}],
    )
    assert trace.state is not None
    assert [pile.as_dict() for pile in trace.state.ether] == [{"air": 1, "fire": 2}, {"air": 2}]


def test_rb_two_mana_are_traded_for_one_of_the_larger_pile() -> None:
    position = {"reserve": {"fire": 2}}
    good = play({"by": "A", "trade": {"give": {"fire": 2}, "take": {"air": 1}}}, a=position, ether=[{"air": 2}, {}])
    assert good.state is not None
    assert good.state.players["A"].reserve.as_dict() == {"air": 1}
    small = play(
        {"by": "A", "trade": {"give": {"fire": 2}, "take": {"air": 1}}}, a=position, ether=[{"water": 3}, {"air": 1}]
    )
    assert small.status == "illegal"
    assert small.cites == ("RB-trading-mana",)


def test_rb_whoever_must_draw_from_an_empty_deck_loses() -> None:
    trace = play({"go": "B.mana"}, b={"deck": []})
    assert trace.state is not None
    assert trace.state.winner == "A"


def test_rb_seven_cards_are_kept_at_the_end_of_the_turn() -> None:
    trace = play({"go": "B.start", "answers": [{"pick": "flame"}]}, a={"hand": ["Flame"] + ["Breath"] * 7})
    assert trace.state is not None
    assert len(trace.state.players["A"].hand) == 7
    assert "discard flame" in events(trace)


def test_a_judge_applies_one_event_by_hand_and_it_is_marked() -> None:
    trace = play({"judge": "damage B 2", "cites": ["DR-5.1"], "reason": "forgotten"})
    assert trace.state is not None
    assert trace.state.players["B"].hp == 18
    assert trace.steps[0].cites == ("DR-5.1",)
    assert "judge" in trace.steps[0].text


def test_every_outcome_over_all_answers_is_listed_once() -> None:
    scenario = {
        "scenario": 1,
        "players": {"A": {"board": [{"card": "Flame"}]}, "B": {"board": [{"card": "Animated tree", "as": "tree"}]}},
        "do": [{"by": "A", "activate": "flame"}],
    }
    found = outcomes(scenario, DEFS)
    hit = {(o.final["players"]["A"]["hp"], o.final["players"]["B"]["hp"]) for o in found.found if o.final}
    assert hit == {(19, 20), (20, 19), (20, 20)}
    assert found.complete
    assert found.depends


@pytest.mark.parametrize(
    ("scenario", "word"),
    [
        ({}, "scenario"),
        ({"scenario": 1, "turn": "C"}, "turn"),
        ({"scenario": 1, "players": {"A": {"hand": ["Nobody"]}}}, "Nobody"),
        ({"scenario": 1, "players": {"A": {"reserve": {"ice": 1}}}}, "reserve"),
        ({"scenario": 1, "do": "nothing"}, "do"),
        ({"scenario": 1, "do": [{"by": "A", "activate": "nowhere"}]}, "nowhere"),
        ({"scenario": 1, "do": [{"by": "Z", "activate": "x"}]}, "by"),
    ],
)
def test_a_bad_file_is_invalid_and_says_where(scenario: dict[str, Any], word: str) -> None:
    trace = resolve(scenario, DEFS)
    assert trace.status == "invalid"
    assert word in " ".join(trace.problems)
