"""Card text into effects: every card is read whole, and the same from our words and the official ones."""

import json
from io import StringIO
from pathlib import Path
from time import perf_counter

import pytest
from django.core.management import call_command
from lark import Token, Tree

from cards.card import Card, folded
from cards.catalogue import read_catalogue
from cards.compiler import compile_card, compile_text
from cards.compiler.compile import normalised, read_paragraph
from cards.compiler.paragraphs import read_line
from cards.compiler.reading import TwoWays, reading
from cards.files import load
from cards.scenarios import run
from engine.effects.abilities import Ability, Keyword, OnActivation, Triggered
from engine.effects.amounts import Number, changed
from engine.effects.selectors import AnyTarget, Itself, Target, That, Who
from engine.effects.verbs import Damage, Draw, May

from ..conftest import SHARED

CARDS = [card for card in load() if not card.incomplete]
EXAMPLES = sorted((SHARED / "examples").glob("*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_shared_examples_resolve_from_card_text(path: Path) -> None:
    resolved = run(path.read_text(encoding="utf-8"), {card.slug: card for card in CARDS})
    assert resolved.differences() == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_card_is_read_whole(card: Card) -> None:
    assert compile_card(card)[1] == ()
    assert compile_card(card, card.text)[1] == ()


def test_both_wordings_mean_the_same(official: Path) -> None:
    """The double entry: what each wording says was written down apart from the other."""
    catalogue = read_catalogue((official / "card-catalogue.json").read_bytes())
    theirs = {folded(card.name): card.text for card in catalogue.english}
    for card in CARDS:
        ours, printed = compile_text(card.text), compile_text(theirs[folded(card.name)])
        assert printed.unmodelled == (), card.name
        assert ours.paragraphs == printed.paragraphs, card.name
        named = compile_card(card, theirs[folded(card.name)])
        assert named == compile_card(card, card.text), card.name


def test_all_cards_are_read_in_five_seconds() -> None:
    compile_text.cache_clear()
    read_line.cache_clear()
    begun = perf_counter()
    for card in CARDS:
        compile_text(card.text)
    assert perf_counter() - begun < 5


def test_then_makes_two_actions_and_a_full_stop_does_not() -> None:
    two = compile_text("Deal 3 damage to any target, then draw 2 cards.").paragraphs
    assert two == ((1, OnActivation(((Damage(Number(3), Target(AnyTarget())),), (Draw(Number(2)),)))),)
    one = compile_text("Draw 1 card.\nDiscard 1 card from hand.").paragraphs[0][1]
    assert isinstance(one, OnActivation)
    assert len(one.actions) == 1


def test_paragraphs_count_as_printed_and_a_joined_block_has_its_first_number() -> None:
    compiled = compile_text(
        "While in preparation:\n\nAt the end of your turn, draw 1 card.\n\nWhen activated, gain 1 HP."
    )
    assert [number for number, _ in compiled.paragraphs] == [1, 3]


def test_a_paragraph_that_depends_on_the_one_before_belongs_to_it() -> None:
    compiled = compile_text(
        "At the end of your turn, draw 1 card.\n\nThen, the opponent loses 1 HP.\n\nThen draw 1 card."
    )
    ((number, part),) = compiled.paragraphs
    assert number == 1
    assert isinstance(part, Triggered)
    assert len(part.actions) == 3
    apart = compile_text("Draw 1 card.\n\nThen gain 1 HP.").paragraphs
    assert [number for number, _ in apart] == [1, 2]


def test_what_is_not_understood_says_where_and_what_would_be() -> None:
    compiled = compile_text("Draw 1 card.\n\nFlibber the gnostic wug.\n\nAt the begining of your turn, draw 1 card.")
    assert compiled.status == "partial"
    assert [part.paragraph for part in compiled.unmodelled] == [2, 3]
    assert "Flibber the gnostic wug" in compiled.unmodelled[0].why
    assert "word 3" in compiled.unmodelled[1].why
    assert "“at the beginning of your turn”" in compiled.unmodelled[1].why


def test_what_is_read_sentence_by_sentence_and_makes_no_sense_together_says_so() -> None:
    compiled = compile_text("Draw 1 card.\n\nX is at most 4.")
    assert compiled.unmodelled[0].paragraph == 2
    assert len(compiled.paragraphs) == 1


def test_two_readings_are_an_error() -> None:
    one, other = Tree("number", [Token("NUMBER", "1")]), Tree("number", [Token("NUMBER", "2")])
    with pytest.raises(TwoWays):
        reading(Tree("_ambig", [one, other]))
    assert reading(Tree("_ambig", [one, one])) == Number(1)


def test_another_cards_name_is_not_taken_for_its_own() -> None:
    assert compile_text("Destroy Bastion.", "Bastion").unmodelled == ()
    assert "another card" in compile_text("Destroy Bastion.", "Ice wall").unmodelled[0].why


def test_it_is_the_chosen_card_or_the_card_itself() -> None:
    chosen = read_paragraph("1 Wind component of yours applies its effects, and then put it into your hand.")
    assert isinstance(chosen, OnActivation)
    assert chosen.actions[1][0].what == That()  # type: ignore[union-attr]
    itself = read_paragraph("After use as a component: Discard it.")
    assert isinstance(itself, Triggered)
    assert itself.actions[0][0].what == Itself()  # type: ignore[union-attr]


def test_an_ability_has_its_cost_apart() -> None:
    part = compile_text("Main phase: Pay 1 Fire Mana to deal 1 damage to the opponent.").paragraphs[0][1]
    assert isinstance(part, Ability)
    assert len(part.cost) == 1
    assert part.actions == ((Damage(Number(1), Who("opponent")),),)


def test_pay_to_do_is_an_ability_of_what_stays_in_play_and_a_choice_of_a_spell() -> None:
    text = "You may pay 1 Fire Mana to draw 1 card."
    spell, _ = compile_card(Card("Practice spell", type="spell", text=text))
    ring, _ = compile_card(Card("Practice ring", type="equipment", slot="ring", text=text))
    assert isinstance(spell.paragraphs[0][1], OnActivation)
    assert isinstance(spell.paragraphs[0][1].actions[0][0], May)
    assert isinstance(ring.paragraphs[0][1], Ability)


def test_digits_can_be_changed_from_outside_and_words_cannot() -> None:
    part = read_paragraph("Deal 3 damage to any target.")
    assert not isinstance(part, str)
    assert changed(part, lambda n: n * 2) == read_paragraph("Deal 6 damage to any target.")
    a_card = read_paragraph("Draw a card.")
    assert not isinstance(a_card, str)
    assert changed(a_card, lambda n: n * 2) == a_card


def test_reminders_are_dropped_and_restrictions_kept() -> None:
    assert normalised("Quickcast (This spell can be activated at any time)") == "Quickcast"
    assert normalised("Transmutable : Drop") == "Transmutable: Drop"
    assert "(or 4" in normalised("Inflicts 3 damage to any target (or 4 if you're a Mage Noir).")
    assert "excluded" in normalised("Draw 1 card per Water component in play (Permanents excluded).")


def test_only_unconditional_words_are_in_the_name() -> None:
    named = {card.name: compile_card(card)[0].words for card in CARDS}
    assert "time" in named["Century"]
    assert "ore" not in named["Rock"]
    assert isinstance(compile_text("Transmutable: Ice").paragraphs[0][1], Keyword)


def test_an_x_on_the_card_is_told() -> None:
    found = {card.name: compile_card(card)[0] for card in CARDS}
    assert [name for name, card in found.items() if card.hp_x] == ["Desert wall"]
    assert found["Ina's meteor"].x == "mineral"


def test_coverage_is_told_card_by_card() -> None:
    out = StringIO()
    call_command("card_coverage", "--json", stdout=out)
    rows = {row["card"]: row for row in json.loads(out.getvalue())}
    assert len(rows) == len(CARDS)
    assert rows["Tornado"]["status"] == "compiled"
    assert rows["Leap in time"]["status"] == "by hand"
    assert not any(row["left"] for row in rows.values())


@pytest.mark.parametrize(
    "text",
    [
        "If " + " and ".join(["you are a Mage Noir"] * 18) + ", draw 1 card.",
        'This spell gains "' * 24 + "Quickcast" + '"' * 24 + ".",
        "Wind " * 99 + ".",
        " and ".join(["draw 1 card"] * 30) + ".",
        "Draw 1 card. " * 5000,
    ],
)
def test_no_text_takes_long(text: str) -> None:
    began = perf_counter()
    compile_text(text)
    assert perf_counter() - began < 5
