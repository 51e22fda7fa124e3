"""Verbs about Health Points: damage, loss, gain. Each function is a rule of `verbs.lark`."""

from typing import Any

from engine.effects import verbs
from engine.effects.amounts import Half, HealthOf, Locked, Number
from engine.effects.selectors import Itself, Share, Target
from engine.effects.standing import DamageChange

from .doing import by_anyone, to_card, where_is
from .naming import AMOUNTS, REACHES, amount_of
from .parts import Items, Nonsense, Phrase, Pro, XIs


def damage(items: Items) -> Phrase:
    """The value of X is put in where the sentence ends with it."""
    to: Any = next(item for item in reversed(items) if isinstance(item, REACHES))
    times = next((item[1] for item in items if isinstance(item, tuple) and item[:1] == ("times",)), 1)
    made = verbs.Damage(amount_of(items), to, times=times)
    return Phrase(lambda _: where_is(made, items))


def damage_equal(items: Items) -> Phrase:
    amount, to = items
    return Phrase(lambda _: verbs.Damage(amount, to))


def where(items: Items) -> XIs:
    return XIs(items[0])


def times(items: Items) -> tuple[str, Number]:
    return ("times", Number(items.numbers[0]))


def damage_split(items: Items) -> Phrase:
    least, most = items.numbers
    return Phrase(lambda _: verbs.Damage(items.one(*AMOUNTS), Share(Number(least), Number(most))))


def _harms(items: Items, less: bool) -> Phrase:
    part = DamageChange(items.one(*AMOUNTS), source=Itself(), less=less)

    def make(subject: Any) -> Any:
        if not isinstance(subject, Target | Pro):
            raise Nonsense("a chosen card is meant")
        return verbs.Grant(subject, (part,))  # type: ignore[arg-type]

    return Phrase(make)


def deals_more(items: Items) -> Phrase:
    return _harms(items, less=False)


def deals_less(items: Items) -> Phrase:
    return _harms(items, less=True)


def harms_more(items: Items) -> Phrase:
    made = _harms(items, less=False)
    return Phrase(lambda _: made.make(items.one(*REACHES)))


def lose(items: Items) -> Phrase:
    return by_anyone(lambda who: where_is(verbs.LoseHealth(amount_of(items), who), items), items)


def lose_half(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.LoseHealth(Half(HealthOf(who)), who), items)


def lose_equal(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.LoseHealth(_measured(items), who), items)


def gain_equal(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.GainHealth(_measured(items), who), items)


def _measured(items: Items) -> Any:
    return items[-1]


def gain(items: Items) -> Phrase:
    return by_anyone(lambda who: where_is(verbs.GainHealth(amount_of(items), who), items), items)


def enters_with(items: Items) -> Phrase:
    return to_card(lambda _: verbs.SetHealth(items[0]))


def enters_with_mana(items: Items) -> Phrase:
    return to_card(lambda _: verbs.SetHealth(Locked(items.one(*REACHES), items.element)))
