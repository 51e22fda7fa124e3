"""Rules about preparing a card and about what it is as a component. Each function is a rule of `rules.lark`."""

from dataclasses import replace
from typing import Any

from engine.effects import standing as rules_
from engine.effects.abilities import EffectsOf, ForLastUser, ForUser, Instead
from engine.effects.amounts import Either, Number
from engine.effects.conditions import InForm
from engine.effects.selectors import Cause, Itself, Kind, Pick
from engine.effects.verbs import Begin, DiscardFromHand, MoveMana

from .naming import AMOUNTS, REACHES, singular
from .parts import Items, Nonsense

CONSTANTS: dict[str, Any] = {
    "once_marker": "once", "not_on_top": "not on top", "spares": rules_.SparesComponents(),
    "opposing_components": rules_.OpposingComponents(),
}  # fmt: skip


def _words(items: Items) -> list[str]:
    return [" ".join(singular(word) for word in item) for item in items if isinstance(item, tuple)]


def without(items: Items) -> rules_.Without:
    return rules_.Without(_words(items)[-1])


def without_by(items: Items) -> rules_.Without:
    what = items.one(*REACHES)
    if not isinstance(what, Pick) or what.of.zone != "hand":
        raise Nonsense("cards of your hand are discarded")
    of = None if what.of == Kind(zone="hand", controller="you") else what.of
    return rules_.Without(_words(items)[-1], cost=(DiscardFromHand(what.most, of=of),))


def pay_from(items: Items) -> rules_.PayFrom:
    return rules_.PayFrom(items.one(Kind))


def prepare_from_pile(items: Items) -> rules_.PrepareFrom:
    return rules_.PrepareFrom("discard", not_on_top="not on top" in items)


def prepare_not_on_top(_: Items) -> rules_.PrepareFrom:
    return rules_.PrepareFrom("", not_on_top=True)


def play_from_pile(items: Items) -> rules_.PrepareFrom:
    once = "once" in items
    return rules_.PrepareFrom("discard" if once else "", once_a_turn=once)


def other_components(items: Items) -> rules_.OtherComponents:
    (use, instead), (many, few) = _words(items), items.numbers
    return rules_.OtherComponents(((use, many),), ((instead, few),))


def fewer_components(items: Items) -> rules_.FewerComponents:
    return rules_.FewerComponents(items.one(*AMOUNTS))


def fewer_repeated(items: Items) -> rules_.FewerRepeated:
    return rules_.FewerRepeated(items.one(Kind), items.one(*AMOUNTS))


def next_more_components(items: Items) -> Begin:
    return Begin((rules_.MoreComponents(_words(items)[0], items.one(*AMOUNTS)),), uses=1)


# ---- components -----------------------------------------------------------------------------------------------------
def counted_as(items: Items) -> rules_.CountsAs:
    return rules_.CountsAs(_words(items)[-1], Number(items.numbers[0]))


def counts_more(items: Items) -> rules_.CountsMore:
    kind = items.one(Kind)
    if kind is None:
        types = next(item for item in items if isinstance(item, tuple))
        kind = Kind(element=items.element, component=True, controller="you", not_types=types)
    return rules_.CountsMore(kind, items.one(*AMOUNTS))


def not_called(items: Items) -> rules_.NotCalled:
    """As a Permanent it has its whole name."""
    return rules_.NotCalled(_words(items)[0], InForm("channeled"))


def user(items: Items) -> Kind:
    found: Kind = items.one(Kind)
    return found


def _for_user(items: Items, part: Any) -> ForUser:
    kind: Kind = items.one(Kind)
    return ForUser(part, None if kind == Kind() else kind)


def doubled(items: Items) -> ForUser:
    return _for_user(items, rules_.NumberChange("times", 2))


def raised(items: Items) -> ForUser:
    return _for_user(items, rules_.NumberChange("add", items.numbers[0]))


def lowered(items: Items) -> ForUser:
    return _for_user(items, rules_.NumberChange("subtract", items.numbers[0]))


def reduced(items: Items) -> ForUser:
    other = items.one(Either)
    noir = ("reduce", other.then.n) if other else None
    return _for_user(items, rules_.NumberChange("reduce", items.numbers[0], noir))


def user_gains(items: Items) -> ForUser:
    (part,) = next(item for item in items if isinstance(item, tuple))
    return _for_user(items, part)


def user_costs(items: Items) -> ForUser:
    return _for_user(items, items.one(rules_.CostChange))


def user_gains_effects(items: Items) -> ForUser:
    return _for_user(items, EffectsOf(_name(items)))


def last_user(items: Items) -> ForLastUser:
    (part,) = next(item for item in items if isinstance(item, tuple))
    return ForLastUser(part, items.one(Kind))


def _name(items: Items) -> str:
    found = next(item for item in items if type(item) is str)
    return found[:1] + found[1:].lower()


def next_applied(items: Items) -> Begin:
    kind = replace(items.one(Kind), controller="you")
    return Begin((rules_.NextApplied(kind, _name(items)),), uses=1)


def again_words(items: Items) -> rules_.Again:
    (word,) = _words(items)
    return rules_.Again(Kind(words=(word,), controller="you", other=True), items.one(*AMOUNTS))


def release_instead(items: Items) -> Instead:
    under = items.one(*REACHES)
    if under != Itself():
        raise Nonsense("the card itself takes the Mana")
    moved = MoveMana(items.one(*AMOUNTS), items.element, Cause(), Itself())
    return Instead("release", (moved,))
