"""The deck pages as a reader meets them, without a browser."""

import html
import json
import re
import time
from urllib.parse import quote

import pytest
from django.core.cache import cache
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks import register

from .shelf import FORTY
from .test_batch import FORMS, packed

pytestmark = pytest.mark.django_db

PAGES = [
    "/decks/",
    "/decks/check/",
    "/decks/many/",
    "/decks/sides/",
    "/decks/legality/",
    f"/decks/check/?list={quote(FORTY)}",
]


def said(answer: HttpResponse) -> str:
    return html.unescape(b"".join(answer).decode())


@pytest.mark.parametrize("address", PAGES)
def test_each_page_answers_without_inline_style_or_script(client: Client, address: str) -> None:
    answer = client.get(address)
    page = said(answer)
    assert answer.status_code == 200
    assert "<script>" not in page
    assert " style=" not in page


def test_a_list_is_checked_and_its_text_kept(client: Client) -> None:
    text = f"{FORTY}1 Ignition\r\n2 Tornadoe // <b>fast</b>\r\n"
    page = said(client.post("/decks/check/", {"list": text}))
    for words in ("Not legal", "Ignition is banned", "DR-1.2", "line 11", "No card is called “Tornadoe”"):
        assert words in page, words
    assert text in page
    assert "<b>fast</b>" not in client.post("/decks/check/", {"list": text}).content.decode()


def test_a_legal_list_says_so(client: Client) -> None:
    page = said(client.post("/decks/check/", {"list": FORTY}))
    assert "<h2>Legal</h2>" in page
    assert re.search(r'class="hash">[A-Z2-7]{4}-[A-Z2-7]{4}<', page)


def test_one_press_accepts_a_suggestion(client: Client) -> None:
    text = f"// mine\r\n{FORTY}2x  Tornadoe # fast\r\n"
    page = client.post("/decks/check/", {"list": text}).content.decode()
    (value,) = re.findall(r'name="accept" value="([^"]*)"', page)
    page = said(client.post("/decks/check/", {"list": text, "accept": html.unescape(value)}))
    assert text.replace("Tornadoe", "Tornado") in page
    assert "No card is called" not in page


@pytest.mark.parametrize("accept", ["", "|", "||", "x|Tornadoe|Tornado", "9|Tornadoe", "99999999|a|b", "1|a|b|c"])
def test_a_strange_acceptance_changes_nothing(client: Client, accept: str) -> None:
    assert "2 Tornadoe" in said(client.post("/decks/check/", {"list": "2 Tornadoe", "accept": accept}))


def test_a_file_is_read_and_shown(client: Client) -> None:
    file = SimpleUploadedFile("deck.txt", "4 Râ’s wrath".encode("cp1252"))
    assert "4 Râ’s wrath</textarea>" in said(client.post("/decks/check/", {"list": "", "file": file}))


def test_a_link_brings_the_list_along(client: Client) -> None:
    page = client.post("/decks/check/", {"list": FORTY, "on": "2025-01-01"}).content.decode()
    (link,) = re.findall(r'href="(/decks/check/\?list=[^"]+)"', page)
    page = said(client.get(html.unescape(link)))
    assert "No list of banned cards is on file for 1 January 2025" in page
    assert FORTY.strip() in page


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"list": "\x00\x01\x02"}, "not a text file"),
        ({"list": "1 a\n" * 500}, "500 lines"),
        ({"list": "4 Breath " * 10_000}, "characters"),
        ({"list": "\n".join(f"1 {chr(97 + n % 26) * (n // 26 + 3)}" for n in range(300))}, "different names"),
        ({"file": SimpleUploadedFile("a.bin", bytes(range(256)))}, "not a text file"),
    ],
)
def test_bad_input_is_said_and_the_text_is_still_there(client: Client, fields: dict[str, str], says: str) -> None:
    answer = client.post("/decks/check/", fields)
    page = said(answer)
    assert answer.status_code == 400
    assert says in page
    assert fields.get("list", "") in page


def test_a_day_that_is_none_is_said_and_the_list_is_checked(client: Client) -> None:
    for day in ("soon", "2026-02-31", "9" * 50):
        page = said(client.post("/decks/check/", {"list": FORTY, "on": day}))
        assert "is no day" in page
        assert "<h2>Legal</h2>" in page


@pytest.mark.parametrize("address", ["/decks/check/", "/decks/many/", "/decks/sides/", "/decks/check/sheet/"])
@pytest.mark.parametrize("size", [1_500_000, 10_000_000])
def test_ten_megabytes_are_refused_clearly_and_at_once(client: Client, address: str, size: int) -> None:
    body = "list=" + "x" * size
    start = time.perf_counter()
    answer = client.post(address, body, content_type="application/x-www-form-urlencoded")
    assert time.perf_counter() - start < 1
    assert answer.status_code == 413
    assert "too much at once" in said(answer)


@pytest.mark.parametrize("address", ["/decks/check/", "/decks/many/", "/decks/sides/", "/decks/check/sheet/"])
def test_posts_need_their_token(address: str) -> None:
    assert Client(enforce_csrf_checks=True).post(address, {"list": FORTY}).status_code == 403


def test_checks_are_limited(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr("rules.throttling.PageThrottle.get_rate", lambda self: "2/min")
    assert [client.post("/decks/check/", {"list": "Zap"}).status_code for _ in range(3)] == [200, 200, 429]


def test_the_sheet_has_a_box_for_each_copy_and_room_for_the_judge(client: Client) -> None:
    page = said(client.post("/decks/check/sheet/", {"list": f"{FORTY}SB: 2 Zap", "player": "Ana"}))
    assert page.count('type="checkbox"') == 42
    for words in ("Ana", "Round", "Status", "Judge", "Side deck", "Vegetal"):
        assert words in page
    by_name = said(client.post("/decks/check/sheet/", {"list": FORTY, "by": "name"}))
    assert by_name.index("Acceleration, copy 1") < by_name.index("Zephyr, copy 1")
    assert client.post("/decks/check/sheet/", {"list": ""}).status_code == 400


@pytest.mark.parametrize("form", FORMS)
def test_a_tournament_is_one_table_the_worst_on_top(client: Client, form: str) -> None:
    file = SimpleUploadedFile(f"sent.{'zip' if form == 'zip' else 'csv'}", FORMS[form])
    page = said(client.post("/decks/many/", {"files": file}))
    assert page.rstrip().endswith("</html>")
    assert "Ana</a>" in page
    assert "Bo</a>" in page


def test_progress_is_shown_while_lists_are_checked(client: Client) -> None:
    rows = "player,list\n" + "".join(f"P{n},4 Breath\n" for n in range(60))
    answer = client.post("/decks/many/", {"lists": rows})
    assert answer.streaming
    page = said(answer)
    assert page.index("25 of 60") < page.index("50 of 60") < page.index("<table")


def test_a_tournament_as_csv_and_json(client: Client) -> None:
    rows = f'player,list\nAna,"{FORTY}"\nBo,1 Ignition\n'
    answer = client.post("/decks/many/", {"lists": rows, "as": "csv"})
    assert answer["Content-Type"].startswith("text/csv")
    assert answer.content.decode().splitlines()[1].startswith("Bo,no,2,0,1,0,")
    lists = json.loads(client.post("/decks/many/", {"lists": rows, "as": "json"}).content)["lists"]
    assert [(row["player"], row["legal"]) for row in lists] == [("Bo", False), ("Ana", True)]


def test_what_many_lists_hold_is_refused_with_a_word(client: Client) -> None:
    bomb = SimpleUploadedFile("a.zip", packed([("a.txt", bytes(3_000_000))]))
    answer = client.post("/decks/many/", {"files": bomb})
    assert answer.status_code == 400
    assert "unpacks to far more" in said(answer)
    pasted = client.post("/decks/many/", {"lists": "player,colour\nA,red"})
    assert "player,colour" in said(pasted)


def test_side_decks_between_games(client: Client) -> None:
    fields = {"registered": f"{FORTY}SB: 2 Zap", "played": FORTY.replace("4 Breath", "2 Breath\n2 Zap"), "game": "1"}
    page = said(client.post("/decks/sides/", fields))
    assert "Game one is not played with the registered deck" in page
    assert "DR-1.4" in page
    assert "In order" in said(client.post("/decks/sides/", {**fields, "game": "2"}))
    assert client.post("/decks/sides/", {"registered": FORTY}).status_code == 400


def test_the_lists_by_date(client: Client) -> None:
    page = said(client.get("/decks/legality/"))
    for words in ("Underground mine and Delayed fate", "Knowledge of history", "DR-1.3", "banned-pairs"):
        assert words in page
    assert "No list is on file for that day" in said(client.get("/decks/legality/?on=2020-01-01"))


def test_an_event_is_offered_and_its_rules_hold(client: Client) -> None:
    register.add(
        "title: House\neffective: 2026-01-01\nkind: event\nevent: Lyon Open\nentries: [{kind: banned, cards: [Zap]}]"
    )
    text = f"{FORTY}1 Zap"
    assert "<option>Lyon Open</option>" in said(client.get("/decks/check/"))
    page = said(client.post("/decks/check/", {"list": text, "event": "Lyon Open"}))
    assert "Zap is banned" in page
    assert "By the rules of Lyon Open" in page
    page = said(client.post("/decks/check/", {"list": text, "event": "Paris"}))
    assert "No event of that name" in page
    assert "Zap is banned" not in page
    assert "Lyon Open" in said(client.get("/decks/legality/?event=Lyon+Open"))


def test_a_card_says_whether_it_is_legal(client: Client) -> None:
    for slug, words in (
        ("ignition", "banned"),
        ("delayed-fate", "not in one deck with underground mine"),
        ("breath", "legal"),
    ):
        assert words in said(client.get(f"/cards/{slug}/")).lower()


def test_a_change_of_theme_does_not_lose_the_list(client: Client) -> None:
    page = said(client.post("/decks/check/", {"list": FORTY}))
    back = re.search(r'name="next" value="([^"]+)"', page)
    assert back is not None
    answer = client.post("/theme/", {"theme": "dark", "next": back[1]}, follow=True)
    assert FORTY in said(answer)


def test_many_lists_ask_for_the_library_once(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    lists = "player,count,name\n" + "".join(f"P{number},1,Ignition\n" for number in range(60))
    with django_assert_max_num_queries(20):
        said(client.post("/decks/many/", {"lists": lists}))
