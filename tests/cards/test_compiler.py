"""Card text into effects: what is read is read the same from our words and the official ones; the rest says so."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from cards.card import folded
from cards.catalogue import read_catalogue
from cards.compiler import compile_text
from cards.compiler.compile import normalised, read_paragraph
from cards.files import load
from cards.scenarios import run
from engine.effects.abilities import Ability, Keyword, OnActivation, Triggered
from engine.effects.amounts import Number, changed
from engine.effects.selectors import AnyTarget, Target, That, Who
from engine.effects.verbs import Damage, Draw

from ..conftest import SHARED

CARDS = [card for card in load() if not card.incomplete]
EXAMPLES = sorted((SHARED / "examples").glob("*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_shared_examples_resolve_from_card_text(path: Path) -> None:
    resolved = run(path.read_text(encoding="utf-8"), {card.slug: card for card in CARDS})
    assert resolved.differences() == []


def test_then_makes_two_actions_and_a_full_stop_does_not() -> None:
    two = compile_text("Deal 3 damage to any target, then draw 2 cards.").paragraphs
    assert two == ((1, OnActivation(((Damage(Number(3), Target(AnyTarget())),), (Draw(Number(2)),)))),)
    one = compile_text("Draw 1 card.\nDiscard 1 card from hand.").paragraphs[0][1]
    assert isinstance(one, OnActivation)
    assert len(one.actions) == 1


def test_a_text_in_nobodys_catalogue_is_read() -> None:
    damage = "Inflicts 5 damage to the opponent (or 6 if you're a Mage Noir)."
    compiled = compile_text(f"Quickcast\n\n{damage}\n\nAt the beginning of your turn, draw 2 cards.")
    assert compiled.status == "compiled"
    kinds = [type(part) for _, part in compiled.paragraphs]
    assert kinds == [Keyword, OnActivation, Triggered]


def test_what_is_not_understood_says_so_and_the_rest_still_works() -> None:
    compiled = compile_text("Draw 1 card.\n\nFlibber the gnostic wug.")
    assert compiled.status == "partial"
    assert compiled.unmodelled[0].paragraph == 2
    assert "not understood" in compiled.unmodelled[0].why


def test_it_is_the_chosen_card_or_the_card_itself() -> None:
    chosen = compile_text(
        "1 Wind component of yours applies its effects, and then put it into your deck, third from the top."
    )
    part = chosen.paragraphs[0][1]
    assert isinstance(part, OnActivation)
    assert part.actions[1][0].what == That(0)  # type: ignore[union-attr]


def test_an_ability_has_its_cost_apart() -> None:
    part = compile_text("Main phase: Pay 1 Fire Mana to deal 1 damage to the opponent.").paragraphs[0][1]
    assert isinstance(part, Ability)
    assert len(part.cost) == 1
    assert part.actions == ((Damage(Number(1), Who("opponent")),),)


def test_digits_can_be_changed_from_outside_and_words_cannot() -> None:
    part = read_paragraph("Deal 3 damage to any target.")
    assert not isinstance(part, str)
    assert changed(part, lambda n: n * 2) == read_paragraph("Deal 6 damage to any target.")
    a_card = read_paragraph("Draw a card.")
    assert not isinstance(a_card, str)
    assert changed(a_card, lambda n: n * 2) == a_card


def test_reminders_are_dropped_and_numbers_in_parentheses_kept() -> None:
    assert normalised("Quickcast (This spell can be activated at any time)") == "Quickcast"
    assert "(or 4" in normalised("Inflicts 3 damage to any target (or 4 if you're a Mage Noir).")


def test_no_paragraph_can_be_read_in_two_ways() -> None:
    for card in CARDS:
        for part in compile_text(card.text).unmodelled:
            assert "two ways" not in part.why, (card.name, part)


def test_both_wordings_mean_the_same(official: Path) -> None:
    """The double entry: where both are read whole, they are read alike."""
    theirs = {
        folded(card.name): card for card in read_catalogue((official / "card-catalogue.json").read_bytes()).english
    }
    compared = 0
    for card in CARDS:
        ours, printed = compile_text(card.text), compile_text(theirs[folded(card.name)].text)
        if ours.status == printed.status == "compiled":
            compared += 1
            assert [part for _, part in ours.paragraphs] == [part for _, part in printed.paragraphs], card.name
    assert compared >= 40


def test_coverage_is_told_card_by_card() -> None:
    out = StringIO()
    call_command("card_coverage", "--json", stdout=out)
    rows = {row["card"]: row for row in json.loads(out.getvalue())}
    assert len(rows) == len(CARDS)
    assert rows["Tornado"]["status"] == "compiled"
    assert rows["Chaos"]["left"]
