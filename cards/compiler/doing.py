"""Verbs: what an action does. Each method is a rule of the grammar."""

from typing import Any

from lark import Token

from engine.effects import verbs
from engine.effects.amounts import Count, Number
from engine.effects.selectors import Itself, Kind

from .parts import AMOUNTS, REACHES, Afterthought, either, first, numbers, tokens

END = "end of turn"


class Doing:
    def damage(self, items: list[Any]) -> verbs.Verb:
        amount, counted = first(items, *AMOUNTS), first(items, Kind)
        amount = Count(amount, counted) if counted else either(amount, items)
        times = next((item[0] for item in items if isinstance(item, tuple)), 1)
        return verbs.Damage(amount, first(items, *REACHES), times=times)

    def increase(self, items: list[Any]) -> Afterthought:
        return Afterthought(more=Count(Number(numbers(items)[0]), first(items, Kind)))

    def sure(self, _: list[Any]) -> Afterthought:
        return Afterthought(sure=True)

    def per(self, items: list[Any]) -> Kind:
        return items[0]  # type: ignore[no-any-return]

    def times(self, items: list[Any]) -> tuple[Number]:
        return (Number(numbers(items)[0]),)

    def you_lose(self, items: list[Any]) -> verbs.Verb:
        return verbs.LoseHealth(first(items, *AMOUNTS))

    def they_lose(self, items: list[Any]) -> verbs.Verb:
        return verbs.LoseHealth(either(first(items, *AMOUNTS), items), first(items, *REACHES))

    it_loses = they_lose

    def you_gain(self, items: list[Any]) -> verbs.Verb:
        return verbs.GainHealth(either(first(items, *AMOUNTS), items))

    def they_gain(self, items: list[Any]) -> verbs.Verb:
        return verbs.GainHealth(either(first(items, *AMOUNTS), items), first(items, *REACHES))

    def you_draw_cards(self, items: list[Any]) -> verbs.Verb:
        return verbs.Draw(either(first(items, *AMOUNTS), items))

    def they_draw_cards(self, items: list[Any]) -> verbs.Verb:
        return verbs.Draw(either(first(items, *AMOUNTS), items), first(items, *REACHES))

    def discard_hand(self, items: list[Any]) -> verbs.Verb:
        return verbs.DiscardFromHand(first(items, *AMOUNTS))

    def discard_deck(self, items: list[Any]) -> verbs.Verb:
        return verbs.DiscardFromDeck(1)

    def phase_shift(self, items: list[Any]) -> verbs.Verb:
        return verbs.DiscardFromDeck(first(items, *AMOUNTS), first(items, *REACHES), bottom=True)

    def remove(self, items: list[Any]) -> verbs.Verb:
        return verbs.Remove(first(items, *REACHES))

    def deck_third(self, items: list[Any]) -> verbs.Verb:
        return verbs.PutBack(first(items, *REACHES), "deck", 3)

    def owners_hand(self, items: list[Any]) -> verbs.Verb:
        return verbs.PutBack(first(items, *REACHES), "hand")

    def owners_deck(self, items: list[Any]) -> verbs.Verb:
        return verbs.PutBack(first(items, *REACHES), "deck", 1)

    def retrieve(self, items: list[Any]) -> verbs.Verb:
        return verbs.Retrieve(first(items, *AMOUNTS), first(items, Kind), "hand")

    def cards(self, items: list[Any]) -> Kind:
        element = next(iter(tokens(items, "ELEMENT")), "").lower()
        words = tuple(item for item in items if isinstance(item, str) and not isinstance(item, Token))
        return Kind(element=element, words=words, zone="discard", controller="you")

    def apply(self, items: list[Any]) -> verbs.Verb:
        return verbs.Apply(first(items, *REACHES))

    def grant(self, items: list[Any]) -> verbs.Verb:
        effect = next(item for item in items if isinstance(item, str) and not isinstance(item, Token))
        return verbs.Grant(first(items, *REACHES), effect, END if END in items else "")

    def make_indestructible(self, items: list[Any]) -> verbs.Verb:
        return verbs.Grant(first(items, *REACHES), "Indestructible", END if END in items else "")

    def duration(self, _: list[Any]) -> str:
        return END

    def take(self, items: list[Any]) -> verbs.Verb:
        element = tokens(items, "ELEMENT")[0].lower()
        return verbs.TakeMana(first(items, *AMOUNTS), element, up_to=bool(tokens(items, "UP_TO")))

    def release(self, items: list[Any]) -> verbs.Verb:
        element = next(iter(tokens(items, "ELEMENT")), "").lower()
        return verbs.ReleaseMana(first(items, *AMOUNTS), first(items, *REACHES) or Itself(), element)

    def pay(self, items: list[Any]) -> verbs.Verb:
        return verbs.PayMana(first(items, *AMOUNTS), next(iter(tokens(items, "ELEMENT")), "").lower())

    def lock(self, items: list[Any]) -> verbs.Verb:
        return verbs.LockMana(first(items, *AMOUNTS), tokens(items, "ELEMENT")[0].lower(), Itself())

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
