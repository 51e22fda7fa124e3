"""Sentences about the one before: they change what has been read already."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.effects import verbs
from engine.effects.abilities import ForUser, Triggered
from engine.effects.amounts import Amount, Capped, Count, Either, Sum, XValue
from engine.effects.conditions import MageNoir
from engine.effects.selectors import It, Kind, Pick, Who
from engine.effects.standing import (
    CostChange,
    DamageChange,
    EntersWithMore,
    Ignore,
    NoneToHand,
    NumberChange,
    Unstoppable,
)  # fmt: skip

from .naming import AMOUNTS, amount_of
from .opened import Folding, checked
from .parts import After, Head, Items, Nonsense, XIs, contains, mapped


def said_after(fold: Folding, number: int, head: Head, after: After) -> None:
    AFTER[after.what](fold, number, head, Items(after.items))


def _change(fold: Folding, change: Callable[[Any], Any]) -> None:
    """The last record before this that changes; nothing that does is nonsense."""
    if fold.open is not None and fold.open.actions:
        for action in reversed(fold.open.actions):
            for place in reversed(range(len(action))):
                made = mapped(action[place], change)
                if made is not action[place]:
                    action[place] = made
                    return
    for place in reversed(range(len(fold.done))):
        number, part = fold.done[place]
        made = mapped(part, change)
        if made is not part:
            fold.done[place] = (number, made)
            return
        break
    raise Nonsense("there is nothing before this that it could be about")


def _sure(fold: Folding, number: int, head: Head, items: Items) -> None:
    _change(fold, lambda part: replace(part, sure=True) if isinstance(part, verbs.Damage) else part)


def _more_damage(fold: Folding, number: int, head: Head, items: Items) -> None:
    more = amount_of(items)
    if head.condition is not None:
        more = Either(head.condition, more, 0)

    def change(part: Any) -> Any:
        return replace(part, amount=Sum((part.amount, more))) if isinstance(part, verbs.Damage) else part

    _change(fold, change)


def _plus_damage(fold: Folding, number: int, head: Head, items: Items) -> None:
    if not head.would_damage:
        raise Nonsense("which damage?")
    fold.begin(number, head)
    change = DamageChange(amount_of(items), source=head.source, to="opposing", condition=head.condition)
    fold.done.append((number, change))


def _x_is(fold: Folding, number: int, head: Head, items: Items) -> None:
    value = XIs(items[0])
    _change(fold, lambda part: value if isinstance(part, XValue) else part)


def _x_at_most(fold: Folding, number: int, head: Head, items: Items) -> None:
    most: Amount = items[0]

    def change(part: Any) -> Any:
        if isinstance(part, XIs):
            return XIs(Capped(part.value, most))
        return Capped(part, most) if isinstance(part, XValue) else part

    _change(fold, change)


def _x_set_first(fold: Folding, number: int, head: Head, items: Items) -> None:
    _change(fold, lambda part: replace(part, set_first=True) if isinstance(part, Ignore) else part)


def _prevent_discard(fold: Folding, number: int, head: Head, items: Items) -> None:
    paid = items[0].make(None)
    _change(fold, lambda part: verbs.OrElse(paid, (part,)) if isinstance(part, verbs.Remove) else part)


def _repeat(fold: Folding, number: int, head: Head, items: Items) -> None:
    """Once more for each of them."""
    if fold.open is None or not fold.open.actions or not isinstance(items[0], Count):
        raise Nonsense("there is nothing to repeat")
    fold.open.actions[-1] = [verbs.Repeat(tuple(fold.open.actions[-1]), Sum((1, items[0])))]


def _likewise(fold: Folding, number: int, head: Head, items: Items) -> None:
    fold.close()
    before = fold.done[-1][1] if fold.done else None
    actions = getattr(before, "actions", None)
    if not actions:
        raise Nonsense("there is nothing to do likewise")
    done = tuple(verb for action in actions for verb in action)
    fold.begin(number, head).actions.append([verbs.As("opponent", done)])


def _add_instead(fold: Folding, number: int, head: Head, items: Items) -> None:
    if head.condition != MageNoir() or not contains(tuple(fold.done[-1:]), lambda part: isinstance(part, ForUser)):
        raise Nonsense("instead of what?")
    noir = ("add", items.numbers[0])
    _change(fold, lambda part: replace(part, noir=noir) if isinstance(part, NumberChange) else part)


def _enters_with_more(fold: Folding, number: int, head: Head, items: Items) -> None:
    def change(part: Any) -> Any:
        if not isinstance(part, verbs.Begin):
            return part
        cost = next(item for item in part.parts if isinstance(item, CostChange))
        if cost.of is None:
            raise Nonsense("which cards?")
        return replace(part, parts=(*part.parts, EntersWithMore(items.one(*AMOUNTS), cost.of)))

    _change(fold, change)


def with_these(fold: Folding, what: tuple[Any, ...]) -> None:
    """ "When you prepare one of these spells": those of the rule just begun."""

    def change(part: Any) -> Any:
        if not isinstance(part, verbs.Begin):
            return part
        kind = next(item.of for item in part.parts if isinstance(item, CostChange))
        return replace(part, parts=(*part.parts, Triggered("prepare", (what,), subject=kind or Kind())))

    _change(fold, change)


def _despite(fold: Folding, number: int, head: Head, items: Items) -> None:
    _change(fold, lambda part: replace(part, despite=head.condition) if isinstance(part, verbs.Remove) else part)


def _only_below(fold: Folding, number: int, head: Head, items: Items) -> None:
    def change(part: Any) -> Any:
        return replace(part, of=replace(part.of, below=True)) if isinstance(part, Pick) else part

    _change(fold, change)


def _also_changed(fold: Folding, number: int, head: Head, items: Items) -> None:
    if head.condition != MageNoir():
        raise Nonsense("for a Mage Noir only")
    word = items[0][0]
    _change(fold, lambda part: replace(part, changed_by=word) if isinstance(part, verbs.Apply) else part)


def _theirs_sure(fold: Folding, number: int, head: Head, items: Items) -> None:
    """ "Their damage": of the spells whose damage the paragraph before has changed."""
    found: list[Any] = []

    def seen(part: Any) -> bool:
        if isinstance(part, DamageChange) and isinstance(part.source, Kind):
            found.append(part.source)
        return False

    fold.close()
    contains(tuple(part for _, part in fold.done), seen)
    if not found:
        raise Nonsense("whose damage?")
    rule = verbs.Begin((Unstoppable(found[-1]),), head.until or "end of turn")
    fold.begin(number, Head(condition=head.condition)).actions.append([rule])


def _none_to_hand(fold: Folding, number: int, head: Head, items: Items) -> None:
    verb = verbs.Begin((NoneToHand(),), head.until or "end of turn", who=Who("opponent"))
    if fold.open is None:
        fold.begin(number, Head(condition=head.condition)).actions.append([])
    if fold.open is not None:
        fold.open.actions[-1].append(verb)


def _nothing(fold: Folding, number: int, head: Head, items: Items) -> None:
    if fold.open is None and not fold.done:
        raise Nonsense("this says nothing alone")


def instead(fold: Folding, head: Head, what: tuple[Any, ...]) -> None:
    """ "If you are a Mage Noir, … instead": one thing or the other."""
    if fold.open is None or not fold.open.actions or head.condition is None:
        raise Nonsense("instead of what?")
    before = tuple(fold.open.actions[-1])
    last = before[-1]
    if isinstance(last, verbs.Fetch) and head.condition == MageNoir() and isinstance(what[0], verbs.PutInto):
        fold.open.actions[-1][-1] = replace(last, noir_zone=what[0].zone)
        return
    looked: tuple[Any, ...] = ()
    if isinstance(last, verbs.PutInto) and isinstance(last.what, Pick):
        looked, before = (verbs.Look(last.what),), (replace(last, what=It()),)
    if len(what) == 1 and isinstance(what[0], verbs.May) and not what[0].cost:
        what = (replace(what[0], otherwise=before),)
    made = checked(head.condition, what)
    fold.open.actions[-1] = [*looked, replace(made, otherwise=before)]


AFTER: dict[str, Callable[[Folding, int, Head, Items], None]] = {
    "sure": _sure, "more_damage": _more_damage, "plus_damage": _plus_damage, "x_is": _x_is, "x_at_most": _x_at_most,
    "x_set_first": _x_set_first, "prevent_discard": _prevent_discard, "repeat": _repeat, "likewise": _likewise,
    "add_instead": _add_instead, "enters_with_more": _enters_with_more, "despite": _despite, "only_below": _only_below,
    "also_changed": _also_changed, "theirs_sure": _theirs_sure, "none_to_hand": _none_to_hand, "nothing": _nothing,
}  # fmt: skip
