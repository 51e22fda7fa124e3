"""Cards and lists for tests of the pure parts: the cards on file, without a database."""

from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path

from cards.card import Card
from cards.files import load
from cards.names import Names
from decks.check import Report, check
from decks.contents import Collection
from decks.findings import Finding
from decks.legality import InForce, Legality, shipped
from decks.listing import read

DAY = date(2026, 1, 31)
RULEBOOK = Path(__file__).resolve().parents[2] / "rules" / "data" / "rulebook.md"

# Forty cards that need nothing and that no list names.
FORTY = "4 Breath\n4 Zephyr\n4 Flame\n4 Seed\n4 Tide\n4 Rock\n4 Water drop\n4 Droplet\n4 Air blade\n4 Acceleration\n"


@dataclass(frozen=True)
class Shelf:
    all: tuple[Card, ...]
    cards: dict[str, Card] = field(init=False)
    names: Names = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", {card.slug: card for card in self.all})
        object.__setattr__(self, "names", Names(self.all))


@cache
def on_file() -> Shelf:
    return Shelf(load())


def holds(on: date = DAY) -> InForce:
    return Legality(shipped()).in_force(on)


def checked(text: str, cards: Collection | None = None, rules: InForce | None = None) -> Report:
    return check(read(text), cards or on_file(), rules or holds())


def of_rule(report: Report, rule: str) -> list[Finding]:
    return [finding for finding in report.findings if finding.rule == rule]


def printed_list(title: str) -> str:
    """A list of the rulebook, spelt as it is there."""
    return RULEBOOK.read_text(encoding="utf-8").split(f"### {title}\n", 1)[1].split("Asked:", 1)[0].strip()
