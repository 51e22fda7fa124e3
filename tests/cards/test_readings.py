"""What the harder cards mean, written down from their text and notes: the compiler must come to the same."""

from typing import Any

import pytest

from cards.compiler import compile_text
from cards.files import load
from engine.effects.abilities import (
    Ability,
    AsSoonAs,
    EffectsOf,
    ForLastUser,
    ForUser,
    GrantAll,
    Instead,
    Keyword,
    OnActivation,
    Triggered,
)  # fmt: skip
from engine.effects.amounts import (
    Capped,
    Count,
    Either,
    Everything,
    Half,
    HealthOf,
    Limit,
    Locked,
    Number,
    Sum,
    ThatMuch,
)  # fmt: skip
from engine.effects.conditions import (
    AtLeast,
    Both,
    CardIs,
    DeckHolds,
    HealthBelow,
    InForm,
    LocksMana,
    MageNoir,
    NobodyLostHealth,
    Not,
    ReserveHolds,
    Zenith,
)  # fmt: skip
from engine.effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Cause,
    Every,
    Group,
    Infinite,
    It,
    Itself,
    Kind,
    Pick,
    Target,
    That,
    Top,
    Used,
    Who,
)  # fmt: skip
from engine.effects.standing import (
    Again,
    CantControl,
    CostChange,
    CountsAs,
    DamageChange,
    EntersWithMore,
    HandSize,
    Ignore,
    NextApplied,
    NoEffects,
    NoneToHand,
    NotCalled,
    NotMageNoir,
    NumberChange,
    OnlyMageNoir,
    PayToIgnore,
    PrepareFrom,
    Status,
    Unstoppable,
)  # fmt: skip
from engine.effects.verbs import (
    Apply,
    As,
    Begin,
    Channel,
    Damage,
    DiscardDownTo,
    DiscardFromHand,
    DistributeMana,
    Draw,
    Fetch,
    GainHealth,
    If,
    Look,
    LoseHealth,
    May,
    MoveMana,
    OrElse,
    PayCost,
    PayMana,
    PhaseShift,
    PutInto,
    PutIntoPlay,
    ReleaseMana,
    Remove,
    Repeat,
    Shuffle,
    TakeMana,
    To,
)  # fmt: skip

CARDS = {card.name: card for card in load()}
ONE, ANY, YOU, THEM, SELF, NOIR = Number(1), Target(AnyTarget()), Who(), Who("opponent"), Itself(), MageNoir()
FIRE = Kind(element="fire", controller="you")
WATER = Kind(element="water", controller="you")
DESERT = ("Desert",)
CHANNELABLE = Kind(types=("spell",), zone="")
LISTED = Kind(any_words=("Maelström", "Tornado", "Engulfment", "Earthquake", "Mons igneus", "Explosion"))
SPARKS = Kind(any_words=("Spark", "Lightning"))
CHAOS = (
    Look(Top()),
    If(CardIs(It(), Kind(types=("equipment", "permanent", "ritual"), zone="")),
       (PutInto(It(), "discard"),), (Apply(It()), PutInto(It(), "discard"))),
)  # fmt: skip


def of_yours(word: str) -> Kind:
    return Kind(words=(word,), component=True, controller="you")


def pay(n: int, *elements: str) -> tuple[PayMana]:
    return (PayMana(Number(n), elements),)


def done(*verbs: Any, **how: Any) -> OnActivation:
    return OnActivation((verbs,), **how)


READINGS: dict[str, list[Any]] = {
    "Animated tree": [
        Triggered("enter", ((Remove(Used("Seed")),),)),
        Triggered("start", ((Damage(Number(2), THEM),), (May((PutIntoPlay(
            Pick(Kind(words=("Seed",), zone="discard", controller="you"), ONE, ONE), "prepared"),)),)), "you"),
        Keyword("Protector")],
    "Breath of flames": [
        done(Damage(Number(3), Target(Kind(types=("permanent",)), ONE, ONE), sure=True)),
        Triggered("used", ((OrElse(pay(1, "air", "fire"), (Remove(SELF),)),),))],
    "Burning robe": [
        DamageChange(Either(NOIR, Number(2), ONE), source=FIRE, to="opposing"),
        Triggered("damage", ((Damage(ONE, YOU),),), "opposing", source=FIRE)],
    "Condensation": [
        Triggered("start", ((MoveMana(ONE, "water", Infinite(), SELF),),), "you", InForm("prepared")),
        done(DistributeMana(SELF), only_activated=True)],
    "Crimson ritual": [
        Triggered("enter", ((LoseHealth(Half(HealthOf(YOU))),),)), Status(),
        Ability("main", ((TakeMana(ONE, "fire", infinite=True), Draw(ONE)),), (LoseHealth(ONE),))],
    "Emptiness ritual": [
        Status(), HandSize(Number(4)), Triggered("enter", ((DiscardDownTo(Number(4)),),)),
        Ability("turn", ((Damage(ONE, ANY),),), (DiscardFromHand(1),))],
    "King of trees": [
        Keyword("Unique"),
        Triggered("start", ((Damage(Count(Number(2), Kind(words=("Tree",))), THEM),),), "you"),
        Again(Kind(words=("Tree",), controller="you", other=True), ONE, NOIR)],
    "Overpressure": [done(Damage(Locked(Target(of_yours("Condensation"))), ANY), PutInto(That(), "hand"))],
    "Violent wind": [
        done(Damage(Sum((Number(4), Either(NOIR, Count(ONE, of_yours("Breath")), 0))), ANY)),
        done(PutInto(Target(of_yours("Breath"), ONE, ONE), "deck", 3))],
    "Water drop": [
        CountsAs("Drop", Number(2), once_a_turn=True, condition=InForm("channeled")),
        CountsAs("Drop", Number(2), condition=NOIR)],
    "Lightning call": [
        done(Damage(Number(2), ANY)),
        done(Fetch(Kind(words=("Thunder",), zone="deck", controller="you"), ONE, "deck", "hand", optional=True))],
    "Lightning chain": [
        done(Repeat((Damage(ONE, ANY),),
                    Sum((1, Count(1, Kind(name="Lightning chain", zone="discard", controller="you")))))),
        done(Apply(Pick(Kind(words=("Lightning",), not_words=("Lightning", "Chain"), zone="discard",
                             controller="you"))))],
    "Tesla coil": [
        Triggered("damage", ((Draw(ONE),),), source=SPARKS),
        Triggered("damage", ((Damage(ThatMuch(), THEM),),), source=SPARKS, other_source=True)],
    "Wave of lightning": [
        done(Damage(ONE, ANY)), done(Begin((NextApplied(WATER, "Wave of lightning"),), uses=1))],
    "Zeus's thunder": [
        OnlyMageNoir(), Keyword("Quickcast"),
        done(Damage(Number(5), THEM), Begin((NoneToHand(),), "your next turn", who=THEM))],
    "Floral infusion": [
        Triggered("start", ((MoveMana(ONE, "vegetal", Infinite(), SELF),),), "you", InForm("prepared")),
        done(Draw(Capped(Locked(SELF), Count(1, of_yours("Drop")))), only_activated=True)],
    "Renewal": [
        Keyword("Quickcast", condition=NOIR),
        done(Remove(Target(Kind(types=("permanent",), element="vegetal"))),
             Begin((Triggered("end", ((PutIntoPlay(That()),),), "each"),), uses=1))],
    "Icy infiltration": [
        Keyword("Slowcast"), done(Begin((DamageChange(ONE, source=WATER, less=True),))),
        done(Begin((Unstoppable(WATER),)))],
    "Ice breath": [done(Begin((CostChange(ONE, "water", of=Kind()),), "your next turn", who=Target(AnyPlayer())))],
    "Antimatter": [done(To((PayCost(Target(Kind(types=("permanent",)), ONE, ONE)),), (Remove(That()),)))],
    "Inception": [
        done(Look(Pick(Kind(zone="discard", controller="opponent"), ONE, ONE)),
             If(Both((NOIR, CardIs(It(), CHANNELABLE))),
                (May((PutIntoPlay(It(), "channeled"),), otherwise=(PutInto(It(), "hand"),)),),
                (PutInto(It(), "hand"),)))],
    "Millennium": [
        Keyword("Transmutable", ("Time",)), CantControl(DeckHolds(4)), ForUser(NumberChange("add", 10))],
    "Return to the origin": [
        OnActivation(((PutInto(Top(Number(10), Target(AnyPlayer()), "discard"), "deck"),), (Shuffle(That()),))),
        Ability("main", ((PutInto(SELF, "deck"),), (Shuffle(),)), pay(2, "arcane"), condition=NOIR, zone="discard")],
    "Temporal brambles": [
        done(If(MageNoir("opponent"),
                (May((LoseHealth(Number(4), THEM),), otherwise=(PhaseShift(Number(2), THEM),), by="opponent"),),
                (PhaseShift(Number(2), THEM),)))],
    "Fine sand": [
        AsSoonAs(Both((LocksMana(SELF, 2), Not(NOIR))), ((ReleaseMana(Sum((Locked(SELF), -1)), SELF),),)),
        Instead("release", (MoveMana(ONE, "mineral", Cause(), SELF),), Kind(words=DESERT))],
    "Oasis": [
        Instead("discard after activation", (PutInto(Cause(), "hand"),), Kind(words=DESERT, controller="you"),
                pay(1, "water"), optional=True)],
    "Seed of the sands": [ForLastUser(DamageChange(ONE, to="itself", less=True), Kind(types=("permanent",)))],
    "Underground mine": [
        Ability("main", ((Look(Top()),), (If(
            CardIs(It(), Kind(words=("Rock",), zone="")),
            (May((PutInto(It(), "hand", shown=True),)),), (PutInto(It(), "deck", 0),)),)), pay(1, "mineral"))],
    "Dawn": [
        Instead("destroy", (Remove(SELF),), Kind(words=("Sun",), controller="you"), condition=InForm("prepared")),
        done(Draw(ONE), condition=NOIR, only_activated=True)],
    "Light ray": [
        done(Begin((CostChange(Number(2), "vegetal", less=True, of=Kind(element="vegetal")),
                    EntersWithMore(ONE, Kind(element="vegetal"))), uses=1))],
    "Solar eruption": [
        done(Begin((CostChange(Number(2), "own", less=True, of=LISTED),
                    Triggered("prepare", ((Draw(1),),), LISTED))))],
    "Solar gold ore": [
        Keyword("Forge"), Keyword("Indestructible", condition=Zenith()), ForUser(EffectsOf("Solar gold ore"))],
    "Chaos": [
        done(*CHAOS), done(As("opponent", CHAOS)), done(If(NobodyLostHealth(), (Apply(SELF),)))],
    "Knowledge of history": [
        done(Apply(Pick(Kind(zone="discard", controller="you", below=True), ONE, ONE), changed_by="Time"))],
    "Split second": [Keyword("Transmutable", ("Time",)), ForUser(NumberChange("subtract", 1, ("add", 1)))],
    "Temporal blast": [
        PrepareFrom("discard", not_on_top=True), Triggered("prepared", ((Remove(Used("Time")),),)),
        done(Damage(Number(3), ANY))],
    "Materialized armor": [
        DamageChange(ONE, to="you", less=True),
        Ignore(Capped(Locked(Kind(component=True, controller="you", other=True), "mineral"), Limit(6)),
               set_first=True)],
    "Obsidian rock": [
        Triggered("damage", ((ReleaseMana(ONE, SELF, "mineral"),),), "you"),
        Keyword("Transmutable", ("Ore",), Not(LocksMana(SELF))), Keyword("Forge"),
        ForUser(NumberChange("add", 1), Kind(types=("equipment",)))],
    "Rock": [
        Keyword("Transmutable", ("Ore",), AtLeast(2, Kind(name="this", controller="you"))), Keyword("Forge"),
        done(TakeMana(ONE, "mineral"), Damage(ONE, Target(Kind(types=("permanent",)), ONE, ONE)))],
    "Rock wall": [
        Instead("destroy", (ReleaseMana(Everything(), SELF), Channel(SELF)), condition=HealthBelow(SELF, 1)),
        NotCalled("Wall", InForm("channeled"))],
    "Waiver crown": [
        OnlyMageNoir(), NotMageNoir(), NoEffects(Kind(types=("ritual",), controller="you", zone="")),
        PayToIgnore(pay(1), ONE), AsSoonAs(Not(ReserveHolds()), ((Remove(SELF),),))],
    "Enchanted forest": [
        Triggered("start", ((GainHealth(Number(2), Group((YOU, Every(
            Kind(types=("permanent",), element="vegetal", with_hp=True, controller="you"))))),),), "you"),
        Keyword("Protector")],
    "Stunning thunder": [
        Keyword("Quickcast"),
        done(Begin((GrantAll(Kind(zone=""), (Keyword("Slowcast"),)),), "your next turn"))],
}  # fmt: skip


@pytest.mark.parametrize("name", READINGS)
def test_a_card_means_what_it_says(name: str) -> None:
    assert [part for _, part in compile_text(CARDS[name].text).paragraphs] == READINGS[name]
