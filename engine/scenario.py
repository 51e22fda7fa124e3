"""A scenario: a position and what the players do in it, as plain data; resolved into a trace."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from . import chain, clauses, declaring, turn
from .choices import Assumption, Illegal, Open, Question
from .position import read_position
from .problems import Invalid
from .saving import fingerprint
from .state import PHASES, State, Task, but
from .table import Defs, Table
from .trace import Step

MOST_STEPS = 20_000
MOST_WAITING = 1_000  # actions in one chain: more only ever grow
Given = tuple[tuple[str, Any], ...]
KeepGoing = Callable[[], bool]
LOOK_AFTER = 60  # actions of one chain before positions are compared for a loop


@dataclass
class Trace:
    """What came out of it. `question` is open where the status is awaiting."""

    title: str = ""
    status: str = "resolved"
    steps: list[Step] = field(default_factory=list)
    assumptions: list[Assumption] = field(default_factory=list)
    question: Question | None = None
    reason: str = ""
    cites: tuple[str, ...] = ()
    unused: list[tuple[str, Any]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    state: State | None = None
    moments: list[tuple[int, State]] = field(default_factory=list)  # steps told by then, and the position
    keep_going: KeepGoing | None = None


def resolve(
    scenario: Mapping[str, Any], defs: Defs, names: Iterable[str] = (), keep_going: KeepGoing | None = None
) -> Trace:
    """Every declared action with every chain of events that follows from it. Nothing raises out of here.

    `keep_going` is asked before each action; where it says no, the trace is as far as it got, and `stopped`.
    """
    title = str(scenario.get("title", "")) if isinstance(scenario, Mapping) else ""
    trace = Trace(title=title, keep_going=keep_going)
    try:
        trace.state = read_position(scenario, defs, names)
        entries = scenario.get("do") or []
        if not isinstance(entries, list):
            raise Invalid(["do: a list of what the players do"])
    except Invalid as error:
        trace.status, trace.problems = "invalid", error.problems
        return trace
    trace.moments.append((0, trace.state))
    for place, entry in enumerate(entries):
        if trace.state.winner or not one(trace, entry, f"do[{place}]", defs):
            break
    return trace


def one(trace: Trace, entry: Any, where: str, defs: Defs) -> bool:
    """One declared action, with what answers it; False where the scenario stops."""
    before, told, moments = trace.state, len(trace.steps), len(trace.moments)
    try:
        _Entry(trace, declaring.checked(entry, where), where, defs).play()
    except _Loop:
        trace.status = "loop"
    except _Stopped:
        trace.status = "stopped"
    except Invalid as error:
        trace.status, trace.problems = "invalid", error.problems
    except Open as error:
        trace.status, trace.question = "awaiting", error.question
    except Illegal as error:
        trace.status, trace.reason, trace.cites, trace.question = "illegal", error.reason, error.cites, error.question
        del trace.steps[told:], trace.moments[moments:]
        trace.state = before
    return trace.status == "resolved"


class _Entry:
    """One entry of `do`: the declared action, what is done around it, and the answers it comes with."""

    def __init__(self, trace: Trace, entry: Mapping[str, Any], where: str, defs: Defs) -> None:
        assert trace.state is not None
        self.trace, self.entry, self.where, self.defs = trace, entry, where, defs
        self.state: State = trace.state
        self.around = declaring.responses(entry, where)
        self.given = declaring.given(self.state, entry.get("answers"), where)

    def play(self) -> None:
        if "go" in self.entry:
            self._respond("before")
            self._go(*declaring.destination(self.state, self.entry["go"], self.where))
        else:
            self._declare(declaring.task(self.state, self.entry, self.where))
        self._respond("after")
        self.trace.unused += self.given

    def _declare(self, task: Task) -> None:
        """Announced with its targets, answered, then resolved (DR-4.3)."""
        if not any(one.get("when", "before") == "before" for one in self.around):
            self._run(task)
            return
        self._must_be_legal(task, self.given)
        waiting, self.given = self._announced(task, self.given)
        self._respond("before")
        self._run_or_fizzle(*waiting)

    def _announced(self, task: Task, given: Given) -> tuple[tuple[Task, ...], Given]:
        """The action with its targets named; what else it asks is asked when it happens."""
        if task.does not in ("activate", "use"):
            return (task,), given
        announced = Task("announce", {"verb": task.does, **task.data})
        done = chain.step(but(self.state, agenda=(announced,), given=given), self.defs)
        self.state = but(self.state, script=done.state.script)
        self.trace.assumptions += done.assumptions
        return done.state.agenda, done.state.given

    def _must_be_legal(self, task: Task, given: Given) -> None:
        """What is declared must be allowed before anybody answers it; a question shows that it is."""
        with suppress(Open):
            chain.step(but(self.state, agenda=(task,), given=given), self.defs)

    def _run_or_fizzle(self, *tasks: Task) -> None:
        """What an answer has made impossible does not happen, and says why."""
        try:
            self._run(*tasks)
        except Illegal as refusal:
            if refusal.question is not None:
                raise
            subject = str(tasks[0].data.get("card") or tasks[0].data.get("by"))
            told = f"What was declared is not possible any more: {refusal.reason}"
            self.trace.steps.append(Step(0, f"fizzle {subject}", told, (*refusal.cites, clauses.ANY_TIME)))

    def _respond(self, window: str) -> None:
        """At-any-time actions of one window; where both players want theirs first the active player orders them."""
        found = [one for one in self.around if one.get("when", "before") == window]
        if len({str(one.get("by")) for one in found}) > 1:
            found = self._ordered(found)
        where = f"{self.where}.respond"
        tasks = [declaring.task(self.state, one, where) for one in found]
        answers = [declaring.given(self.state, one.get("answers"), where) for one in found]
        for task, given in zip(tasks, answers, strict=True):
            self._must_be_legal(task, given)
        announced = [self._announced(task, given) for task, given in zip(tasks, answers, strict=True)]
        for waiting, given in announced:
            mine, self.given = self.given, given
            self._run_or_fizzle(*waiting)
            self.trace.unused += self.given
            self.given = mine

    def _ordered(self, found: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        table = Table(but(self.state, given=self.given), self.defs)
        names = [declaring.named(one) for one in found]
        if len(set(names)) < len(names):
            return found
        text = "in which order at-any-time actions of both players happen"
        question = Question(
            "order", table.decider, text, tuple(names), (clauses.ANY_TIME,), default=names, ordered=True
        )
        order = table.ask(question)
        self.given, self.state = table.done().given, but(self.state, script=table.done().script)
        self.trace.assumptions += table.assumptions
        return [found[names.index(name)] for name in order]

    def _run(self, *tasks: Task) -> None:
        """A chain of events, action by action, until it is resolved; a repeated position is a loop."""
        if self.state.winner:
            return  # nothing resolves after the end of the game
        entered = [task.data.get("run") for one in tasks for task in one.data.get("entered") or ()]
        runs: dict[int, Any] = {run: {} for run in entered if run is not None}
        state = but(self.state, agenda=tasks, given=self.given, runs=runs)
        seen: set[str] = set()
        count = 0
        while state.agenda:
            if self.trace.keep_going is not None and not self.trace.keep_going():
                raise _Stopped
            for window in _windows(state, "before"):
                state = self._aside(state, window)
            task = state.agenda[0]
            state = self._told(chain.step(state, self.defs))
            count += 1
            if task.does in WINDOWED and not any(later.does == task.does for later in state.agenda):
                state = self._aside(state, f"after {WINDOWED[task.does]}")
            if self._repeats(state, count, seen):
                told = "The same position came again." if len(state.agenda) <= MOST_WAITING else "The chain only grows."
                self.trace.reason = told
                self.trace.state = but(state, agenda=(), given=(), runs={})
                raise _Loop
        self.given = state.given
        self.state = self.trace.state = but(state, given=(), runs={})

    def _told(self, done: chain.Done) -> State:
        """What one action did is part of the trace."""
        self.trace.steps += done.steps
        self.trace.assumptions += [a for a in done.assumptions if a not in self.trace.assumptions]
        self.trace.state = done.state
        self.trace.moments.append((len(self.trace.steps), done.state))
        return done.state

    def _repeats(self, state: State, count: int, seen: set[str]) -> bool:
        if count > MOST_STEPS or len(state.agenda) > MOST_WAITING:
            return True
        if count < LOOK_AFTER or not state.agenda:
            return False
        mark = fingerprint(state)
        if mark in seen:
            return True
        seen.add(mark)
        return False

    def _aside(self, state: State, window: str) -> State:
        """An answer in the middle of a phase: the phase's own chain waits until it is done."""
        if not any(one.get("when") == window for one in self.around):
            return state
        agenda, self.state, self.given = state.agenda, but(state, agenda=()), state.given
        self._respond(window)
        self.around = [one for one in self.around if one.get("when") != window]
        return but(self.state, agenda=agenda, given=self.given)

    def _go(self, player: str, phase: str) -> None:
        """Play on until a phase begins: of this turn, or of that player's next turn."""
        for _ in range(2 * len(PHASES) * max(2, 2 * len(self.state.players)) + 1):
            if self.state.pending:
                self._run(Task("work"))
            if self.state.winner:
                return
            coming = turn.next_phase(Table(self.state, self.defs))
            self._run(Task("phase", {"player": coming[0], "phase": coming[1]}))
            if coming == (player, phase) or self.state.winner:
                return
        raise Invalid([f"{self.where}.go: {player}.{phase} does not come"])


class _Stopped(Exception):
    """Whoever asked for the resolution does not want to wait any longer."""


class _Loop(Exception):
    """The chain goes round in circles: nothing more is resolved."""


WINDOWED = {"gather": "gather", "take pile": "pile", "hand limit": "discard"}


def _windows(state: State, when: str) -> list[str]:
    does = state.agenda[0].does
    return [f"{when} {WINDOWED[does]}"] if does in WINDOWED else []
