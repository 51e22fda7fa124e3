"""What a player may declare now, and why not what they may not: the clauses of each refusal."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from . import chain, playing
from .cards import CardDef
from .choices import Illegal, Open
from .state import State, Task
from .table import Table

MOST_WAYS = 500  # of answering the questions of one declaration, before it is taken for possible


@dataclass(frozen=True)
class Play:
    """A declared action, as a scenario writes it: `{by: A, activate: tornado}`."""

    by: str
    verb: str
    card: str
    ability: int = 0

    def entry(self) -> dict[str, Any]:
        found: dict[str, Any] = {"by": self.by, self.verb: self.card}
        return {**found, "ability": self.ability} if self.ability else found

    def task(self) -> Task:
        data: dict[str, Any] = {"card": self.card, "by": self.by}
        return Task(self.verb, {**data, "ability": self.ability} if self.ability else data)


def legal_plays(state: State, player: str, defs: Mapping[str, CardDef]) -> tuple[Play, ...]:
    return tuple(play for play in thinkable(state, player, defs) if why_not(state, play, defs) is None)


def thinkable(state: State, player: str, defs: Mapping[str, CardDef]) -> list[Play]:
    """Every card in hand might be prepared, every one on the board channeled, activated or used."""
    table = Table(state, defs)
    found = [Play(player, "prepare", id) for id in state.players[player].hand]
    for id in state.players[player].board:
        if state.cards[id].form == "prepared":
            found += [Play(player, "channel", id), Play(player, "activate", id)]
        found += [Play(player, "use", id, n) for n in range(1, len(playing.abilities(table, id)) + 1)]
    return found


def why_not(state: State, play: Play, defs: Mapping[str, CardDef]) -> Illegal | None:
    """None where the rules allow it in some way; else why the last way that was tried is refused."""
    declared = replace(state, agenda=(play.task(),), given=())
    ways: list[tuple[tuple[str, Any], ...]] = [()]
    refusal: Illegal | None = None
    for _ in range(MOST_WAYS):
        if not ways:
            break
        given = ways.pop()
        try:
            chain.step(replace(declared, given=given), defs)
        except Illegal as found:
            refusal = found
        except Open as found:
            if not found.question.options:
                return None
            ways += [(*given, (found.question.kind, option)) for option in reversed(found.question.options)]
        else:
            return None
    return refusal
