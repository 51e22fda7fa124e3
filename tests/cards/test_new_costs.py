"""Texts of no card about what is done to do something else, and about amounts that are measured."""

from typing import Any

import pytest

from cards.compiler import compile_text
from engine.effects.abilities import Ability, GrantAll, Keyword, OnActivation, Triggered
from engine.effects.amounts import CostOf, Count, Number
from engine.effects.selectors import AnyTarget, Every, It, Kind, Target, Who
from engine.effects.standing import OpposingComponents
from engine.effects.verbs import Damage, DiscardFromHand, Draw, Exhaust, GainHealth, LoseHealth, May, PayMana, To

ANY, THEM = Target(AnyTarget()), Who("opponent")


def N(n: int) -> Number:
    return Number(n)


def done(*verbs: Any) -> OnActivation:
    return OnActivation((verbs,))


EXPECTED: list[tuple[str, list[Any]]] = [
    ("You may discard 1 card to draw 1 card.", [done(May((Draw(N(1)),), (DiscardFromHand(N(1)),)))]),
    ("Discard 1 card from your hand to inflict damage equal to its Mana cost to any target.",
     [done(To((DiscardFromHand(N(1)),), (Damage(CostOf(It()), ANY),)))]),
    ("The opponent discards 1 card to draw 2 cards.",
     [done(To((DiscardFromHand(N(1), THEM),), (Draw(N(2), THEM),)))]),
    ("Main phase: Pay 1 Fire Mana to draw 1 card.",
     [Ability("main", ((Draw(N(1)),),), (PayMana(N(1), ("fire",)),))]),
    ("Start of your turn: Pay 1 Fire Mana to draw 1 card.",
     [Triggered("start", ((To((PayMana(N(1), ("fire",)),), (Draw(N(1)),)),),), "you")]),
    ("Gain HP equal to the number of Seeds you control.",
     [done(GainHealth(Count(1, Kind(words=("Seed",), controller="you"))))]),
    ("The opponent loses HP equal to the Mana cost of 1 Permanent.",
     [done(LoseHealth(CostOf(Target(Kind(types=("permanent",)), N(1), N(1))), THEM))]),
    ("Exhaust your Animal.", [done(Exhaust(Target(Kind(types=("animal",), controller="you"))))]),
    ("Exhaust your Animals.", [done(Exhaust(Every(Kind(types=("animal",), controller="you"))))]),
    ("Exhaust each of your Animals.", [done(Exhaust(Every(Kind(types=("animal",), controller="you"))))]),
    ("Exhaust 1 Animal.", [done(Exhaust(Target(Kind(types=("animal",)), N(1), N(1))))]),
    ("Your Animal has Protector.", [GrantAll(Kind(types=("animal",), controller="you"), (Keyword("Protector"),))]),
    ("Inflicts 2 damage to the active player.", [done(Damage(N(2), Who("active")))]),
    ("You may use components the opponent controls to prepare this spell.", [OpposingComponents()]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "parts"), EXPECTED, ids=[text[:50] for text, _ in EXPECTED])
def test_a_text_of_no_card_is_read_as_it_says(text: str, parts: list[Any]) -> None:
    compiled = compile_text(text)
    assert compiled.unmodelled == ()
    assert [part for _, part in compiled.paragraphs] == parts
