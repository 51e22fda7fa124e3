"""Heads and conditions: when a paragraph applies. Each function is a rule of `heads.lark`."""

from dataclasses import replace
from functools import reduce
from typing import Any

from engine.effects.conditions import (
    AtLeast,
    CardIs,
    Condition,
    DeckHolds,
    DrewMoreThan,
    HealthBelow,
    InForm,
    LocksMana,
    MageNoir,
    NobodyLostHealth,
    NoDamageTaken,
    Not,
    ReserveHolds,
    Zenith,
)  # fmt: skip
from engine.effects.selectors import It, Itself, Kind

from .naming import REACHES
from .parts import Head, Items, Nonsense, Pro
from .parts import both as both_of

CONSTANTS: dict[str, Any] = {
    "turn_you": "you", "turn_opponent": "opponent", "turn_each": "each",
    "at_turns_end": Head(turns_end=True), "on_each_end": Head("end", "each"),
    "on_enter": Head("enter"), "on_leave": Head("leave"), "on_prepared": Head("prepared"),
    "on_activation": Head(activation=True), "on_discarded": Head("discarded"),
    "on_discarded_from_hand": Head("discarded from hand"), "on_destroyed": Head("destroyed"), "on_used": Head("used"),
    "while_prepared": Head(condition=InForm("prepared")), "while_channeled": Head(condition=InForm("channeled")),
    "in_discard": Head(zone="discard"), "while_in_play": Head(),
    "if_not_noir": Head(condition=Not(MageNoir())),
    "if_noir": Head(condition=MageNoir(), lasting=True), "if_zenith": Head(condition=Zenith(), lasting=True),
    "this_turn": Head(until="end of turn"), "until_next": Head(until="your next turn"),
    "in_main": Head(when="main"), "once_in_main": Head(when="main", once=True), "in_turn": Head(when="turn"),
    "any_time": Head(when="any time"), "once": Head(once=True), "otherwise": Head(otherwise=True),
    "instead_head": Head(instead=True),
    "you_are_hurt": Head("hurt", "you"), "you_are_damaged": Head("damage", "you"),
    "they_are_damaged": Head("damage", "opponent"), "self_is_damaged": Head("damage"),
    "another_damages": Head("damage", other_source=True), "you_draw": Head("draw", "you"),
    "they_draw": Head("draw", "opponent"), "a_card_goes": Head("gone", "any"), "you_shift": Head("shift", "opponent"),
    "you_prepare_these": Head("prepare", "these"),
    "harmed_self": "itself", "harmed_opposing": "opposing", "harmed_you": "you", "harmed_opponent": "opponent",
    "would_be_discarded": Head(replaces="discard"), "self_would_be_destroyed": Head(replaces="destroy"),
    "would_draw": Head(replaces="draw phase", subject="you"),
    "noir": MageNoir(), "not_noir": Not(MageNoir()), "their_noir": MageNoir("opponent"),
    "can_be_channeled": CardIs(It(), Kind(types=("spell",), zone="")), "no_damage": NoDamageTaken("opponent"),
    "from_the_pile": None, "nobody_lost": NobodyLostHealth(), "reserve_empty": Not(ReserveHolds()),
}  # fmt: skip


def on_start(items: Items) -> Head:
    return Head("start", items[0])


def on_end(items: Items) -> Head:
    return Head("end", items[0])


def whenever(items: Items) -> Head:
    return next(item for item in items if isinstance(item, Head))


def if_head(items: Items) -> Head:
    return Head(condition=items[0])


def as_soon_as(items: Items) -> Head:
    return Head(becomes=items[0])


def kind_is_damaged(items: Items) -> Head:
    return Head("damage", items.one(Kind))


def kind_damages(items: Items) -> Head:
    harmed = next((item for item in items if isinstance(item, str)), "any")
    return Head("damage", harmed, source=items.one(Kind))


def you_draw_nth(items: Items) -> Head:
    return Head("draw", "you", nth=items[0])


def they_draw_nth(items: Items) -> Head:
    return Head("draw", "opponent", nth=items[0])


def you_trade(items: Items) -> Head:
    return Head("trade", "you", element=items.element)


def becomes_channeled(items: Items) -> Head:
    return Head("channeled", items.one(Kind))


def kind_is_destroyed(items: Items) -> Head:
    return Head("destroyed", items.one(Kind))


def kind_is_discarded(items: Items) -> Head:
    return Head("discarded", items.one(Kind))


def kind_leaves(items: Items) -> Head:
    return Head("leave", items.one(Kind))


def you_activate(items: Items) -> Head:
    return Head(replaces="discard after activation", subject=replace(items.one(Kind), controller="you"))


def goes_to_discard(items: Items) -> Head:
    return Head(replaces="release", subject=items.one(Kind))


def you_prepare(items: Items) -> Head:
    return Head("prepare", items.one(Kind))


def would_damage(items: Items) -> Head:
    return Head(would_damage=True, source=items.one(Kind), subject="opposing")


def would_be_destroyed(items: Items) -> Head:
    return Head(replaces="destroy", subject=items.one(Kind))


# ---- conditions -----------------------------------------------------------------------------------------------------
def both(items: Items) -> Condition | None:
    return reduce(both_of, items, None)


def _controlled(items: Items, number: int, who: str) -> AtLeast:
    return AtLeast(number, replace(items.one(Kind), controller=who))


def controls_one(items: Items) -> AtLeast:
    return _controlled(items, 1, "you")


def controls(items: Items) -> AtLeast:
    return _controlled(items, items.numbers[0], "you")


def controls_copies(items: Items) -> AtLeast:
    return AtLeast(items.numbers[0], Kind(name="this", controller="you"))


def they_control_one(items: Items) -> AtLeast:
    return _controlled(items, 1, "opponent")


def they_control(items: Items) -> AtLeast:
    return _controlled(items, items.numbers[0], "opponent")


def _itself(items: Items) -> Any:
    found = items.one(*REACHES)
    if found not in (Itself(), Pro("it")):
        raise Nonsense("the card itself is meant")
    return Itself()


def health_below(items: Items) -> HealthBelow:
    return HealthBelow(_itself(items), items.numbers[0] if items.numbers else 1)


def they_drew(items: Items) -> DrewMoreThan:
    return DrewMoreThan(items.numbers[0], "opponent")


def you_drew(items: Items) -> DrewMoreThan:
    return DrewMoreThan(items.numbers[0], "you")


def deck_holds(items: Items) -> DeckHolds:
    return DeckHolds(items.numbers[0], "you")


def card_is(items: Items) -> CardIs:
    return CardIs(It(), replace(items.one(Kind), zone=""))


def card_is_types(items: Items) -> CardIs:
    return CardIs(It(), Kind(types=items[0], zone=""))


def top_can_be_channeled(items: Items) -> CardIs:
    return CardIs(items[0], Kind(types=("spell",), zone=""))


def locks_none(items: Items) -> Not:
    return Not(LocksMana(_itself(items), 1, items.element))


def locks(items: Items) -> LocksMana:
    return LocksMana(_itself(items), items.numbers[0] if items.numbers else 1, items.element)


def locks_more(items: Items) -> LocksMana:
    return LocksMana(_itself(items), items.numbers[0] + 1, items.element)


def reserve_holds(items: Items) -> ReserveHolds:
    return ReserveHolds(1, items.element)
