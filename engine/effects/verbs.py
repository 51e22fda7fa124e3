"""What an effect does: one frozen record a verb. A paragraph is a tuple of them, split by "then" into actions."""

from dataclasses import dataclass
from typing import Union

from .amounts import Amount, Number
from .conditions import Condition
from .selectors import Kind, Reach, Who

ONE = Number(1)
YOURSELF = Who()


@dataclass(frozen=True)
class Damage:
    amount: Amount
    to: Reach
    sure: bool = False
    times: Amount = 1


@dataclass(frozen=True)
class LoseHealth:
    amount: Amount
    who: Reach = YOURSELF


@dataclass(frozen=True)
class GainHealth:
    amount: Amount
    who: Reach = YOURSELF


@dataclass(frozen=True)
class Draw:
    amount: Amount = ONE
    who: Reach = YOURSELF


@dataclass(frozen=True)
class DiscardFromHand:
    amount: Amount = ONE
    who: Reach = YOURSELF


@dataclass(frozen=True)
class DiscardFromDeck:
    """From the top; `bottom` is a phase shift (DR-3.2.8)."""

    amount: Amount = ONE
    who: Reach = YOURSELF
    bottom: bool = False


@dataclass(frozen=True)
class Remove:
    """Discard or destroy cards on the board."""

    what: Reach
    despite_indestructible: bool = False


@dataclass(frozen=True)
class Exile:
    what: Reach


@dataclass(frozen=True)
class PutBack:
    """From the board or a pile to a hand or a deck; `place` counts from the top, 0 is the bottom."""

    what: Reach
    zone: str
    place: int = 1


@dataclass(frozen=True)
class Retrieve:
    """From a zone that is not the board, by choice of its owner, to another zone."""

    amount: Amount
    of: Kind
    zone: str
    least: int = 1


@dataclass(frozen=True)
class Apply:
    """Apply the effects of another spell, without activating it."""

    what: Reach


@dataclass(frozen=True)
class Grant:
    """Give cards an effect in card wording, for a time."""

    what: Reach
    effect: str
    until: str = ""


@dataclass(frozen=True)
class TakeMana:
    """From the Available Ether, or the Infinite Ether, into the reserve."""

    amount: Amount
    element: str = ""
    up_to: bool = False
    infinite: bool = False


@dataclass(frozen=True)
class ReleaseMana:
    amount: Amount
    under: Reach
    element: str = ""


@dataclass(frozen=True)
class PayMana:
    amount: Amount
    element: str = ""
    who: Reach = YOURSELF


@dataclass(frozen=True)
class LockMana:
    """From the Infinite Ether under a card."""

    amount: Amount
    element: str
    under: Reach


@dataclass(frozen=True)
class Shuffle:
    who: Reach = YOURSELF


@dataclass(frozen=True)
class If:
    """Verbs that apply only under a condition."""

    condition: Condition
    then: tuple["Verb", ...]


@dataclass(frozen=True)
class May:
    """What its controller may do or leave; with a cost, "pay X to do Y" (DR-9.1)."""

    then: tuple["Verb", ...]
    cost: tuple["Verb", ...] = ()
    by: str = "you"


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


Verb = Union[
    Damage, LoseHealth, GainHealth, Draw, DiscardFromHand, DiscardFromDeck, Remove, Exile, PutBack, Retrieve, Apply,
    Grant, TakeMana, ReleaseMana, PayMana, LockMana, Shuffle, If, May, OrElse, Options,
]  # fmt: skip
Action = tuple[Verb, ...]
