"""Errata: the few cards that are compiled from a corrected text, and what a wrong file says."""

import pytest

from cards.card import Card
from cards.compiler import compile_card
from cards.errata import ErrataError, erratum_of, load, read
from cards.files import load as load_cards
from engine.effects.conditions import Both, MageNoir, ReserveHolds
from engine.effects.selectors import AnyPlayer, Target
from engine.effects.standing import ZeroIsNothing
from engine.effects.verbs import If, Options, PhaseShift

CARDS = {card.name: card for card in load_cards()}


def test_few_cards_are_corrected_and_each_by_a_note_that_exists() -> None:
    assert 0 < len(load()) <= 10
    for erratum in load().values():
        notes = CARDS[erratum.card].notes
        for cite in erratum.because:
            name, number = cite.removeprefix("CD:").rsplit(".", 1)
            assert name == erratum.card
            assert notes[int(number) - 1].says


def test_the_corrected_text_is_compiled_and_the_notes_are_cited() -> None:
    leap, left = compile_card(CARDS["Leap in time"])
    assert left == ()
    assert leap.because == ("CD:Leap in time.1",)
    assert leap.paragraphs[0][1].actions[0][0].who == Target(AnyPlayer())  # type: ignore[union-attr]
    paradox, _ = compile_card(CARDS["Temporal paradox"])
    assert paradox.over == ("DR-5.1", "DR-10.4")
    assert paradox.paragraphs[1] == (1, ZeroIsNothing())
    ring, _ = compile_card(CARDS["Azure ring"])
    options = ring.paragraphs[0][1].actions[0][0]  # type: ignore[union-attr]
    assert isinstance(options, Options)
    second = options.options[1][0]
    assert isinstance(second, If)
    assert second.condition == Both((MageNoir(), ReserveHolds(1, "water")))


def test_a_note_may_stand_above_a_clause_and_leave_the_text_as_it_is() -> None:
    blade, _ = compile_card(CARDS["Lightning blade"])
    printed, _ = compile_card(CARDS["Lightning blade"], CARDS["Lightning blade"].text)
    assert blade.paragraphs == printed.paragraphs
    assert (blade.because, blade.over) == (("CD:Lightning blade.1",), ("DR-10.4",))
    assert sum(bool(erratum.reads) for erratum in load().values()) == 4


def test_the_printed_text_is_read_where_it_is_asked_for() -> None:
    printed, _ = compile_card(CARDS["Leap in time"], CARDS["Leap in time"].text)
    assert printed.because == ()
    assert isinstance(printed.paragraphs[0][1].actions[0][0], PhaseShift)  # type: ignore[union-attr]


def test_a_card_of_a_scenario_alone_is_as_the_scenario_says() -> None:
    assert erratum_of(Card("Leap in time", text="Draw 1 card.")) is None


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "3",
        "- {card: X}",
        "- {card: X, reads: Draw 1 card., because: [], reason: none}",
        "- {card: X, reads: Draw 1 card., because: [DR-1.1], reason: no note}",
        '- {card: X, because: ["CD:X.1"], reason: neither a text nor a clause}',
        '- {card: X, over: DR-1.1, because: ["CD:X.1"], reason: no list}',
        '- &x {card: X, reads: Draw 1 card., because: ["CD:X.1"], reason: twice}\n- *x',
    ],
)
def test_a_wrong_entry_is_refused(text: str) -> None:
    with pytest.raises(ErrataError):
        read(text)
