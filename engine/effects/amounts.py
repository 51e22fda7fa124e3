"""Amounts in an effect. A `Number` is one the card writes as a digit: components can change it (`changed`)."""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar, Union

from .conditions import Condition
from .selectors import Kind, Reach, Ref


@dataclass(frozen=True)
class Number:
    n: int


@dataclass(frozen=True)
class Limit:
    """A cap or a threshold written as a digit: changed only under the other reading of `every-number`."""

    n: int


@dataclass(frozen=True)
class XValue:
    """The X the card was prepared with; 0 while nobody settled it (DR-10.5)."""


@dataclass(frozen=True)
class Count:
    """So much for each thing of a kind, as one amount."""

    each: "Amount"
    of: Kind


@dataclass(frozen=True)
class Sum:
    parts: tuple["Amount", ...]


@dataclass(frozen=True)
class Either:
    """One amount if a condition holds, else another: "3 (4 if you are a Mage Noir)"."""

    condition: Condition
    then: "Amount"
    other: "Amount"


@dataclass(frozen=True)
class Locked:
    """The Mana under a card, or under all cards of a kind, of one element or all."""

    under: Union[Reach, Kind]
    element: str = ""


@dataclass(frozen=True)
class HealthOf:
    of: Union[Ref, Reach]


@dataclass(frozen=True)
class Half:
    """Half of it, rounded down."""

    of: "Amount"


@dataclass(frozen=True)
class CardsIn:
    """So much for each card in somebody's hand, deck or pile."""

    each: "Amount" = 1
    zone: str = "hand"
    who: str = "you"


@dataclass(frozen=True)
class ManaIn:
    """So much for each Mana of an element in somebody's reserve."""

    each: "Amount" = 1
    element: str = ""
    who: str = "you"


@dataclass(frozen=True)
class CostOf:
    """All the Mana of the printed cost of cards; an X in it is 0 (DR-2.4, DR-10.5)."""

    of: Union[Ref, Reach]


@dataclass(frozen=True)
class ThatMuch:
    """The amount of the event that triggered the effect."""


@dataclass(frozen=True)
class Capped:
    """An amount with an upper bound."""

    amount: "Amount"
    most: "Amount"


@dataclass(frozen=True)
class Everything:
    """All there is."""


Amount = Union[
    int, Number, Limit, XValue, Count, Sum, Either, Locked, HealthOf, Half, CardsIn, ManaIn, CostOf, ThatMuch, Capped,
    Everything,
]  # fmt: skip

E = TypeVar("E")


def changed(effect: E, change: Callable[[int], int], limits: bool = False) -> E:
    """The same effect with every number it writes as a digit changed; caps and thresholds only if asked."""
    return _changed(effect, change, limits)  # type: ignore[no-any-return]


def _changed(part: Any, change: Callable[[int], int], limits: bool) -> Any:
    if isinstance(part, Number) or (limits and isinstance(part, Limit)):
        return type(part)(change(part.n))
    if isinstance(part, tuple) and not hasattr(part, "_fields"):
        return tuple(_changed(item, change, limits) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        made = {f.name: _changed(getattr(part, f.name), change, limits) for f in fields(part)}
        return replace(part, **made) if made else part
    return part
