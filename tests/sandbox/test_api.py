"""The sandbox's API: steps and positions, questions with their answers, what may be declared, every outcome."""

import time
from typing import Any

import pytest
from django.test import Client

from cards import collection
from sandbox import bounds, examples, playing, trying
from sandbox.watching import FAILED

from .asking import FIRE, TABLE, ask, told

pytestmark = pytest.mark.django_db


def test_a_scenario_is_resolved_with_the_position_after_each_action(client: Client) -> None:
    given = [{"target": "B"}, {"may": False}]
    found = told(client, "resolve", {"scenario": {**TABLE, "do": [{**FIRE, "answers": given}]}})
    assert found["status"] == "resolved"
    assert found["steps"][0]["event"] == "activate dragon"
    assert all(step["cites"] for step in found["steps"])
    assert found["positions"][0]["after"] == 0
    assert found["positions"][0]["players"]["B"]["hp"] == 20
    assert found["positions"][-1]["players"]["B"]["hp"] == found["final"]["players"]["B"]["hp"] == 18
    assert any(one["waiting"] for one in found["positions"])
    assert not found["stopped"]


def test_an_open_question_says_who_answers_and_what_is_allowed(client: Client) -> None:
    found = told(client, "resolve", {"scenario": {**TABLE, "do": [FIRE]}, "plays": True})
    assert found["status"] == "awaiting"
    question = found["question"]
    assert (question["by"], question["kind"], question["more"]) == ("A", "target", False)
    assert {"A", "B"} <= set(question["answers"])
    assert question["cites"]
    assert found["plays"] == []


def test_what_may_be_declared_next_comes_along(client: Client) -> None:
    found = told(client, "resolve", {"scenario": TABLE, "plays": True})
    assert {"by": "A", "activate": "dragon"} in [play["entry"] for play in found["plays"]]
    books = collection.current().cards
    tried = told(client, "resolve", {"scenario": trying.scenario(books["tornado"], books.values()), "plays": True})
    tornado = next(play for play in tried["plays"] if "prepare" in play["entry"])
    assert (tornado["text"], tornado["cost"]) == ("A prepares Tornado", {"air": 3})
    assert all(tornado["components"])


def test_yaml_is_read_and_given_back_as_data(client: Client) -> None:
    found = told(client, "resolve", {"yaml": "scenario: 1\ntitle: Nothing yet\n"})
    assert (found["status"], found["title"]) == ("resolved", "Nothing yet")
    assert found["scenario"] == {"scenario": 1, "title": "Nothing yet"}


def test_what_is_not_allowed_has_a_reason_and_its_clauses(client: Client) -> None:
    wrong = {"by": "A", "activate": "my-ring"}
    assert told(client, "resolve", {"scenario": {**TABLE, "do": [wrong]}})["status"] == "illegal"
    found = told(client, "why-not", {"scenario": TABLE, "entry": wrong})
    assert not found["allowed"]
    assert found["reason"]
    assert found["cites"]
    assert told(client, "why-not", {"scenario": TABLE, "entry": FIRE}) == {"allowed": True, "reason": "", "cites": []}


@pytest.mark.parametrize(
    ("entry", "allowed"),
    [
        ({"go": "end"}, True),
        ({"judge": "damage B 2"}, True),
        ({"judge": "dance B"}, False),
        ({"by": "A", "trade": {"give": {"fire": 3}, "take": {"air": 1}}}, False),
        ({"by": "Z", "activate": "dragon"}, False),
        ({"by": "A", "activate": "nobody"}, False),
        ({}, False),
        ({**FIRE, "answers": [{"target": "B"}]}, True),
        ({**FIRE, "answers": [{"target": "nobody"}]}, False),
    ],
)
def test_any_entry_can_be_asked_about(client: Client, entry: dict[str, Any], allowed: bool) -> None:
    found = told(client, "why-not", {"scenario": TABLE, "entry": entry})
    assert found["allowed"] is allowed
    assert bool(found["reason"]) is not allowed


def test_where_a_question_is_open_nothing_else_may_be_declared(client: Client) -> None:
    found = told(client, "why-not", {"scenario": {**TABLE, "do": [FIRE]}, "entry": FIRE})
    assert "has to answer first" in found["reason"]
    assert told(client, "legal", {"scenario": {**TABLE, "do": [FIRE]}})["plays"] == []


def test_legal_plays_of_one_player_or_of_both(client: Client) -> None:
    mine = told(client, "legal", {"scenario": TABLE, "player": "A"})
    assert mine["complete"]
    assert {row["entry"]["by"] for row in (*mine["plays"], *mine["refused"])} == {"A"}
    both = told(client, "legal", {"scenario": TABLE})
    assert len(both["plays"]) >= len(mine["plays"])
    assert all(row["reason"] and row["cites"] for row in both["refused"])
    wrong = told(client, "legal", {"scenario": TABLE, "player": "Z"})
    assert wrong["problems"] == ["player: one of A, B"]


def test_every_outcome_with_who_decides_and_the_way_to_it(client: Client) -> None:
    found = told(client, "outcomes", {"scenario": {**TABLE, "do": [FIRE]}})
    assert found["complete"]
    assert found["depends"]
    assert set(found["deciders"]) == {"A", "B"}
    assert len({row["summary"] for row in found["found"]}) == len(found["found"]) > 2
    assert any(row["answers"][0] == {"by": "A", "kind": "target", "answer": "B"} for row in found["found"])
    few = told(client, "outcomes", {"scenario": {**TABLE, "do": [FIRE]}, "limit": 2})
    assert (few["complete"], few["tried"], few["limit"]) == (False, 2, 2)


def test_the_worked_examples_are_listed_and_run(client: Client) -> None:
    rows = client.get("/api/sandbox/examples/").json()
    assert len(rows) == len(examples.every()) > 60
    assert all(row["title"] and row["clause"] and row["url"] for row in rows)
    one = client.get(f"/api/sandbox/examples/{rows[0]['key']}/").json()
    assert told(client, "resolve", {"scenario": one})["status"] == one["expect"]["status"]
    assert client.get("/api/sandbox/examples/nothing/").status_code == 404


def test_cards_to_place_are_found_by_name(client: Client) -> None:
    rows = client.get("/api/sandbox/cards/", {"q": "tornado"}).json()
    assert rows[0]["name"] == "Tornado"
    assert rows[0]["cost"] == {"air": 3}
    assert len(client.get("/api/sandbox/cards/").json()) > 200


def test_a_request_that_is_too_large_is_not_read(client: Client) -> None:
    answer = ask(client, "resolve", {"yaml": "x" * (bounds.REQUEST_BYTES + 1)})
    assert answer.status_code == 413
    assert "bytes" in answer.json()["detail"]


def test_a_search_stops_when_the_time_is_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.watching.Clock.going", lambda *_: False)
    found = told(client, "outcomes", {"scenario": {**TABLE, "do": [FIRE]}})
    assert not found["complete"]
    stopped = told(client, "resolve", {"scenario": {**TABLE, "do": [{**FIRE, "answers": [{"target": "B"}]}]}})
    assert (stopped["status"], stopped["stopped"]) == ("stopped", True)
    legal = told(client, "legal", {"scenario": TABLE})
    assert not legal["complete"]


def test_a_fault_of_ours_is_told_and_logged(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: Any, **__: Any) -> Any:
        raise KeyError("ours")

    monkeypatch.setattr(playing, "play", breaks)
    assert told(client, "resolve", {"scenario": TABLE})["problems"] == [FAILED]
    assert told(client, "legal", {"scenario": TABLE})["problems"] == [FAILED]
    assert told(client, "why-not", {"scenario": TABLE, "entry": FIRE})["reason"] == FAILED
    assert told(client, "outcomes", {"scenario": TABLE})["problems"] == [FAILED]
    assert ask(client, "scenarios", {"scenario": TABLE}).status_code == 422
    assert "KeyError" in caplog.text


def test_what_hangs_is_cut_off_and_said(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def hangs(*_: Any, **__: Any) -> Any:
        while True:
            pass

    real = playing.Clock
    monkeypatch.setattr(playing, "Clock", lambda: real(0.1, 0.2))
    monkeypatch.setattr(playing, "play", hangs)
    begun = time.monotonic()
    assert told(client, "resolve", {"scenario": TABLE})["status"] == "stopped"
    assert told(client, "legal", {"scenario": TABLE})["status"] == "stopped"
    assert "too long" in told(client, "why-not", {"scenario": TABLE, "entry": FIRE})["reason"]
    assert not told(client, "outcomes", {"scenario": TABLE})["complete"]
    assert ask(client, "scenarios", {"scenario": TABLE}).status_code == 422
    assert time.monotonic() - begun < 4
