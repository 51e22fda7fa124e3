"""Texts of no card, put together from the phrases of cards: other numbers, elements, words, orders and reaches."""

from itertools import product
from typing import Any

import pytest

from cards.compiler import compile_text
from engine.effects.abilities import (
    Ability,
    AsSoonAs,
    ForUser,
    GrantAll,
    Instead,
    Keyword,
    OnActivation,
    Triggered,
)  # fmt: skip
from engine.effects.amounts import CardsIn, Count, Either, Everything, Limit, Locked, Number, Sum, ThatMuch
from engine.effects.conditions import (
    AtLeast,
    CardIs,
    InForm,
    LocksMana,
    MageNoir,
    NoDamageTaken,
    Not,
    Zenith,
)  # fmt: skip
from engine.effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Cause,
    Every,
    Group,
    It,
    Itself,
    Kind,
    Pick,
    Target,
    That,
    Top,
    Who,
)  # fmt: skip
from engine.effects.standing import (
    CostChange,
    DamageCap,
    DamageChange,
    ExhaustToPrepare,
    Ignore,
    MoreSlots,
    NumberChange,
    TradeRate,
    Without,
)  # fmt: skip
from engine.effects.verbs import (
    Activate,
    Apply,
    As,
    Begin,
    Damage,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    Exhaust,
    Exile,
    Fetch,
    GainHealth,
    Grant,
    If,
    Look,
    LoseHealth,
    May,
    MoveMana,
    Options,
    OrElse,
    PayMana,
    PhaseShift,
    PutInto,
    PutIntoPlay,
    ReleaseMana,
    Remove,
    Shuffle,
    TakeMana,
    To,
    Win,
)  # fmt: skip

ANY, THEM, YOU, SELF = Target(AnyTarget()), Who("opponent"), Who("you"), Itself()
PERMANENT = Kind(types=("permanent",))
EQUIPMENT = Kind(types=("equipment",))


def N(n: int) -> Number:
    return Number(n)


def some(kind: Kind, n: int = 1) -> Target:
    return Target(kind, N(n), N(n))


def of_yours(word: str) -> Kind:
    return Kind(words=(word,), component=True, controller="you")


def in_pile(word: str = "", zone: str = "discard") -> Kind:
    return Kind(words=(word,) if word else (), zone=zone, controller="you")


def done(*verbs: Any) -> OnActivation:
    return OnActivation((verbs,))


EXPECTED: list[tuple[str, list[Any]]] = [
    ("Inflicts 3 damage to any target, then draw 2 cards.", [OnActivation(((Damage(N(3), ANY),), (Draw(N(2)),)))]),
    ("At the end of your turn, if you control at least 2 Ice components, the opponent loses 1 HP.",
     [Triggered("end", ((LoseHealth(N(1), THEM),),), "you", AtLeast(2, of_yours("Ice")))]),
    ("Whenever you draw a card, gain 1 Health Point.", [Triggered("draw", ((GainHealth(N(1)),),), "you")]),
    ("During your main phase, you may pay 2 Fire Mana to destroy 1 piece of Equipment.",
     [Ability("main", ((Remove(some(EQUIPMENT)),),), (PayMana(N(2), ("fire",)),))]),
    ("If you're a Mage Noir, the opponent discards 2 cards from hand.",
     [OnActivation(((DiscardFromHand(N(2), THEM),),), MageNoir())]),
    ("Once per turn during your main phase, draw 1 card.", [Ability("main", ((Draw(N(1)),),), once_a_turn=True)]),
    ("Destroy 2 Permanents.", [done(Remove(some(PERMANENT, 2)))]),
    ("Destroy up to 2 Permanents.", [done(Remove(Target(PERMANENT, 0, N(2))))]),
    ("Discard prepared spells the opponent controls, up to 2.",
     [done(Remove(Target(Kind(forms=("prepared",), controller="opponent"), 0, N(2))))]),
    ("Destroy a Permanent or a piece of Equipment.",
     [done(Remove(Target(Kind(types=("permanent", "equipment")))))]),
    ("Draw a card and lose 2 Health Points.", [done(Draw(1), LoseHealth(N(2)))]),
    ("Target player loses 3 HP, then draws 1 card.",
     [OnActivation(((LoseHealth(N(3), Target(AnyPlayer())),), (Draw(N(1), That()),)))]),
    ("Any player discards 1 card from hand (or 2 if you're a Mage Noir).",
     [done(DiscardFromHand(Either(MageNoir(), N(2), N(1)), Target(AnyPlayer())))]),
    ("At the beginning of each player's turn, that player draws 1 card.",
     [Triggered("start", ((Draw(N(1), Cause()),),), "each")]),
    ("Inflicts 2 damage to you and each Fire Permanent you control.",
     [done(Damage(N(2), Group((YOU, Every(Kind(types=("permanent",), element="fire", controller="you"))))))]),
    ("Gain 2 HP for each Seed component you control.", [done(GainHealth(Count(N(2), of_yours("Seed"))))]),
    ("Inflicts 1 damage to the opponent per card they have in hand.",
     [done(Damage(CardsIn(N(1), "hand", "opponent"), THEM))]),
    ("Deal 2 damage to any target. That damage is increased by 2 for each Sun component you control.",
     [done(Damage(Sum((N(2), Count(N(2), of_yours("Sun")))), ANY))]),
    ("Inflicts X damage to 1 Permanent, where X is the amount of Fire Mana locked under this spell.",
     [done(Damage(Locked(SELF, "fire"), some(PERMANENT)))]),
    ("Inflicts 4 damage to the opponent. It cannot be ignored, reduced or redirected.",
     [done(Damage(N(4), THEM, sure=True))]),
    ("Deal 2 damage to the opponent, 3 times, unless you are a Mage Noir.",
     [OnActivation(((Damage(N(2), THEM, times=N(3)),),), Not(MageNoir()))]),
    ("Zenith: At the beginning of your turn, draw 1 card.", [Triggered("start", ((Draw(N(1)),),), "you", Zenith())]),
    ("While channeled: End of the opponent's turn: Gain 1 HP.",
     [Triggered("end", ((GainHealth(N(1)),),), "opponent", InForm("channeled"))]),
    ("When put into play, return 1 Flower card from your discard pile to your hand.",
     [Triggered("enter", ((PutInto(Pick(in_pile("Flower"), N(1), N(1)), "hand"),),))]),
    ("On leaving play: You may draw 2 cards.", [Triggered("leave", ((May((Draw(N(2)),)),),))]),
    ("After use as a component: Put this spell into your hand.", [Triggered("used", ((PutInto(SELF, "hand"),),))]),
    ("Whenever you draw your third card in a turn: Deal 1 damage to any target.",
     [Triggered("draw", ((Damage(N(1), ANY),),), "you", nth=3)]),
    ("Each time a Vegetal spell you control is channeled, gain 1 HP.",
     [Triggered("channeled", ((GainHealth(N(1)),),), Kind(element="vegetal", controller="you"))]),
    ("As soon as there's no Air Mana locked under it, discard this Permanent, then draw 1 card.",
     [AsSoonAs(Not(LocksMana(SELF, 1, "air")), ((Remove(SELF),), (Draw(N(1)),)))]),
    ("At the beginning of your turn, pay 2 Air Mana or lose 1 HP.",
     [Triggered("start", ((OrElse((PayMana(N(2), ("air",)),), (LoseHealth(N(1)),)),),), "you")]),
    ("Whenever the opponent draws a card: The opponent pays 1 Fire or Water Mana.",
     [Triggered("draw", ((PayMana(N(1), ("water", "fire"), THEM),),), "opponent")]),
    ("At any time, discard 1 Fire card from your hand to gain 2 HP.",
     [Ability("any time", ((GainHealth(N(2)),),),
              (DiscardFromHand(N(1), of=Kind(element="fire", zone="hand", controller="you")),))]),
    ("Your turn: Lose 2 HP to take from the Infinite Ether 2 Mana of your choice.",
     [Ability("turn", ((TakeMana(N(2), infinite=True),),), (LoseHealth(N(2)),))]),
    ("Once a turn, main phase: Deal 1 damage to the opponent.\n\n"
     "If the opponent takes no damage this way: You draw 1 card.",
     [Ability("main", ((Damage(N(1), THEM),), (If(NoDamageTaken("opponent"), (Draw(N(1)),)),)), once_a_turn=True)]),
    ("Look at your deck's top card. If it's a Flame, show it to your opponent and put it in your hand. "
     "If not, put it into your deck, at the bottom.",
     [done(Look(Top()), If(CardIs(It(), Kind(words=("Flame",), zone="")),
                           (PutInto(It(), "hand", shown=True),), (PutInto(It(), "deck", 0),)))]),
    ("Fetch 2 Wave cards from your deck: show it, put it in your hand and shuffle.",
     [done(Fetch(in_pile("Wave", "deck"), N(2)))]),
    ("Discard 2 cards from the top of your deck.", [done(DiscardFromDeck(N(2)))]),
    ("Return 1 Ring to its owner's hand.", [done(PutInto(some(Kind(types=("equipment",), slot="ring")), "hand"))]),
    ("Put 1 Flame component you control back into your deck, second from the top.",
     [done(PutInto(some(of_yours("Flame")), "deck", 2))]),
    ("Put up to 2 Flames from your discard pile into play prepared.",
     [done(PutIntoPlay(Pick(in_pile("Flame"), 0, N(2)), "prepared"))]),
    ("Return 4 cards from your discard pile to your deck, and then shuffle.",
     [OnActivation(((PutInto(Pick(in_pile(), N(4), N(4)), "deck"),), (Shuffle(),)))]),
    ("Apply the effects of 1 Rock component you control, then destroy that component.",
     [OnActivation(((Apply(some(of_yours("Rock"))),), (Remove(That()),)))]),
    ("Release 2 Fire Mana from under each Fire Permanent you control.",
     [done(ReleaseMana(N(2), Every(Kind(types=("permanent",), element="fire", controller="you")), "fire"))]),
    ("Put the Mana from under this spell under another spell of yours. Draw 1 card.",
     [done(MoveMana(Everything(), "", SELF, Target(Kind(controller="you", other=True))), Draw(N(1)))]),
    ("Choose 2 options:\n- Gain 1 HP.\n- Draw 1 card.\n- The opponent loses 2 HP.",
     [done(Options(((GainHealth(N(1)),), (Draw(N(1)),), (LoseHealth(N(2), THEM),)), N(2)))]),
    ("1 Permanent you control gains: \"Indestructible\" until the end of the turn.",
     [done(Grant(some(Kind(types=("permanent",), controller="you")), (Keyword("Indestructible"),), "end of turn"))]),
    ("Any spell using this as a component gains: \"Inflicts 1 damage to any target.\"",
     [ForUser(done(Damage(N(1), ANY)))]),
    ("Any Permanent using this as a component costs 2 less Fire Mana to prepare.",
     [ForUser(CostChange(N(2), "fire", less=True), PERMANENT)]),
    ("Subtract 2 from every number in the effects of any spell using this spell as a component.\n\n"
     "If you're a Mage Noir, add 3 instead.", [ForUser(NumberChange("subtract", 2, ("add", 3)))]),
    ("Fire spells you prepare cost 2 Fire Mana less.",
     [CostChange(N(2), "fire", less=True, of=Kind(element="fire"))]),
    ("Until your next turn: Damage dealt to you is 2 lower.",
     [done(Begin((DamageChange(N(2), to="you", less=True),), "your next turn"))]),
    ("This turn, whenever you draw a card, inflict 1 damage to the opponent.",
     [done(Begin((Triggered("draw", ((Damage(N(1), THEM),),), "you"),)))]),
    ("Your Vegetal Permanents have Protector.",
     [GrantAll(Kind(types=("permanent",), element="vegetal", controller="you"), (Keyword("Protector"),))]),
    ("If you control 3 or more Sand components, this spell has Quickcast.",
     [Keyword("Quickcast", condition=AtLeast(3, of_yours("Sand")))]),
    ("You can't take more than 3 damage at once.", [DamageCap(Limit(3), to="you")]),
    ("Each turn, ignore up to 5 damage the opponent deals to you.", [Ignore(N(5), from_opponent=True)]),
    ("By discarding 2 Air cards from your hand, you may prepare this spell without its Wind component.",
     [Without("Wind", (DiscardFromHand(N(2), of=Kind(element="air", zone="hand", controller="you")),))]),
    ("If a Tree you control would be destroyed, discard this spell instead.",
     [Instead("destroy", (Remove(SELF),), Kind(words=("Tree",), controller="you"))]),
    ("Phase shift the opponent by 2.\n\nMage Noir: Phase shift any player by 4 instead.",
     [done(If(MageNoir(), (PhaseShift(N(4), Target(AnyPlayer())),), (PhaseShift(N(2), THEM),)))]),
    ("Until your next turn, your spells gain: \"Quickcast\".",
     [done(Grant(Every(Kind(controller="you")), (Keyword("Quickcast"),), "your next turn"))]),
    ("The opponent destroys 1 Permanent they control.",
     [done(As("opponent", (Remove(some(Kind(types=("permanent",), controller="you"))),)))]),
    ("Inflicts 3 damage to the opponent, then 1 damage to you.",
     [OnActivation(((Damage(N(3), THEM),), (Damage(N(1), YOU),)))]),
    ("Destroy 1 Permanent (or 2 if you're a Mage Noir).",
     [done(Remove(Target(PERMANENT, Either(MageNoir(), N(2), N(1)), Either(MageNoir(), N(2), N(1)))))]),
    ("The opponent pays 1 Fire Mana or discards 1 card from hand.",
     [done(OrElse((PayMana(N(1), ("fire",), THEM),), (DiscardFromHand(N(1), THEM),)))]),
    ("Whenever damage is inflicted to the opponent, gain that much HP.",
     [Triggered("damage", ((GainHealth(ThatMuch()),),), "opponent")]),
    ("When a Permanent you control is destroyed, draw 1 card.",
     [Triggered("destroyed", ((Draw(N(1)),),), Kind(types=("permanent",), controller="you"))]),
    # What judges write where the documents name a card that nobody has the text of.
    ("This turn, Mana is traded at a rate of 3 for 1.", [done(Begin((TradeRate(3, everyone=True),)))]),
    ("You may control 2 Weapons.", [MoreSlots("weapon", N(2))]),
    ("Return 2 cards from your exile to your hand.", [done(PutInto(Pick(in_pile("", "exile"), N(2), N(2)), "hand"))]),
    ("Exile 1 Animal you control.", [done(Exile(some(Kind(types=("animal",), controller="you"))))]),
    ("To prepare this spell, exhaust your Animal.", [ExhaustToPrepare()]),
    ("During your main phase, you may pay 1 Air Mana and exhaust this Animal to draw 1 card.",
     [Ability("main", ((Draw(N(1)),),), (PayMana(N(1), ("air",)), Exhaust(SELF)))]),
    ("Activate 1 Breath component you control.", [done(Activate(some(of_yours("Breath"))))]),
    ("Discard 1 card to inflict 1 damage to the opponent.",
     [done(To((DiscardFromHand(N(1)),), (Damage(N(1), THEM),)))]),
    ("At the end of your turn, put this Animal into your deck.",
     [Triggered("end", ((PutInto(SELF, "deck"),),), "you")]),
    ("Whenever Equipment you control inflicts damage, inflict 1 damage to the opponent.",
     [Triggered("damage", ((Damage(N(1), THEM),),), "any", source=Kind(types=("equipment",), controller="you"))]),
    ("Destroy this spell and discard 1 card as soon as this spell doesn't lock any Mana.",
     [AsSoonAs(Not(LocksMana(SELF)), ((Remove(SELF), DiscardFromHand(N(1))),))]),
    ("When this Adversary is destroyed, the players win.", [Triggered("destroyed", ((Win("you"),),))]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), EXPECTED, ids=[text[:50] for text, _ in EXPECTED])
def test_a_text_of_no_card_is_read_as_it_says(text: str, expected: list[Any]) -> None:
    compiled = compile_text(text)
    assert compiled.unmodelled == ()
    assert [part for _, part in compiled.paragraphs] == expected


HEADS = (
    "At the beginning of your turn, ", "End of the opponent's turn: ", "When put into play, ", "On leaving play: ",
    "After this spell is used as a component, ", "On being discarded from play: ", "Whenever you draw a card, ",
    "Whenever damage is dealt to you: ", "If you're a Mage Noir, ", "Zenith: ", "Main phase: ",
    "If you control at least 2 Ice components, ", "As soon as no Mana is under this spell: ", "Any time: ",
    "Once per turn during your main phase, ", "This turn, whenever you draw a card, ", "When activated, ",
)  # fmt: skip
REACHES = (
    "1 Permanent", "2 Permanents", "a Vegetal Permanent you control", "target Equipment you control",
    "1 prepared spell", "each Permanent the opponent controls", "1 Wave component of yours", "1 Ring", "this spell",
    "up to 3 of the opponent's prepared spells", "another spell you control", "1 of your channeled spells",
    "your Vegetal Permanents", "1 Permanent or 1 piece of Equipment",
)  # fmt: skip
PHRASES = (
    "destroy {}", "discard {}", "return {} to its owner's hand", "put {} into its owner's deck, on top", "exile {}",
    'give {} "Quickcast" until end of turn', "inflict 2 damage to {} (or 3 if you're a Mage Noir)",
)  # fmt: skip


@pytest.mark.parametrize("head", ["", *HEADS])
def test_every_verb_goes_with_every_head_and_reach(head: str) -> None:
    for phrase, reach in product(PHRASES, REACHES):
        said = phrase.format(reach)
        text = f"{head}{said}." if head.endswith(", ") else f"{head}{said[0].upper()}{said[1:]}."
        assert compile_text(text).unmodelled == (), text
