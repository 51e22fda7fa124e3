import pytest

from rules.citations import Citation, cited_in, parse_citation


@pytest.mark.parametrize(
    ("typed", "cite"),
    [
        ("DR-6.5", "DR-6.5"),
        ("dr 6.5", "DR-6.5"),
        ("6.5", "DR-6.5"),
        (" 6.5) ", "DR-6.5"),
        ("dr6.5", "DR-6.5"),
        ("section 4.2", "DR-4.2"),
        ("10", "DR-10"),
        ("rb-trading-mana", "RB-trading-mana"),
        ("RB: Trading Mana", "RB-trading-mana"),
        ("AA-Épuisement comme coût", "AA-epuisement-comme-cout"),
        ("CE-at-any-time-effects", "CE-at-any-time-effects"),
        ("cd:Tornado.1", "CD:Tornado.1"),
        ("CT:Seed in the wind", "CT:Seed in the wind"),
        ("TR-2.1", "TR-2.1"),
    ],
)
def test_what_people_type_is_understood(typed: str, cite: str) -> None:
    assert str(parse_citation(typed)) == cite


@pytest.mark.parametrize("typed", ["", "protector", "6.5 discard", "DR-", "4..2", "1" * 300, "rb6.5"])
def test_what_is_no_citation_is_none(typed: str) -> None:
    assert parse_citation(typed) is None


def test_citations_in_prose_are_found_once_each_in_order() -> None:
    text = "See [DR-6.5] and [CD:Seed in the wind.2], again [DR-6.5]; not [this] nor DR-4."
    assert cited_in(text) == [Citation("DR", "6.5"), Citation("CD", "Seed in the wind", 2)]
