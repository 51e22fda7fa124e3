"""Reaching: which cards and players a selector means, here and now."""

from collections.abc import Mapping
from typing import Any

from .effects.amounts import Amount, Capped, Count, Either, HealthOf, Locked, Number, Sum, ThatMuch, XValue
from .effects.selectors import AnyPlayer, AnyTarget, Cause, Chosen, Every, Itself, Kind, Reach, Target, That, Used, Who
from .table import Table

Context = Mapping[str, Any]  # source, by, chosen, event


def is_of(table: Table, id: str, kind: Kind, you: str, source: str) -> bool:
    """Whether a card is of a kind, from the point of view of an effect's controller."""
    from .components import is_called, is_component
    from .continuous import has

    card, definition = table.card(id), table.definition(id)
    holder = card.controller or card.owner
    whose = {"you": you, "opponent": table.opponent(you)}.get(kind.controller)
    return (
        (card.zone == kind.zone or (id == source and kind.zone == "board" and card.zone == "transition"))
        and (whose is None or holder == whose)
        and (not kind.types or definition.type in kind.types)
        and definition.type not in kind.not_types
        and (not kind.forms or card.form in kind.forms)
        and (not kind.element or definition.element == kind.element)
        and (not kind.slot or definition.slot == kind.slot)
        and (not kind.name or definition.name == kind.name)
        and (not kind.keyword or has(table, id, kind.keyword))
        and (not kind.component or is_component(table, id))
        and (not kind.with_hp or card.hp is not None)
        and (not kind.without_mana or card.mana.total == 0)
        and not (kind.other and id == source)
        and all(is_called(table, id, word) for word in kind.words)
    )


def candidates(table: Table, kind: Kind, you: str, source: str) -> tuple[str, ...]:
    if kind.zone == "board":
        pool: tuple[str, ...] = table.board()
    else:
        names = {"you": (you,), "opponent": (table.opponent(you),)}.get(kind.controller, tuple(table.players))
        pool = tuple(id for name in names for id in getattr(table.player(name), kind.zone))
    return tuple(id for id in pool if is_of(table, id, kind, you, source))


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


def referred(table: Table, ref: Reach, context: Context) -> tuple[str, ...]:
    """The players and cards that need no choosing any more."""
    you = context.get("by", "")
    match ref:
        case Itself():
            return (context["source"],)
        case That(place):
            return tuple(context["chosen"][place])
        case Cause():
            return tuple(context.get("event", {}).get("cards", ()))
        case Used(word):
            from .components import is_called

            used = table.card(context["source"]).used
            return tuple(id for id in used if is_called(table, id, word))[:1]
        case Who(player):
            return {"you": (you,), "opponent": (table.opponent(you),)}.get(player, tuple(table.players))
        case Every(of):
            return candidates(table, of, you, context["source"])
        case Chosen(place, target):
            found = context["chosen"][place]
            return tuple(one for one in found if still_valid(table, target, one, you, context["source"]))
        case Target():
            raise AssertionError("a target is chosen as its action enters the chain")


def value(table: Table, amount: Amount, context: Context) -> int:
    """How much it is, now."""
    from .continuous import holds, locked

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
