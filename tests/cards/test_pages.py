"""Card pages and the API of the cards."""

import pytest
from django.test import Client

from cards import collection

pytestmark = pytest.mark.django_db


def test_every_card_has_its_page(client: Client) -> None:
    for slug, filed in collection.current().filed.items():
        answer = client.get(f"/cards/{slug}/")
        assert answer.status_code == 200, slug
        assert filed.card.slug in answer.content.decode()


def test_a_card_page_tells_its_facts_text_notes_and_companions(client: Client) -> None:
    page = client.get("/cards/tornado/").content.decode()
    for words in (
        "Tornade",
        "CT:Tornado.2",
        "CD:Tornado.1",
        "Clauses it rests on",
        "What can be its Wind",
        "Seed in the wind",
        "the list is complete",
    ):
        assert words in page, words


def test_a_note_that_says_nothing_keeps_its_number_and_says_why(client: Client) -> None:
    page = client.get("/cards/zap/").content.decode()
    assert "CD:Zap.1" in page
    assert "Quickcast" in page


def test_an_incomplete_card_says_so(client: Client) -> None:
    page = client.get("/cards/queen-bee/").content.decode()
    assert "incomplete" in page
    assert "record is not complete" in page


def test_two_cards_together(client: Client) -> None:
    page = client.get("/cards/tornado+seed-in-the-wind/").content.decode()
    assert "Seed in the wind can be the Wind component that Tornado needs." in page
    assert "DR-6.5" in page
    assert client.get("/cards/tornado+nothing-here/").status_code == 404
    assert (
        client.get("/cards/", {"with": "tornado", "q": "Seed in the wind"})["Location"]
        == "/cards/tornado+seed-in-the-wind/"
    )


def test_what_was_mended_is_listed(client: Client) -> None:
    assert "IGNITION" in client.get("/cards/mended/").content.decode().upper()


@pytest.mark.parametrize("q", ["<script>alert(1)</script>", "t:", "cost<=", '"', "x" * 1000, "-"])
def test_any_query_answers(client: Client, q: str) -> None:
    answer = client.get("/cards/", {"q": q, "stay": "1"})
    assert answer.status_code == 200
    assert b"<script>alert" not in answer.content


def test_the_api_offers_all_of_it(client: Client) -> None:
    card = client.get("/api/cards/tornado/").json()
    assert (card["name"], card["cost"], card["components"]) == ("Tornado", {"air": 3}, {"Wind": 1})
    assert card["clauses_complete"]
    assert {"cite": "CD:Tornado.1"}.items() <= card["notes"][0].items()
    assert client.get("/api/cards/Howler's robe/").json()["name"] == "Air mage's robe"
    assert client.get("/api/cards/", {"q": "slot:ring"}).json()["count"] == 4
    assert len(client.get("/api/cards.json").json()["cards"]) == len(collection.current().cards)
    both = client.get("/api/cards/tornado/with/seed-in-the-wind/").json()
    assert "DR-6.5" in {clause["cite"] for clause in both["clauses"]}
    assert client.get("/api/cards/nothing/").status_code == 404
