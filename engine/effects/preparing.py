"""Rules about preparing: what it costs, what it requires, from where it may be done."""

from dataclasses import dataclass

from .amounts import Amount
from .conditions import Condition
from .selectors import Kind
from .verbs import Verb


@dataclass(frozen=True)
class CostChange:
    """Preparing costs so much of an element more, or `less`; "own" is the spell's own element.

    `of`: which cards its controller prepares (`anyone`: whoever prepares them); None is the card itself.
    """

    by: Amount
    element: str
    less: bool = False
    of: Kind | None = None
    anyone: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class CostZero:
    """Preparing them costs no Mana."""

    of: Kind
    condition: Condition | None = None


@dataclass(frozen=True)
class MayPayMore:
    """Whoever prepares a card of a kind may pay so much more of an element, and it then lacks a keyword."""

    by: Amount
    element: str
    of: Kind
    lacks: str


@dataclass(frozen=True)
class PayFrom:
    """It may be paid for with the Mana under cards of a kind."""

    of: Kind
    condition: Condition | None = None


@dataclass(frozen=True)
class OnlyMageNoir:
    """Only a Mage Noir can prepare it."""


@dataclass(frozen=True)
class PrepareFrom:
    """It may be prepared from a zone other than the hand (DR-2.2.5)."""

    zone: str
    not_on_top: bool = False
    once_a_turn: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class Without:
    """It may be prepared without one of its components, at a cost or freely."""

    word: str
    cost: tuple[Verb, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True)
class OtherComponents:
    """It may be prepared with other components in place of the printed ones."""

    use: tuple[tuple[str, int], ...]
    instead_of: tuple[tuple[str, int], ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class FewerComponents:
    """It needs so many components fewer, of its controller's choice."""

    by: Amount
    condition: Condition | None = None


@dataclass(frozen=True)
class FewerRepeated:
    """Components that cards of a kind need more than once are needed so many times fewer."""

    of: Kind
    by: Amount


@dataclass(frozen=True)
class MoreComponents:
    """A card may be prepared with so many more components of a word."""

    word: str
    by: Amount


@dataclass(frozen=True)
class OpposingComponents:
    """It may be prepared with components that the opponent controls."""


@dataclass(frozen=True)
class ExhaustToPrepare:
    """Preparing it exhausts an Animal of yours (AA)."""


@dataclass(frozen=True)
class EntersWithMore:
    """A Permanent with Health Points of a kind enters play with so many more of them."""

    by: Amount
    of: Kind
