import pytest

from rules.search.analysis import words
from rules.search.thesaurus import WEIGHT, Meaning, Thesaurus, load


def test_single_words_in_any_form() -> None:
    thesaurus = Thesaurus(means={"graveyard, trash": "discard pile, exile ^0.3"})
    assert thesaurus.of_word("graveyards") == (Meaning(("discard", "pile"), WEIGHT), Meaning(("exile",), 0.3))
    assert thesaurus.of_word("trash") == thesaurus.of_word("graveyard")
    assert thesaurus.of_word("discard") == ()


def test_same_goes_both_ways() -> None:
    thesaurus = Thesaurus(same=["hp, health points"])
    assert thesaurus.of_word("hp") == (Meaning(("health", "points")),)
    assert list(thesaurus.of_words(["my", "health", "point"])) == [(1, 3, (Meaning(("hp",)),))]


def test_keys_of_several_words_skip_small_ones() -> None:
    thesaurus = Thesaurus(means={"end of the turn": "cleanup"})
    assert list(thesaurus.of_words(["at", "end", "turn"])) == [(1, 3, (Meaning(("cleanup",)),))]


def test_a_key_that_would_shrink_to_one_word_is_an_error() -> None:
    with pytest.raises(ValueError, match="only 'play' would count"):
        Thesaurus(means={"in play": "board"})


FOREIGN = """
    graveyard banish negate tap untap stack respond instant priority life mill sideboard mulligan legendary haste
    blocker land cast upkeep token equip etb ltb sacrifice fizzle forfeit judge cheat forbidden swap boss pet coop
    pioche défausse exil sort épuisé dégâts composant
    """


def test_the_words_of_other_games_and_french_ones_are_there() -> None:
    assert [word for word in words(FOREIGN) if not load().of_word(word)] == []


def test_every_meaning_is_worth_less_than_the_word_itself() -> None:
    assert all(0 < meaning.weight < 1 and meaning.words for row in load()._meanings.values() for meaning in row)
