"""Amounts in French: a number, what it is counted by, and what it is under a condition."""

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
from ...effects.selectors import Kind
from .kinds import phrase, the
from .speaking import NUMBERS, Telling, if_, listed, of, tell, tells, to
from .words import mana, pile


@dataclass(frozen=True)
class Measured:
    """The number, and what closes the phrase."""

    number: str
    closing: str = ""


def measured(amount: Amount, telling: Telling) -> Measured:
    if isinstance(amount, Either):
        first = measured(amount.other, telling)
        other = tell(amount.then, telling)
        return Measured(first.number, f"{first.closing} (ou {other} {if_(tell(amount.condition, telling))})")
    if isinstance(amount, Count | CardsIn | ManaIn):
        return Measured(_plain(amount.each, telling), f" par {_each(amount, telling)}")
    if (
        isinstance(amount, Sum)
        and len(amount.parts) == 2
        and isinstance(amount.parts[1], Count | CardsIn | ManaIn | Either)
    ):
        first = measured(amount.parts[0], telling)
        return Measured(first.number, f"{first.closing}, plus {tell(amount.parts[1], telling)}")
    if isinstance(amount, ThatMuch):
        return Measured("autant de")
    if isinstance(amount, int | Number | XValue):
        return Measured(_plain(amount, telling))
    value = to(tell(amount, telling))
    if telling.inner or telling.infinitive:
        return Measured("X", f", X étant égal {value}")
    telling.after.append(f"X est égal {value}")
    return Measured("X")


def _plain(amount: Any, telling: Telling) -> str:
    return tell(amount, telling)


def _each(amount: Any, telling: Telling) -> str:
    if isinstance(amount, Count):
        return phrase(amount.of)
    if isinstance(amount, CardsIn):
        return f"carte {of(pile(amount.zone, amount.who))}"
    where = "votre réserve de Mana" if amount.who == "you" else "la réserve de Mana de l'adversaire"
    return f"{mana(amount.element)} dans {where}"


@tells(int)
def word(amount: int, telling: Telling) -> str:
    return NUMBERS[amount] if 0 <= amount < len(NUMBERS) else str(amount)


@tells(Number, Limit)
def digits(amount: Number | Limit, telling: Telling) -> str:
    return str(amount.n)


@tells(XValue)
def x(_: XValue, telling: Telling) -> str:
    return "X"


@tells(ThatMuch)
def that_much(_: ThatMuch, telling: Telling) -> str:
    return "la même quantité"


@tells(Everything)
def everything(_: Everything, telling: Telling) -> str:
    return "la totalité"


@tells(Count, CardsIn, ManaIn)
def count(amount: Any, telling: Telling) -> str:
    if isinstance(amount, Count) and type(amount.each) is int and amount.each == 1:
        return f"le nombre {of(phrase(amount.of, one=False))}"
    return f"{tell(amount.each, telling)} par {_each(amount, telling)}"


@tells(Sum)
def total(amount: Sum, telling: Telling) -> str:
    return f"la somme {of(listed([tell(part, telling) for part in amount.parts]))}"


@tells(Either)
def either(amount: Either, telling: Telling) -> str:
    then, other = tell(amount.then, telling), tell(amount.other, telling)
    without = type(amount.other) is int and amount.other == 0
    return f"{then} {if_(tell(amount.condition, telling))}{'' if without else f', sinon {other}'}"


@tells(Locked)
def locked(amount: Locked, telling: Telling) -> str:
    under = the(amount.under) if isinstance(amount.under, Kind) else tell(amount.under, telling)
    return f"la quantité de {mana(amount.element)} sous {under}"


@tells(HealthOf)
def health(amount: HealthOf, telling: Telling) -> str:
    who = tell(amount.of, telling)
    return "vos PV actuels" if who == "vous" else f"les PV actuels {of(who)}"


@tells(CostOf)
def cost(amount: CostOf, telling: Telling) -> str:
    return f"le coût en Mana {of(tell(amount.of, telling))}"


@tells(Half)
def half(amount: Half, telling: Telling) -> str:
    return f"la moitié {of(tell(amount.of, telling))}, arrondie à l'inférieur"


@tells(Capped)
def capped(amount: Capped, telling: Telling) -> str:
    return f"{tell(amount.amount, telling)} (au plus {tell(amount.most, telling)})"
