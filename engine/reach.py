"""Reaching: what may be targeted, whether it still may, and how much an amount comes to."""

from . import clauses
from .continuous import Context, candidates, holds, locked, referred
from .effects.amounts import Amount, Capped, Count, Either, HealthOf, Locked, Number, Sum, ThatMuch, XValue
from .effects.selectors import AnyPlayer, AnyTarget, Chosen, Kind, Reach, Target
from .names import stem, words_in
from .table import Table


def options(table: Table, target: Target, you: str, source: str) -> tuple[str, ...]:
    """What may be chosen: players first, then cards as they lie on the board."""
    match target.what:
        case AnyTarget():
            hurt = Kind(types=("permanent",), with_hp=True)
            return (*table.players, *candidates(table, hurt, you, source))
        case AnyPlayer():
            return tuple(table.players)
        case Kind() as kind:
            return candidates(table, kind, you, source)


def still_valid(table: Table, target: Target, chosen: str, you: str, source: str) -> bool:
    """A target chosen earlier counts only while it could still be chosen (RB-target-validity)."""
    return chosen in options(table, target, you, source)


def reached(table: Table, reach: Reach, context: Context) -> tuple[str, ...]:
    """The players and cards an effect reaches now: of chosen targets those that are still valid."""
    found = referred(table, reach, context)
    if isinstance(reach, Chosen):
        source = context["source"]
        return tuple(one for one in found if still_valid(table, reach.target, one, context["by"], source))
    return found


def value(table: Table, amount: Amount, context: Context) -> int:
    """How much it is, now."""
    source, you = context["source"], context.get("by", "")
    match amount:
        case int():
            return amount
        case Number(n):
            return n
        case XValue():
            return table.card(source).x or 0
        case Count(each, of):
            return value(table, each, context) * len(candidates(table, of, you, source))
        case Sum(parts):
            return sum(value(table, part, context) for part in parts)
        case Either(condition, then, other):
            return value(table, then if holds(table, condition, you, source) else other, context)
        case Locked(under, element):
            return sum(locked(table, id, element) for id in referred(table, under, context))
        case HealthOf(of):
            return sum(table.card(id).hp or 0 for id in referred(table, of, context))
        case ThatMuch():
            return int(context.get("event", {}).get("amount", 0))
        case Capped(inner, most):
            return min(value(table, inner, context), value(table, most, context))


def counted_by(table: Table, amount: Amount, context: Context) -> list[str]:
    """The clauses that decide what a counting amount counts: components by their words, Transmutable ones too."""
    parts = amount.parts if isinstance(amount, Sum) else (amount,)
    cites: list[str] = []
    for part in parts:
        if isinstance(part, Count) and part.of.words:
            cites.append(clauses.COMPONENTS)
            found = candidates(table, part.of, context["by"], context["source"])
            if any(_by_transmutable(table, id, word) for id in found for word in part.of.words):
                cites.append(clauses.TRANSMUTABLE)
    return cites


def _by_transmutable(table: Table, id: str, word: str) -> bool:
    return stem(word) not in words_in(table.card(id).name)
