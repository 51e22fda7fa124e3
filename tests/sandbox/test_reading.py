"""What strangers send as a scenario becomes plain data, or is refused in words."""

from typing import Any

import pytest

from sandbox import bounds, reading
from sandbox.bounds import Refused


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "mapping"),
        ("[]", "mapping"),
        ("a: [", "line"),
        ("a: &x [1]\nb: *x", "aliases"),
        ("[" * 200, "deep"),
        ("- " * 500 + "a", "deep"),
        ("a: !!python/object:os.system x", "constructor"),
        ("a: .inf", "numbers"),
        ("a: .nan", "numbers"),
        (f"a: {10**12}", "numbers"),
        (f"a: {'9' * 6000}", "numbers"),
        (f"a: 0x{'f' * 6000}", "numbers|not YAML"),
        (f"a: 1{':1' * 50_000}", "numbers"),
        (f"a: !!int '1{':1' * 50_000}'", "numbers"),
        ("a: !!int ''", "tag"),
        ("a: !!float ''", "tag"),
        ("a: !!bool x", "tag"),
        ("a: !!timestamp x", "tag"),
        ("a: !!set {x, y}", "set"),
        ("a: !!binary aGk=", "bytes"),
        ("1.5: x", "key"),
        ("true: x", "key"),
        ("{[1]: x}", "not YAML"),
        ("a: \x00", "not YAML"),
        ("a: 1\n---\nb: 2", "document"),
        (f"a: {'x' * bounds.REQUEST_BYTES}", "bytes"),
    ],
)
def test_what_is_no_scenario_is_refused_in_words(text: str, word: str) -> None:
    with pytest.raises(Refused, match=word):
        reading.from_yaml(text)


def test_keys_and_days_become_text() -> None:
    assert reading.from_yaml("{1: {air: 1}, day: 2026-11-18}") == {"1": {"air": 1}, "day": "2026-11-18"}


@pytest.mark.parametrize("value", [b"x", object(), {1, 2}, "\ud800", "a\0b", float("nan"), 10**10, 10**4000])
def test_what_json_has_not_is_refused(value: Any) -> None:
    with pytest.raises(Refused):
        reading.plain({"a": [value]})


def test_what_is_too_much_is_told() -> None:
    many: dict[str, Any] = {"players": {"A": {"deck": ["Flame"] * (bounds.CARDS + 1)}}}
    assert "at most 400 cards" in reading.problems(many, {"flame"})[0]
    assert "entries" in reading.problems({"do": [{}] * (bounds.ENTRIES + 1)}, ())[0]
    assert "characters" in reading.problems({"cards": {"X": {"text": "y" * 5_000}}}, ())[0]
    assert "set" in reading.problems({"cards": {"X": {"sets": ["Core"]}}}, ())[0]
    assert "alone" in reading.problems({"cards": {str(n): {} for n in range(99)}}, ())[0]
    strange = {"players": {"A": {"hand": [f"nobody {n}" for n in range(20)]}}}
    assert "names of no card" in reading.problems(strange, {"flame"})[0]
    assert reading.problems({"players": {"A": {"hand": ["Flâme", {"card": "Flame"}]}}, "do": None}, {"flame"}) == []
