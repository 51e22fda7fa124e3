"""Random positions and plays: what must hold whatever happens."""

from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import legal_plays, report, resolve, why_not
from engine.mana import ELEMENTS, total_of
from engine.plays import thinkable
from engine.state import State
from rules.corpus.markdown import read_document

from .practice import CARDS, DEFS

DATA = Path(__file__).resolve().parents[2] / "rules" / "data"
KNOWN = {
    f"{document.key}-{clause.key}"
    for document in (read_document(path.read_text(encoding="utf-8")) for path in DATA.glob("*.md"))
    for clause in document.clauses
}
NAMES = [card.name for card in CARDS]
BOARD = [card.name for card in CARDS if card.type != "spell"]
SPELLS = [card.name for card in CARDS if card.type == "spell"]

mana = st.dictionaries(st.sampled_from(ELEMENTS), st.integers(1, 4), max_size=4)
spells = st.builds(
    lambda name, form: {"card": name, "is": form}, st.sampled_from(SPELLS), st.sampled_from(["prepared", "channeled"])
)
others = st.builds(lambda name: {"card": name}, st.sampled_from(BOARD))
players = st.fixed_dictionaries(
    {
        "hp": st.integers(1, 20),
        "reserve": mana,
        "hand": st.lists(st.sampled_from(NAMES), max_size=4),
        "deck": st.lists(st.sampled_from(NAMES), max_size=5),
        "board": st.lists(spells | others, max_size=5),
    }
)
positions = st.fixed_dictionaries(
    {
        "scenario": st.just(1),
        "players": st.fixed_dictionaries({"A": players, "B": players}),
        "ether": st.tuples(mana, mana).map(list),
    }
)


def all_mana(state: State) -> dict[str, int]:
    locked = (card.mana for card in state.cards.values())
    return total_of([*state.ether, *(p.reserve for p in state.players.values()), *locked]).as_dict()


def whereabouts(state: State) -> Counter[str]:
    zones = ("hand", "deck", "discard", "exile", "side", "board")
    lying = Counter(id for player in state.players.values() for zone in zones for id in getattr(player, zone))
    # A game that ends inside a chain leaves a card between two zones, where nobody controls it.
    return lying + Counter(id for id, card in state.cards.items() if card.zone == "transition")


def play_on(position: dict[str, Any], data: st.DataObject, most: int = 4) -> list[dict[str, Any]]:
    """Declare legal plays and answer questions at random, a few times over."""
    done: list[dict[str, Any]] = []
    for _ in range(most):
        trace = resolve({**position, "do": done}, DEFS)
        if trace.status == "awaiting":
            assert trace.question is not None
            if not trace.question.options:
                break
            done[-1]["answers"].append({trace.question.kind: data.draw(st.sampled_from(trace.question.options))})
            continue
        if trace.status == "illegal":  # one way to answer was open, and this was not it
            done.pop()
            break
        assert trace.status == "resolved", (trace.status, trace.reason)
        assert trace.state is not None
        plays = legal_plays(trace.state, trace.state.turn, DEFS)
        if trace.state.winner or not plays:
            break
        done.append({**data.draw(st.sampled_from(plays)).entry(), "answers": []})
    return done


@settings(max_examples=300, deadline=None)
@given(positions, st.data())
def test_whatever_is_played(position: dict[str, Any], data: st.DataObject) -> None:
    before = resolve({**position, "do": []}, DEFS).state
    assert before is not None
    trace = resolve({**position, "do": play_on(position, data, 8)}, DEFS)
    assert trace.status in ("resolved", "awaiting")
    state = trace.state
    assert state is not None
    assert whereabouts(state) == whereabouts(before) == Counter(before.cards.keys()), "no card is lost or doubled"
    assert all_mana(state) == all_mana(before), "Mana is neither made nor lost"
    for step in trace.steps:
        assert step.cites, step
        assert all(cite.startswith("CT:") or cite in KNOWN for cite in step.cites), step


@settings(max_examples=100, deadline=None)
@given(positions, st.data())
def test_the_same_scenario_gives_the_same_trace(position: dict[str, Any], data: st.DataObject) -> None:
    scenario = {**position, "do": play_on(position, data)}
    assert report(resolve(scenario, DEFS), DEFS) == report(resolve(scenario, DEFS), DEFS)


@settings(max_examples=150, deadline=None)
@given(positions)
def test_a_play_is_legal_or_refused_with_a_clause_and_the_position_unchanged(position: dict[str, Any]) -> None:
    state = resolve({**position, "do": []}, DEFS).state
    assert state is not None
    for play in thinkable(state, "A", DEFS):
        refusal = why_not(state, play, DEFS)
        trace = resolve({**position, "do": [play.entry()]}, DEFS)
        if refusal is None:
            assert trace.status in ("resolved", "awaiting")
        else:
            assert trace.status == "illegal"
            assert trace.cites
            assert trace.state == state
