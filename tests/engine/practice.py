"""A small table of cards in the effect vocabulary, so that the engine is tested apart from the compiler."""

from engine.cards import CardDef
from engine.effects.abilities import Ability, Keyword, OnActivation, Paragraph, Triggered
from engine.effects.amounts import Count, Number, Sum
from engine.effects.conditions import AtLeast, MageNoir
from engine.effects.selectors import AnyTarget, Kind, Target, That, Who
from engine.effects.standing import DamageChange, OnlyMageNoir, Status
from engine.effects.verbs import (
    Apply,
    Damage,
    DiscardFromHand,
    Draw,
    Grant,
    LoseHealth,
    May,
    PayMana,
    PutInto,
    Remove,
    TakeMana,
    Verb,
)  # fmt: skip
from engine.mana import Mana
from engine.names import words_in

ANY = Target(AnyTarget())
OPPONENT = Who("opponent")


def card(name: str, element: str, kind: str = "spell", *paragraphs: Paragraph, **facts: object) -> CardDef:
    words = words_in(name, [word for part in paragraphs if isinstance(part, Keyword) for word in part.words])
    numbered = tuple(enumerate(paragraphs, 1))
    return CardDef(name, element, kind, words=words, paragraphs=numbered, **facts)  # type: ignore[arg-type]


def does(*actions: tuple[Verb, ...]) -> OnActivation:
    return OnActivation(actions)


def mine(word: str) -> Target:
    return Target(Kind(words=(word,), controller="you", component=True))


def start(*actions: tuple[Verb, ...]) -> Triggered:
    return Triggered("start", actions, "you")


MY_EQUIPMENT = Target(Kind(types=("equipment",), controller="you"))
ICE = Kind(words=("Ice",), controller="you", component=True)
CARDS = (
    card("Breath", "air", "spell", does((TakeMana(Number(2), "air", up_to=True),)), cost=Mana(air=1)),
    card(
        "Zephyr",
        "air",
        "spell",
        does((Damage(Number(2), ANY),)),
        does((Draw(),)),
        cost=Mana(air=2),
        components=(("Breath", 1),),
    ),
    card("Flame", "fire", "spell", does((Damage(Number(1), ANY),))),
    card("Droplet", "water", "spell", Keyword("Transmutable", ("Drop",))),
    card(
        "Tornado",
        "air",
        "spell",
        does((Damage(Number(4), ANY),)),
        does((Apply(mine("Wind")),), (PutInto(That(), "deck", 3),)),
        cost=Mana(air=3),
        components=(("Wind", 1),),
    ),
    card(
        "Seed in the wind",
        "air",
        "spell",
        Keyword("none"),
        Triggered("leave", ((Draw(),),)),
        cost=Mana(air=2, vegetal=2),
    ),
    card(
        "Crimson ring",
        "fire",
        "equipment",
        Triggered("hurt", ((May((Damage(Number(1), OPPONENT),), (PayMana(Number(1), ("fire",)),)),),), "you"),
        slot="ring",
        cost=Mana(fire=2),
    ),
    card("Draconic flame", "fire", "spell", does((Damage(Number(2), ANY),)), cost=Mana(fire=2)),
    card(
        "Divine hammer strike",
        "mineral",
        "spell",
        does((Remove(Target(Kind(types=("equipment",)))),)),
        cost=Mana(mineral=4),
    ),
    card("Fire whip", "fire", "equipment", start((Damage(Number(1), OPPONENT),)), slot="weapon", cost=Mana(fire=2)),
    card(
        "Materialized blade",
        "mineral",
        "equipment",
        Ability("main", ((Damage(Number(1), ANY),),), once_a_turn=True),
        slot="weapon",
        cost=Mana(mineral=2),
        components=(("Rock", 1),),
    ),
    card(
        "Warrior-mage ritual",
        "mineral",
        "ritual",
        Status(),
        Triggered("end", ((),), "you"),
        DamageChange(Number(1), Kind(types=("equipment",), controller="you")),
        Ability(
            "any time",
            (
                (
                    Grant(
                        Target(Kind(types=("equipment",), controller="you")),
                        (Keyword("Indestructible"),),
                        "end of turn",
                    ),
                ),
            ),
            (DiscardFromHand(),),
        ),
        cost=Mana(arcane=3, mineral=2),
    ),
    card(
        "Glacial age",
        "water",
        "permanent",
        OnlyMageNoir(),
        DamageChange(Number(1), Kind(element="water", controller="you")),
        cost=Mana(water=2),
    ),
    card("Ice shard", "water", "spell", Keyword("Slowcast"), does((Damage(Number(2), ANY),)), cost=Mana(water=1)),
    card("Snowflake", "water", "spell", Keyword("Transmutable", ("Ice", "Drop")), cost=Mana(water=1)),
    card(
        "Crystal meteor",
        "water",
        "spell",
        does((Damage(Sum((Number(2), Count(Number(1), ICE))), ANY),)),
        cost=Mana(water=3, mineral=1),
        components=(("Ice", 1),),
    ),
    card(
        "Magma eruption",
        "fire",
        "spell",
        does((Damage(Number(7), ANY),)),
        cost=Mana(fire=4),
        components=(("Flame", 3),),
    ),
    card("Animated tree", "vegetal", "permanent", Keyword("Protector"), hp=3, cost=Mana(vegetal=3, water=1)),
    card(
        "Surging wave", "water", "spell", does((Damage(Number(3), ANY),)), cost=Mana(water=2), components=(("Drop", 2),)
    ),
    card("Dropping", "water"),
    card(
        "Lethal flourish",
        "vegetal",
        "spell",
        Keyword("Slowcast"),
        does((LoseHealth(Number(5), OPPONENT),)),
        cost=Mana(vegetal=3),
    ),
    card(
        "Desert hand",
        "mineral",
        "permanent",
        start((Damage(Number(1), OPPONENT),)),
        Keyword("Protector", condition=AtLeast(2, Kind(words=("Sand",), controller="you", component=True))),
        hp=2,
        cost=Mana(mineral=2),
    ),
    card(
        "Zap",
        "air",
        "spell",
        Keyword("Quickcast", condition=MageNoir()),
        does((Damage(Number(1), ANY),)),
        cost=Mana(air=1),
    ),
)
DEFS = {definition.name: definition for definition in CARDS}
