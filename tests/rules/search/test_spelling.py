import pytest

from rules.search.analysis import stem
from rules.search.spelling import Speller

WORDS = {"indestructible": 9, "equipment": 30, "protector": 12, "side": 8, "deck": 40, "slowcast": 6, "cast": 9}
WORDS |= {"mana": 90, "main": 20, "discard": 50, "pile": 25, "example": 7, "effect": 40, "effort": 1}


@pytest.fixture(scope="module")
def speller() -> Speller:
    return Speller(WORDS, {stem(word, "en") for word in WORDS}, {"mulligan"})


@pytest.mark.parametrize(
    ("typed", "used"),
    [
        ("protecter", "protector"),
        ("equipmnet", "equipment"),
        ("indestrcutibel", "indestructible"),
        ("muligan", "mulligan"),
        ("indestructable", "indestructible"),
        ("sidedeck", "side deck"),
        ("efect", "effect"),
    ],
)
def test_a_slip_is_repaired(speller: Speller, typed: str, used: str) -> None:
    assert speller.repaired([typed]) == (used.split(), ((typed, used),))


@pytest.mark.parametrize("word", ["protectors", "mana", "the", "mulligan", "6.5", "zzz", "trample", "xylophone", "40"])
def test_what_is_known_or_like_nothing_stays(speller: Speller, word: str) -> None:
    assert speller.repaired([word]) == ([word], ())


def test_halves_are_joined(speller: Speller) -> None:
    assert speller.repaired(["slow", "cast", "mana"]) == (["slowcast", "mana"], (("slow cast", "slowcast"),))
    assert speller.repaired(["side", "deck"]) == (["side", "deck"], ())
