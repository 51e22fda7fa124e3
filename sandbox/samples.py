"""Requests as they are shown in the API's description."""

from typing import Any

from drf_spectacular.utils import OpenApiExample

TORNADO: dict[str, Any] = {
    "scenario": 1,
    "title": "Tornado applies a Wind",
    "turn": "A",
    "players": {
        "A": {
            "deck": ["Flame"],
            "board": [
                {"card": "Tornado", "is": "prepared"},
                {"card": "Seed in the wind", "as": "seed", "is": "channeled", "mana": {"air": 2, "vegetal": 2}},
            ],
        },
        "B": {},
    },
    "do": [{"by": "A", "activate": "tornado", "answers": [{"target": "B"}, {"target": "seed"}]}],
}
OPEN = {**TORNADO, "do": [{"by": "A", "activate": "tornado"}]}
BEFORE = {**TORNADO, "do": []}


def _asked(name: str, value: dict[str, Any]) -> list[OpenApiExample]:
    return [OpenApiExample(name, value=value, request_only=True)]


RESOLVE = _asked("Tornado and Seed in the wind", {"scenario": TORNADO, "plays": True})
LEGAL = _asked("What A may declare", {"scenario": BEFORE, "player": "A"})
WHY_NOT = _asked("A component is activated", {"scenario": BEFORE, "entry": {"by": "A", "activate": "seed"}})
OUTCOMES = _asked("Whatever A targets", {"scenario": OPEN, "limit": 500})
SAVE = _asked("Saved", {"scenario": TORNADO})
