"""What must hold at every step of every game, and games that check it as they go."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.games import Game
from engine import chain, why_not
from engine.cards import CardDef
from engine.choices import Illegal, Question
from engine.mana import NONE, Mana, read_mana, total_of
from engine.outcomes import KINDS
from engine.plays import Play
from engine.saving import load, save
from engine.scenario import resolve
from engine.state import ZONES, State, but
from engine.trace import Step
from rules.corpus.markdown import read_document

DATA = Path(__file__).resolve().parents[2] / "rules" / "data"
STRANGE: tuple[Any, ...] = ("nobody", "", None, -1, 99, 1.5, True, [], ["nobody"], {}, {"air": 99}, {"nobody": 1})
OFFERED = 12  # answers of one question that are looked at


@cache
def clauses() -> frozenset[str]:
    documents = [read_document(path.read_text(encoding="utf-8")) for path in DATA.glob("*.md")]
    return frozenset(f"{document.key}-{clause.key}" for document in documents for clause in document.clauses)


def is_cited(cite: str, defs: Mapping[str, CardDef]) -> bool:
    """A clause that exists, a text or a note of a card that exists."""
    if not cite.startswith(("CT:", "CD:")):
        return cite in clauses()
    name, _, number = cite[3:].rpartition(".")
    return (name if number.isdigit() else cite[3:]) in defs


def whereabouts(state: State) -> Counter[str]:
    """Where every card lies; on its way between two zones it lies in none."""
    lying = Counter(id for player in state.players.values() for zone in ZONES for id in getattr(player, zone))
    return lying + Counter(id for id, card in state.cards.items() if card.zone == "transition")


def misplaced(state: State) -> list[str]:
    """Cards that say they are elsewhere than they lie."""
    return [
        f"{id} lies in {name}'s {zone} and says {state.cards[id].zone}"
        for name, player in state.players.items()
        for zone in ZONES
        for id in getattr(player, zone)
        if state.cards[id].zone != zone or (state.cards[id].controller if zone == "board" else name) != name
    ]


def _mana_places(state: State) -> list[Mana]:
    locked = [card.mana for card in state.cards.values() if card.mana != NONE]
    return [*state.ether, *(player.reserve for player in state.players.values()), *locked]


def all_mana(state: State) -> Mana:
    return Mana(*map(sum, zip(*_mana_places(state), strict=True)))


def negative(state: State) -> bool:
    return any(min(mana) < 0 for mana in _mana_places(state))


def from_infinite(step: Step, defs: Mapping[str, CardDef]) -> Mana:
    """The Mana that a step says has come out of the Infinite Ether."""
    verb, _, rest = step.event.partition(" ")
    if verb == "take" and "Infinite Ether" not in step.text:
        return Mana()
    if verb == "lock" and not any(_out_of_infinite(cite, defs) for cite in step.cites):
        return Mana()
    return _amount(rest) if verb in ("gather", "take", "lock") else Mana()


def _out_of_infinite(cite: str, defs: Mapping[str, CardDef]) -> bool:
    name, _, number = cite[3:].rpartition(".")
    parts = [part for n, part in defs[name].paragraphs if str(n) == number] if name in defs else []
    return "Infinite()" in repr(parts)


def _amount(event: str) -> Mana:
    """`A {air: 1, fire: 2}`: the Mana in an event."""
    inside = event[event.index("{") + 1 : event.index("}")]
    pairs = [pair.split(": ") for pair in inside.split(", ") if pair]
    return read_mana({element: int(n) for element, n in pairs}) or Mana()


@dataclass
class Invariants:
    """Looks at every step; keeps what was told."""

    defs: Mapping[str, CardDef]
    saved: bool = True
    steps: list[Step] = field(default_factory=list)

    def __call__(self, before: State, done: chain.Done) -> None:
        after, told = done.state, [step.event for step in done.steps]
        assert whereabouts(after) == Counter(before.cards.keys()), f"no card is lost or doubled: {told}"
        assert misplaced(after) == [], told
        made = total_of(from_infinite(step, self.defs) for step in done.steps)
        assert all_mana(after) == all_mana(before).plus(made), f"Mana is neither made nor lost: {told}"
        assert not negative(after), told
        for step in done.steps:
            assert step.cites, step
            assert [cite for cite in step.cites if not is_cited(cite, self.defs)] == [], step
        if self.saved:
            assert load(save(after)) == after, told
        self.steps += done.steps


class StrictGame(Game):
    """A game in which every declaration and every answer is tried both ways."""

    def declare(self, play: Play) -> bool:
        refusal = why_not(self.state, play, self.defs)
        before = self.state
        allowed = super().declare(play)
        if refusal is not None:
            assert not allowed, (play, refusal.reason)
            assert refusal.cites, (play, refusal.reason)
            assert [cite for cite in refusal.cites if not is_cited(cite, self.defs)] == [], refusal.reason
        elif play.verb != "prepare":  # a preparation can still fail by what is answered
            assert allowed, play
        assert allowed or self.state is before
        return allowed

    def answer(self, state: State, question: Question) -> Any:
        assert [cite for cite in question.cites if not is_cited(cite, self.defs)] == [], question
        for offered in islice(question.answers(), OFFERED):
            assert question.allows(offered), (question, offered)
        strange = self.chance.choice(STRANGE)
        if not question.allows(strange):
            with pytest.raises(Illegal) as refused:
                chain.step(but(state, given=(*state.given, (question.kind, strange))), self.defs)
            assert refused.value.question is not None
        return super().answer(state, question)

    @staticmethod
    def of(position: Mapping[str, Any], defs: Mapping[str, CardDef], chance: Random) -> "StrictGame":
        return StrictGame(position, defs, chance, Invariants(defs), asked=KINDS)

    def replayed(self) -> None:
        """The game as a scenario: the same steps, and the same position in the end."""
        assert isinstance(self.watch, Invariants)
        trace = resolve({**self.position, "do": self.entries}, self.defs)
        assert trace.status == ("loop" if self.looped else "resolved"), (trace.reason, trace.problems, trace.question)
        assert trace.steps == self.watch.steps
        assert trace.state is not None
        assert but(trace.state, asked=(), clock=0) == but(self.state, asked=(), clock=0)
