"""Whole games by players who choose at random among what the rules allow; shared by the benches and the tests.

A game is reproducible from its seed. What is declared is kept with its answers, so that every game is a scenario too.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from itertools import islice
from typing import Any

from cards.compiler import compile_card
from cards.files import load
from decks.legality import BANNED, PAIR, RESTRICTED, Legality, shipped
from engine import chain, turn
from engine.cards import CardDef
from engine.choices import Illegal, Open, Question
from engine.mana import ELEMENTS
from engine.names import folded, stem
from engine.outcomes import KINDS
from engine.plays import Play, thinkable
from engine.position import read_position
from engine.saving import fingerprint
from engine.scenario import LOOK_AFTER
from engine.state import State, Task, but
from engine.table import Table

DECK = 40
HAND = 5
COPIES = 4
MOST_OFFERED = 40  # answers of one question among which one is drawn
LONGEST_CHAIN = 2_000
PILES = ("place", "take")  # choices about piles alone

Watch = Callable[[State, chain.Done], None]


@cache
def definitions() -> dict[str, CardDef]:
    """The cards that are known whole, compiled."""
    return {card.name: compile_card(card)[0] for card in load() if not card.incomplete}


# ---- decks ----------------------------------------------------------------------------------------------------------
@cache
def _listed(kind: str) -> tuple[tuple[frozenset[str], int], ...]:
    entries = Legality(shipped()).in_force(date(2026, 1, 1)).entries
    return tuple((frozenset(entry.cards), entry.copies) for entry, _ in entries if entry.kind == kind)


@cache
def playable() -> tuple[str, ...]:
    banned = frozenset(name for names, _ in _listed(BANNED) for name in names)
    return tuple(name for name in definitions() if name not in banned)


def most_copies(name: str) -> int:
    return min([COPIES, *(copies for names, copies in _listed(RESTRICTED) if name in names)])


@cache
def providers(word: str) -> tuple[str, ...]:
    """The cards that can be such a component; an element word means the element."""
    plain = folded(word)
    needed = {stem(one) for one in plain.split()}
    defs = definitions()
    fits = [
        name
        for name in playable()
        if defs[name].type != "ritual"
        and (defs[name].element == plain if plain in ELEMENTS else needed <= defs[name].words)
    ]
    return tuple(sorted(fits, key=lambda name: (len(defs[name].components), defs[name].cost.total)))


def legal_deck(chance: random.Random, about: str = "") -> list[str]:
    """Forty cards around one of them: what it needs as components, what those need, a Ritual, then any others."""
    deck: list[str] = []
    wanted = [about or chance.choice(playable())]
    while len(deck) < DECK:
        name = wanted.pop(0) if wanted else chance.choice(playable())
        if name in deck or any(name in pair and pair & {*deck} for pair, _ in _listed(PAIR)):
            continue
        copies = min(most_copies(name), DECK - len(deck), 4 if len(deck) < 24 else chance.randint(1, 4))
        deck += [name] * copies
        needs = [word for word, _ in definitions()[name].components]
        wanted += [chance.choice(providers(word)[:6]) for word in needs if providers(word)]
        if len(deck) == copies:
            wanted.append(chance.choice([one for one in playable() if definitions()[one].type == "ritual"]))
    chance.shuffle(deck)
    return deck


def opening(chance: random.Random, *decks: list[str]) -> dict[str, Any]:
    """A scenario at the start of the first turn: of two piles of five cards one is the hand."""
    players = {}
    for name, deck in zip("AB", decks, strict=True):
        hand = chance.choice((deck[:HAND], deck[HAND : 2 * HAND]))
        left = list(deck)
        for card in hand:
            left.remove(card)
        chance.shuffle(left)
        players[name] = {"hand": hand, "deck": left}
    return {"scenario": 1, "phase": "start", "first_turn": True, "players": players}


class Stuck(Exception):
    """An action that was under way, or an answer that was offered, was refused: the engine contradicts itself."""


# ---- games ----------------------------------------------------------------------------------------------------------
@dataclass
class Game:
    """One game under way. `watch` sees every step: the state before it and what was done."""

    position: Mapping[str, Any]
    defs: Mapping[str, CardDef]
    chance: random.Random
    watch: Watch | None = None
    asked: tuple[str, ...] = tuple(kind for kind in KINDS if kind not in PILES)
    entries: list[dict[str, Any]] = field(default_factory=list)
    steps: int = 0
    turns: int = 0
    looped: bool = False
    tried: int = 0
    refused: int = 0
    seen: set[str] = field(default_factory=set)  # cards that were prepared, applied or put into play

    def __post_init__(self) -> None:
        self.state = but(read_position(self.position, self.defs), asked=self.asked)

    @property
    def over(self) -> bool:
        return bool(self.state.winner) or self.looped

    # a chain of events -----------------------------------------------------------------------------------------
    def run(self, answers: list[dict[str, Any]], *tasks: Task) -> None:
        """One chain to its end, questions answered at random. Raises Illegal, and nothing has changed then."""
        state, count = but(self.state, agenda=tasks, given=(), runs={}), 0
        marks: set[str] = set()
        while state.agenda:
            try:
                done = chain.step(state, self.defs)
            except Open as found:
                answer = self.answer(state, found.question)
                answers.append({found.question.kind: answer})
                state = but(state, given=(*state.given, (found.question.kind, answer)))
                continue
            except Illegal as refusal:
                if count or refusal.question is not None:
                    raise Stuck(f"{state.agenda[0].does}: {refusal.reason}") from refusal
                raise
            if self.watch is not None:
                self.watch(state, done)
            self._note(done)
            state, count = done.state, count + 1
            if self._goes_round(state, count, marks):
                self.looped = True
                break
        self.state = but(state, agenda=(), given=(), runs={})

    def _note(self, done: chain.Done) -> None:
        self.steps += 1
        for step in done.steps:
            verb, _, rest = step.event.partition(" ")
            if verb in ("prepare", "apply", "enter"):
                self.seen.add(done.state.cards[rest.partition(" ")[0]].name)

    def _goes_round(self, state: State, count: int, marks: set[str]) -> bool:
        if count > LONGEST_CHAIN:
            return True
        if count < LOOK_AFTER or not state.agenda:
            return False
        mark = fingerprint(state)
        known = mark in marks
        marks.add(mark)
        return known

    def answer(self, state: State, question: Question) -> Any:
        if question.ordered:
            return self.chance.sample(list(question.options), len(question.options))
        if question.kind == "gather":
            return self._useful(list(question.answers()), question.by)
        return self.chance.choice(list(islice(question.answers(), MOST_OFFERED)))

    def _useful(self, ways: list[dict[str, int]], player: str) -> dict[str, int]:
        """Of three ways to gather, the one with most Mana for the cards in hand."""
        costs = [self.defs[self.state.cards[id].name].cost for id in self.state.players[player].hand]
        some = [self.chance.choice(ways) for _ in range(3)]
        return max(some, key=lambda way: sum(n * getattr(cost, e) for e, n in way.items() for cost in costs))

    # what players do -------------------------------------------------------------------------------------------
    def declare(self, play: Play) -> bool:
        """Whether the rules allowed it; else nothing has happened."""
        answers: list[dict[str, Any]] = []
        self.tried += 1
        try:
            self.run(answers, play.task())
        except Illegal:
            self.refused += 1
            return False
        self.entries.append({**play.entry(), "answers": answers})
        return True

    def advance(self) -> None:
        """Play on to the next phase, whoever's it is."""
        answers: list[dict[str, Any]] = []
        if self.state.pending:
            self.run(answers, Task("work"))
        player, phase = turn.next_phase(Table(self.state, self.defs))
        if not self.over:
            self.run(answers, Task("phase", {"player": player, "phase": phase}))
        self.turns += phase == "start"
        self.entries.append({"go": f"{player}.{phase}", "answers": answers})

    def main_phase(self, most: int) -> None:
        for _ in range(most):
            by = self.state.turn if self.chance.random() < 0.9 else ("B" if self.state.turn == "A" else "A")
            if self.over or not any(self.declare(play) for play in self._inclined(by)):
                return

    def _inclined(self, by: str) -> list[Play]:
        """What the player would try, in this order: seldom to trade, and out of turn little is worth trying."""
        trading = by == self.state.turn and self.chance.random() < 0.15
        plays = thinkable(self.state, by, self.defs, trades=trading)
        trades = [play for play in plays if play.verb == "trade"]
        others = [play for play in plays if play.verb != "trade" and (by == self.state.turn or play.verb == "use")]
        self.chance.shuffle(others)
        others.sort(key=lambda play: play.verb != "prepare")
        kept = [play for play in others if play.verb == "prepare" or self.chance.random() < 0.5]
        return [*([self.chance.choice(trades)] if trades else []), *kept]

    def play(self, most_turns: int, most_plays: int = 6) -> None:
        while not self.over and self.turns < most_turns:
            if self.state.phase == "main":
                self.main_phase(most_plays)
            if not self.over:
                self.advance()


def game(seed: int, watch: Watch | None = None, kind: type[Game] = Game) -> Game:
    """A game of two decks, each around a card of its own, so that many games come round to all of them."""
    chance = random.Random(seed)
    names = playable()
    decks = [legal_deck(chance, names[place % len(names)]) for place in (2 * seed, 2 * seed + 1)]
    return kind(opening(chance, *decks), definitions(), chance, watch)
