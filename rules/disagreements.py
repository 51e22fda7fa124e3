"""The register of places where official texts disagree, with the text that prevails and why."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

REGISTER = Path(__file__).parent / "data" / "disagreements.yaml"


@dataclass(frozen=True)
class Side:
    cites: tuple[str, ...]
    says: str
    prevails: bool


@dataclass(frozen=True)
class Disagreement:
    id: str
    topic: str
    question: str
    sides: tuple[Side, ...]
    why: str
    because: tuple[str, ...]
    matters: str
    assumption: str = ""

    @property
    def cites(self) -> tuple[str, ...]:
        return tuple(cite for side in self.sides for cite in side.cites)

    @property
    def decided(self) -> bool:
        return any(side.prevails for side in self.sides)


@cache
def register() -> tuple[Disagreement, ...]:
    rows = yaml.safe_load(REGISTER.read_text(encoding="utf-8"))
    return tuple(
        Disagreement(
            id=row["id"],
            topic=row["topic"],
            question=row["question"],
            sides=tuple(Side(tuple(side["cites"]), side["says"], side["prevails"]) for side in row["sides"]),
            why=row["why"],
            because=tuple(row["because"]),
            matters=row["matters"],
            assumption=row.get("assumption", ""),
        )
        for row in rows
    )


def about(cite: str) -> tuple[Disagreement, ...]:
    """The disagreements in which a clause is on one side."""
    return _by_cite().get(cite, ())


@cache
def _by_cite() -> dict[str, tuple[Disagreement, ...]]:
    found: dict[str, list[Disagreement]] = {}
    for entry in register():
        for cite in dict.fromkeys(entry.cites):
            found.setdefault(cite, []).append(entry)
    return {cite: tuple(entries) for cite, entries in found.items()}
