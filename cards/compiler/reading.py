"""From a parsed paragraph to the engine's vocabulary: whole paragraphs and standing rules."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from lark import Token, Transformer

from engine.effects import verbs
from engine.effects.abilities import (
    Ability,
    AsSoonAs,
    CostChange,
    DamageChange,
    Ignore,
    Keyword,
    OnActivation,
    OnlyMageNoir,
    Paragraph,
    Status,
    Triggered,
)
from engine.effects.conditions import AtLeast, MageNoir, Not
from engine.effects.selectors import Itself, Kind, Target, That

from .doing import Doing
from .heads import Heads
from .naming import Naming
from .parts import AMOUNTS, Afterthought, Head, Sentence, condition_of, first, numbers, signed, tokens

SPARED = "unless you are a Mage Noir"


class Reading(Heads, Doing, Naming, Transformer[Token, Any]):
    def start(self, items: list[Any]) -> Any:
        return items[0]

    def keyword_line(self, items: list[Any]) -> Paragraph:
        return Keyword(items[0])

    def transmutable(self, items: list[Any]) -> Paragraph:
        return Keyword("Transmutable", tuple(items))

    def status(self, items: list[Any]) -> Paragraph:
        return Status()

    def only_mage_noir(self, items: list[Any]) -> Paragraph:
        return OnlyMageNoir()

    def standing(self, items: list[Any]) -> Paragraph:
        """A rule while in play, under the conditions of its heads; another head makes no sense before one."""
        *heads, rule = items
        condition = condition_of(heads)
        if any(head.on or head.when or head.activation for head in heads):
            raise ValueError("a standing rule has no moment")
        if condition is None:
            return rule  # type: ignore[no-any-return]
        if not hasattr(rule, "condition") or rule.condition is not None:
            raise ValueError("this rule takes no further condition")
        return replace(rule, condition=condition)  # type: ignore[no-any-return]

    def effect(self, items: list[Any]) -> Paragraph:
        heads = [item for item in items if isinstance(item, Head)]
        actions = _actions([item for item in items if isinstance(item, Sentence)])
        condition = condition_of(heads)
        moment = next((head for head in heads if head.on or head.when), None)
        becomes = next((head.becomes for head in heads if head.becomes is not None), None)
        if becomes is not None:
            if condition is not None or moment is not None:
                raise ValueError("“as soon as” stands alone")
            return AsSoonAs(becomes, actions)
        if moment is None:
            return OnActivation(actions, condition)
        if moment.on:
            return Triggered(moment.on, actions, moment.subject, condition)
        cost, actions = _cost_of(actions)
        return Ability(moment.when, actions, cost, moment.once, condition)

    def sentence(self, items: list[Any]) -> Sentence:
        actions = [item for item in items if isinstance(item, tuple)]
        if not_noir := SPARED in items:
            actions = [(verbs.If(Not(MageNoir()), action),) for action in actions]
        return Sentence(bool(tokens(items, "THEN")), actions, not_noir)

    def unless_noir(self, _: list[Any]) -> str:
        return SPARED

    def action(self, items: list[Any]) -> tuple[verbs.Verb, ...]:
        return tuple(items)

    def more_damage(self, items: list[Any]) -> Paragraph:
        amount = first(items, *AMOUNTS)
        sign = -1 if tokens(items, "LESS") else 1
        return DamageChange(signed(amount, sign), first(items, Kind))

    def damage_increased(self, items: list[Any]) -> Paragraph:
        return DamageChange(first(items, *AMOUNTS), first(items, Kind))

    def less_to_you(self, items: list[Any]) -> Paragraph:
        sign = -1 if tokens(items, "LOWER") else 1
        return DamageChange(signed(first(items, *AMOUNTS), sign), to_you=True)

    def itself_cheaper(self, items: list[Any]) -> Paragraph:
        return CostChange(-numbers(items)[0], tokens(items, "ELEMENT")[0].lower(), condition=first(items, AtLeast))

    def only_if(self, items: list[Any]) -> AtLeast:
        return items[0]  # type: ignore[no-any-return]

    def others_cheaper(self, items: list[Any]) -> Paragraph:
        kind = replace(first(items, Kind), controller="you", zone="hand")
        return CostChange(-numbers(items)[0], tokens(items, "ELEMENT")[0].lower(), kind)

    def ignore(self, items: list[Any]) -> Paragraph:
        return Ignore(items[0], from_opponent=True)

    def self_keyword(self, items: list[Any]) -> Paragraph:
        return Keyword(next(item for item in items if isinstance(item, str)))

    def keyword_if(self, items: list[Any]) -> Paragraph:
        name = next(item for item in items if isinstance(item, str))
        return Keyword(name, condition=first(items, AtLeast))


def _actions(sentences: list[Sentence]) -> tuple[verbs.Action, ...]:
    """A paragraph is one indivisible action, and only "then" makes two of it (DR-4.1)."""
    found: list[verbs.Action] = []
    for sentence in sentences:
        head, *rest = sentence.actions
        if found and isinstance(head[0], Afterthought):
            found[-1] = (*found[-1][:-1], head[0].of(found[-1][-1]))
        elif found and not sentence.then:
            found[-1] = (*found[-1], *head)
        else:
            found.append(head)
        found += rest
    return _meaning_itself(tuple(found))


def _meaning_itself(actions: tuple[verbs.Action, ...]) -> tuple[verbs.Action, ...]:
    """Where nothing was chosen before, "it" is the card itself."""
    if not actions or _has_target(actions):
        return actions
    return tuple(tuple(_swapped(verb) for verb in action) for action in actions)


def _has_target(part: Any) -> bool:
    if isinstance(part, Target):
        return True
    if isinstance(part, tuple):
        return any(_has_target(item) for item in part)
    return is_dataclass(part) and any(_has_target(getattr(part, f.name)) for f in fields(part))


def _swapped(part: Any) -> Any:
    if isinstance(part, That):
        return Itself()
    if isinstance(part, tuple):
        return tuple(_swapped(item) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        made = {f.name: _swapped(getattr(part, f.name)) for f in fields(part)}
        return replace(part, **made) if made else part
    return part


def _cost_of(actions: tuple[Any, ...]) -> tuple[tuple[verbs.Verb, ...], tuple[Any, ...]]:
    """In an ability, "pay to do" is its cost and what it does: using it is the choice."""
    first = actions[0][0] if actions and len(actions[0]) == 1 else None
    if isinstance(first, verbs.May) and first.cost:
        return first.cost, (first.then, *actions[1:])
    return (), actions
