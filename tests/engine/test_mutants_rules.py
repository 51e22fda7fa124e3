"""Rules whose other side no scenario shows: what is refused, what is silent, what begins anew each turn."""

from typing import Any

import pytest

from bench.games import definitions
from cards.files import load
from cards.scenarios import every_outcome, play
from engine import legal_plays, payment, why_not
from engine.mana import Mana
from engine.plays import Play
from engine.position import read_position
from engine.scenario import Trace
from engine.state import State

KNOWN = {card.slug: card for card in load()}


def played(*do: dict[str, Any], a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Trace:
    return play({"scenario": 1, "players": {"A": a or {}, "B": b or {}}, "do": list(do), **more}, KNOWN).trace


def position(a: dict[str, Any], **more: Any) -> State:
    return read_position({"scenario": 1, "players": {"A": a}, **more}, definitions())


def events(trace: Trace) -> list[str]:
    assert trace.status == "resolved", (trace.reason, trace.problems, trace.question)
    return [step.event for step in trace.steps]


@pytest.mark.parametrize(
    ("turn", "phase", "allowed"), [("A", "main", True), ("A", "end", False), ("B", "main", False), ("B", "draw", False)]
)
def test_rb_spells_are_channeled_in_ones_own_main_phase_only(turn: str, phase: str, allowed: bool) -> None:
    trace = played({"by": "A", "channel": "flame"}, a={"board": ["Flame"]}, turn=turn, phase=phase)
    assert (trace.status == "resolved") is allowed
    assert allowed or "RB-channel-a-spell-as-a-component" in trace.cites


@pytest.mark.parametrize(
    ("turn", "phase", "allowed"), [("A", "main", True), ("A", "end", False), ("B", "main", False), ("A", "draw", False)]
)
@pytest.mark.parametrize("verb", ["prepare", "activate", "trade"])
def test_rb_main_phase_is_for_the_active_player(verb: str, turn: str, phase: str, allowed: bool) -> None:
    does: dict[str, Any] = {
        "prepare": {"by": "A", "prepare": "breath"},
        "activate": {"by": "A", "activate": "flame", "answers": [{"target": "B"}]},
        "trade": {"by": "A", "trade": {"give": {"fire": 2}, "take": {"water": 1}}},
    }
    mine = {"board": ["Flame"], "hand": ["Breath"], "reserve": {"air": 1, "fire": 2}}
    trace = played(does[verb], a=mine, turn=turn, phase=phase, ether=[{"water": 2}, {}])
    assert trace.status == ("resolved" if allowed else "illegal")


def test_dr_10_7_2_the_check_discards_without_further_effects() -> None:
    board = [{"card": "Seed in the wind", "as": name, "gained": ["Unique"]} for name in ("one", "two")]
    trace = played({"go": "draw", "answers": [{"pick": "one"}]}, a={"board": board, "deck": ["Flame"]}, phase="start")
    told = events(trace)
    assert "discard two" in told
    assert "discard one" not in told
    assert not [event for event in told if event.startswith(("trigger two", "draw A"))]


def test_ct_solid_armor_ignores_anew_each_turn() -> None:
    armor = {"board": [{"card": "Solid armor"}, {"card": "Rock", "is": "channeled", "mana": {"mineral": 2}}]}
    flames = [{"card": "Draconic flame", "as": f"flame-{n}"} for n in (1, 2, 3)]
    hits = [{"by": "A", "activate": f"flame-{n}", "answers": [{"target": "B"}]} for n in (1, 2, 3)]
    around = {"go": "A.main", "answers": [{"gather": {"air": 3}}, {"pile": 1}] * 2}
    mine = {"board": flames, "deck": ["Flame"] * 3}
    trace = played(hits[0], hits[1], around, hits[2], a=mine, b={**armor, "deck": ["Flame"] * 3})
    assert events(trace)
    assert trace.state is not None
    strike = 20 - trace.state.players["B"].hp
    alone = played(hits[0], a={"board": flames})
    assert alone.state is not None
    once = 20 - alone.state.players["B"].hp
    assert strike == max(0, 2 * once - 2) + max(0, once - 2)


def test_what_a_preparation_would_cost() -> None:
    state = position({"hand": ["Zephyr"], "reserve": {"air": 2}, "board": [{"card": "Breath", "is": "channeled"}]})
    found = payment(state, Play("A", "prepare", "zephyr"), definitions())
    assert found is not None
    assert found.cost == definitions()["Zephyr"].cost
    assert found.components == (("breath",),)
    assert payment(state, Play("A", "activate", "breath"), definitions()) is None


def test_legal_plays_are_those_that_nothing_speaks_against() -> None:
    mine = {"hand": ["Breath", "Zephyr"], "board": ["Flame"], "reserve": {"air": 1, "fire": 2}}
    state = position(mine, ether=[{"water": 1}, {}])
    found = {(play.verb, play.card) for play in legal_plays(state, "A", definitions())}
    assert found == {("prepare", "breath"), ("channel", "flame"), ("activate", "flame"), ("trade", "")}
    trades = [play for play in legal_plays(state, "A", definitions()) if play.verb == "trade"]
    assert {play.give for play in trades} == {Mana(fire=2), Mana(air=1, fire=1)}
    refusal = why_not(state, Play("A", "prepare", "zephyr"), definitions())
    assert refusal is not None
    assert "DR-2.3" in refusal.cites
    assert legal_plays(state, "B", definitions()) == ()


DESERT = {"hand": ["Desert wave"], "reserve": {"air": 3}, "board": [
    {"card": "Fine sand", "as": name, "is": "channeled", "mana": {"mineral": 2}} for name in ("one", "two")
]}  # fmt: skip


@pytest.mark.parametrize(
    ("shares", "status"),
    [
        ({"one": {"mineral": 1}, "two": {"mineral": 2}}, "resolved"),
        ({"one": 2}, "resolved"),
        ({}, "resolved"),
        ({"one": {"mineral": 3}}, "illegal"),
        ({"nobody": {"mineral": 1}}, "illegal"),
        ({"one": {"fire": 1}}, "illegal"),
        ({"one": {"mineral": -1}}, "illegal"),
        ("one", "illegal"),
    ],
)
def test_ct_desert_wave_takes_as_much_as_there_is_and_no_more(shares: Any, status: str) -> None:
    trace = played({"by": "A", "prepare": "desert-wave", "answers": [{"distribute": shares}]}, a=DESERT)
    assert trace.status == status, (trace.reason, trace.question)
    if isinstance(shares, dict) and status == "resolved":
        assert trace.state is not None
        moved = sum(part if isinstance(part, int) else part["mineral"] for part in shares.values())
        assert trace.state.cards["desert-wave"].mana.mineral == moved


@pytest.mark.parametrize("much", [0, 1, 2])
def test_ct_breath_takes_up_to_what_is_there(much: int) -> None:
    scenario = {"by": "A", "activate": "breath", "answers": [{"number": much}]}
    trace = played(scenario, a={"board": ["Breath"]}, ether=[{"air": 1}, {"air": 1, "fire": 1}])
    assert events(trace)
    assert trace.state is not None
    assert trace.state.players["A"].reserve.as_dict() == ({"air": much} if much else {})


def test_every_outcome_is_found_once_and_a_bound_is_told() -> None:
    scenario = {
        "scenario": 1,
        "players": {"A": {"board": [{"card": "Flame", "as": "one"}, {"card": "Flame", "as": "two"}]}, "B": {}},
        "do": [{"by": "A", "activate": "one"}, {"by": "A", "activate": "two"}],
    }
    found = every_outcome(scenario, KNOWN)
    health = sorted((o.final["players"]["A"]["hp"], o.final["players"]["B"]["hp"]) for o in found.found if o.final)
    assert health == [(18, 20), (19, 19), (20, 18)]
    assert found.complete
    assert found.deciders == ("A",)
    cut = every_outcome(scenario, KNOWN, limit=2)
    assert not cut.complete
    assert cut.tried == 2
