"""Short words for what may be declared and for how things came out. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.mana import Mana
from engine.plays import Play
from engine.state import State

from .prose.changes import Change, changes

VERBS = {"prepare": "prepares", "channel": "channels", "activate": "activates", "use": "uses"}
WENT = {"discard": "discarded", "exile": "exiled", "hand": "back in hand", "deck": "back in the deck"}
WON = {"draw": "a draw", "players": "the players win", "adversary": "the Adversary wins"}


def play(state: State, one: Play) -> str:
    if one.verb == "trade":
        return f"{one.by} trades {mana(one.give)} for {mana(one.take)}"
    ability = f", ability {one.ability}" if one.ability > 1 else ""
    return f"{one.by} {VERBS.get(one.verb, one.verb)} {state.cards[one.card].name}{ability}"


def mana(amount: Mana) -> str:
    return " and ".join(f"{n} {element.capitalize()}" for element, n in amount.as_dict().items()) or "nothing"


def summaries(start: Mapping[str, Any], outcomes: Sequence[Mapping[str, Any]]) -> list[str]:
    """One line an outcome: what has changed since the start; where two would read the same, what tells them apart."""
    lines = [summary(start, one["final"], one["status"]) for one in outcomes]
    twice = {line for line, count in Counter(lines).items() if count > 1}
    return [
        f"{line} ({_facts(one['differs'])})" if line in twice and one["differs"] else line
        for line, one in zip(lines, outcomes, strict=True)
    ]


def _facts(differs: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {_value(value)}" for name, value in differs.items())


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return str(value)


def summary(start: Mapping[str, Any], end: Mapping[str, Any] | None, status: str) -> str:
    if not end:
        return status
    told = ", ".join(_short(one) for one in changes(start, end)) or "nothing has changed"
    return told if status == "resolved" else f"{status}: {told}"


def _short(one: Change) -> str:
    return {
        "wins": WON.get(one.name, f"{one.name} wins"),
        "hp": f"{one.name} at {one.value}",
        "went": f"{one.name} {WENT.get(str(one.value), 'gone')}",
        "entered": f"{one.name} in play",
        "form": f"{one.name} {one.value}",
        "card hp": f"{one.name} at {one.value}",
        "hand": f"{one.name} holds {one.value} card{'' if one.value == 1 else 's'}",
    }[one.what]
