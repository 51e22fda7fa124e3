"""Card pages and the API of the cards."""

from dataclasses import replace

import pytest
from django.test import Client

from cards import collection, pairs
from cards.browsing import groups

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


def test_the_form_for_two_cards_sent_empty_chooses_none(client: Client) -> None:
    assert client.get("/cards/", {"with": "tornado", "q": ""}).status_code == 200


@pytest.mark.parametrize("q", ["Tornado", "tornade", "TORNADO"])
def test_a_name_opens_the_card(client: Client, q: str) -> None:
    assert client.get("/cards/", {"q": q})["Location"] == "/cards/tornado/"
    assert client.get("/cards/", {"q": q, "stay": "1"}).status_code == 200


def test_a_paragraph_on_the_page_of_two_cards_leads_to_its_card(client: Client) -> None:
    page = client.get("/cards/tornado+seed-in-the-wind/").content.decode()
    assert 'href="/cards/tornado/#CT1"' in page
    assert 'href="#CT' not in page


def test_only_a_meeting_of_components_cites_the_clause_on_components() -> None:
    books = collection.current()
    reader = replace(books.filed["tornado"].card, text="Discard 1 Zap.", components={})
    pair = pairs.together(books.filed["zap"], replace(books.filed["tornado"], card=reader))
    assert [(meeting.says, meeting.cite) for meeting in pair.meeting] == [("The text of Tornado names Zap.", "")]


@pytest.mark.parametrize(
    ("citation", "status"),
    [("CD:Tornado.1", 302), ("CD:Tornado", 302), ("CT:Tornado.2", 302), ("CD:Tornado.99", 404), ("CT:Tornado.0", 404)],
)
def test_a_citation_leads_to_a_note_or_paragraph_that_exists(client: Client, citation: str, status: int) -> None:
    assert client.get(f"/cite/{citation}/").status_code == status
    assert client.get("/api/citations/", {"text": citation}).status_code == (200 if status == 302 else 404)


def test_a_filter_is_chosen_only_where_the_query_has_it_whole() -> None:
    every = list(collection.current())
    choices = {choice.term: choice for group in groups(every, "-e:air t:ritual") for choice in group.choices}
    assert not choices["e:air"].chosen
    assert choices["t:ritual"].chosen
    assert choices["t:ritual"].query == "-e:air"
    assert 'set:"Way of the Warrior-Mage"' in choices
    assert choices['set:"Way of the Warrior-Mage"'].label == "Way of the Warrior-Mage"


def test_what_the_rules_tell_of_a_card_is_not_passed_off_as_a_note(client: Client) -> None:
    page = client.get("/cards/queen-bee/").content.decode()
    assert "What the rules tell of it" in page
    assert "CD:Queen bee" not in page
    record = client.get("/api/cards/queen-bee/").json()
    assert record["notes"] == []
    assert record["told"][0]["clauses"] == ["DR-7.2"]
    assert client.get("/cite/CD:Queen bee.1/").status_code == 404
