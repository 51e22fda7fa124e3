"""What only shows where a player chooses: piles, windows of a phase, pieces of Equipment that stay."""

from itertools import permutations
from typing import Any

import pytest

from bench.games import definitions
from cards.files import load
from cards.scenarios import play
from engine.choices import Open
from engine.ether import add
from engine.mana import Mana, mana_of_units
from engine.outcomes import KINDS
from engine.position import read_position
from engine.scenario import Trace
from engine.state import but
from engine.table import Table

KNOWN = {card.slug: card for card in load()}


def resolved(
    *do: dict[str, Any], a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any
) -> Trace:
    trace = play({"scenario": 1, "players": {"A": a or {}, "B": b or {}}, "do": list(do), **more}, KNOWN).trace
    assert trace.status == "resolved", (trace.reason, trace.problems, trace.question)
    return trace


def events(trace: Trace) -> list[str]:
    return [step.event for step in trace.steps]


def by_hand(units: list[str], ether: tuple[Mana, Mana]) -> set[tuple[Mana, Mana]]:
    """Every order, one Mana at a time to the smaller pile, then in turn."""
    found = set()
    level = ether[0].total == ether[1].total
    for start in (0, 1) if level else (0 if ether[0].total < ether[1].total else 1,):
        for order in permutations(units):
            piles = [mana_of_units(order[side::2]) for side in (0, 1)]
            mine = piles if start == 0 else piles[::-1]
            found.add((ether[0].plus(mine[0]), ether[1].plus(mine[1])))
    return found


@pytest.mark.parametrize("ether", [[{}, {}], [{"air": 2}, {}], [{}, {"fire": 1}]])
@pytest.mark.parametrize(
    "mana",
    [
        {"air": 1},
        {"air": 1, "fire": 1},
        {"air": 2, "fire": 1},
        {"air": 2, "fire": 2},
        {"air": 1, "fire": 1, "water": 3},
    ],
)
def test_rb_every_way_to_lay_mana_down_is_offered_and_works(mana: dict[str, int], ether: list[dict[str, int]]) -> None:
    state = but(read_position({"scenario": 1, "players": {}, "ether": ether}, definitions()), asked=KINDS)
    wanted = by_hand(list(Mana.of(mana).units()), state.ether)
    try:
        table = Table(state, definitions())
        add(table, "A", Mana.of(mana))
        assert wanted == {table.ether}
        return
    except Open as found:
        answers = list(found.question.answers())
    reached = []
    for answer in answers:
        table = Table(but(state, given=(("place", answer),)), definitions())
        add(table, "A", Mana.of(mana))
        reached.append(table.ether)
    assert len(reached) == len(set(reached)), "each way once"
    assert set(reached) == wanted


def test_dr_4_3_answers_in_two_windows_of_a_phase_are_both_taken() -> None:
    ring = {"board": [{"card": "Zap", "as": "one"}, {"card": "Zap", "as": "two"}], "mage_noir": True}
    respond = [
        {"when": "before gather", "by": "B", "activate": "one", "answers": [{"target": "A"}]},
        {"when": "after pile", "by": "B", "activate": "two", "answers": [{"target": "A"}]},
    ]
    trace = resolved(
        {"go": "main", "respond": respond, "answers": [{"gather": {"air": 3}}, {"pile": 1}]}, b=ring, phase="mana"
    )
    told = [event for event in events(trace) if event.split()[0] in ("activate", "gather", "take")]
    assert [event.split()[0] for event in told] == ["activate", "gather", "take", "activate"]


PLENTY = {"mineral": 9, "arcane": 9, "fire": 9}
HANDS = {"Ambidexterity": {"element": "arcane", "type": "permanent", "text": "You may control 2 Weapons."}}
BOARD = [{"card": "Ambidexterity"}, {"card": "Fire whip", "as": "whip"}, {"card": "Sun blade", "as": "sun"}]


def test_rb_equipment_of_two_weapons_the_one_that_is_picked_stays() -> None:
    board = [*BOARD, {"card": "Rock", "is": "channeled"}]
    mine = {"board": board, "hand": ["Materialized blade"], "reserve": PLENTY}
    trace = resolved({"by": "A", "prepare": "materialized-blade", "answers": [{"pick": "sun"}]}, a=mine, cards=HANDS)
    assert "destroy whip" in events(trace)
    assert "destroy sun" not in events(trace)


def test_rb_equipment_what_the_opponent_may_control_is_their_own() -> None:
    components = [{"card": name, "is": "channeled"} for name in ("Flame", "Light ray", "Solar flame")]
    mine = {"board": [BOARD[1], *components], "hand": ["Sun blade"], "reserve": PLENTY}
    trace = resolved({"by": "A", "prepare": "sun-blade"}, a=mine, b={"board": [BOARD[0]]}, cards=HANDS)
    assert "destroy whip" in events(trace)


@pytest.mark.parametrize(("picked", "hand"), [([], []), (["kerlochs-flower"], ["kerlochs-flower"])])
def test_ct_flower_growth_may_take_one_and_only_of_the_first_three(picked: list[str], hand: list[str]) -> None:
    deck = ["Flame", "Kerloc'h's flower", "Rock", "Hypnotic flower", "Seed"]
    trace = resolved(
        {"by": "A", "activate": "growth", "answers": [{"target": "A"}, {"pick": picked}, {"may": bool(picked)}]},
        a={"board": [{"card": "Flower growth", "as": "growth"}], "deck": deck},
    )
    assert trace.state is not None
    assert list(trace.state.players["A"].hand) == hand
    assert set(trace.state.players["A"].deck[:2]) == {"hypnotic-flower", "seed"}, "the rest go to the bottom"
    assert "hypnotic-flower" not in hand
