"""What a page of the sandbox opens with: a link, an example, a card, a clause, a saved scenario, or an empty board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from cards import collection
from engine.assumptions import SILENCES

from . import examples, links, trying

EMPTY: Mapping[str, Any] = {"scenario": 1, "turn": "A", "players": {"A": {}, "B": {}}, "ether": [{}, {}], "do": []}


@dataclass(frozen=True)
class Opened:
    """`problem` says why it is not what was asked for."""

    study: Mapping[str, Any] = field(default_factory=lambda: dict(EMPTY))
    problem: str = ""
    id: str = ""
    example: str = ""

    @property
    def title(self) -> str:
        return str(self.study.get("title") or "")


def opened(asked: QueryDict) -> Opened:
    if "s" in asked:
        found = links.decode(asked.get("s", ""))
        return Opened(problem=found) if isinstance(found, str) else Opened(found)
    if "example" in asked:
        example = examples.every().get(asked.get("example", ""))
        return _of_example(example) if example else Opened(problem="No example is called so.")
    if "card" in asked:
        return _of_card(asked.get("card", ""))
    if "clause" in asked:
        shown = examples.of_clause(asked.get("clause", ""))
        return _of_example(shown[0]) if shown else Opened(problem="No example shows this clause yet.")
    return Opened()


def _of_example(example: examples.Example) -> Opened:
    return Opened(example.scenario, example=example.key)


def _of_card(name: str) -> Opened:
    books = collection.current()
    card = books.cards.get(name) or books.find(name[:100])
    return Opened(trying.scenario(card, books.cards.values())) if card else Opened(problem="No card is called so.")


def boot(found: Opened, asked: QueryDict) -> dict[str, Any]:
    """What the page's script starts from."""
    step = asked.get("step", "")
    return {
        "study": found.study,
        "id": found.id,
        "problem": found.problem,
        "node": asked.get("node", "")[:20],
        "step": int(step) if step.isascii() and step.isdigit() and len(step) < 6 else None,
        "silences": silences(),
    }


def silences() -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "question": one.question,
            "default": one.default,
            "other": one.other,
            "reason": one.reason,
            "concerns": list(one.concerns),
        }
        for name, one in SILENCES.items()
    ]
