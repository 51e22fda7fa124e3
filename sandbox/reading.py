"""Scenarios from strangers: YAML or JSON in, plain bounded data out, or why not. Pure."""

import math
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

import yaml

from cards.card import folded
from engine.state import ZONES

from . import bounds
from .bounds import Refused

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_OPENS = (
    yaml.BlockSequenceStartToken,
    yaml.BlockMappingStartToken,
    yaml.FlowSequenceStartToken,
    yaml.FlowMappingStartToken,
)
_CLOSES = (yaml.BlockEndToken, yaml.FlowSequenceEndToken, yaml.FlowMappingEndToken)
_OF_NUMBERS = frozenset("0123456789:._+-")


def from_yaml(text: str) -> dict[str, Any]:
    """The scenario in a text; one that is no scenario is refused."""
    if len(text.encode("utf-8", "replace")) > bounds.REQUEST_BYTES:
        raise Refused(f"A scenario has at most {bounds.REQUEST_BYTES:,} bytes.")
    try:
        _look_over(text)
        return plain(yaml.load(text, Loader=_Loader))  # noqa: S506 - the safe loader, in C where there is one
    except yaml.YAMLError as error:
        raise Refused(f"not YAML: {_where(error)}") from error
    except Refused:
        raise
    except (ValueError, RecursionError, OverflowError) as error:
        raise Refused(f"not YAML: {error}") from error
    except (LookupError, AttributeError, TypeError) as error:  # what the loader trips over: `!!int ""`, `!!bool x`
        raise Refused("not YAML: a tag that does not fit what it stands before.") from error


def _look_over(text: str) -> None:
    """Before anything is built: a few bytes of aliases could stand for gigabytes, and nesting has an end."""
    depth = 0
    for token in yaml.scan(text, Loader=_Loader):
        if isinstance(token, yaml.AliasToken):
            raise Refused(f"line {token.start_mark.line + 1}: write it out; a scenario has no YAML aliases.")
        if isinstance(token, yaml.ScalarToken) and _is_endless(token.value):
            raise Refused(f"line {token.start_mark.line + 1}: numbers are smaller than {bounds.NUMBER:,}.")
        depth += isinstance(token, _OPENS) - isinstance(token, _CLOSES)
        if depth > bounds.DEPTH:
            raise Refused(f"line {token.start_mark.line + 1}: nested too deep.")


def _is_endless(written: str) -> bool:
    """YAML reads `1:2:3` in base 60, and takes seconds over thousands of such digits."""
    return len(written) > bounds.DIGITS and _OF_NUMBERS.issuperset(written)


def _where(error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    told = getattr(error, "problem", None) or str(error)
    return f"line {mark.line + 1}: {told}" if mark is not None else str(told)


def plain(document: Any) -> dict[str, Any]:
    """The document as JSON has it: text for keys, nothing but texts, numbers, truth values, lists and mappings."""
    if not isinstance(document, Mapping):
        raise Refused("a scenario is a mapping")
    found = _plain(document, 0)
    assert isinstance(found, dict)
    return found


def _plain(value: Any, depth: int) -> Any:
    if depth > bounds.DEPTH:
        raise Refused("nested too deep.")
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, int | float):
        return _number(value)
    if isinstance(value, Mapping):
        return {_key(key): _plain(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item, depth + 1) for item in value]
    if isinstance(value, date):
        return value.isoformat()
    raise Refused(f"{type(value).__name__}: a scenario has texts, numbers, truth values, lists and mappings.")


def _text(text: str) -> str:
    if "\0" in text or any("\ud800" <= c <= "\udfff" for c in text):
        raise Refused("half a character, or none: save the scenario as UTF-8.")
    return text


def _number(number: float) -> float:
    if (isinstance(number, float) and not math.isfinite(number)) or abs(number) >= bounds.NUMBER:
        raise Refused(f"numbers are smaller than {bounds.NUMBER:,}.")
    return number


def _key(key: Any) -> str:
    if isinstance(key, str):
        return _text(key)
    if isinstance(key, bool) or not isinstance(key, int):
        raise Refused(f"{key!r} is no key; quote it.")
    return str(_number(key))


def problems(scenario: Mapping[str, Any], known: Iterable[str]) -> list[str]:
    """What of the scenario is more than is taken; `known` are the folded names of cards."""
    found = list(_too_many(scenario))
    names = list(_names(scenario.get("players")))
    if len(names) > bounds.CARDS:
        found.append(f"players: at most {bounds.CARDS} cards in all, not {len(names)}")
    found += [f"{name[:40]}…: no card is called so" for name in names if len(name) > bounds.NAME_CHARACTERS][:1]
    strange = sorted(set(names) - set(known)) if not found else []
    if len(strange) > bounds.UNKNOWN_NAMES:
        found.append(f"players: {len(strange)} names of no card, {', '.join(strange[: bounds.UNKNOWN_NAMES])} …")
    return found


def _too_many(scenario: Mapping[str, Any]) -> Iterable[str]:
    own, entries, lines = (scenario.get(key) for key in ("cards", "do", "lines"))
    if isinstance(own, Mapping) and len(own) > bounds.OWN_CARDS:
        yield f"cards: at most {bounds.OWN_CARDS} that exist in this scenario alone"
    for name, row in own.items() if isinstance(own, Mapping) else ():
        text = row.get("text") if isinstance(row, Mapping) else None
        if isinstance(row, Mapping) and row.get("sets"):
            yield f"cards.{name[:40]}.sets: only printed cards are of a set"
        if isinstance(text, str) and len(text) > bounds.TEXT_CHARACTERS:
            yield f"cards.{name[:40]}.text: at most {bounds.TEXT_CHARACTERS:,} characters"
    if isinstance(entries, list) and len(entries) > bounds.ENTRIES:
        yield f"do: at most {bounds.ENTRIES} entries"
    if isinstance(lines, Mapping) and len(lines) > bounds.NODES:
        yield f"lines: at most {bounds.NODES:,} nodes"


def _names(players: Any) -> Iterable[str]:
    for player in players.values() if isinstance(players, Mapping) else ():
        for zone in ZONES if isinstance(player, Mapping) else ():
            rows = player.get(zone)
            for row in rows if isinstance(rows, list) else ():
                yield folded(str(row.get("card") if isinstance(row, Mapping) else row))
