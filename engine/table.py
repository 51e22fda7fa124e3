"""The one way to change a state: a table that one indivisible action works on, and that is kept only if it is done.

An action asks, moves cards, emits events. If it asks something nobody has answered, `Open` ends it, the table is thrown
away and the state is as before; with one more answer the same action is simply done again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from .cards import CardDef
from .choices import MISSING, Assumption, Illegal, Open, Question
from .mana import Mana
from .state import Card, Player, State, Task
from .trace import Step


class Table:
    def __init__(self, state: State, defs: Mapping[str, CardDef], depth: int = 0) -> None:
        self.defs = defs
        self.turn, self.phase, self.ether = state.turn, state.phase, state.ether
        self.winner, self.first_turn = state.winner, state.first_turn
        self._players, self._cards = dict(state.players), dict(state.cards)
        self._given = list(state.given)
        self._agenda = state.agenda
        self._pushed: list[Task] = []
        self._depth = depth
        self.steps: list[Step] = []
        self.happened: list[Mapping[str, Any]] = []
        self.assumptions: list[Assumption] = []

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

    def board(self, player: str = "") -> tuple[str, ...]:
        """The cards in play, the active player's first."""
        if player:
            return self._players[player].board
        others = [name for name in self._players if name != self.turn]
        return tuple(id for name in (self.turn, *others) for id in self._players[name].board)

    def opponent(self, player: str) -> str:
        return "B" if player == "A" else "A"

    # changing --------------------------------------------------------------------------------------------------
    def set_player(self, name: str, **changes: Any) -> None:
        self._players[name] = replace(self._players[name], **changes)

    def set_card(self, id: str, **changes: Any) -> None:
        self._cards[id] = replace(self._cards[id], **changes)

    def gain_mana(self, player: str, mana: Mana) -> None:
        self.set_player(player, reserve=self.player(player).reserve.plus(mana))

    def spend_mana(self, player: str, mana: Mana) -> None:
        self.set_player(player, reserve=self.player(player).reserve.minus(mana))

    # telling ---------------------------------------------------------------------------------------------------
    def emit(self, event: str, text: str, cites: Sequence[str], **facts: Any) -> None:
        """One step of the trace; `facts` is what triggers look at."""
        self.steps.append(Step(self._depth, event, text, tuple(dict.fromkeys(cites))))
        self.happened.append({"verb": event.split(" ", 1)[0], **facts})

    def push(self, *tasks: Task) -> None:
        """Actions that come next in the chain, in this order, one level deeper."""
        self._pushed += [replace(task, depth=self._depth + 1) for task in tasks]

    def push_level(self, *tasks: Task) -> None:
        """Actions that come next on the same level: the further actions of what is being resolved."""
        self._pushed += [replace(task, depth=self._depth) for task in tasks]

    @property
    def waiting(self) -> tuple[Task, ...]:
        """What is still to come in the chain."""
        return (*self._pushed, *self._agenda)

    def touched(self, id: str) -> bool:
        """Whether something happened to a card in this action."""
        return any(id in event.get("cards", ()) or event.get("target") == id for event in self.happened)

    # asking ----------------------------------------------------------------------------------------------------
    def ask(self, question: Question) -> Any:
        """The answer given to it; without a choice nobody is asked."""
        if len(question.options) == 1 and not question.several and question.accepts is None:
            return question.options[0]
        for place, (kind, answer) in enumerate(self._given):
            if kind == question.kind:
                if not question.allows(answer):
                    raise Illegal(f"{answer!r} is no answer to: {question.text}", question.cites, question)
                del self._given[place]
                return answer
        if question.default is MISSING:
            raise Open(question)
        self.assumptions.append(
            Assumption(question.kind, question.by, question.default, f"Nobody said: {question.text}", question.cites)
        )
        return question.default

    # done ------------------------------------------------------------------------------------------------------
    def done(self, first: Iterable[Task] = ()) -> State:
        """The next instant: what triggered comes first, then what the action added, then the rest of the chain."""
        return State(
            players=self._players,
            cards=self._cards,
            turn=self.turn,
            phase=self.phase,
            ether=self.ether,
            agenda=(*first, *self._pushed, *self._agenda),
            given=tuple(self._given),
            winner=self.winner,
            first_turn=self.first_turn,
        )
