"""A state is the same after it was saved and loaded, in the middle of a chain too."""

from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import chain
from engine.choices import Open
from engine.saving import load, save
from engine.scenario import resolve
from engine.state import Task

from .practice import DEFS
from .test_games import positions


@settings(max_examples=100, deadline=None)
@given(positions)
def test_a_position_survives(position: dict[str, Any]) -> None:
    state = resolve({**position, "do": []}, DEFS).state
    assert state is not None
    assert load(save(state)) == state


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["tornado", "crystal-meteor", "zephyr"]))
def test_a_chain_goes_on_from_where_it_was_saved(spell: str) -> None:
    names = {"tornado": "Tornado", "crystal-meteor": "Crystal meteor", "zephyr": "Zephyr"}
    board = [{"card": names[spell]}, {"card": "Seed in the wind", "is": "channeled"}]
    position = {"scenario": 1, "players": {"A": {"deck": ["Flame", "Flame"], "board": board}}}
    trace = resolve({**position, "do": []}, DEFS)
    assert trace.state is not None
    state = _declared(trace.state, spell)
    straight, saved = _through(state, keep=False), _through(state, keep=True)
    assert straight == saved


def _declared(state: Any, spell: str) -> Any:
    given = (("target", "B"), ("target", "seed-in-the-wind"))
    return replace(state, agenda=(Task("activate", {"card": spell, "by": "A"}),), given=given)


def _through(state: Any, *, keep: bool) -> Any:
    while state.agenda:
        try:
            state = chain.step(state, DEFS).state
        except Open as question:
            return question.question.text, save(state)
        if keep:
            state = load(save(state))
    return save(state)
