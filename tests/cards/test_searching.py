"""Cards in the one search box and on the browse page."""

import pytest
from django.test import Client

from cards import browsing, collection
from cards.card import folded

pytestmark = pytest.mark.django_db


def found(query: str) -> set[str]:
    books = collection.current()
    cards, errors = browsing.matching(books, query)
    assert errors == ()
    return {filed.card.name for filed in cards}


def those(test: str) -> set[str]:
    """The cards for which a Python expression over the card holds: an independent way to the same answer."""
    books = collection.current()
    return {c.name for c in books.cards.values() if eval(test, {"c": c, "folded": folded})}


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("t:equipment slot:weapon", "c.slot == 'weapon'"),
        ("e:fire t:spell", "c.element == 'fire' and c.type == 'spell'"),
        ("t:permanent cost<=3", "c.type == 'permanent' and c.total_cost <= 3"),
        ("fire>=2", "c.cost.get('fire', 0) != 'X' and c.cost.get('fire', 0) >= 2"),
        ("comp:flame", "'Flame' in c.components"),
        ("is:transmutable", "bool(c.transmutable)"),
        ('set:"Base game"', "'Base game' in c.sets"),
        ("t:equipment -e:air", "c.type == 'equipment' and c.element != 'air'"),
        ("t:ritual e:fire or e:water", "c.type == 'ritual' and c.element in ('fire', 'water')"),
        ("hp>=5", "isinstance(c.hp, int) and c.hp >= 5"),
        ('t:spell text:"any target"', "c.type == 'spell' and 'any target' in c.text.lower()"),
        ("kw:autumn", "'Autumn' in c.text"),
        ("t:spell", "c.type == 'spell'"),
    ],
)
def test_operators_find_exactly_the_cards_they_name(query: str, test: str) -> None:
    assert found(query) == those(test) != set()


def test_notes_can_be_searched() -> None:
    assert "Animated tree" not in found("note:zenith")
    assert "Zenith ritual" in found("note:zenith")


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("Tornado", "tornado"),
        ("tornade", "tornado"),
        ("RAS WRATH", "ra-s-wrath"),
        ("kerlochs robe", "kerloc-h-s-robe"),
        ("maelstrom", "maelstrom"),
        ("Howler's robe", "air-mage-s-robe"),
    ],
)
def test_a_name_in_either_language_opens_the_card(client: Client, typed: str, slug: str) -> None:
    assert client.get("/search/", {"q": typed})["Location"] == f"/cards/{slug}/"


@pytest.mark.parametrize(("typed", "name"), [("tornadoo", "Tornado"), ("divine hamer strike", "Divine hammer strike")])
def test_small_mistakes_in_a_name_still_find_the_card_first(typed: str, name: str) -> None:
    books = collection.current()
    cards, _ = browsing.matching(books, typed)
    assert cards[0].card.name == name


def test_one_hit_opens_the_card(client: Client) -> None:
    assert client.get("/cards/", {"q": "slot:back"})["Location"] == "/cards/galactic-mantle/"


def test_a_citation_of_a_note_leads_to_it(client: Client) -> None:
    for address in ("/cite/CD:Tornado.1/", "/search/?q=CD:Tornado.1"):
        assert client.get(address)["Location"] == "/cards/tornado/#CD1"


def test_counts_are_of_what_was_found() -> None:
    cards, _ = browsing.matching(collection.current(), "t:ritual -is:incomplete")
    groups = {group.title: group for group in browsing.groups(cards, "t:ritual")}
    elements = {choice.term: choice.count for choice in groups["Element"].choices}
    assert elements["e:fire"] == 2
    assert sum(elements.values()) == 13
