"""Effects told in words: English that the compiler reads back, and French; every record of the vocabulary has words."""

import re
from time import perf_counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cards.card import Card
from cards.compiler import compile_card, compile_text
from cards.errata import load as errata
from cards.files import load
from engine.actions.applying import named
from engine.effects.abilities import (
    Ability,
    AsSoonAs,
    ForUser,
    GrantAll,
    Instead,
    Keyword,
    OnActivation,
    Paragraph,
    Triggered,
)  # fmt: skip
from engine.effects.amounts import Capped, Either, HealthOf, Limit, Locked, Number
from engine.effects.conditions import AtLeast, InForm, LocksMana, MageNoir, Not
from engine.effects.selectors import AnyPlayer, AnyTarget, Itself, Kind, Pick, Target, That, Who
from engine.effects.standing import CostChange, DamageCap, DamageChange, NoEffects, NumberChange, TradeRate
from engine.effects.verbs import (
    Begin,
    Damage,
    Draw,
    Fetch,
    GainHealth,
    If,
    LoseHealth,
    May,
    Options,
    OrElse,
    PayMana,
    PhaseShift,
    PutInto,
    PutIntoPlay,
    Remove,
    Shuffle,
)  # fmt: skip
from engine.telling import english, french

from .made_effects import CLASSES, record
from .sensible_effects import PARAGRAPHS

CARDS = [card for card in load() if not card.incomplete]
CORRECTED = sorted(erratum.reads for erratum in errata().values() if erratum.reads)
OPPONENT, ANYONE = Who("opponent"), Target(AnyTarget())
CLASS_NAMES = re.compile(rf"\b({'|'.join(made.__name__ for made in CLASSES)})\(")
PARTS = [
    made for made in CLASSES if made.__module__.endswith(("abilities", "standing"))
]  # what can be a paragraph of a card
MANY = settings(
    max_examples=40, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)


def renumbered(paragraphs: tuple[tuple[int, Paragraph], ...]) -> tuple[tuple[int, Paragraph], ...]:
    """A number is skipped where a printed paragraph was added to the one before: told, the two are one paragraph."""
    places: dict[int, int] = {}
    return tuple((places.setdefault(number, len(places) + 1), part) for number, part in paragraphs)


# ---- every card -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_told_in_english_means_the_same(card: Card) -> None:
    for definition in (compile_card(card)[0], compile_card(card, card.text)[0]):
        told = compile_text(english.card_text(definition.paragraphs, definition.type), definition.name)
        assert told.unmodelled == ()
        assert told.paragraphs == renumbered(definition.paragraphs)


@pytest.mark.parametrize("text", CORRECTED)
def test_a_corrected_text_told_in_english_means_the_same(text: str) -> None:
    compiled = compile_text(text)
    assert compile_text(english.card_text(compiled.paragraphs)).paragraphs == renumbered(compiled.paragraphs)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_is_told_in_french(card: Card) -> None:
    definition = compile_card(card)[0]
    for number, part in definition.paragraphs:
        assert_is_told(french.told(part, definition.type), (number, part))
    assert len(french.card_text(definition.paragraphs).split("\n\n")) == max(1, len(dict(definition.paragraphs)))


def assert_is_told(text: str, part: Any) -> None:
    assert text.strip(" ."), part
    assert text.endswith("."), text
    assert "object at" not in text
    assert "None" not in text
    assert not CLASS_NAMES.search(text), text
    assert "  " not in text, text


# ---- every record ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_every_part_has_words_in_both_languages(kind: type) -> None:
    @MANY
    @seed(1)
    @given(record(kind))
    def told(part: Any) -> None:
        assert_is_told(english.told(part), part)
        assert_is_told(french.told(part), part)

    told()


@pytest.mark.parametrize(
    "kind", [made for made in CLASSES if made.__module__.endswith("verbs")], ids=lambda kind: kind.__name__
)
def test_every_verb_has_words_in_both_languages(kind: type) -> None:
    @settings(MANY, max_examples=15)
    @seed(1)
    @given(record(kind), record(kind))
    def told(verb: Any, other: Any) -> None:
        for part in (OnActivation(((verb,), (other,))), Ability("main", ((other,),), (verb,)), ForUser(_doing(verb))):
            assert_is_told(english.told(part), part)
            assert_is_told(french.told(part), part)

    told()


def _doing(verb: Any) -> Paragraph:
    return OnActivation(((If(MageNoir(), (verb,), (verb,)), May((verb,), (verb,))),))


# ---- there and back -------------------------------------------------------------------------------------------------
def test_english_is_read_back() -> None:
    """Of what makes sense nine in ten and more; nothing is read as something else, nothing in two ways."""
    counts = {"same": 0, "not read": 0}

    @settings(MANY, max_examples=250)
    @seed(1)
    @given(PARAGRAPHS)
    def there_and_back(part: Any) -> None:
        counts[_read_back(part)] += 1

    there_and_back()
    assert counts["same"] > 0.95 * sum(counts.values()), counts


def test_what_no_card_would_say_is_never_read_as_something_else() -> None:
    @settings(MANY, max_examples=150)
    @seed(1)
    @given(st.sampled_from(PARTS).flatmap(lambda kind: record(kind, 2)))
    def there_and_back(part: Any) -> None:
        _read_back(part)

    there_and_back()


def _read_back(part: Any) -> str:
    text = english.told(part)
    compiled = compile_text(text)
    if compiled.unmodelled:
        assert "two ways" not in compiled.unmodelled[0].why, text
        return "not read"
    assert compiled.paragraphs == ((1, part),), text
    return "same"


# ---- the words ------------------------------------------------------------------------------------------------------
SEED = Pick(Kind(words=("Seed",), zone="discard", controller="you"), Number(1), Number(1))
WAVE = Target(Kind(words=("Wave",), controller="you", component=True), Number(1), Number(1))
FIRE = PayMana(Number(2), ("fire", "arcane"))
TOLD: list[tuple[Paragraph, str, str]] = [
    (
        Triggered("start", ((Damage(Number(2), OPPONENT),), (May((PutIntoPlay(SEED, "prepared"),)),)), "you"),
        "Start of your turn: Deal 2 damage to the opponent, and then you may put 1 Seed card from your discard pile"
        " into play, prepared.",
        "Au début de votre tour, infligez 2 dégâts à l'adversaire. Puis vous pouvez mettre 1 carte Graine de votre"
        " défausse en jeu, en préparation.",
    ),
    (
        OnActivation(((Damage(Either(MageNoir(), Number(4), Number(3)), ANYONE, sure=True),),)),
        "Deal 3 damage to any target (4 if you are a Mage Noir). That damage can't be ignored, redirected or reduced.",
        "Infligez 3 dégâts à n'importe quelle cible (ou 4 si vous êtes Mage Noir). Ces dégâts ne peuvent être ni"
        " ignorés, ni réduits, ni redirigés.",
    ),
    (
        OnActivation(((PhaseShift(Number(1), Target(AnyPlayer())),), (Draw(Number(1), That()),))),
        "Phase shift any player by 1, and then that player draws 1 card.",
        "Déphasez le joueur de votre choix de 1. Puis ce joueur pioche 1 carte.",
    ),
    (
        Triggered("start", ((OrElse((FIRE,), (Remove(Itself()),)),),), "you", InForm("channeled")),
        "While channeled: Start of your turn: Discard this spell unless you pay 2 Fire or Arcane Mana.",
        "Tant que ce sort est canalisé, au début de votre tour, payez 2 Mana Feu ou Arcane, ou sinon"
        " défaussez ce sort.",
    ),
    (
        OnActivation(((Options(((GainHealth(Number(1)),), (LoseHealth(Number(3), OPPONENT),))),),)),
        "Choose 1: • Gain 1 HP. • The opponent loses 3 HP.",
        "Choisissez 1 option : • Gagnez 1 PV. • L'adversaire perd 3 PV.",
    ),
    (
        Ability("main", ((Damage(HealthOf(That()), ANYONE),),), (Remove(Target(Kind(types=("permanent",)))),)),
        "Main phase: Destroy a Permanent to deal damage equal to its HP to any target.",
        "Durant votre phase principale, vous pouvez détruire un Permanent pour infliger X dégâts à n'importe quelle"
        " cible, X étant égal aux PV actuels de cette cible.",
    ),
    (
        AsSoonAs(Not(LocksMana(Itself(), 1, "water")), ((Remove(Itself()),),)),
        "As soon as no Water Mana is under this spell: Discard this spell.",
        "Dès que ce sort ne verrouille plus de Mana Eau, défaussez ce sort.",
    ),
    (
        Instead("discard", (PutInto(Itself(), "hand"),), cost=(FIRE,), optional=True),
        "If this spell would be discarded from play: Instead, you may pay 2 Fire or Arcane Mana to put this spell"
        " into your hand.",
        "Si ce sort devait être défaussé depuis le plateau, à la place vous pouvez payer 2 Mana Feu ou Arcane pour"
        " mettre ce sort dans votre main.",
    ),
    (
        OnActivation(((Draw(Capped(Locked(Itself()), Limit(4))),),), only_activated=True),
        "On being activated: You draw X cards. X is the amount of Mana under this spell. X is at most 4.",
        "Lorsque vous activez ce sort, piochez X cartes. X est égal à la quantité de Mana sous ce sort (au plus 4).",
    ),
    (
        OnActivation(((Begin((TradeRate(1, "air"),)),),)),
        "This turn: You may trade Air Mana 1 for 1, in both directions.",
        "Ce tour-ci, vous pouvez échanger du Mana Air à 1 contre 1, dans les deux sens.",
    ),
    (
        GrantAll(
            Kind(words=("Sand",), controller="you", component=True), (Keyword("Transmutable", ("Ore",)),), Number(2)
        ),
        "Sand components you control have Transmutable: Ore, up to 2.",
        "Jusqu'à 2 composants Sable que vous contrôlez ont « Transmutable : Minerai ».",
    ),
    (
        ForUser(NumberChange("times", 2)),
        "A spell using this as a component has every number in its effects doubled.",
        "Chaque nombre des effets de tout sort utilisant ce sort comme composant est doublé.",
    ),
    (
        CostChange(Number(1), "air", less=True, condition=AtLeast(1, Kind(words=("Breath",), controller="you"))),
        "This spell costs 1 Air Mana less if you control a Breath spell.",
        "Si vous contrôlez un sort Souffle, ce sort coûte 1 Mana Air de moins.",
    ),
    (
        DamageCap(Limit(1), "you"),
        "You can't take more than 1 damage at once.",
        "Vous ne pouvez pas subir plus de 1 dégât à la fois.",
    ),
    (
        OnActivation(((Fetch(Kind(words=("Tree",), zone="deck", controller="you")), Shuffle(OPPONENT)),)),
        "Fetch 1 Tree card from your deck: show it, put it into your hand, shuffle. The opponent shuffles their deck.",
        "Cherchez 1 carte Arbre dans votre deck, montrez-la, mettez-la dans votre main et mélangez votre deck et"
        " l'adversaire mélange son deck.",
    ),
]


@pytest.mark.parametrize(("part", "said", "dit"), TOLD, ids=[str(place) for place in range(len(TOLD))])
def test_the_words(part: Paragraph, said: str, dit: str) -> None:
    assert english.told(part) == said
    assert french.told(part) == dit
    assert compile_text(said).paragraphs == ((1, part),)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Keyword("Indestructible"), "Indestructible"),
        (Keyword("Transmutable", ("Sand", "Ore")), "Transmutable: Sand, Ore"),
        (NoEffects(), "no effects"),
        (DamageChange(Number(1), to="you", less=True), "Damage dealt to you is 1 lower"),
        (GrantAll(Kind(zone=""), (Keyword("Slowcast"),)), "ALL spells gain 'Slowcast'"),
    ],
)
def test_the_notation_tells_what_is_gained(part: Paragraph, said: str) -> None:
    assert named(part) == said


def test_telling_all_cards_takes_no_time() -> None:
    definitions = [compile_card(card)[0] for card in CARDS]
    begun = perf_counter()
    for definition in definitions:
        english.card_text(definition.paragraphs, definition.type)
        french.card_text(definition.paragraphs, definition.type)
    assert perf_counter() - begun < 1
