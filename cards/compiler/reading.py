"""From a parsed paragraph to the engine's vocabulary: one small method a phrase of the grammar."""

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from lark import Token, Transformer

from engine.effects import verbs
from engine.effects.abilities import (
    Ability,
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
from engine.effects.amounts import Amount, Count, Either, Number, Sum, ThatMuch, XValue
from engine.effects.conditions import AtLeast, Both, Condition, MageNoir, Zenith
from engine.effects.selectors import Every, Itself, Kind, Target, That, Used, Who

from .naming import Naming

END = "end of turn"


@dataclass(frozen=True)
class Head:
    """When a paragraph applies: an event it waits for, a moment it may be used in, a condition."""

    on: str = ""
    subject: str = "itself"
    when: str = ""
    once: bool = False
    condition: Condition | None = None
    activation: bool = False


@dataclass(frozen=True)
class Afterthought:
    """A sentence about the damage of the one before it: so much higher, or not to be stopped."""

    more: Count | None = None
    sure: bool = False

    def of(self, verb: Any) -> verbs.Damage:
        if not isinstance(verb, verbs.Damage):
            raise ValueError("there is no damage before this")
        amount = Sum((verb.amount, self.more)) if self.more else verb.amount
        return replace(verb, amount=amount, sure=verb.sure or self.sure)


@dataclass(frozen=True)
class Sentence:
    """Its actions, and whether it begins with "then"."""

    then: bool
    actions: list[verbs.Action]


def _numbers(items: list[Any]) -> list[int]:
    return [int(item) for item in items if isinstance(item, Token) and item.type == "NUMBER"]


def _tokens(items: list[Any], kind: str) -> list[str]:
    return [str(item) for item in items if isinstance(item, Token) and item.type == kind]


def _first(items: list[Any], *kinds: type) -> Any:
    return next((item for item in items if isinstance(item, kinds)), None)


AMOUNTS = (int, Number, XValue, ThatMuch)
REACHES = (Target, Who, Every, Itself, That, Used)


class Reading(Naming, Transformer[Token, Any]):
    # ---- whole paragraphs
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
        condition = _condition(heads)
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
        condition = _condition(heads)
        moment = next((head for head in heads if head.on or head.when), None)
        if moment is None:
            return OnActivation(actions, condition)
        if moment.on:
            return Triggered(moment.on, actions, moment.subject, condition)
        cost, actions = _cost_of(actions)
        return Ability(moment.when, actions, cost, moment.once, condition)

    def sentence(self, items: list[Any]) -> Sentence:
        return Sentence(bool(_tokens(items, "THEN")), [item for item in items if not isinstance(item, Token)])

    def action(self, items: list[Any]) -> tuple[verbs.Verb, ...]:
        return tuple(items)

    # ---- heads
    def on_start(self, _: list[Any]) -> Head:
        return Head("start of turn", "you")

    def on_end(self, _: list[Any]) -> Head:
        return Head("end of turn", "you")

    def on_their_end(self, _: list[Any]) -> Head:
        return Head("end of turn", "opponent")

    def on_enter(self, _: list[Any]) -> Head:
        return Head("enter")

    def on_leave(self, _: list[Any]) -> Head:
        return Head("leave")

    def on_discard(self, _: list[Any]) -> Head:
        return Head("discard from play")

    def on_activation(self, _: list[Any]) -> Head:
        return Head(activation=True)

    def on_used(self, _: list[Any]) -> Head:
        return Head("used")

    def whenever(self, items: list[Any]) -> Head:
        return items[0]  # type: ignore[no-any-return]

    def you_are_hurt(self, _: list[Any]) -> Head:
        return Head("hurt", "you")

    def you_are_damaged(self, _: list[Any]) -> Head:
        return Head("damage", "you")

    def you_draw(self, _: list[Any]) -> Head:
        return Head("draw", "you")

    def they_draw(self, _: list[Any]) -> Head:
        return Head("draw", "opponent")

    def in_main(self, _: list[Any]) -> Head:
        return Head(when="main")

    def once_in_main(self, _: list[Any]) -> Head:
        return Head(when="main", once=True)

    def in_turn(self, _: list[Any]) -> Head:
        return Head(when="turn")

    def any_time(self, _: list[Any]) -> Head:
        return Head(when="any time")

    def if_noir(self, _: list[Any]) -> Head:
        return Head(condition=MageNoir())

    def if_zenith(self, _: list[Any]) -> Head:
        return Head(condition=Zenith())

    def if_control(self, items: list[Any]) -> Head:
        return Head(condition=items[0])

    # ---- standing rules
    def more_damage(self, items: list[Any]) -> Paragraph:
        amount = _first(items, *AMOUNTS)
        sign = -1 if _tokens(items, "LESS") else 1
        return DamageChange(_signed(amount, sign), _first(items, Kind))

    def damage_increased(self, items: list[Any]) -> Paragraph:
        return DamageChange(_first(items, *AMOUNTS), _first(items, Kind))

    def less_to_you(self, items: list[Any]) -> Paragraph:
        sign = -1 if _tokens(items, "LOWER") else 1
        return DamageChange(_signed(_first(items, *AMOUNTS), sign), to_you=True)

    def itself_cheaper(self, items: list[Any]) -> Paragraph:
        return CostChange(-_numbers(items)[0], _tokens(items, "ELEMENT")[0].lower())

    def others_cheaper(self, items: list[Any]) -> Paragraph:
        kind = replace(_first(items, Kind), controller="you", zone="hand")
        return CostChange(-_numbers(items)[0], _tokens(items, "ELEMENT")[0].lower(), kind)

    def ignore(self, items: list[Any]) -> Paragraph:
        return Ignore(items[0], from_opponent=True)

    def self_keyword(self, items: list[Any]) -> Paragraph:
        return Keyword(next(item for item in items if isinstance(item, str)))

    def keyword_if(self, items: list[Any]) -> Paragraph:
        name = next(item for item in items if isinstance(item, str))
        return Keyword(name, condition=_first(items, AtLeast))

    # ---- verbs
    def damage(self, items: list[Any]) -> verbs.Verb:
        amount, counted = _first(items, *AMOUNTS), _first(items, Kind)
        amount = Count(amount, counted) if counted else _either(amount, items)
        times = next((item[0] for item in items if isinstance(item, tuple)), 1)
        return verbs.Damage(amount, _first(items, *REACHES), times=times)

    def increase(self, items: list[Any]) -> Afterthought:
        return Afterthought(more=Count(Number(_numbers(items)[0]), _first(items, Kind)))

    def sure(self, _: list[Any]) -> Afterthought:
        return Afterthought(sure=True)

    def per(self, items: list[Any]) -> Kind:
        return items[0]  # type: ignore[no-any-return]

    def times(self, items: list[Any]) -> tuple[Number]:
        return (Number(_numbers(items)[0]),)

    def you_lose(self, items: list[Any]) -> verbs.Verb:
        return verbs.LoseHealth(_first(items, *AMOUNTS))

    def they_lose(self, items: list[Any]) -> verbs.Verb:
        return verbs.LoseHealth(_either(_first(items, *AMOUNTS), items), _first(items, *REACHES))

    it_loses = they_lose

    def you_gain(self, items: list[Any]) -> verbs.Verb:
        return verbs.GainHealth(_either(_first(items, *AMOUNTS), items))

    def they_gain(self, items: list[Any]) -> verbs.Verb:
        return verbs.GainHealth(_either(_first(items, *AMOUNTS), items), _first(items, *REACHES))

    def you_draw_cards(self, items: list[Any]) -> verbs.Verb:
        return verbs.Draw(_either(_first(items, *AMOUNTS), items))

    def they_draw_cards(self, items: list[Any]) -> verbs.Verb:
        return verbs.Draw(_either(_first(items, *AMOUNTS), items), _first(items, *REACHES))

    def discard_hand(self, items: list[Any]) -> verbs.Verb:
        return verbs.DiscardFromHand(_first(items, *AMOUNTS))

    def discard_deck(self, items: list[Any]) -> verbs.Verb:
        return verbs.DiscardFromDeck(1)

    def phase_shift(self, items: list[Any]) -> verbs.Verb:
        return verbs.DiscardFromDeck(_first(items, *AMOUNTS), _first(items, *REACHES), bottom=True)

    def remove(self, items: list[Any]) -> verbs.Verb:
        return verbs.Remove(_first(items, *REACHES))

    def deck_third(self, items: list[Any]) -> verbs.Verb:
        return verbs.PutBack(_first(items, *REACHES), "deck", 3)

    def owners_hand(self, items: list[Any]) -> verbs.Verb:
        return verbs.PutBack(_first(items, *REACHES), "hand")

    def owners_deck(self, items: list[Any]) -> verbs.Verb:
        return verbs.PutBack(_first(items, *REACHES), "deck", 1)

    def retrieve(self, items: list[Any]) -> verbs.Verb:
        return verbs.Retrieve(_first(items, *AMOUNTS), _first(items, Kind), "hand")

    def cards(self, items: list[Any]) -> Kind:
        element = next(iter(_tokens(items, "ELEMENT")), "").lower()
        words = tuple(item for item in items if isinstance(item, str) and not isinstance(item, Token))
        return Kind(element=element, words=words, zone="discard", controller="you")

    def apply(self, items: list[Any]) -> verbs.Verb:
        return verbs.Apply(_first(items, *REACHES))

    def grant(self, items: list[Any]) -> verbs.Verb:
        effect = next(item for item in items if isinstance(item, str) and not isinstance(item, Token))
        return verbs.Grant(_first(items, *REACHES), effect, END if END in items else "")

    def make_indestructible(self, items: list[Any]) -> verbs.Verb:
        return verbs.Grant(_first(items, *REACHES), "Indestructible", END if END in items else "")

    def duration(self, _: list[Any]) -> str:
        return END

    def take(self, items: list[Any]) -> verbs.Verb:
        element = _tokens(items, "ELEMENT")[0].lower()
        return verbs.TakeMana(_first(items, *AMOUNTS), element, up_to=bool(_tokens(items, "UP_TO")))

    def release(self, items: list[Any]) -> verbs.Verb:
        element = next(iter(_tokens(items, "ELEMENT")), "").lower()
        return verbs.ReleaseMana(_first(items, *AMOUNTS), _first(items, *REACHES) or Itself(), element)

    def pay(self, items: list[Any]) -> verbs.Verb:
        return verbs.PayMana(_first(items, *AMOUNTS), next(iter(_tokens(items, "ELEMENT")), "").lower())

    def lock(self, items: list[Any]) -> verbs.Verb:
        return verbs.LockMana(_first(items, *AMOUNTS), _tokens(items, "ELEMENT")[0].lower(), Itself())

    def may_pay(self, items: list[Any]) -> verbs.Verb:
        cost, then = (item for item in items if not isinstance(item, Token))
        return verbs.May((then,), (cost,))

    def may_do(self, items: list[Any]) -> verbs.Verb:
        return verbs.May((items[-1],))

    ability_cost = may_pay

    def or_pay(self, items: list[Any]) -> verbs.Verb:
        return verbs.OrElse((items[1],), (items[0],))

    def pay_or(self, items: list[Any]) -> verbs.Verb:
        return verbs.OrElse((items[0],), (items[1],))

    def shuffle(self, _: list[Any]) -> verbs.Verb:
        return verbs.Shuffle()


def _condition(heads: list[Head]) -> Condition | None:
    found = tuple(head.condition for head in heads if head.condition is not None)
    return None if not found else found[0] if len(found) == 1 else Both(found)


def _actions(sentences: list[Sentence]) -> tuple[verbs.Action, ...]:
    """A paragraph is one indivisible action, and only "then" makes two of it (DR-4.1)."""
    found: list[verbs.Action] = []
    for sentence in sentences:
        first, *rest = sentence.actions
        if found and isinstance(first[0], Afterthought):
            found[-1] = (*found[-1][:-1], first[0].of(found[-1][-1]))
        elif found and not sentence.then:
            found[-1] = (*found[-1], *first)
        else:
            found.append(first)
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


def _swapped(verb: Any) -> Any:
    return replace(verb, **{f.name: Itself() for f in fields(verb) if isinstance(getattr(verb, f.name), That)})


def _either(amount: Amount, items: list[Any]) -> Amount:
    """An amount with another one for a Mage Noir behind it in parentheses."""
    other = _first(items, Either)
    return replace(other, other=amount) if other else amount


def _signed(amount: Amount, sign: int) -> Amount:
    return Number(amount.n * sign) if isinstance(amount, Number) else amount


def _cost_of(actions: tuple[Any, ...]) -> tuple[tuple[verbs.Verb, ...], tuple[Any, ...]]:
    """In an ability, "pay to do" is its cost and what it does: using it is the choice."""
    first = actions[0][0] if actions and len(actions[0]) == 1 else None
    if isinstance(first, verbs.May) and first.cost:
        return first.cost, (first.then, *actions[1:])
    return (), actions
