"""What happened: one step an indivisible action, each with its event, its words and the clauses it obeys."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    depth: int
    event: str
    text: str
    cites: tuple[str, ...]
