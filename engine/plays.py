"""What a player may declare now, how it would be paid, and why not what they may not: the clauses of each refusal."""

from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from . import chain, components, ether, playing, requirements, trading
from .choices import Illegal, Open
from .effects.standing import PrepareFrom
from .mana import ELEMENTS, NONE, Mana, parts_of_size
from .modifiers import cost_of
from .state import State, Task, but
from .table import Defs, Table

MOST_WAYS = 500  # of answering the questions of one declaration, before it is taken for possible


@dataclass(frozen=True)
class Payment:
    """How a preparation would be paid: the cost by the rules now, and the sets of components that would do."""

    cost: Mana
    components: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Play:
    """A declared action, as a scenario writes it: `{by: A, activate: tornado}`."""

    by: str
    verb: str
    card: str = ""
    ability: int = 0
    give: Mana = NONE
    take: Mana = NONE
    payment: Payment | None = None

    def entry(self) -> dict[str, Any]:
        if self.verb == "trade":
            return {"by": self.by, "trade": {"give": self.give.as_dict(), "take": self.take.as_dict()}}
        found: dict[str, Any] = {"by": self.by, self.verb: self.card}
        return {**found, "ability": self.ability} if self.ability else found

    def task(self) -> Task:
        if self.verb == "trade":
            return Task("trade", {"by": self.by, "give": self.give, "take": self.take})
        data: dict[str, Any] = {"card": self.card, "by": self.by}
        return Task(self.verb, {**data, "ability": self.ability} if self.ability else data)


def legal_plays(state: State, player: str, defs: Defs) -> tuple[Play, ...]:
    """What a player may declare now, each preparation with how it would be paid."""
    legal = (play for play in thinkable(state, player, defs) if why_not(state, play, defs) is None)
    return tuple(but(play, payment=payment(state, play, defs)) for play in legal)


def thinkable(state: State, player: str, defs: Defs, trades: bool = True) -> list[Play]:
    """Every card might be prepared, channeled, activated or used, and Mana be traded."""
    table = Table(state, defs)
    mine = state.players[player]
    found = [Play(player, "prepare", id) for id in mine.hand]
    found += [Play(player, "prepare", id) for id in mine.discard if _from_elsewhere(table, id)]
    for id in mine.board:
        if state.cards[id].form == "prepared":
            found += [Play(player, "channel", id), Play(player, "activate", id)]
    for id in (*mine.board, *mine.discard):
        found += [Play(player, "use", id, n) for n in range(1, len(playing.abilities(table, id)) + 1)]
    return found + (_trades(table, player) if trades else [])


def _from_elsewhere(table: Table, id: str) -> bool:
    return any(isinstance(part, PrepareFrom) for _, part in table.definition(id).paragraphs)


def _trades(table: Table, player: str) -> list[Play]:
    """One for each kind of Mana that could be had for each way to give."""
    found = []
    reserve = table.player(player).reserve
    there = [
        element for element in ELEMENTS if any(getattr(table.ether[p], element) for p in ether.larger_piles(table))
    ]
    for element in there:
        take = Mana.one(element)
        for size in (1, 2, 3):
            for give in parts_of_size(reserve, size):
                if trading.rate(table, player, give, take)[0] == size:
                    found.append(Play(player, "trade", give=give, take=take))
    return found


def payment(state: State, play: Play, defs: Defs) -> Payment | None:
    """How a preparation would be paid, as far as no question has to be answered for it."""
    if play.verb != "prepare":
        return None
    table = Table(replace(state, given=()), defs)
    try:
        needs = requirements.of(table, play.card, play.by)
    except Open:
        needs = requirements.Required((table.definition(play.card).components,))
    sets = components.valid_sets(table, play.by, needs.variants, needs.opposing) if any(needs.variants) else [()]
    cost, _ = cost_of(table, play.card, play.by, sets[0] if sets else ())
    return Payment(cost, tuple(sets))


def why_not(state: State, play: Play, defs: Defs) -> Illegal | None:
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
            if play.verb != "prepare":
                return None  # only a preparation can still fail by what is answered
            kind = found.question.kind
            answers = list(islice(found.question.answers(), MOST_WAYS))
            ways += [(*given, (kind, answer)) for answer in reversed(answers)]
        else:
            return None
    return refusal if not ways else None
