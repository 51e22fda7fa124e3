"""Effects that a card could have: verbs with the reaches, amounts and conditions that make sense for them."""

from typing import Any

from hypothesis import strategies as st

from engine.effects import standing as rules
from engine.effects import verbs
from engine.effects.abilities import Ability, AsSoonAs, ForUser, GrantAll, Instead, Keyword, OnActivation, Triggered
from engine.effects.amounts import Capped, CardsIn, Count, Either, HealthOf, Limit, Locked, ManaIn, Number
from engine.effects.conditions import (
    AtLeast,
    DeckHolds,
    DrewMoreThan,
    InForm,
    LocksMana,
    MageNoir,
    Not,
    ReserveHolds,
    Zenith,
)  # fmt: skip
from engine.effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Every,
    Group,
    Infinite,
    Itself,
    Kind,
    Pick,
    Reserve,
    Target,
    Top,
    Who,
)  # fmt: skip

ELEMENTS = st.sampled_from(("air", "water", "fire", "vegetal", "mineral", "arcane"))
WORDS = st.sampled_from(("Seed", "Wave", "Lightning", "Sand", "Time", "Breath"))
YOU, OPPONENT, ALL = Who(), Who("opponent"), Who("all")
NUMBERS = st.builds(Number, st.integers(0, 9))
TWO = st.builds(Number, st.integers(1, 3))
KEYWORDS = st.sampled_from(("Quickcast", "Slowcast", "Protector", "Indestructible")).map(Keyword)
SIDES = st.sampled_from(("any", "you", "opponent"))


@st.composite
def kinds(draw: st.DrawFn, **fixed: Any) -> Kind:
    """Cards in play."""
    what = draw(
        st.sampled_from(
            ({}, {"types": ("permanent",)}, {"types": ("equipment",)}, {"forms": ("prepared",)}, {"component": True},
             {"types": ("permanent",), "with_hp": True}, {"types": ("equipment",), "slot": "ring"},
             {"forms": ("channeled",)}, {"types": ("permanent",), "least_hp": 2}, {"not_types": ("ritual",)})
        )
    )  # fmt: skip
    named = draw(
        st.one_of(st.just({}), WORDS.map(lambda word: {"words": (word,)}), ELEMENTS.map(lambda e: {"element": e}))
    )
    side = {"controller": draw(SIDES)}
    return Kind(**{**({} if "types" in fixed else what), **named, **side, **fixed})


@st.composite
def targets(draw: st.DrawFn) -> Target:
    kind, number = draw(kinds()), draw(st.one_of(st.just(1), TWO))
    least = 0 if isinstance(number, Number) and draw(st.booleans()) else number
    return Target(kind, least, number)


PICKED = st.builds(
    lambda word, zone, number: Pick(Kind(words=word, zone=zone, controller="you"), number, number),
    st.one_of(st.just(()), WORDS.map(lambda word: (word,))), st.just("discard"), TWO,
)  # fmt: skip
CARDS = st.one_of(targets(), kinds().map(Every), st.just(Itself()))
HARMED = st.one_of(
    st.sampled_from((Target(AnyTarget()), YOU, OPPONENT, ALL)), targets(), kinds(types=("permanent",)).map(Every),
    kinds(types=("permanent",)).map(lambda kind: Group((OPPONENT, Every(kind)))),
)  # fmt: skip
PLAYERS = st.sampled_from((YOU, OPPONENT, ALL, Target(AnyPlayer())))
CONDITIONS = st.one_of(
    st.sampled_from((MageNoir(), Not(MageNoir()), MageNoir("opponent"), Not(ReserveHolds()), DeckHolds(4))),
    st.builds(DrewMoreThan, st.integers(1, 4), st.sampled_from(("you", "opponent"))),
    st.builds(AtLeast, st.integers(1, 4), st.sampled_from(("you", "opponent")).flatmap(lambda c: kinds(controller=c))),
    st.builds(LocksMana, st.just(Itself()), st.integers(1, 3), ELEMENTS),
    st.builds(ReserveHolds, st.just(1), ELEMENTS),
)  # fmt: skip
HEADS = st.one_of(st.none(), CONDITIONS, st.sampled_from((Zenith(), InForm("prepared"))))
COUNTED = st.one_of(
    st.builds(Count, NUMBERS, kinds()),
    st.builds(CardsIn, NUMBERS, st.just("hand"), st.sampled_from(("you", "opponent"))),
    st.builds(ManaIn, NUMBERS, ELEMENTS, st.sampled_from(("you", "opponent"))),
)  # fmt: skip
AMOUNTS = st.one_of(NUMBERS, NUMBERS, COUNTED, st.builds(Either, CONDITIONS, NUMBERS, NUMBERS))
MEASURED = st.one_of(
    AMOUNTS, st.just(HealthOf(Itself())), st.builds(Locked, st.just(Itself()), ELEMENTS),
    st.builds(Capped, st.builds(Locked, st.just(Itself()), ELEMENTS), st.builds(Limit, st.integers(1, 6))),
)  # fmt: skip
PAYMENTS = st.builds(verbs.PayMana, TWO, st.sampled_from(((), ("fire",), ("air", "fire"), ("water",))))
SIMPLE: st.SearchStrategy[Any] = st.one_of(
    st.builds(verbs.Damage, AMOUNTS, HARMED),
    st.builds(verbs.LoseHealth, AMOUNTS, st.one_of(PLAYERS, targets())),
    st.builds(verbs.GainHealth, AMOUNTS, st.one_of(PLAYERS, targets())),
    st.builds(verbs.Draw, AMOUNTS, PLAYERS),
    st.builds(verbs.DiscardFromHand, TWO, st.sampled_from((YOU, OPPONENT))),
    st.builds(verbs.DiscardFromDeck, st.one_of(st.just(1), TWO), st.sampled_from((YOU, OPPONENT))),
    st.builds(verbs.PhaseShift, AMOUNTS, PLAYERS),
    st.builds(verbs.Remove, CARDS), st.builds(verbs.Exile, CARDS), st.builds(verbs.Activate, targets()),
    st.builds(verbs.Apply, CARDS),
    st.builds(verbs.PutInto, st.one_of(targets(), PICKED), st.just("hand")),
    st.builds(verbs.PutInto, st.one_of(targets(), PICKED), st.just("deck"), st.integers(0, 3)),
    st.builds(verbs.PutIntoPlay, PICKED, st.sampled_from(("", "prepared", "channeled"))),
    st.builds(verbs.Grant, targets(), KEYWORDS.map(lambda part: (part,)), st.sampled_from(("", "end of turn"))),
    st.builds(verbs.TakeMana, TWO, st.one_of(st.just(""), ELEMENTS), st.booleans(), st.booleans()),
    st.builds(verbs.ReleaseMana, TWO, st.one_of(st.just(Itself()), targets()), ELEMENTS),
    st.builds(verbs.MoveMana, TWO, ELEMENTS, st.sampled_from((Reserve(), Infinite(), Itself())), targets()),
    st.builds(verbs.Look, st.sampled_from((Top(), Top(Number(3)), Top(bottom=True), Top(1, OPPONENT)))),
    st.builds(verbs.EmptyReserve, st.sampled_from((YOU, OPPONENT))), st.just(verbs.Shuffle()), PAYMENTS,
)  # fmt: skip
STEPS = st.lists(SIMPLE, min_size=1, max_size=2).map(tuple)
FULL: st.SearchStrategy[Any] = st.one_of(
    SIMPLE,
    st.builds(verbs.Damage, MEASURED, HARMED, st.booleans()),
    st.builds(verbs.May, STEPS),
    st.builds(lambda then, cost: verbs.May(then, (cost,)), STEPS, PAYMENTS),
    st.builds(lambda pay, other: verbs.OrElse((pay,), other), PAYMENTS, STEPS),
    st.builds(lambda options: verbs.Options(tuple(options)), st.lists(STEPS, min_size=2, max_size=3)),
)
ACTION = st.one_of(
    FULL.map(lambda verb: (verb,)), STEPS,
    st.builds(lambda verb, condition, then: (verb, verbs.If(condition, then)), SIMPLE, CONDITIONS, STEPS),
)  # fmt: skip
ACTIONS = st.lists(ACTION, min_size=1, max_size=2).map(tuple)
MOMENTS = st.one_of(
    st.sampled_from((("start", "you"), ("end", "opponent"), ("end", "each"), ("enter", "itself"), ("leave", "itself"),
                     ("used", "itself"), ("draw", "you"), ("draw", "opponent"), ("hurt", "you"), ("damage", "you"))),
    st.tuples(st.sampled_from(("channeled", "destroyed", "prepare", "damage")), kinds()),
)  # fmt: skip
RULES = st.one_of(
    st.builds(rules.DamageChange, NUMBERS, kinds(), st.just(""), st.booleans(), HEADS),
    st.builds(rules.CostChange, NUMBERS, ELEMENTS, st.booleans(), st.none(), st.just(False), HEADS),
    st.builds(rules.CostChange, NUMBERS, ELEMENTS, st.booleans(), WORDS.map(lambda word: Kind(words=(word,)))),
    st.builds(rules.CountsAs, WORDS, NUMBERS, st.booleans(), HEADS),
    st.builds(rules.Without, WORDS, st.just(()), HEADS),
    st.builds(GrantAll, kinds(), KEYWORDS.map(lambda part: (part,)), st.one_of(st.just(0), TWO)),
    st.builds(ForUser, KEYWORDS), st.builds(Keyword, st.just("Protector"), st.just(()), HEADS),
)  # fmt: skip
PARAGRAPHS = st.one_of(
    st.builds(OnActivation, ACTIONS, HEADS, st.booleans()),
    st.builds(lambda on, actions, condition: Triggered(on[0], actions, on[1], condition), MOMENTS, ACTIONS, HEADS),
    st.builds(Ability, st.sampled_from(("main", "turn", "any time")), STEPS.map(lambda step: (step,)),
              PAYMENTS.map(lambda part: (part,)), st.booleans(), HEADS),
    st.builds(AsSoonAs, CONDITIONS, ACTIONS),
    st.builds(Instead, st.sampled_from(("discard", "destroy")), STEPS, st.just("itself"), st.just(()), st.booleans(),
              HEADS),
    RULES,
)  # fmt: skip
