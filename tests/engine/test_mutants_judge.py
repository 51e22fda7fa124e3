"""Events by the judge's hand, each looked at in the position it leaves."""

from typing import Any

import pytest

from cards.files import load
from cards.scenarios import play
from engine.state import State

KNOWN = {card.slug: card for card in load()}
PLAYERS = {
    "A": {
        "hp": 10,
        "reserve": {"fire": 2},
        "hand": ["Breath"],
        "deck": ["Seed", "Rock"],
        "discard": ["Droplet", "Zap"],
        "board": [
            {"card": "Fire whip", "as": "whip", "mana": {"fire": 2}},
            {"card": "Draconic flame", "as": "flame", "gained": ["Quickcast"], "mana": {"fire": 1}},
            {"card": "Hare", "as": "hare", "is": "animal"},
        ],
    },
    "B": {},
}
HARE = {"Hare": {"element": "air", "type": "animal", "text": "Main phase: Draw 1 card."}}


def by_hand(event: str) -> Any:
    scenario = {"scenario": 1, "players": PLAYERS, "cards": HARE, "do": [{"judge": event, "cites": ["DR-0.1"]}]}
    return play(scenario, KNOWN).trace


def after(event: str) -> State:
    trace = by_hand(event)
    assert trace.status == "resolved", (event, trace.problems, trace.reason)
    assert trace.state is not None
    return trace.state  # type: ignore[no-any-return]


@pytest.mark.parametrize(("event", "hp"), [("damage A 3", 7), ("lose A 1", 9), ("gain A 2", 12)])
def test_health(event: str, hp: int) -> None:
    assert after(event).players["A"].hp == hp


def test_drawing_counts_as_a_card_drawn() -> None:
    player = after("draw A").players["A"]
    assert (player.hand, player.deck, player.drawn) == (("breath", "seed"), ("rock",), 1)
    assert after("draw B").players["B"].hand == ()


@pytest.mark.parametrize("event", ["discard whip", "destroy whip"])
def test_what_leaves_play_releases_its_mana(event: str) -> None:
    state = after(event)
    assert state.players["A"].discard == ("whip", "droplet", "zap")
    assert sum(pile.fire for pile in state.ether) == 2


def test_what_leaves_a_hand_goes_to_the_discard_pile() -> None:
    assert after("discard breath").players["A"].discard[0] == "breath"


def test_exile() -> None:
    assert after("exile breath").players["A"].exile == ("breath",)
    assert after("exile whip").players["A"].exile == ("whip",)


@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
@pytest.mark.parametrize("card", ["whip", "zap"])
def test_return(card: str, zone: str) -> None:
    state = after(f"return {card} {zone}")
    assert state.cards[card].zone == zone
    assert card in getattr(state.players["A"], zone)


def test_effects_are_given_and_taken() -> None:
    assert [gain.effect for gain in after('grant whip "Indestructible"').cards["whip"].gained] == ["Indestructible"]
    assert after('expire flame "Quickcast"').cards["flame"].gained == ()
    assert after('expire flame "Slowcast"').cards["flame"].gained != ()


def test_entering_play() -> None:
    assert after("enter zap").cards["zap"].form == "prepared"
    assert after("enter zap channeled").cards["zap"].form == "channeled"
    assert after("channel flame").cards["flame"].form == "channeled"


def test_mana() -> None:
    assert after("release whip {fire: 1}").cards["whip"].mana.fire == 1
    assert after("lock whip {air: 1, fire: 2}").cards["whip"].mana.as_dict() == {"air": 1, "fire": 4}
    assert after("take A {air: 2}").players["A"].reserve.as_dict() == {"air": 2, "fire": 2}
    paid = after("pay A {fire: 2}")
    assert paid.players["A"].reserve.as_dict() == {}
    assert sum(pile.fire for pile in paid.ether) == 2


def test_animals() -> None:
    assert after("exhaust hare").cards["hare"].exhausted
    assert not after("regenerate hare").cards["hare"].exhausted


@pytest.mark.parametrize(
    "event",
    [
        "damage A", "damage A x", "damage C 1", "draw C", "draw whip", "return whip", "return whip exile", "destroy A",
        "return whip nowhere", "grant whip", 'grant whip "Nonsense"', "release whip {fire: 3}", "release whip",
        "dance A", "lock whip {}",
        "take A {ice: 1}", "pay A {fire: 3}", "pay B {fire: 1}", "enter", "exile nobody", "shuffle C",
    ],
)  # fmt: skip
def test_what_is_no_event_is_refused(event: str) -> None:
    trace = by_hand(event)
    assert trace.status == "invalid", event
    assert trace.problems
