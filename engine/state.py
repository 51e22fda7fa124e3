"""The table at one instant: frozen records. Nothing here is ever changed in place; `table` makes the next instant."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .mana import NONE, Mana

PHASES = ("start", "draw", "mana", "main", "end")
PLAYERS = ("A", "B")
ZONES = ("hand", "deck", "discard", "exile", "side", "board")


@dataclass(frozen=True)
class Gain:
    """An effect a card has gained, in card wording: from which card, and until when."""

    effect: str
    source: str = ""
    until: str = ""  # "", "end of turn", "end of A's turn", "start of A's turn"


@dataclass(frozen=True)
class Card:
    """A card of this game. `zone` is "transition" while it is on its way (DR-6.2)."""

    id: str
    name: str
    owner: str
    zone: str
    controller: str = ""
    form: str = ""
    mana: Mana = NONE
    hp: int | None = None
    new: bool = False
    exhausted: bool = False
    used: tuple[str, ...] = ()
    x: int | None = None
    gained: tuple[Gain, ...] = ()
    spent: tuple[int, ...] = ()  # abilities used this turn that may be used once


@dataclass(frozen=True)
class Player:
    """`mage_noir` is a status the scenario states; else it follows from the board."""

    hp: int = 20
    reserve: Mana = NONE
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    exile: tuple[str, ...] = ()
    side: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    mage_noir: bool = False
    zenith: bool = False
    drawn: int = 0  # cards drawn this turn
    ignored: int = 0  # damage ignored this turn by effects that count by the turn
    defeated: bool = False


@dataclass(frozen=True)
class Task:
    """An indivisible action that waits in the chain, with what it needs to know. `does` names its code."""

    does: str
    data: Mapping[str, Any] = field(default_factory=dict)
    depth: int = 0


@dataclass(frozen=True)
class State:
    """`agenda` is the chain of events still to resolve, the next action first; `given` the answers not yet used."""

    players: Mapping[str, Player]
    cards: Mapping[str, Card]
    turn: str = "A"
    phase: str = "main"
    ether: tuple[Mana, Mana] = (NONE, NONE)
    agenda: tuple[Task, ...] = ()
    given: tuple[tuple[str, Any], ...] = ()
    winner: str | None = None
    first_turn: bool = False

    def opponent(self, player: str) -> str:
        return "B" if player == "A" else "A"
