"""What is understood of a typed text: on the page, from the API, and on the pages of the cards."""

import random
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from cards import collection, understanding
from cards.card import TYPES
from cards.compiler.loading import phrases
from cards.reading_page import LONGEST_TEXT
from cards.understanding import NOT_UNDERSTOOD, NOTHING, UNDERSTOOD, WITH

pytestmark = pytest.mark.django_db
TEXT = """Phase shift any player by 1.

Then the same player draws 1 card.

(A reminder of something.)

Wobble the moon.

Choose 1:

- Draw 1 card.

- Gain 1 HP."""


def test_each_paragraph_has_its_status_and_meaning() -> None:
    found = understanding.of_text(TEXT)
    assert [(one.number, one.status, len(one.printed)) for one in found.paragraphs] == [
        (1, UNDERSTOOD, 1), (2, WITH, 2), (4, NOT_UNDERSTOOD, 1), (5, UNDERSTOOD, 3),
    ]  # fmt: skip
    first, second, third, _ = found.paragraphs
    assert (first.meanings[0].kind, first.meanings[0].actions) == ("on activation", 2)
    assert "that player draws 1 card" in first.meanings[0].says
    assert second.joins == 1
    assert "Wobble" in third.why
    assert found.status == "partial"
    assert set(found.by_number) == set(range(1, 8))


def test_a_reminder_alone_says_nothing() -> None:
    assert [one.status for one in understanding.of_text("(Only this.)").paragraphs] == [NOTHING]


def test_what_stays_in_play_is_used_and_not_activated() -> None:
    text = "You may pay 1 Air Mana to draw 1 card."
    kinds = [understanding.of_text(text, type_=kind).paragraphs[0].meanings[0].kind for kind in ("spell", "ritual")]
    assert kinds == ["on activation", "ability"]


def test_the_page_without_a_text_asks_for_one(client: Client) -> None:
    page = client.get("/cards/reading/").content.decode()
    assert 'name="text"' in page
    assert "appears here" in page


def test_the_page_works_without_script_and_htmx_gets_the_part(client: Client) -> None:
    page = client.post("/cards/reading/", {"text": TEXT}).content.decode()
    for words in ("<h1>", "not understood", "read with paragraph 1", "5–7", "2 indivisible actions"):
        assert words in page, words
    part = client.post("/cards/reading/", {"text": TEXT}, headers={"HX-Request": "true"}).content.decode()
    assert "<h1>" not in part
    assert "not understood" in part


def test_it_begins_with_the_text_of_a_card_that_is_asked_for(client: Client) -> None:
    page = client.get("/cards/reading/?card=tornado").content.decode()
    assert "third from the top" in page
    assert 'value="Tornado"' in page
    assert client.get("/cards/reading/?card=nothing").status_code == 200


def test_a_text_that_is_too_long_is_refused_in_words(client: Client) -> None:
    page = client.post("/cards/reading/", {"text": "x" * (LONGEST_TEXT + 1)}).content.decode()
    assert "at most 2,000 characters" in page
    answer = client.post("/api/cards/reading/", {"text": "x" * (LONGEST_TEXT + 1)}, content_type="application/json")
    assert answer.status_code == 400


def test_what_is_typed_is_shown_as_text(client: Client) -> None:
    page = client.post("/cards/reading/", {"text": "<script>alert(1)</script>", "name": '"><b>'}).content.decode()
    assert "<script>alert" not in page
    assert '"><b>' not in page


@pytest.mark.parametrize("seed", range(40))
def test_any_text_answers(client: Client, seed: int) -> None:
    chance = random.Random(seed)
    words = [*phrases(), "\x00", "\n\n", "•", "“", "(", ")", ":", '"', "'s", "🂠", "9" * 30, "é"]
    text = " ".join(chance.choice(words) for _ in range(60))[:LONGEST_TEXT]
    values = {"text": text, "name": chance.choice(["", "Wind"]), "type": chance.choice(TYPES), "language": "en"}
    assert client.post("/cards/reading/", values).status_code == 200


def test_only_some_methods_are_taken(client: Client) -> None:
    assert client.put("/cards/reading/").status_code == 405
    assert client.get("/api/cards/reading/").status_code == 405


def _asked(client: Client, **values: Any) -> Any:
    return client.post("/api/cards/reading/", values, content_type="application/json")


def test_the_api_says_the_same(client: Client) -> None:
    found = _asked(client, text=TEXT).json()
    assert found["status"] == "partial"
    assert [one["status"] for one in found["paragraphs"]] == [UNDERSTOOD, WITH, NOT_UNDERSTOOD, UNDERSTOOD]
    assert found["paragraphs"][1]["joins"] == 1
    assert found["paragraphs"][0]["meanings"][0]["actions"] == 2
    french = _asked(client, text="Draw 1 card.", language="fr").json()
    assert french["paragraphs"][0]["meanings"][0]["says"]


@pytest.mark.parametrize("values", [{}, {"text": 3}, {"text": "x", "type": "cow"}, {"text": "x", "language": "de"}])
def test_a_wrong_request_is_refused(client: Client, values: dict[str, Any]) -> None:
    assert _asked(client, **values).status_code == 400


def test_a_request_nested_too_deep_is_refused(client: Client) -> None:
    deep = "[" * 100_000
    assert client.post("/api/cards/reading/", deep, content_type="application/json").status_code == 400


def test_a_request_that_is_too_large_is_not_read(client: Client) -> None:
    text = {"text": "x" * settings.DATA_UPLOAD_MAX_MEMORY_SIZE}
    assert client.post("/api/cards/reading/", text, content_type="application/json").status_code == 413


def test_the_page_of_a_card_tells_how_the_engine_reads_it(client: Client) -> None:
    page = client.get("/cards/tornado/").content.decode()
    assert page.count("How the engine reads it") == 2
    assert "read whole" in page
    page = client.get("/cards/iron-rock/").content.decode()
    assert "read as corrected" in page
    assert "CD:Iron rock.2" in page
    assert "read as corrected" not in client.get("/cards/lightning-blade/").content.decode()


def test_the_cards_page_leads_there(client: Client) -> None:
    assert "/cards/reading/" in client.get("/cards/").content.decode()
    assert "reading" not in collection.current().filed
