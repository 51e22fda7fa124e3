"""What an effect does: one frozen record a verb. A paragraph is a tuple of them, split by "then" into actions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

from .amounts import Amount, Number
from .choosing import As, If, May, Options, OrElse, Repeat, To, Win
from .conditions import Condition
from .mana_verbs import (
    AddCost,
    DistributeMana,
    EmptyReserve,
    MoveMana,
    PayCost,
    PayMana,
    ReleaseMana,
    TakeMana,
    TradeOwn,
)
from .selectors import Itself, Kind, Pick, Reach, Who

if TYPE_CHECKING:
    from .abilities import Paragraph

ONE = Number(1)
YOURSELF = Who()
ITSELF = Itself()


# ---- Health Points ----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Damage:
    """`sure` damage cannot be ignored, reduced or redirected; `times` makes separate instances."""

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
class SetHealth:
    """It enters play with so many Health Points."""

    amount: Amount
    who: Reach = ITSELF


# ---- cards ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Draw:
    amount: Amount = ONE
    who: Reach = YOURSELF


@dataclass(frozen=True)
class DiscardFromHand:
    """So many cards of a hand, its owner's choice; `any_number` as many as they like."""

    amount: Amount = ONE
    who: Reach = YOURSELF
    of: Kind | None = None
    any_number: bool = False


@dataclass(frozen=True)
class DiscardDownTo:
    """Until at most so many cards are left in hand."""

    amount: Amount
    who: Reach = YOURSELF


@dataclass(frozen=True)
class DiscardFromDeck:
    """From the top."""

    amount: Amount = ONE
    who: Reach = YOURSELF


@dataclass(frozen=True)
class PhaseShift:
    """From the bottom of a deck: one effect, whatever the number (DR-3.2.8)."""

    amount: Amount
    who: Reach


@dataclass(frozen=True)
class Remove:
    """Discard or destroy cards on the board; `despite` is the condition under which Indestructible does not help."""

    what: Reach
    despite: Condition | None = None


@dataclass(frozen=True)
class Exile:
    what: Reach


@dataclass(frozen=True)
class PutInto:
    """Cards of any zone into a hand, deck or discard pile of their owner; `place` from the top, 0 is the bottom."""

    what: Reach
    zone: str
    place: int = 1
    shown: bool = False


@dataclass(frozen=True)
class Fetch:
    """Cards of your deck: chosen, shown where they go to hand or deck, put there, and the deck shuffled.

    `optional` is "you may"; `noir_zone` is where they go instead for a Mage Noir; `blank` takes their effects away.
    """

    of: Kind
    amount: Amount = ONE
    zone: str = "hand"
    noir_zone: str = ""
    optional: bool = False
    blank: bool = False
    shuffled: bool = True


@dataclass(frozen=True)
class Sift:
    """Look at so many cards on top of your deck; you may take some of a kind into your hand, the rest go below."""

    amount: Amount
    of: Kind
    take: Amount = ONE


@dataclass(frozen=True)
class PutIntoPlay:
    """Onto the board of its owner without preparation (DR-2.2.5); `form` is what it is there, or follows its type."""

    what: Reach
    form: str = ""


@dataclass(frozen=True)
class Look:
    """Look at cards; from then on they are `It`."""

    what: Reach


@dataclass(frozen=True)
class Shuffle:
    who: Reach = YOURSELF


@dataclass(frozen=True)
class SwapPlaces:
    """Two cards of a pile change places."""

    what: Pick


# ---- spells on the board -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Apply:
    """Apply the effects of another spell, without activating it; `abilities` where its abilities are meant too.

    `changed_by` is a word: for a Mage Noir, the component of that word which this spell used changes the numbers.
    """

    what: Reach
    abilities: bool = False
    changed_by: str = ""


@dataclass(frozen=True)
class Activate:
    """Activate a channeled spell: it applies its effects and is discarded."""

    what: Reach


@dataclass(frozen=True)
class Channel:
    what: Reach = ITSELF


@dataclass(frozen=True)
class Grant:
    """Give cards further effects for a time; "" lasts until they are reset."""

    what: Reach
    parts: tuple["Paragraph", ...]
    until: str = ""  # "", "end of turn", "your next turn"


@dataclass(frozen=True)
class Begin:
    """Rules that hold from now on for a time, apart from any card; `uses` is how often ("the next spell": 1).

    `who` is whose rule it is, where that is not you: "spells that player prepares".
    """

    parts: tuple["Paragraph", ...]
    until: str = "end of turn"
    uses: int = 0
    who: Reach = YOURSELF


@dataclass(frozen=True)
class Exhaust:
    what: Reach


@dataclass(frozen=True)
class Regenerate:
    what: Reach


Verb = Union[
    Damage, LoseHealth, GainHealth, SetHealth, Draw, DiscardFromHand, DiscardDownTo, DiscardFromDeck, PhaseShift,
    Remove, Exile, PutInto, Fetch, Sift, PutIntoPlay, Look, Shuffle, SwapPlaces, Apply, Activate, Channel, Grant, Begin,
    Exhaust, Regenerate, TakeMana, AddCost, ReleaseMana, MoveMana, DistributeMana, PayMana, PayCost, EmptyReserve,
    TradeOwn, If, May, To, OrElse, Options, Repeat, As, Win,
]  # fmt: skip
Action = tuple[Verb, ...]
