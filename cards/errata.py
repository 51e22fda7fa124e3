"""Errata: the few cards that a Card Database note has read otherwise than they are printed. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from .card import Card, folded

DATA = Path(__file__).parent / "data" / "errata.yaml"
KEYS = frozenset({"card", "because", "reason"})
OPTIONAL = frozenset({"reads", "over"})


class ErrataError(ValueError):
    """An entry that cannot be read; names the card."""


@dataclass(frozen=True)
class Erratum:
    """`reads` is the whole text in our wording, in place of the printed one, where that does not say it already.

    `because` are the notes that say so, `over` the clauses they stand above.
    """

    card: str
    because: tuple[str, ...]
    reason: str
    reads: str = ""
    over: tuple[str, ...] = ()


@cache
def load(path: Path = DATA) -> Mapping[str, Erratum]:
    """Every erratum, by the card's name without case and accents."""
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> Mapping[str, Erratum]:
    try:
        rows = yaml.safe_load(text) or []
    except yaml.YAMLError as error:
        raise ErrataError(str(error)) from error
    if not isinstance(rows, list):
        raise ErrataError("errata are a list")
    found = [_erratum(row) for row in rows]
    if len({folded(erratum.card) for erratum in found}) < len(found):
        raise ErrataError("a card is corrected twice")
    return {folded(erratum.card): erratum for erratum in found}


def _erratum(row: Any) -> Erratum:
    if not isinstance(row, Mapping) or not KEYS <= set(row) <= KEYS | OPTIONAL:
        raise ErrataError(f"an erratum has {', '.join(sorted(KEYS))}: {str(row)[:60]}")
    because, over = _cites(row, "because"), _cites(row, "over")
    if not because or not all(cite.startswith("CD:") for cite in because):
        raise ErrataError(f"{row['card']}: because is a list of Card Database notes")
    reads = row.get("reads", "")
    if not isinstance(reads, str) or not (reads or over):
        raise ErrataError(f"{row['card']}: a text that it reads, or clauses that the notes stand over")
    return Erratum(str(row["card"]), because, str(row["reason"]), reads, over)


def _cites(row: Mapping[str, Any], key: str) -> tuple[str, ...]:
    found = row.get(key, [])
    if not isinstance(found, list):
        raise ErrataError(f"{row['card']}: {key} is a list of citations")
    return tuple(map(str, found))


def erratum_of(card: Card) -> Erratum | None:
    """What corrects a printed card; one that exists in a scenario alone is as the scenario says."""
    return load().get(folded(card.name)) if card.sets else None
