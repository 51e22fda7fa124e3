"""The one way to change a state: a table that one indivisible action works on, and that is kept only if it is done.

An action asks, moves cards, emits events. If it asks something nobody has answered, `Open` ends it, the table is thrown
away and the state is as before; with one more answer the same action is simply done again.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from . import assumptions
from .cards import CardDef
from .choices import MISSING, Assumption, Illegal, Open, Question
from .mana import Mana
from .state import ADVERSARY, Card, Lasting, Player, State, Task, but
from .trace import Step

Defs = Mapping[str, CardDef]
Context = Mapping[str, Any]  # what an effect knows: source, by, cite, chosen, event, run


NOTES = "_notes"  # beside the fields of a state: no part of it, not compared and not saved


class Table:
    def __init__(self, state: State, defs: Defs, depth: int = 0) -> None:
        self.before, self.defs = state, defs
        self.turn, self.phase, self.ether = state.turn, state.phase, state.ether
        self.winner, self.first_turn = state.winner, state.first_turn
        self.pending, self.following, self.coop = state.pending, state.following, state.coop
        self.lasting, self.clock, self.uses = state.lasting, state.clock, state.uses
        self._players, self._cards, self._runs = dict(state.players), dict(state.cards), dict(state.runs)
        self._given, self._script = list(state.given), list(state.script)
        self._agenda = state.agenda
        self._pushed: list[Task] = []
        self._depth = depth
        self.steps: list[Step] = []
        self.happened: list[Mapping[str, Any]] = []
        self.assumptions: list[Assumption] = []
        # What `continuous` has worked out: it holds from one instant to the next until something it rests on changes.
        self.notes: dict[Any, Any] = state.__dict__.get(NOTES) or {}

    # reading ---------------------------------------------------------------------------------------------------
    def player(self, name: str) -> Player:
        return self._players[name]

    @property
    def players(self) -> Mapping[str, Player]:
        return self._players

    def card(self, id: str) -> Card:
        return self._cards[id]

    @property
    def cards(self) -> Mapping[str, Card]:
        return self._cards

    def definition(self, id: str) -> CardDef:
        return self.defs[self._cards[id].name]

    def name(self, thing: str) -> str:
        return thing if thing in self._players else self._cards[thing].name

    def board(self, player: str = "") -> tuple[str, ...]:
        """The cards in play, the active player's first."""
        if player:
            return self._players[player].board
        found = self.notes.get("board")
        if found is None:
            others = [name for name in self._players if name != self.turn]
            found = tuple(id for name in (self.turn, *others) for id in self._players[name].board)
            self.notes["board"] = found
        return found

    def opponent(self, player: str) -> str:
        """The other player; in co-op the Adversary, and for the Adversary the player whose turn follows."""
        if self.coop:
            return self.following if player == ADVERSARY else ADVERSARY
        return "B" if player == "A" else "A"

    @property
    def decider(self) -> str:
        """Who decides for the game: the active player; for the Adversary's turn the one who is about to play."""
        return self.following if self.turn == ADVERSARY else self.turn

    def seat(self, player: str) -> str:
        """Who answers for a player: nobody asks the Adversary."""
        return self.following if player == ADVERSARY else player

    def reading(self, name: str) -> str:
        """The reading taken of an open question; that it decided something is told."""
        taken = assumptions.reading(name, dict(self.before.assume))
        silence = assumptions.SILENCES[name]
        told = Assumption(name, "", taken, f"{silence.question} Taken: {taken}. {silence.reason}", ())
        if told not in self.assumptions:
            self.assumptions.append(told)
        return taken

    # changing --------------------------------------------------------------------------------------------------
    def set_player(self, name: str, **changes: Any) -> None:
        self._players[name] = but(self._players[name], **changes)
        if "board" in changes or "mage_noir" in changes:
            self.forget()

    def set_card(self, id: str, **changes: Any) -> None:
        self._cards[id] = but(self._cards[id], **changes)
        if not changes.keys() <= _QUIET:
            self.forget()

    def forget(self) -> None:
        """What was worked out does not hold any more; earlier instants keep theirs."""
        self.notes = {}

    def gain_mana(self, player: str, mana: Mana) -> None:
        self.set_player(player, reserve=self.player(player).reserve.plus(mana))

    def spend_mana(self, player: str, mana: Mana) -> None:
        self.set_player(player, reserve=self.player(player).reserve.minus(mana))

    def begin(self, rule: Lasting) -> None:
        self.clock += 1
        self.lasting = (*self.lasting, but(rule, since=self.clock))
        self.forget()

    def drop(self, *rules: Lasting) -> None:
        self.lasting = tuple(rule for rule in self.lasting if not any(rule is one for one in rules))
        self.forget()

    def spend(self, rule: Lasting) -> None:
        """A rule for the next spell has been used once."""
        if rule.uses == 1:
            self.drop(rule)
        elif rule.uses:
            self.lasting = tuple(but(one, uses=one.uses - 1) if one is rule else one for one in self.lasting)
            self.forget()

    # what an application of effects remembers until the chain ends -----------------------------------------------
    def new_run(self) -> int:
        run = max(self._runs, default=0) + 1
        self._runs[run] = {}
        return run

    def recall(self, run: int | None, key: str, default: Any = None) -> Any:
        return self._runs.get(run, {}).get(key, default) if run is not None else default

    def remember(self, run: int | None, key: str, value: Any) -> None:
        if run is not None:
            self._runs[run] = {**self._runs.get(run, {}), key: value}

    def remember_all(self, key: str, value: Any) -> None:
        for run in self._runs:
            self.remember(run, key, value)

    # telling ---------------------------------------------------------------------------------------------------
    def emit(self, event: str, text: str, cites: Sequence[str], **facts: Any) -> None:
        """One step of the trace; `facts` is what triggers look at."""
        self.steps.append(Step(self._depth, event, text, tuple(dict.fromkeys(cites))))
        self.happened.append({"verb": event.split(" ", 1)[0], **facts})

    def push(self, *tasks: Task) -> None:
        """Actions that come next in the chain, in this order, one level deeper."""
        self._pushed += [but(task, depth=self._depth + 1) for task in tasks]

    def push_level(self, *tasks: Task) -> None:
        """Actions that come next on the same level: the further actions of what is being resolved."""
        self._pushed += [but(task, depth=self._depth) for task in tasks]

    def push_last(self, task: Task) -> None:
        """An action that comes when all the rest of the chain has been resolved."""
        self._agenda = (*self._agenda, task)

    @property
    def waiting(self) -> tuple[Task, ...]:
        """What is still to come in the chain."""
        return (*self._pushed, *self._agenda)

    # asking ----------------------------------------------------------------------------------------------------
    def ask(self, question: Question) -> Any:
        """The answer given to it; without a choice nobody is asked."""
        if question.settled:
            return question.options[0]
        for place, (kind, answer) in enumerate(self._given):
            if kind == question.kind:
                if not question.allows(answer):
                    raise Illegal(f"{answer!r} is no answer to: {question.text}", question.cites, question)
                del self._given[place]
                return question.read(answer)
        varied = question.default is MISSING or question.kind in self.before.asked
        if varied and self._script and self._script[0][0] == question.kind and question.allows(self._script[0][1]):
            return question.read(self._script.pop(0)[1])
        if varied:
            raise Open(question)
        self.assumptions.append(
            Assumption(question.kind, question.by, question.default, f"Nobody said: {question.text}", question.cites)
        )
        return question.default

    # done ------------------------------------------------------------------------------------------------------
    def done(self, first: Iterable[Task] = ()) -> State:
        """The next instant: what triggered comes first, then what the action added, then the rest of the chain."""
        agenda = (*first, *self._pushed, *self._agenda)
        state = State(
            players=self._players,
            cards=self._cards,
            turn=self.turn,
            phase=self.phase,
            ether=self.ether,
            agenda=agenda,
            given=tuple(self._given),
            script=tuple(self._script),
            asked=self.before.asked,
            winner=self.winner,
            first_turn=self.first_turn,
            lasting=self.lasting,
            runs=self._runs if agenda else {},
            clock=self.clock,
            uses=self.uses,
            assume=self.before.assume,
            pending=self.pending,
            coop=self.coop,
            following=self.following,
        )
        state.__dict__[NOTES] = self.notes
        return state


# Changes to a card that no rule in play can depend on through what `continuous` has worked out.
_QUIET = frozenset({"mana", "hp", "spent", "ignored", "shield", "since", "used", "x", "new"})
