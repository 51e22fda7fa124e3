"""Heads: when a paragraph applies. Each method is a rule of the grammar."""

from typing import Any

from engine.effects.conditions import InForm, LocksMana, MageNoir, Not, Zenith
from engine.effects.selectors import Itself

from .parts import Head, tokens


class Heads:
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

    def while_prepared(self, _: list[Any]) -> Head:
        return Head(condition=InForm("prepared"))

    def while_channeled(self, _: list[Any]) -> Head:
        return Head(condition=InForm("channeled"))

    def as_soon_as_empty(self, items: list[Any]) -> Head:
        element = next(iter(tokens(items, "ELEMENT")), "").lower()
        return Head(becomes=Not(LocksMana(Itself(), 1, element)))
