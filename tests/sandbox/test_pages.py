"""The sandbox's pages as the server makes them: what they open with, the form without script, the ruling sheet."""

import html
import json
import re

import pytest
from django.test import Client

from cards import collection
from sandbox import examples, links, playing, trying

from .asking import FIRE, TABLE, ask

pytestmark = pytest.mark.django_db

SHOWN = {**TABLE, "question": "Who is hit?", "do": [{**FIRE, "answers": [{"target": "B"}, {"may": False}]}]}
HOSTILE = "<script>alert(1)</script> [x](javascript:alert(1))"


def boot(page: str) -> dict[str, object]:
    found = re.search(r'<script id="boot" type="application/json">(.*?)</script>', page, re.S)
    assert found
    read: dict[str, object] = json.loads(found[1])
    return read


def page(client: Client, address: str, status: int = 200) -> str:
    answer = client.get(address)
    assert answer.status_code == status
    return answer.content.decode()


def test_it_opens_with_a_link_an_example_a_card_or_a_clause(client: Client) -> None:
    assert boot(page(client, f"/sandbox/?s={links.encode(SHOWN)}"))["study"] == SHOWN
    example = examples.every()["ce-crimson-rings"]
    assert boot(page(client, f"{example.url}&step=3&node=nabcdef"))["study"] == example.scenario
    assert boot(page(client, f"{example.url}&step=3&node=nabcdef"))["step"] == 3
    assert "Trying Tornado" in page(client, "/sandbox/?card=tornado")
    assert boot(page(client, f"/sandbox/?clause={example.clause}"))["study"]
    assert boot(page(client, "/sandbox/"))["silences"]


@pytest.mark.parametrize("query", ["s=1.xx", "s=9.abc", "example=none", "card=none", "clause=DR-99"])
def test_what_cannot_be_opened_is_told_on_an_empty_board(client: Client, query: str) -> None:
    found = boot(page(client, f"/sandbox/?{query}", 400))
    assert found["problem"]
    assert found["study"]


def test_without_script_a_form_resolves(client: Client) -> None:
    answer = client.post("/sandbox/", {"yaml": json.dumps(SHOWN)})
    assert answer.status_code == 200
    told = answer.content.decode()
    assert "inflicts 2 damage to B" in told
    assert "DR-5.1" in told
    assert "/sandbox/sheet/?s=" in told
    wrong = client.post("/sandbox/", {"yaml": "a: ["})
    assert wrong.status_code == 400
    assert "not YAML" in wrong.content.decode()


def test_every_card_can_be_tried() -> None:
    books = collection.current()
    for card in books.cards.values():
        found = playing.report(trying.scenario(card, books.cards.values()), positions=False)
        assert (card.name, found["status"]) == (card.name, "resolved")


def test_the_sheet_tells_the_ruling_with_what_decides_it(client: Client) -> None:
    told = page(client, f"/sandbox/sheet/?s={links.encode(SHOWN)}")
    for part in ("Who is hit?", "B is at 18 HP", "Deal 2 damage", "DR-5.1", "<svg", "Taken: 1", "DR 1.1"):
        assert part in html.unescape(told), part
    assert "style=" not in told


def test_the_sheet_of_a_saved_scenario_has_its_short_link(client: Client) -> None:
    made = ask(client, "scenarios", {"scenario": SHOWN}).json()
    told = page(client, f"/sandbox/s/{made['id']}/sheet/")
    assert f"http://localhost:8000/sandbox/s/{made['id']}/" in told


def test_the_sheet_in_french(client: Client) -> None:
    told = html.unescape(page(client, f"/sandbox/sheet/?s={links.encode(SHOWN)}&lang=fr"))
    assert '<html lang="fr"' in told
    assert "Activation de « Flamme draconique »." in told
    assert "B est à 18 PV" in told


def test_the_sheet_as_text_to_paste(client: Client) -> None:
    address = f"/sandbox/sheet/?s={links.encode({**SHOWN, 'title': HOSTILE})}"
    for kind in ("md", "txt", "yaml"):
        answer = client.get(f"{address}&as={kind}")
        assert answer["Content-Type"] == "text/plain; charset=utf-8"
    markdown = page(client, f"{address}&as=md")
    assert not re.search(r"(?<!\\)<script", markdown)
    assert "\\[x\\](javascript" in markdown
    assert "](http://localhost:8000/rules/DR/5.1/)" in markdown


def test_hostile_text_is_shown_as_text(client: Client) -> None:
    study = {**SHOWN, "title": HOSTILE, "question": HOSTILE, "do": [{"judge": "damage B 2", "reason": HOSTILE}]}
    for address in (f"/sandbox/sheet/?s={links.encode(study)}", f"/sandbox/?s={links.encode(study)}"):
        assert "<script>alert" not in page(client, address)
    assert "<script>alert" not in client.post("/sandbox/", {"yaml": json.dumps(study)}).content.decode()


def test_a_node_of_the_tree_has_its_own_sheet(client: Client) -> None:
    node = {"id": "nother", "parent": "root", "move": {"judge": "gain B 5"}, "answer": None, "children": []}
    root = {"id": "root", "parent": None, "move": None, "answer": None, "children": ["nother"]}
    code = links.encode({**TABLE, "lines": {"root": root, "nother": node}, "do": []})
    assert "B is at 25 HP" in page(client, f"/sandbox/sheet/?s={code}&node=nother")


def test_other_pages_lead_here(client: Client) -> None:
    assert "/sandbox/?card=tornado" in page(client, "/cards/tornado/")
    assert "/sandbox/?example=dr-10-5" in page(client, "/rules/DR/10.5/")


def test_a_sheet_of_nothing_readable_says_so(client: Client) -> None:
    assert "no position" in page(client, f"/sandbox/sheet/?s={links.encode({'scenario': 7})}", 400)
