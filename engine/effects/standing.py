"""Rules that hold while a card is in play, or for a time: changes to damage, costs, components and the game."""

from dataclasses import dataclass
from typing import Union

from .amounts import Amount
from .conditions import Condition
from .preparing import (
    CostChange,
    CostZero,
    EntersWithMore,
    ExhaustToPrepare,
    FewerComponents,
    FewerRepeated,
    MayPayMore,
    MoreComponents,
    OnlyMageNoir,
    OpposingComponents,
    OtherComponents,
    PayFrom,
    PrepareFrom,
    Without,
)
from .selectors import Itself, Kind
from .verbs import Verb


# ---- damage -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class DamageChange:
    """Damage from some source, or to somebody, is so much higher, or `less` (DR-9.5, DR-5.2).

    `to`: "" anything, "you", "opposing" (an opponent or what they control), "itself". `activated_on`: only damage of
    spells activated on that player's turn.
    """

    by: Amount
    source: Kind | Itself | None = None
    to: str = ""
    less: bool = False
    condition: Condition | None = None
    activated_on: str = ""


@dataclass(frozen=True)
class DamageCap:
    """No instance of damage is higher than this: to you, or from some source."""

    most: Amount
    to: str = ""
    source: Kind | None = None
    condition: Condition | None = None


@dataclass(frozen=True)
class Ignore:
    """Each turn, so much damage to its controller is ignored; `set_first`: as much as the first damage finds."""

    amount: Amount
    from_opponent: bool = False
    set_first: bool = False


@dataclass(frozen=True)
class PayToIgnore:
    """Its controller may pay to ignore so much of the damage about to be dealt to them, as often as they can."""

    cost: tuple[Verb, ...]
    amount: Amount


@dataclass(frozen=True)
class Prevent:
    """All damage to its controller is prevented, which is reduced to 0 (DR-5.2)."""


@dataclass(frozen=True)
class Unstoppable:
    """Damage from some source cannot be ignored, reduced or redirected."""

    source: Kind


@dataclass(frozen=True)
class ZeroIsNothing:
    """Damage of 0 from this card does not count as dealt."""


# ---- components -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class CountsAs:
    """It counts as so many components of a word; `once_a_turn` for one spell, whoever asks first."""

    word: str
    times: Amount
    once_a_turn: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class CountsMore:
    """Components of a kind each count so many times more."""

    of: Kind
    by: Amount


@dataclass(frozen=True)
class SparesComponents:
    """It does not destroy Equipment it uses as a component, nor is it destroyed as one (against Forge)."""

    condition: Condition | None = None


@dataclass(frozen=True)
class NotCalled:
    """It has lost a word of its name."""

    word: str
    condition: Condition | None = None


@dataclass(frozen=True)
class NumberChange:
    """Every number in the effects of the card that has this is changed: "times", "add", "subtract" or "reduce".

    `noir` is the change for a Mage Noir instead. A reduction stops at 0, a subtraction does not.
    """

    op: str
    by: int
    noir: tuple[str, int] | None = None


# ---- the game ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Status:
    """You are a Mage Noir."""


@dataclass(frozen=True)
class NotMageNoir:
    """You are no Mage Noir, whatever else says so."""


@dataclass(frozen=True)
class NoEffects:
    """Cards of a kind, or the card itself, have no effects."""

    of: Kind | None = None


@dataclass(frozen=True)
class NeverHas:
    """It can never have a keyword."""

    keyword: str
    condition: Condition | None = None


@dataclass(frozen=True)
class CantGainHealth:
    """It cannot gain Health Points."""


@dataclass(frozen=True)
class CantControl:
    """You cannot control it under a condition: it is discarded at once."""

    condition: Condition


@dataclass(frozen=True)
class HandSize:
    """The most cards you may hold at the end of your turn."""

    most: Amount


@dataclass(frozen=True)
class TradeRate:
    """Mana is traded so many for one; only where an element is part of the trade, or for `everyone`."""

    give: int
    element: str = ""
    everyone: bool = False


@dataclass(frozen=True)
class GatherChange:
    """In your Mana gathering phase you add so much more of an element, or `less` of any."""

    by: Amount
    element: str = ""
    less: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class NoneToHand:
    """Cards are added to your hand in your draw phase only."""


@dataclass(frozen=True)
class ShiftChange:
    """Your phase shift effects are so much higher."""

    by: Amount


@dataclass(frozen=True)
class Again:
    """The effects of cards of a kind apply so many more times."""

    of: Kind
    times: Amount
    condition: Condition | None = None


@dataclass(frozen=True)
class NextApplied:
    """The next spell of a kind that applies its effects gains those of a card by its name, after its own."""

    of: Kind
    name: str


@dataclass(frozen=True)
class MoreSlots:
    """You may control so many pieces of Equipment of one type."""

    slot: str
    number: Amount


Rule = Union[
    DamageChange, DamageCap, Ignore, PayToIgnore, Prevent, Unstoppable, ZeroIsNothing, CostChange, CostZero, MayPayMore,
    PayFrom, OnlyMageNoir, PrepareFrom, Without, OtherComponents, FewerComponents, FewerRepeated, MoreComponents,
    OpposingComponents, ExhaustToPrepare, EntersWithMore, CountsAs, CountsMore, SparesComponents, NotCalled,
    NumberChange, Status, NotMageNoir, NoEffects, NeverHas, CantGainHealth, CantControl, HandSize, TradeRate,
    GatherChange, NoneToHand, ShiftChange, Again, NextApplied, MoreSlots,
]  # fmt: skip
