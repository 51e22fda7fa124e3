"""Amounts in an effect. A `Number` is one the card writes as a digit: components can change it (`changed`)."""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar, Union

from .conditions import Condition
from .selectors import Kind, Ref


@dataclass(frozen=True)
class Number:
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
    """The Mana under a card, of one element or all."""

    under: Ref
    element: str = ""


@dataclass(frozen=True)
class HealthOf:
    of: Ref


@dataclass(frozen=True)
class ThatMuch:
    """The amount of the event that triggered the effect."""


@dataclass(frozen=True)
class Capped:
    """An amount with an upper bound; the bound is no number that components change (every-number)."""

    amount: "Amount"
    most: Union["Amount", int]


Amount = Union[int, Number, XValue, Count, Sum, Either, Locked, HealthOf, ThatMuch, Capped]

E = TypeVar("E")


def changed(effect: E, change: Callable[[int], int]) -> E:
    """The same effect with every number it writes as a digit changed."""
    return _changed(effect, change)  # type: ignore[no-any-return]


def _changed(part: Any, change: Callable[[int], int]) -> Any:
    if isinstance(part, Number):
        return Number(change(part.n))
    if isinstance(part, tuple) and not hasattr(part, "_fields"):
        return tuple(_changed(item, change) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        made = {f.name: _changed(getattr(part, f.name), change) for f in fields(part)}
        return replace(part, **made)
    return part
