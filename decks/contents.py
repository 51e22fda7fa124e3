"""The cards behind the lines of a list: each card once, with its copies in deck and side deck. Pure."""

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from cards.card import Card, folded
from cards.names import Names

from .bounds import COPIES
from .listing import DeckList, Line


class Collection(Protocol):
    """The cards on file."""

    @property
    def cards(self) -> Mapping[str, Card]: ...

    @property
    def names(self) -> Names: ...


@dataclass(frozen=True)
class Holding:
    """All copies of one card. `card` is nothing where no card, or more than one, has the name."""

    name: str
    card: Card | None
    main: int
    side: int
    lines: tuple[int, ...]

    @property
    def copies(self) -> int:
        return self.main + self.side


Contents = tuple[Holding, ...]


@lru_cache(maxsize=8192)
def called(names: Names, typed: str, printing: str = "") -> tuple[Card, ...]:
    """The cards that a line may mean; the set behind the name is looked at only where it decides between them."""
    found = names.exact(typed)
    of_set = [card for card in found if folded(printing) in map(folded, card.sets)] if len(found) > 1 else []
    return tuple(of_set or found)


def countable(line: Line) -> bool:
    return 1 <= line.count <= COPIES


def contents(deck: DeckList, cards: Collection) -> Contents:
    """In the order in which the list names them first."""
    found: dict[str, tuple[Card | None, list[Line]]] = {}
    for line in deck.entries:
        if not countable(line):
            continue
        known = called(cards.names, line.name, line.printing)
        card = known[0] if len(known) == 1 else None
        key = card.name if card else f"?{folded(line.name)}"
        found.setdefault(key, (card, []))[1].append(line)
    return tuple(_holding(card, lines) for card, lines in found.values())


def _holding(card: Card | None, lines: list[Line]) -> Holding:
    main = sum(line.count for line in lines if line.section == "main")
    side = sum(line.count for line in lines if line.section == "side")
    return Holding(card.name if card else lines[0].name, card, main, side, tuple(line.number for line in lines))


def short_hash(held: Contents) -> str:
    """Names a list by what it holds, however it is spelt and ordered; short enough to compare at a glance."""
    rows = sorted(f"{folded(holding.name)}\t{holding.main}\t{holding.side}" for holding in held)
    digest = hashlib.sha256("\n".join(rows).encode()).digest()
    code = base64.b32encode(digest[:5]).decode()
    return f"{code[:4]}-{code[4:]}"
