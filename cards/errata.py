"""Errata: the few cards whose text is compiled otherwise than printed, as a Card Database note says. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from .card import Card, folded

DATA = Path(__file__).parent / "data" / "errata.yaml"
KEYS = frozenset({"card", "reads", "because", "reason"})


class ErrataError(ValueError):
    """An entry that cannot be read; names the card."""


@dataclass(frozen=True)
class Erratum:
    """`reads` is the whole text in our wording, in place of the printed one; `because` the notes that say so."""

    card: str
    reads: str
    because: tuple[str, ...]
    reason: str


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
    if not isinstance(row, Mapping) or set(row) != KEYS:
        raise ErrataError(f"an erratum has {', '.join(sorted(KEYS))}: {str(row)[:60]}")
    because = row["because"]
    if not isinstance(because, list) or not because or not all(str(cite).startswith("CD:") for cite in because):
        raise ErrataError(f"{row['card']}: because is a list of Card Database notes")
    return Erratum(str(row["card"]), str(row["reads"]), tuple(map(str, because)), str(row["reason"]))


def erratum_of(card: Card) -> Erratum | None:
    """What corrects a printed card; one that exists in a scenario alone is as the scenario says."""
    return load().get(folded(card.name)) if card.sets else None
