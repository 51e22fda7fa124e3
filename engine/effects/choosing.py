"""Verbs that hold others: conditions, choices, costs, repetition; and the end of the game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .amounts import Amount, Number
from .conditions import Condition

if TYPE_CHECKING:
    from .verbs import Verb

ONE = Number(1)


@dataclass(frozen=True)
class If:
    """Verbs that apply only under a condition, and those that apply else."""

    condition: Condition
    then: tuple["Verb", ...]
    otherwise: tuple["Verb", ...] = ()


@dataclass(frozen=True)
class May:
    """What somebody may do or leave; with a cost, "pay X to do Y" (DR-9.1); `otherwise` if they leave it."""

    then: tuple["Verb", ...]
    cost: tuple["Verb", ...] = ()
    otherwise: tuple["Verb", ...] = ()
    by: str = "you"


@dataclass(frozen=True)
class To:
    """ "X to Y": the first is the condition of the second, and is done where it can be (DR-9.1)."""

    cost: tuple["Verb", ...]
    then: tuple["Verb", ...]


@dataclass(frozen=True)
class OrElse:
    """Pay or do the first; whoever cannot or will not, the second."""

    pay: tuple["Verb", ...]
    otherwise: tuple["Verb", ...]


@dataclass(frozen=True)
class Options:
    """Choose so many of the options."""

    options: tuple[tuple["Verb", ...], ...]
    number: Amount = ONE
    by: str = "you"


@dataclass(frozen=True)
class Repeat:
    """The same again, so many times; how often is settled as it begins, and each time has targets of its own."""

    verbs: tuple["Verb", ...]
    times: Amount


@dataclass(frozen=True)
class As:
    """Somebody else does it: "you" is that player."""

    who: str
    verbs: tuple["Verb", ...]


@dataclass(frozen=True)
class Win:
    """The game is won: by its controller, or in co-op by the players."""

    who: str = "you"
