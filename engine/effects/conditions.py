"""Conditions as data: what must hold for an effect to apply."""

from dataclasses import dataclass
from typing import Union

from .selectors import Kind, Reach, Ref


@dataclass(frozen=True)
class MageNoir:
    who: str = "you"


@dataclass(frozen=True)
class Zenith:
    """As many prepared as channeled spells when the turn began (DR-3.2.6)."""


@dataclass(frozen=True)
class AtLeast:
    """So many things of a kind exist."""

    number: int
    of: Kind


@dataclass(frozen=True)
class LocksMana:
    """A card has at least so much Mana under it."""

    under: Ref
    number: int = 1
    element: str = ""


@dataclass(frozen=True)
class HealthBelow:
    """A card has fewer Health Points than this."""

    of: Ref
    number: int = 1


@dataclass(frozen=True)
class DrewMoreThan:
    """Somebody has drawn more cards than this in the turn."""

    number: int
    who: str = "opponent"


@dataclass(frozen=True)
class DeckHolds:
    """Somebody's deck holds more cards than this."""

    more_than: int
    who: str = "you"


@dataclass(frozen=True)
class ReserveHolds:
    """Somebody's Mana reserve holds at least so much, of one element or of all."""

    number: int = 1
    element: str = ""
    who: str = "you"


@dataclass(frozen=True)
class InForm:
    """The card itself is prepared, or channeled."""

    form: str


@dataclass(frozen=True)
class OnTurn:
    """It is somebody's turn."""

    who: str = "you"


@dataclass(frozen=True)
class CardIs:
    """A card already known is of a kind."""

    what: Reach
    kind: Kind


@dataclass(frozen=True)
class NoDamageTaken:
    """Somebody took no damage from these effects: nothing, 0 or less."""

    who: str = "opponent"


@dataclass(frozen=True)
class NobodyLostHealth:
    """No player lost Health Points while these effects were applied."""


@dataclass(frozen=True)
class Not:
    condition: "Condition"


@dataclass(frozen=True)
class Both:
    conditions: tuple["Condition", ...]


Condition = Union[
    MageNoir, Zenith, AtLeast, LocksMana, HealthBelow, DrewMoreThan, DeckHolds, ReserveHolds, InForm, OnTurn, CardIs,
    NoDamageTaken, NobodyLostHealth, Not, Both,
]  # fmt: skip
