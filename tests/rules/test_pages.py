"""Pages as a reader meets them, without a browser."""

from urllib.parse import unquote

import pytest
from django.core.cache import cache
from django.test import Client, override_settings
from django.urls import Resolver404, resolve

from rules import library
from rules.disagreements import register

pytestmark = pytest.mark.django_db

PAGES = [
    "/",
    "/rules/",
    "/rules/DR/",
    "/rules/AA/?lang=fr",
    "/rules/DR/6.5/",
    "/rules/RB/glossary-protector/",
    "/rules/AA/l-exil/?lang=fr",
    "/rules/DR/6.5/history/",
    "/rules/DR/versions/",
    "/rules/AA/compare/",
    "/glossary/",
    "/authority/",
    "/disagreements/",
    "/search/?q=protector",
    "/search/",
    "/search/syntax/",
    "/api/",
]


@pytest.mark.parametrize("address", PAGES)
def test_each_page_answers_with_the_policy_and_the_disclaimer(client: Client, address: str) -> None:
    answer = client.get(address)
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "not affiliated with the publisher" in page
    policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "<script>" not in page
    assert " style=" not in page


def test_every_clause_in_force_has_its_page(client: Client) -> None:
    for rule in library.current().rules.values():
        answer = client.get(f"/rules/{rule.document.key}/{rule.key}/")
        assert answer.status_code == 200, rule.cite
        assert rule.cite in answer.content.decode()


def test_a_clause_page_tells_rank_date_version_neighbours_and_references(client: Client) -> None:
    page = client.get("/rules/DR/6.5/").content.decode()
    for words in (
        "rank 4 of 5",
        "4 November 2025",
        "version 1.1",
        'rel="prev"',
        'rel="next"',
        "It refers to",
        "Referred to by",
        'property="og:title" content="DR-6.5',
        "/c/DR/chronology-of-discarding/",
        "data-copy=",
        "Prevails",
        "Yields",
    ):
        assert words in page, words


def test_either_side_of_each_disagreement_shows_it(client: Client) -> None:
    books = library.current()
    for entry in register():
        for cite in entry.cites:
            if rule := books.rules.get(cite):
                page = client.get(f"/rules/{rule.document.key}/{rule.key}/").content.decode()
                assert f'id="h-{entry.id}"' in page, (entry.id, cite)


@pytest.mark.parametrize("typed", ["6.5", "dr 6.5", "DR-6.5"])
def test_a_number_typed_into_the_box_jumps(client: Client, typed: str) -> None:
    assert client.get("/search/", {"q": typed}, follow=True).request["PATH_INFO"] == "/rules/DR/6.5/"


def test_a_slip_is_mended_and_said(client: Client) -> None:
    page = client.get("/search/", {"q": "indestructable"}).content.decode()
    assert "Showing hits for" in page
    assert "indestructable" in page
    assert "DR-3.2.2" in page


def test_hits_stand_in_their_section_with_the_words_marked(client: Client) -> None:
    page = client.get("/search/", {"q": "indestructible"}).content.decode()
    assert "<mark>Indestructible</mark>" in page
    assert 'aria-label="Inside 3.2 Keyword definitions"' in page


@pytest.mark.parametrize(
    "q", ["<script>alert(1)</script>", '"unbalanced', "doc:", "-", "🜂" * 300, "\x00", "a" * 5000, "doc:XX"]
)
def test_any_query_answers_and_nothing_is_injected(client: Client, q: str) -> None:
    for address in ("/search/", "/search/suggest/"):
        answer = client.get(address, {"q": q})
        assert answer.status_code == 200
        assert b"<script>alert" not in answer.content


@pytest.mark.parametrize(
    "address", ["/rules/XX/", "/rules/DR/99/", "/cite/nonsense/", "/c/DR/nothing/", "/rules/DR/compare/?from=7"]
)
def test_what_is_not_there_is_a_clear_404(client: Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert b"There is nothing here." in answer.content


def test_spelling_of_an_address_is_forgiven(client: Client) -> None:
    answer = client.get("/rules/sc/if-it-doesnt-have-a-keyword/", follow=True)
    assert answer.request["PATH_INFO"] == "/rules/SC/if-it-doesn-t-have-a-keyword/"


def test_the_theme_is_remembered_and_leads_nowhere_else() -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post("/theme/", {"theme": "dark"}).status_code == 403
    token = client.get("/").cookies["csrftoken"].value
    answer = client.post("/theme/", {"theme": "dark", "next": "https://evil.example/", "csrfmiddlewaretoken": token})
    assert answer["Location"] == "/"
    assert 'data-theme="dark"' in client.get("/").content.decode()


def test_health_says_what_agrees(client: Client) -> None:
    assert client.get("/healthz").json() == {"ok": True, "database": "ok", "corpus": "ok", "index": "ok"}
    library.Corpus.objects.update(fingerprint="other")
    sick = client.get("/healthz")
    assert sick.status_code == 503
    assert "load_corpus" in sick.json()["corpus"]


def test_the_pages_of_one_kind_of_hits_stay_with_that_kind(client: Client) -> None:
    page = client.get("/search/", {"q": "damage", "kind": "card", "stay": "1"}).content.decode()
    assert "page=2&amp;stay=1&amp;kind=card" in page


@pytest.mark.parametrize(
    "address", ["/rules/DR/%00/", "/rules/%00/", "/rules/%00/versions/", "/rules/DR/a%00/history/"]
)
def test_an_address_with_a_null_character_never_reaches_the_database(address: str) -> None:
    with pytest.raises(Resolver404):
        resolve(unquote(address))


@override_settings(PAGE_RATE="2/min")
def test_a_forged_forwarded_address_does_not_escape_the_limits(client: Client) -> None:
    cache.clear()
    codes = [
        client.get("/search/?q=mana&stay=1", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(3)
    ]
    cache.clear()
    assert codes == [200, 200, 429]
