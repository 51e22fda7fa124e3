"""Rulings in words: every event has French words, Markdown stays text, and summaries tell results apart."""

import re
from types import SimpleNamespace

import pytest

from cards.files import load
from cards.scenarios import run
from engine.mana import Mana
from engine.plays import Play
from sandbox import examples, telling
from sandbox.prose import english, french
from sandbox.prose.changes import Change
from sandbox.prose.texts import escaped

KNOWN = {card.slug: card for card in load()}


def test_both_languages_have_the_same_words() -> None:
    for table in ("WORDS", "PHASES", "FORMS", "MANA", "WENT", "WON"):
        assert getattr(english, table).keys() == getattr(french, table).keys()


def test_every_event_of_every_worked_example_has_french_words() -> None:
    for path in examples.FOLDER.glob("*.yaml"):
        for step in run(path.read_text(encoding="utf-8"), KNOWN).trace.steps:
            told = french.step("English!", step.event, {})
            assert told != "English!", step.event
            assert "{" not in told, step.event


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("damage B 1", "B subit 1 point de dégâts."),
        ("damage seed 4", "« Graine » subit 4 points de dégâts."),
        ("release seed {air: 2, water: 1}", "Le Mana sous « Graine » retourne à l'Éther disponible : 2 Air, 1 Eau."),
        ('grant seed "Slowcast"', "« Graine » gagne « Slowcast »."),
        ("phase B main", "B : phase principale."),
        ("unheard of", "As it is."),
    ],
)
def test_an_event_in_french(event: str, told: str) -> None:
    assert french.step("As it is.", event, {"seed": "Graine"}) == told


def test_the_judges_hand_is_told_with_its_reason() -> None:
    told = french.step("By the judge's hand: damage B 2. Reason: late", "damage B 2", {})
    assert told == "Par la main de l'arbitre : B subit 2 points de dégâts. Raison : late"


def test_hostile_markdown_stays_text() -> None:
    hostile = "<img src=x onerror=alert(1)> [x](javascript:1) `c` **b** # h | ~~s~~\n\n- x"
    shown = escaped(hostile)
    assert "\n" not in shown
    assert not re.search(r"(?<!\\)[<>\[\]`*#|~]", shown)


def test_what_may_be_declared_in_words() -> None:
    state = SimpleNamespace(cards={"t": SimpleNamespace(name="Tornado")})
    assert telling.play(state, Play("A", "prepare", "t")) == "A prepares Tornado"  # type: ignore[arg-type]
    assert telling.play(state, Play("A", "use", "t", 2)) == "A uses Tornado, ability 2"  # type: ignore[arg-type]
    trade = Play("B", "trade", give=Mana(fire=2), take=Mana(air=1))
    assert telling.play(state, trade) == "B trades 2 Fire for 1 Air"  # type: ignore[arg-type]


@pytest.mark.parametrize("speech", [english, french])
def test_every_change_has_words(speech: object) -> None:
    for what in ("wins", "hp", "went", "entered", "form", "card hp", "hand"):
        assert speech.change(Change(what, "A", 1), "Tornade")  # type: ignore[attr-defined]


def test_results_that_read_the_same_are_told_apart() -> None:
    rows = [{"status": "resolved", "final": {"players": {}}, "differs": {"ether": [{"air": n}, {}]}} for n in (1, 2)]
    assert telling.summaries({}, rows) == [
        "nothing has changed (ether [{air: 1}, {}])",
        "nothing has changed (ether [{air: 2}, {}])",
    ]
