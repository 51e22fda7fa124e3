"""A state as JSON and back, the same: every record by its name, effects in waiting tasks included."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from . import state as states
from .effects import abilities, amounts, choosing, conditions, mana_verbs, preparing, selectors, standing, verbs
from .mana import Mana
from .state import but

RECORDS: dict[str, type] = {
    found.__name__: found
    for module in (states, selectors, conditions, amounts, mana_verbs, choosing, verbs, preparing, standing, abilities)
    for found in vars(module).values()
    if isinstance(found, type) and is_dataclass(found)
}


def dumps(value: Any) -> str:
    """Records of the engine, and tuples of them, as JSON."""
    return json.dumps(_plain(value), sort_keys=True, separators=(",", ":"))


def loads(text: str) -> Any:
    """What `dumps` has written."""
    return _record(json.loads(text))


def save(state: states.State) -> str:
    return dumps(state)


def load(text: str) -> states.State:
    found = loads(text)
    if not isinstance(found, states.State):
        raise ValueError("this is no saved state")
    return found


def fingerprint(state: states.State) -> str:
    """What makes a position the same as an earlier one: all of it but counters, depths and answers."""
    waiting = [(task.does, [(k, v) for k, v in task.data.items() if k != "run"]) for task in state.agenda]
    cards = [but(card, since=0) for card in state.cards.values()]
    lasting = [but(rule, since=0) for rule in state.lasting]
    table = (state.turn, state.phase, state.ether, state.winner, state.uses, state.pending, state.following)
    runs = [sorted(run.items()) for run in state.runs.values() if run]
    return repr((table, sorted(state.players.items()), cards, lasting, waiting, runs[-1:]))


def _plain(value: Any) -> Any:
    if isinstance(value, Mana):
        return {"is": "Mana", "has": value.as_dict()}
    if is_dataclass(value) and not isinstance(value, type):
        return {"is": type(value).__name__, **{f.name: _plain(getattr(value, f.name)) for f in fields(value)}}
    if isinstance(value, tuple):
        return {"is": "tuple", "has": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {"is": "dict", "has": [[key, _plain(item)] for key, item in value.items()]}
    return value


def _record(value: Any) -> Any:
    if isinstance(value, list):
        return [_record(item) for item in value]
    if not isinstance(value, dict):
        return value
    kind = value["is"]
    if kind == "Mana":
        return Mana.of(value["has"])
    if kind == "tuple":
        return tuple(_record(item) for item in value["has"])
    if kind == "dict":
        return {key: _record(item) for key, item in value["has"]}
    return RECORDS[kind](**{name: _record(item) for name, item in value.items() if name != "is"})
