"""Asking the API as a browser does."""

from typing import Any

from django.test import Client

TABLE: dict[str, Any] = {
    "scenario": 1,
    "title": "Two Crimson rings",
    "turn": "A",
    "players": {
        "A": {
            "reserve": {"fire": 2},
            "hand": ["Flame"],
            "board": [
                {"card": "Draconic flame", "as": "dragon", "is": "prepared"},
                {"card": "Crimson ring", "as": "my-ring"},
            ],
        },
        "B": {"reserve": {"fire": 1}, "board": [{"card": "Crimson ring", "as": "their-ring"}]},
    },
}
FIRE: dict[str, Any] = {"by": "A", "activate": "dragon"}


def ask(client: Client, call: str, body: Any) -> Any:
    return client.post(f"/api/sandbox/{call}/", body, content_type="application/json")


def told(client: Client, call: str, body: Any) -> Any:
    answer = ask(client, call, body)
    assert answer.status_code == 200, answer.content
    return answer.json()
