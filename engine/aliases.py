"""Aliases: what a scenario calls its cards, and what else is understood as the same name."""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

DEEPEST = 8


def alias_of(name: str) -> str:
    """The name in lower case with hyphens: `seed-in-the-wind`, `ras-wrath`."""
    return "-".join("".join(c if c.isalnum() else " " for c in _plain(name)).split())


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c) and c not in "'’").lower()


def _key(text: str) -> str:
    return "".join(c for c in _plain(text) if c.isalnum())


def understood(known: Iterable[str]) -> Mapping[str, str]:
    """From a name without accents, apostrophes and hyphens to the one alias it can mean."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for alias in known:
        key = _key(alias)
        if key in found:
            twice.add(key)
        found[key] = alias
    return {key: alias for key, alias in found.items() if key not in twice}


def settled(value: Any, known: Mapping[str, Any], meant: Mapping[str, str], deep: int = 0) -> Any:
    """The same answer with every alias as the scenario has it; no answer is nested deeper than a few levels."""
    if deep > DEEPEST:
        return None
    if isinstance(value, str):
        return value if value in known else meant.get(_key(value), value)
    if isinstance(value, list):
        return [settled(item, known, meant, deep + 1) for item in value]
    if isinstance(value, dict):
        return {
            settled(key, known, meant, deep + 1): settled(item, known, meant, deep + 1) for key, item in value.items()
        }
    return value
