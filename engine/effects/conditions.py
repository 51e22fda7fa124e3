"""Conditions as data: what must hold for an effect to apply."""

from dataclasses import dataclass
from typing import Union

from .selectors import Kind, Ref


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
class DrewMoreThan:
    number: int
    who: str = "opponent"


@dataclass(frozen=True)
class ReserveEmpty:
    who: str = "you"


@dataclass(frozen=True)
class InForm:
    """The card itself is prepared, or channeled."""

    form: str


@dataclass(frozen=True)
class Not:
    condition: "Condition"


@dataclass(frozen=True)
class Both:
    conditions: tuple["Condition", ...]


Condition = Union[MageNoir, Zenith, AtLeast, LocksMana, DrewMoreThan, ReserveEmpty, InForm, Not, Both]
