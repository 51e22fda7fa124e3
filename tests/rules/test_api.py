"""The API says what the pages say; it is described, cached, limited, and survives its own schema."""

import pytest
from django.core.cache import cache
from django.test import Client

from rules import library

pytestmark = pytest.mark.django_db


def test_documents_come_highest_authority_first(client: Client) -> None:
    results = client.get("/api/documents/").json()["results"]
    assert [document["key"] for document in results] == ["DR", "RB", "AA", "SC", "CE"]
    assert results[0]["versions"][0]["effective"] == "2025-11-04"


def test_a_clause_has_its_words_its_place_and_its_links(client: Client) -> None:
    clause = client.get("/api/clauses/DR-6.5/").json()
    assert (clause["cite"], clause["parent"], clause["rank"], clause["version"]) == ("DR-6.5", "DR-6", 4, "1.1")
    assert clause["wordings"][0]["origin"] == "our words"
    assert "DR-6.3" in clause["refers_to"]
    assert "mana-release-order" in clause["disagreements"]
    assert client.get(clause["permalink"].removeprefix("http://localhost:8000"), follow=True).status_code == 200


def test_lists_are_paged(client: Client) -> None:
    first = client.get("/api/clauses/", {"document": "DR", "size": 10}).json()
    assert (len(first["results"]), first["count"]) == (10, 83)
    assert client.get(first["next"]).json()["results"][0]["cite"] != first["results"][0]["cite"]


def test_a_citation_is_resolved_however_it_is_typed(client: Client) -> None:
    for typed in ("6.5", "dr 6.5", "DR-6.5"):
        assert client.get("/api/citations/", {"text": typed}).json()["cite"] == "DR-6.5"
    assert client.get("/api/citations/", {"text": "nothing"}).status_code == 404


def test_search_answers_as_the_page_does(client: Client) -> None:
    found = client.get("/api/search/", {"q": "indestructible"}).json()
    assert found["hits"][0]["cite"] == "DR-3.2.2"
    assert client.get("/api/search/", {"q": "x", "page": "0"}).status_code == 400


def test_differences_between_two_versions(client: Client) -> None:
    asked = {"document": "AA", "from": "1-en-ours", "to": "1-fr-ours"}
    found = client.get("/api/differences/", asked).json()
    assert {change["kind"] for change in found["changes"]} == {"changed"}
    assert client.get("/api/differences/", {**asked, "to": "none"}).status_code == 404


def test_the_bulk_file_holds_everything(client: Client) -> None:
    bulk = client.get("/api/corpus.json").json()
    assert {clause["cite"] for clause in bulk["clauses"]} == set(library.current().rules)
    assert bulk["fingerprint"] == library.current().fingerprint


@pytest.mark.parametrize("address", ["/api/clauses/DR-6.5/", "/api/corpus.json", "/api/documents/"])
def test_an_answer_known_already_is_304(client: Client, address: str) -> None:
    tag = client.get(address).headers["ETag"]
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 304


def test_too_many_calls_are_429_with_a_time_to_wait(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr("rest_framework.throttling.AnonRateThrottle.get_rate", lambda self: "3/min")
    answers = [client.get("/api/documents/") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["Retry-After"]) > 0


def test_search_pages_are_limited_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr("rules.throttling.PageThrottle.get_rate", lambda self: "2/min")
    assert [client.get("/search/suggest/", {"q": "a"}).status_code for _ in range(3)] == [200, 200, 429]


def test_the_page_that_explains_it_names_every_call(client: Client) -> None:
    page = client.get("/api/").content.decode()
    for address in client.get("/api/schema/", headers={"Accept": "application/json"}).json()["paths"]:
        assert address in page
