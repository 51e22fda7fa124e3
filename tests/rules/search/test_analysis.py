import pytest

from rules.search.analysis import language_of, stem, stems, telling, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("At-any-time effects", ["at", "any", "time", "effects"]),
        ("Kerloc’h's robe", ["kerloch", "robe"]),
        ("L'Éther d’à côté", ["ether", "a", "cote"]),
        ("player's can't", ["player", "cant"]),
        ("inflict -1 damage, 2-4 cards, 0", ["inflict", "-1", "damage", "2", "4", "cards", "0"]),
        ("see 10.7.2) and DR-6.5.", ["see", "10.7.2", "and", "dr", "6.5"]),
        ("e\u0301puise\u0301", ["epuise"]),
        ("½ ﷺ 😀", words("½ ﷺ")),
        ("", []),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@pytest.mark.parametrize(
    ("one", "other"),
    [("copies", "copy"), ("chosen", "choice"), ("destruction", "destroyed"), ("lost", "losing"), ("zero", "0")],
)
def test_forms_of_a_word_share_a_stem(one: str, other: str) -> None:
    assert stem(one, "en") == stem(other, "en")


def test_the_languages_do_not_share_stems() -> None:
    assert stem("main", "en") != stem("main", "fr")
    assert stems("Animaux épuisés", "fr") == stems("animaux épuisé", "fr")


def test_a_question_is_about_its_telling_words() -> None:
    assert telling(["when", "can", "i", "use", "any", "protector"]) == ["any", "protector"]
    assert telling(["can", "i"]) == ["can", "i"]
    assert telling(["what", "is", "to"], {"is"}) == ["is", "to"]


@pytest.mark.parametrize(
    ("text", "language"), [("quand piocher", "fr"), ("épuisé", "fr"), ("main phase", "en"), ("", "en")]
)
def test_language(text: str, language: str) -> None:
    assert language_of(text, words(text)) == language
