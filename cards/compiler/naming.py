"""The part of the reading that says who and what: players, kinds of cards, counts and words."""

from dataclasses import replace
from typing import Any

from lark import Token

from engine.effects.amounts import Amount, Either, Number, ThatMuch, XValue
from engine.effects.conditions import AtLeast, MageNoir
from engine.effects.selectors import AnyPlayer, AnyTarget, Every, Itself, Kind, Target, That, Used, Who

NOUNS = {
    "spell": Kind(),
    "permanent": Kind(types=("permanent",)),
    "equipment": Kind(types=("equipment",)),
    "ring": Kind(slot="ring"),
    "component": Kind(component=True),
    "prepared": Kind(forms=("prepared",)),
    "channeled": Kind(forms=("channeled",)),
}


class Naming:
    """Mixed into the transformer; each method is a rule of the grammar."""

    def any_target(self, _: list[Any]) -> Target:
        return Target(AnyTarget())

    def any_player(self, _: list[Any]) -> Target:
        return Target(AnyPlayer())

    def yourself(self, _: list[Any]) -> Who:
        return Who("you")

    def opponent(self, _: list[Any]) -> Who:
        return Who("opponent")

    def all_players(self, _: list[Any]) -> Who:
        return Who("all")

    def self(self, _: list[Any]) -> Itself:
        return Itself()

    def that(self, _: list[Any]) -> That:
        return That(0)

    def used(self, items: list[Any]) -> Used:
        return Used(items[0])

    def every(self, items: list[Any]) -> Every:
        return Every(items[-1])

    def target(self, items: list[Any]) -> Target:
        return Target(items[-1])

    def kind(self, items: list[Any]) -> Kind:
        element = next((str(i).lower() for i in items if isinstance(i, Token) and i.type == "ELEMENT"), "")
        words = tuple(item for item in items if isinstance(item, str) and not isinstance(item, Token))
        found = next(item for item in items if isinstance(item, Kind))
        made = replace(found, element=element or found.element, words=(*found.words, *words))
        for quality in (item for item in items if isinstance(item, dict)):
            made = replace(made, **quality)
        return made

    def spell(self, _: list[Any]) -> Kind:
        return NOUNS["spell"]

    def permanent(self, _: list[Any]) -> Kind:
        return NOUNS["permanent"]

    def equipment(self, _: list[Any]) -> Kind:
        return NOUNS["equipment"]

    def worded_equipment(self, items: list[Any]) -> Kind:
        return replace(NOUNS["equipment"], words=(items[0],))

    def ring(self, _: list[Any]) -> Kind:
        return NOUNS["ring"]

    def component(self, _: list[Any]) -> Kind:
        return NOUNS["component"]

    def prepared(self, _: list[Any]) -> Kind:
        return NOUNS["prepared"]

    def channeled(self, _: list[Any]) -> Kind:
        return NOUNS["channeled"]

    def yours(self, _: list[Any]) -> dict[str, Any]:
        return {"controller": "you"}

    def theirs(self, _: list[Any]) -> dict[str, Any]:
        return {"controller": "opponent"}

    def new(self, _: list[Any]) -> dict[str, Any]:
        return {"new": True, "controller": "you"}

    def with_hp(self, _: list[Any]) -> dict[str, Any]:
        return {"with_hp": True}

    def in_play(self, _: list[Any]) -> dict[str, Any]:
        return {}

    def one_of(self, items: list[Any]) -> AtLeast:
        return AtLeast(1, _yours(items[0]))

    def so_many_of(self, items: list[Any]) -> AtLeast:
        return AtLeast(int(items[0]), _yours(items[1]))

    def number(self, items: list[Any]) -> Amount:
        return Number(int(items[0]))

    def x(self, _: list[Any]) -> Amount:
        return XValue()

    def that_much(self, _: list[Any]) -> Amount:
        return ThatMuch()

    def one(self, _: list[Any]) -> Amount:
        return 1

    def alternative(self, items: list[Any]) -> Either:
        return Either(MageNoir(), Number(int(items[0])), 0)

    def keyword(self, items: list[Any]) -> str:
        return str(items[0])

    def quoted(self, items: list[Any]) -> str:
        return str(items[0])

    def quoted_word(self, items: list[Any]) -> str:
        return f"Transmutable: {items[0]}"

    def word(self, items: list[Any]) -> str:
        return str(items[0])


def _yours(kind: Kind) -> Kind:
    """ "If you control" says whose they are."""
    return replace(kind, controller="you")
