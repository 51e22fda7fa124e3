"""Broken documents: always a clear status, never a server error, nothing saved."""

import json
from typing import Any

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandbox.models import Saved
from sandbox.watching import FAILED

from .asking import FIRE, TABLE, ask

pytestmark = pytest.mark.django_db

WORDS = st.sampled_from(
    [
        "A", "B", "Z", "Tornado", "Flame", "flame", "dragon", "main", "coop", "prepared", "channeled", "fire", "X", "",
        "<script>alert(1)</script>", "{{ 7*7 }}", "damage B 2", "\u202e", "é" * 50, "Inflicts 3 damage to any target.",
    ]
)  # fmt: skip
KEYS = st.sampled_from(
    [
        "scenario", "title", "turn", "phase", "mode", "players", "ether", "cards", "do", "assume", "expect", "lines",
        "root", "A", "B", "C", "Adversary", "hp", "reserve", "hand", "deck", "board", "card", "as", "is", "mana",
        "gained", "used", "x", "by", "activate", "prepare", "use", "ability", "trade", "give", "take", "go", "judge",
        "answers", "respond", "when", "target", "may", "text", "type", "cost", "components", "element", "fire",
    ]
)  # fmt: skip
LEAVES = st.none() | st.booleans() | st.integers(-3, 10**12) | st.floats(allow_nan=False) | WORDS
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=25
)
CALLS = st.sampled_from(["resolve", "legal", "why-not", "outcomes", "scenarios"])
FUZZED = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def broken(document: Any, path: list[int], value: Any) -> Any:
    """The document with one place in it changed."""
    if not path or not isinstance(document, dict | list) or not document:
        return value
    keys = list(document) if isinstance(document, dict) else list(range(len(document)))
    key = keys[path[0] % len(keys)]
    changed = dict(document) if isinstance(document, dict) else list(document)
    changed[key] = broken(document[key], path[1:], value)  # type: ignore[index]
    return changed


@given(CALLS, st.lists(st.integers(0, 9), min_size=1, max_size=6), VALUES)
@FUZZED
def test_a_scenario_with_one_thing_wrong(client: Client, call: str, path: list[int], value: Any) -> None:
    whole = {"scenario": {**TABLE, "do": [{**FIRE, "answers": [{"target": "B"}]}]}, "entry": FIRE}
    look(client, call, broken(whole, path, value))


@given(CALLS, VALUES)
@FUZZED
def test_anything_at_all(client: Client, call: str, value: Any) -> None:
    look(client, call, {"scenario": value, "entry": value})
    look(client, call, value)


def look(client: Client, call: str, body: Any) -> None:
    before = Saved.objects.count()
    answer = ask(client, call, json.dumps(body))
    assert answer.status_code in (200, 201, 400, 422), answer.content
    assert FAILED.encode() not in answer.content
    told = answer.json()
    assert told.get("detail") or answer.status_code in (200, 201)
    assert Saved.objects.count() == before + (answer.status_code == 201)


@pytest.mark.parametrize("body", ["{", "[]", "null", "3", '"x"', "NaN", '{"scenario": NaN}', "[" * 5000, "\ud800"])
@pytest.mark.parametrize("call", ["resolve", "legal", "why-not", "outcomes", "scenarios"])
def test_what_is_not_even_json(client: Client, call: str, body: str) -> None:
    answer = client.post(
        f"/api/sandbox/{call}/", body.encode("utf-8", "surrogatepass"), content_type="application/json"
    )
    assert answer.status_code == 400
    assert answer.json()["detail"]
    assert not Saved.objects.exists()
