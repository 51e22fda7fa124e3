"""Random positions of real cards, random plays and answers: what must hold whatever happens."""

import os
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bench.games import definitions
from engine.mana import ELEMENTS

from .playing import StrictGame

DEFS = definitions()
NAMES = sorted(DEFS)
GAMES = int(os.environ.get("MACHINE_GAMES", "2000"))
TURNS = 2
PLAYS = 3

mana = st.dictionaries(st.sampled_from(ELEMENTS), st.integers(1, 5), max_size=5)
names = st.sampled_from(NAMES)


@st.composite
def in_play(draw: st.DrawFn) -> dict[str, Any]:
    """A card on the board: as it is printed, or a spell channeled, with other Mana, new this turn, or changed."""
    name = draw(names)
    row: dict[str, Any] = {"card": name}
    if DEFS[name].type == "spell" and draw(st.booleans()):
        row["is"] = "channeled"
    match draw(st.integers(0, 5)):
        case 0:
            row["mana"] = draw(mana)
        case 1:
            row["new"] = True
        case 2:
            row |= {"gained": [draw(st.sampled_from(["Indestructible", "Protector", "Slowcast", "Quickcast"]))]}
            row["until"] = draw(st.sampled_from(["", "end of turn"]))
    return row


players = st.fixed_dictionaries(
    {
        "hp": st.integers(1, 20),
        "reserve": mana,
        "hand": st.lists(names, max_size=6),
        "deck": st.lists(names, max_size=5),
        "discard": st.lists(names, max_size=3),
        "board": st.lists(in_play(), max_size=8),
    },
    optional={"mage_noir": st.booleans(), "exile": st.lists(names, max_size=1)},
)
positions = st.fixed_dictionaries(
    {
        "scenario": st.just(1),
        "phase": st.sampled_from(["main", "main", "end", "start"]),
        "players": st.fixed_dictionaries({"A": players, "B": players}),
        "ether": st.tuples(mana, mana).map(list),
    }
)


@settings(max_examples=GAMES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(positions, st.randoms(use_true_random=False))
def test_whatever_is_played(position: dict[str, Any], chance: random.Random) -> None:
    game = StrictGame.of(position, DEFS, chance)
    game.play(TURNS, PLAYS)
    game.replayed()
