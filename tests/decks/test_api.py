"""Deck checks by the API: the same findings, and nothing that breaks it."""

import json
import time
from typing import Any

import pytest
from django.test import Client

from .shelf import FORTY

pytestmark = pytest.mark.django_db


def post(client: Client, address: str, body: Any) -> Any:
    content = body if isinstance(body, (str, bytes)) else json.dumps(body)
    return client.post(f"/api/{address}/", content, content_type="application/json")


def test_a_check(client: Client) -> None:
    answer = post(client, "decks/check", {"list": f"{FORTY}2 Tornadoe\nSB: 1 Ignition", "on": "2026-01-31"})
    report = answer.json()
    assert answer.status_code == 200
    assert (report["legal"], report["main"], report["side"], report["on"]) == (False, 42, 1, "2026-01-31")
    assert set(report) == {"legal", "verdict", "main", "side", "hash", "on", "findings"}
    unknown, banned = report["findings"]
    assert (unknown["rule"], unknown["line"], unknown["suggestions"]) == ("unknown", 11, ["Tornado"])
    assert (banned["level"], banned["rule"], banned["cite"], banned["card"]) == (
        "error",
        "banned",
        "DR-1.2",
        "Ignition",
    )


def test_many_and_sides(client: Client) -> None:
    lists = [
        {"player": "Ana", "list": FORTY},
        {"player": "Bo", "list": "1 Ignition"},
        {"player": "", "list": "1 a\n" * 500},
    ]
    rows = post(client, "decks/many", {"lists": lists}).json()["lists"]
    assert [row["player"] for row in rows] == ["List 3", "Bo", "Ana"]
    assert "500 lines" in rows[0]["refused"]
    body = {"registered": f"{FORTY}SB: 2 Zap", "played": FORTY.replace("4 Breath", "2 Breath\n2 Zap"), "game": 2}
    siding = post(client, "decks/sides", body).json()
    assert (siding["correct"], siding["moved_in"]) == (True, [{"card": "Zap", "copies": 2}])


def test_legality_on_a_day(client: Client) -> None:
    found = client.get("/api/legality/", {"on": "2025-11-04"}).json()
    assert len(found["in_force"]["entries"]) == 10
    assert client.get("/api/legality/", {"on": "2025-11-03"}).json()["in_force"] is None
    assert client.get("/api/legality/", {"on": "soon"}).status_code == 400
    assert client.get("/api/legality/", {"event": "nowhere"}).status_code == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ([], 400),
        ("{", 400),
        ("[" * 100_000, 400),
        ({"list": None}, 400),
        ({"list": 4}, 400),
        ({"list": "\x00"}, 400),
        ('{"list": "\\ud800"}', 400),
        ({"list": "1 a\n" * 500}, 400),
        ({"list": "x" * 60_000}, 400),
        ({"list": "Zap", "on": "soon"}, 400),
        ({"list": "Zap", "event": "nowhere"}, 404),
        (b"\xff\xfe", 400),
        ({"list": "x" * 10_000_000}, 413),
    ],
)
def test_bad_input_is_one_sentence(client: Client, body: Any, status: int) -> None:
    start = time.perf_counter()
    answer = post(client, "decks/check", body)
    assert time.perf_counter() - start < 1
    assert answer.status_code == status
    assert isinstance(answer.json()["detail"], str)


def test_any_list_gets_an_answer(client: Client) -> None:
    for text in ("", "\u202e4 Breath", "🜂 x4", "4 " + "é" * 79, "'; DROP TABLE", "<script>"):
        assert post(client, "decks/check", {"list": text}).status_code == 200
