import pytest

from rules.search import Searcher


def cites(searcher: Searcher, text: str) -> list[str]:
    return [hit.cite for hit in searcher.search(text, limit=50).hits]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("doc:RB", {"RB-trading-mana", "RB-equipment", "RB-rings", "RB-main-phase"}),
        ("doc:rb -mana -main", {"RB-equipment", "RB-rings"}),
        ("doc:CD or doc:CE", {"CD:Tornado.1", "CE-chains"}),
        ("clause:6", {"DR-6", "DR-6.5", "DR-6.50"}),
        ("clause:DR-6.5", {"DR-6.5"}),
        ("clause:rb-equipment", {"RB-equipment", "RB-rings"}),
        ("lang:fr", {"AA-animal-epuise", "AA-main"}),
        ("is:card", {"Tornado", "Seed"}),
        ("kind:note", {"CD:Tornado.1"}),
        ("rank<=2", {"CD:Tornado.1"}),
        ("cost<=1", {"Seed"}),
        ("cost>1", {"Tornado"}),
        ("e:fire", set()),
        ("e:AIR t:spell", {"Tornado"}),
        ("t:spell -e:air", {"Seed"}),
        ('"discard pile"', {"DR-6.5"}),
        ('"pile discard"', set()),
        ('"discarded piles"', {"DR-6.5"}),
        ('"graveyard order"', {"DR-6.5"}),
        ('text:"graveyard order"', set()),
        ("title:ring", {"RB-rings"}),
        ("mana -title:mana", {"DR-6.5"}),
        ('"as soon as" doc:RB', set()),
    ],
)
def test_what_must_be_met(searcher: Searcher, text: str, expected: set[str]) -> None:
    assert set(cites(searcher, text)) == expected
    assert searcher.search(text).errors == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour:red mana", "There is no colour: to search by. There are: clause, cost, doc, e, is, kind"),
        ("doc:XX mana", "There is no doc:XX. There are: aa, cd, ce, dr, rb"),
        ("cost<=cheap mana", "cost takes a number, as in cost<=3."),
        ("cost<=nan mana", "cost takes a number"),
        ("e<3 mana", "e takes a word, as in e:air."),
    ],
)
def test_what_cannot_be_followed_is_said_and_left_out(searcher: Searcher, text: str, said: str) -> None:
    results = searcher.search(text)
    assert results.errors[0].startswith(said)
    assert results.hits[0].cite == "RB-trading-mana"


def test_without_words_the_higher_authority_comes_first(searcher: Searcher) -> None:
    assert cites(searcher, "-is:card")[0] == "CD:Tornado.1"
    assert cites(searcher, "-is:card")[-1] == "CE-chains"
