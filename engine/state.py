"""The table at one instant: frozen records. Nothing here is ever changed in place; `table` makes the next instant."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .effects.abilities import Paragraph
from .mana import NONE, Mana

R = TypeVar("R")


def but(record: R, **changes: Any) -> R:
    """The same record with other values: `dataclasses.replace` without its checks, which the engine pays for often."""
    made = object.__new__(type(record))
    made.__dict__.update(record.__dict__)
    made.__dict__.update(changes)
    return made


PHASES = ("start", "draw", "mana", "main", "end")
ZONES = ("hand", "deck", "discard", "exile", "side", "board")
ADVERSARY = "Adversary"


@dataclass(frozen=True)
class Gain:
    """Effects a card has gained: in card wording and as what they are, from which card, and until when."""

    effect: str
    parts: tuple[Paragraph, ...] = ()
    source: str = ""
    until: str = ""  # "", "end of turn", "start of A's turn"


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
    lacks: tuple[str, ...] = ()  # keywords it was prepared without
    spent: tuple[str, ...] = ()  # what it may do once a turn, and has done
    ignored: int = 0  # damage it has ignored this turn
    shield: int | None = None  # how much it ignores this turn, once settled
    last_user: str = ""  # the last card that used it as a component
    hidden: int = 0  # how often it has gone to a hand or a deck, where nobody can follow it (DR-6.4)
    since: int = 0  # when it came into play, to tell the latest rule (DR-4.6)


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
    defeated: bool = False
    out: bool = False  # out of a co-op game that goes on
    present: bool = True  # the Adversary is not there before their card is drawn


@dataclass(frozen=True)
class Lasting:
    """Rules that hold for a time, apart from any card: whose they are, who began them, with what targets."""

    parts: tuple[Paragraph, ...]
    by: str
    source: str
    until: str = ""
    uses: int = 0
    since: int = 0


@dataclass(frozen=True)
class Task:
    """An indivisible action that waits in the chain, with what it needs to know. `does` names its code."""

    does: str
    data: Mapping[str, Any] = field(default_factory=dict)
    depth: int = 0


@dataclass(frozen=True)
class State:
    """`agenda` is the chain of events still to resolve, the next action first; `given` the answers not yet used.

    `script` are further answers, taken in this order wherever a question has none given; `asked` the kinds of question
    for which no default is taken. `runs` is what each application of a card's effects remembers until the chain ends;
    `pending` whether the work of the current phase is still ahead; `following` whose turn comes after the Adversary's.
    """

    players: Mapping[str, Player]
    cards: Mapping[str, Card]
    turn: str = "A"
    phase: str = "main"
    ether: tuple[Mana, Mana] = (NONE, NONE)
    agenda: tuple[Task, ...] = ()
    given: tuple[tuple[str, Any], ...] = ()
    script: tuple[tuple[str, Any], ...] = ()
    asked: tuple[str, ...] = ()
    winner: str | None = None
    first_turn: bool = False
    lasting: tuple[Lasting, ...] = ()
    runs: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    clock: int = 0
    uses: tuple[tuple[str, str], ...] = ()  # what cards have done this turn that outlasts a change of zone
    assume: Mapping[str, str] = field(default_factory=dict)
    pending: bool = True
    coop: bool = False
    following: str = ""
