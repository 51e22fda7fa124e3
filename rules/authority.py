"""The ladder of authority: which text wins over which, and why (DR-0.1)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rung:
    rank: int
    name: str
    keys: tuple[str, ...]
    about: str


LADDER = (
    Rung(1, "Tournament rules", ("TR",), "What an official tournament lays down for itself."),
    Rung(2, "Card Database", ("CD",), "The notes on a single card in the publisher's collection."),
    Rung(3, "Card text", ("CT",), "What is printed on the card."),
    Rung(4, "Detailed rules", ("DR",), "The reference for competitive play."),
    Rung(5, "Rulebook and sheets", ("RB", "AA", "SC"), "The basic rules and the sheets that come with expansions."),
)

RANK = {key: rung.rank for rung in LADDER for key in rung.keys}


def rank_of(document: str) -> int | None:
    """1 is the highest; None for a text that explains without deciding."""
    return RANK.get(document)


def rung_of(document: str) -> Rung | None:
    return next((rung for rung in LADDER if document in rung.keys), None)


def standing(document: str) -> tuple[int, int]:
    """A sort key: the ladder from the top, within a rung in its own order, what has no rank last."""
    rung = rung_of(document)
    return (rung.rank, rung.keys.index(document)) if rung else (len(LADDER) + 1, 0)
