"""A paragraph whose sentences are all read, as the part of a card that it is."""

from dataclasses import replace
from typing import Any, TypeGuard

from engine.effects import verbs
from engine.effects.abilities import Ability, AsSoonAs, GrantAll, Instead, Keyword, OnActivation, Triggered
from engine.effects.conditions import HealthBelow
from engine.effects.selectors import Every, Itself
from engine.effects.standing import PayToIgnore

from .parts import Head, IgnoreNow, Nonsense, both

Actions = tuple[tuple[Any, ...], ...]


def made_of(head: Head, actions: Actions) -> list[Any]:
    """What holds for a time is a rule that begins on activation; the rest is what its head makes it."""
    if not head.until:
        return _made_of(head, actions)
    if not replace(head, until="").is_moment:
        return [OnActivation(_for_a_time(actions, head.until), head.condition)]
    inner = _made_of(replace(head, until="", lasting=False), actions)
    return [OnActivation(((verbs.Begin(tuple(inner), head.until),),))]


def _for_a_time(actions: Actions, until: str) -> Actions:
    """ "Until your next turn, your spells gain …": the head says how long what they gain lasts."""
    if not all(isinstance(verb, verbs.Grant) and not verb.until for action in actions for verb in action):
        raise Nonsense("what is done at once does not last")
    return tuple(tuple(replace(verb, until=until) for verb in action) for action in actions)


def _made_of(head: Head, actions: Actions) -> list[Any]:
    if head.instead or head.replaces:
        return [_instead(head, actions)]
    if head.becomes is not None:
        return _as_soon_as(head, actions)
    if head.would_damage:
        return [Triggered("damage", actions, "opposing", head.condition, head.source)]
    if head.on:
        return [_triggered(head, actions)]
    return [_ability(head, actions)] if head.when or head.zone else _activation(head, actions)


def _triggered(head: Head, actions: Actions) -> Triggered:
    return Triggered(
        head.on, actions, head.subject, head.condition, head.source, head.other_source, head.nth, head.element
    )


def _instead(head: Head, actions: Actions) -> Any:
    """What can be declined is optional, and may have a cost."""
    if len(actions) != 1:
        raise Nonsense("one thing happens instead of another")
    (what,) = actions
    of = head.replaces or ("discard" if head.on == "discarded" else "")
    condition = head.condition
    if isinstance(head.becomes, HealthBelow):
        of, condition = "destroy", both(head.becomes, condition)
    if not of:  # on its way to the discard pile after its activation
        return OnActivation(actions, head.condition)
    if len(what) == 1 and isinstance(what[0], verbs.May):
        return Instead(of, what[0].then, head.subject, what[0].cost, True, condition)
    return Instead(of, what, head.subject, condition=condition)


def _as_soon_as(head: Head, actions: Actions) -> list[Any]:
    if head.becomes is None or head.on or head.when:
        raise Nonsense("“as soon as” stands alone")
    condition = both(head.becomes, head.condition)
    if (gained := _own_keywords(actions)) is not None:
        return [replace(part, condition=condition) for part in gained]
    return [AsSoonAs(condition, actions)] if condition is not None else []


def _own_keywords(actions: Actions) -> tuple[Keyword, ...] | None:
    """ "This spell gains Quickcast", for good: a keyword it has."""
    if len(actions) != 1 or not all(
        isinstance(verb, verbs.Grant) and verb.what == Itself() and not verb.until for verb in actions[0]
    ):
        return None
    parts = tuple(part for verb in actions[0] for part in verb.parts)
    return parts if all(isinstance(part, Keyword) for part in parts) else None


def _ability(head: Head, actions: Actions) -> Any:
    """Using it is the choice, so "you may" is no further one; "pay to do" is its cost and what it does."""
    cost: tuple[Any, ...] = ()
    first, *rest = actions[0]
    if _is_offer(first):
        cost, actions = first.cost, ((*first.then, *rest), *actions[1:])
    if len(actions) == 1 and len(actions[0]) == 1 and isinstance(actions[0][0], IgnoreNow):
        if head.when != "any time" or head.condition is not None:
            raise Nonsense("damage is ignored at any time")
        return PayToIgnore(cost, actions[0][0].amount)
    if head.on:
        raise Nonsense("an ability waits for nothing")
    return Ability(head.when or "main", actions, cost, head.once, head.condition, head.zone or "board")


def _is_offer(verb: Any) -> TypeGuard[verbs.May | verbs.To]:
    """ "You may X", "you may X to Y", and "X to Y" after a moment it may be used in."""
    return isinstance(verb, verbs.To) or (isinstance(verb, verbs.May) and not verb.otherwise and verb.by == "you")


def usable(part: OnActivation) -> OnActivation | Ability | GrantAll:
    """On a card that stays in play: "you may pay to" is an ability, what others gain they have while it is there."""
    first = part.actions[0][0]
    if isinstance(first, verbs.Grant) and isinstance(first.what, Every) and not first.until:
        alone = part == OnActivation(((first,),))
        return GrantAll(first.what.of, first.parts) if alone else part
    if not _is_offer(first) or not first.cost or part.only_activated:
        return part
    made = _ability(Head(when="main", condition=part.condition), part.actions)
    return made if isinstance(made, Ability) else part


def _activation(head: Head, actions: Actions) -> list[Any]:
    gained = None if head.activation else _own_keywords(actions)
    if gained is not None:
        return [replace(part, condition=both(part.condition, head.condition)) for part in gained]
    if head.once:
        raise Nonsense("once a turn, in which phase?")
    first = actions[0][0]
    if isinstance(first, verbs.DiscardDownTo):  # "right away": as it enters play
        return [Triggered("enter", actions, condition=head.condition)]
    if _is_offer(first) and verbs.Remove(Itself()) in first.cost and not head.activation:
        return [_ability(replace(head, when="main"), actions)]
    return [OnActivation(actions, head.condition, head.activation)]
