"""Nothing raises out of resolve, whatever it is given."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import report, resolve

from .practice import DEFS

STATUSES = {"resolved", "awaiting", "illegal", "invalid", "loop"}
plain = (
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from(["A", "B", "flame", "Flame", "main", "B.draw", ""])
)
anything = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
cards = st.sampled_from(["Flame", "Tornado", "Fire whip"]) | st.fixed_dictionaries(
    {"card": st.just("Flame")},
    optional={"is": anything, "mana": anything, "hp": anything, "used": anything, "gained": anything, "x": anything},
)
zones = st.lists(cards | anything, max_size=3) | anything
player = st.fixed_dictionaries(
    {}, optional={"hp": anything, "reserve": anything, "hand": zones, "deck": zones, "board": zones}
)
verbs = ["prepare", "activate", "channel", "use", "trade", "go", "judge"]
entry = st.fixed_dictionaries(
    {},
    optional={
        "by": st.just("A") | anything,
        "answers": anything,
        "respond": anything,
        "ability": anything,
        **{v: st.sampled_from(["flame", "damage B 2", "B.draw"]) | anything for v in verbs},
    },
)
scenario = st.fixed_dictionaries(
    {"scenario": st.just(1) | anything},
    optional={
        "players": st.fixed_dictionaries({"A": player | anything, "B": player | anything}) | anything,
        "turn": anything,
        "phase": anything,
        "ether": anything,
        "do": st.lists(entry | anything, max_size=3) | anything,
    },
)


@settings(max_examples=400, deadline=None)
@given(scenario | anything)
def test_any_input_is_answered(given_scenario: Any) -> None:
    trace = resolve(given_scenario, DEFS)
    assert trace.status in STATUSES
    if trace.status == "invalid":
        assert trace.problems
    report(trace, DEFS)
