"""Amounts: a number, what it is multiplied by, what it is instead under a condition, and what X stands for."""

from dataclasses import dataclass
from typing import Any

from ...effects.amounts import (
    Amount,
    Capped,
    CardsIn,
    CostOf,
    Count,
    Either,
    Everything,
    Half,
    HealthOf,
    Limit,
    Locked,
    ManaIn,
    Number,
    Sum,
    ThatMuch,
    XValue,
)  # fmt: skip
from ...effects.selectors import Kind, Reach, Ref
from .kinds import phrase
from .speaking import Telling, capital, listed, tell, tells, worded

VALUES = (Locked, HealthOf, Limit, Count)  # what "X is …" can say


@dataclass(frozen=True)
class Measured:
    """The number, what follows the noun ("per Tree"), and what closes the phrase ("(4 if …)")."""

    number: str
    per: str = ""
    closing: str = ""


def measured(amount: Amount, telling: Telling, damage: bool = False) -> Measured:
    """An amount in the places a verb has for it; what X is follows as a sentence, or closes the phrase."""
    if isinstance(amount, Either) and isinstance(amount.then, Number):
        first = measured(amount.other, telling)
        if first.closing:
            return Measured(tell(amount, telling))
        return Measured(first.number, first.per, f" ({amount.then.n} if {tell(amount.condition, telling)})")
    if isinstance(amount, Sum) and damage and not telling.inner and _grows(amount):
        base, more = amount.parts
        first = measured(base, telling, damage)
        telling.then(_higher(more, telling))
        return first
    if isinstance(amount, Count) and not _is_one(amount.each) and _simple(amount.each):
        return Measured(tell(amount.each, telling), f" per {phrase(amount.of, telling, where='in play')}{_odd(amount)}")
    if isinstance(amount, CardsIn | ManaIn) and _simple(amount.each):
        return Measured(tell(amount.each, telling), f" per {_each_of(amount, telling)}")
    if isinstance(amount, Capped | Locked | HealthOf | Limit | Count):
        return _x(amount, telling)
    return Measured(tell(amount, telling))


def _odd(amount: Count) -> str:
    """The cards of a hand are counted otherwise."""
    return ", each of them" if amount.of == Kind(zone="hand", controller=amount.of.controller) else ""


def _simple(amount: Amount) -> bool:
    return isinstance(amount, int | Number | XValue | ThatMuch)


def _is_one(amount: Amount) -> bool:
    return type(amount) is int and amount == 1


def _grows(amount: Sum) -> bool:
    more = amount.parts[-1]
    if isinstance(more, Either) and more.other == 0:
        more = more.then
    counts = isinstance(more, Count | CardsIn | ManaIn) and _simple(more.each)
    return len(amount.parts) == 2 and counts


def _higher(more: Any, telling: Telling) -> str:
    head = ""
    if isinstance(more, Either):
        head, more = f"if {tell(more.condition, telling)}, ", more.then
    per = _each_of(more, telling) if not isinstance(more, Count) else phrase(more.of, telling, where="in play")
    return f"{head}per {per}, that damage is {tell(more.each, telling)} higher"


def _each_of(amount: CardsIn | ManaIn, telling: Telling) -> str:
    who = {"you": "your", "opponent": "the opponent's"}.get(amount.who, f"{amount.who}'s")
    if isinstance(amount, CardsIn):
        where = {"hand": "hand", "deck": "deck", "discard": "discard pile"}.get(amount.zone, amount.zone)
        return f"card in {who} {where}" if amount.zone == "hand" else f"card of {who} {where}"
    return f"{_mana(amount.element)} in {who} Mana reserve"


def _mana(element: str) -> str:
    return f"{capital(element)} Mana" if element else "Mana"


def _x(amount: Amount, telling: Telling) -> Measured:
    if telling.inner:
        capped = f", at most {value(amount.most, telling)}" if isinstance(amount, Capped) else ""
        inner = amount.amount if isinstance(amount, Capped) else amount
        return Measured("X", "", f", where X is {value(inner, telling)}{capped}")
    if isinstance(amount, Capped):
        if not isinstance(amount.amount, XValue):
            telling.then(f"X is {value(amount.amount, telling)}")
        telling.then(f"X is at most {value(amount.most, telling)}")
    else:
        telling.then(f"X is {value(amount, telling)}")
    return Measured("X")


def value(amount: Any, telling: Telling) -> str:
    """What X can be."""
    if isinstance(amount, Limit):
        return str(amount.n)
    if isinstance(amount, Number):
        return f"the number {amount.n}"
    if isinstance(amount, Count) and _is_one(amount.each):
        return f"the number of {phrase(amount.of, telling, one=False, where='in play')}"
    return tell(amount, telling)


# ---- each amount alone ---------------------------------------------------------------------------------------------
@tells(int)
def word(amount: int, telling: Telling) -> str:
    return worded(amount)


@tells(Number)
def digits(amount: Number, telling: Telling) -> str:
    return str(amount.n)


@tells(Limit)
def limit(amount: Limit, telling: Telling) -> str:
    return f"the fixed number {amount.n}"


@tells(XValue)
def x(_: XValue, telling: Telling) -> str:
    return "X"


@tells(ThatMuch)
def that_much(_: ThatMuch, telling: Telling) -> str:
    return "that much"


@tells(Everything)
def everything(_: Everything, telling: Telling) -> str:
    return "all there is of"


@tells(Count)
def count(amount: Count, telling: Telling) -> str:
    return f"{tell(amount.each, telling)} for each of the {phrase(amount.of, telling, one=False, where='in play')}"


@tells(CardsIn, ManaIn)
def each_card(amount: CardsIn | ManaIn, telling: Telling) -> str:
    return f"{tell(amount.each, telling)} for each {_each_of(amount, telling)}"


@tells(Sum)
def total(amount: Sum, telling: Telling) -> str:
    return f"the sum of {listed([tell(part, telling) for part in amount.parts])}"


@tells(Either)
def either(amount: Either, telling: Telling) -> str:
    first, other = tell(amount.then, telling), tell(amount.other, telling)
    return f"{first} if {tell(amount.condition, telling)}, else {other},"


@tells(Locked)
def locked(amount: Locked, telling: Telling) -> str:
    if isinstance(amount.under, Kind):
        return f"the amount of {_mana(amount.element)} under {phrase(amount.under, telling, one=False)}"
    every = "all of " if type(amount.under).__name__ == "Every" else ""
    return f"the amount of {_mana(amount.element)} under {every}{tell(amount.under, telling)}"


@tells(HealthOf)
def health(amount: HealthOf, telling: Telling) -> str:
    return f"the current HP of {tell(amount.of, telling)}"


@tells(CostOf)
def cost(amount: CostOf, telling: Telling) -> str:
    return f"the Mana cost of {tell(amount.of, telling)}"


@tells(Half)
def half(amount: Half, telling: Telling) -> str:
    return f"half of {tell(amount.of, telling)}, rounded down,"


@tells(Capped)
def capped(amount: Capped, telling: Telling) -> str:
    return f"{tell(amount.amount, telling)}, but at most {tell(amount.most, telling)},"


def equal_to(amount: Amount, telling: Telling) -> str:
    """ "its HP" where it has just been named; else nothing."""
    if isinstance(amount, HealthOf | CostOf) and _pronoun(amount.of, telling):
        return "its HP" if isinstance(amount, HealthOf) else "its Mana cost"
    inline = isinstance(amount, HealthOf | CostOf | Locked) and (telling.inner or isinstance(amount, CostOf))
    return tell(amount, telling) if inline else ""


def _pronoun(of: Ref | Reach, telling: Telling) -> bool:
    return tell(of, telling) == "it" if type(of).__name__ in ("That", "It", "Cause") else False
