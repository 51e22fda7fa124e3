"""A scenario: a position and what the players do in it, as plain data; resolved into a trace."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from . import chain, turn
from .cards import CardDef
from .choices import Assumption, Illegal, Open, Question
from .mana import ELEMENTS, Mana
from .position import read_position
from .problems import Invalid
from .state import PHASES, State, Task
from .table import Table
from .trace import Step

MOST_STEPS = 5_000
DECLARED = ("prepare", "channel", "activate", "use")


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


def resolve(scenario: Mapping[str, Any], defs: Mapping[str, CardDef]) -> Trace:
    """Every declared action with every chain of events that follows from it. Nothing raises out of here."""
    trace = Trace(title=str(scenario.get("title", "")) if isinstance(scenario, Mapping) else "")
    try:
        state = read_position(scenario, defs)
        entries = scenario.get("do", [])
        if not isinstance(entries, list):
            raise Invalid(["do: a list of what the players do"])
    except Invalid as error:
        trace.status, trace.problems = "invalid", error.problems
        return trace
    trace.state = state
    for place, entry in enumerate(entries):
        if trace.state.winner or not _one(trace, entry, f"do[{place}]", defs):
            break
    return trace


def _one(trace: Trace, entry: Any, where: str, defs: Mapping[str, CardDef]) -> bool:
    """One declared action, with what answers it; False where the scenario stops."""
    before, told = trace.state, len(trace.steps)
    assert before is not None
    try:
        for one in _in_order(entry, where):
            _declare(trace, one, where, defs)
    except Invalid as error:
        trace.status, trace.problems = "invalid", error.problems
    except Open as error:
        trace.status, trace.question = "awaiting", error.question
    except Illegal as error:
        trace.status, trace.reason, trace.cites, trace.question = "illegal", error.reason, error.cites, error.question
        del trace.steps[told:]
        trace.state = before
    return trace.status == "resolved"


def _in_order(entry: Any, where: str) -> list[dict[str, Any]]:
    """At-any-time actions just before, the declared action, at-any-time actions just after (DR-4.3)."""
    if not isinstance(entry, Mapping):
        raise Invalid([f"{where}: a mapping that says what is done"])
    answers = entry.get("respond") or []
    if not isinstance(answers, list) or not all(isinstance(one, Mapping) for one in answers):
        raise Invalid([f"{where}.respond: a list of actions taken before or after"])
    before = [dict(one) for one in answers if one.get("when", "before") == "before"]
    after = [dict(one) for one in answers if one.get("when") == "after"]
    return [*before, {**entry, "answered": bool(before)}, *after]


def _declare(trace: Trace, entry: Mapping[str, Any], where: str, defs: Mapping[str, CardDef]) -> None:
    state = trace.state
    assert state is not None
    given = _given(entry.get("answers"), where)
    state = replace(state, given=given)
    if "go" in entry:
        trace.state = _go(trace, state, str(entry["go"]), where, defs)
    else:
        trace.state = _run(trace, replace(state, agenda=(_task(state, entry, where),)), defs)
    trace.unused += [*trace.state.given]


def _given(answers: Any, where: str) -> tuple[tuple[str, Any], ...]:
    if answers is None:
        return ()
    if not isinstance(answers, list) or not all(isinstance(one, Mapping) and len(one) == 1 for one in answers):
        raise Invalid([f"{where}.answers: a list of one-key mappings, kind and answer"])
    return tuple((str(kind), value) for answer in answers for kind, value in answer.items())


def _mana(amounts: Any, where: str) -> Mana:
    if not isinstance(amounts, Mapping) or not all(
        e in ELEMENTS and isinstance(n, int) and n > 0 for e, n in amounts.items()
    ):
        raise Invalid([f"{where}: Mana by element, such as {{air: 1}}"])
    return Mana.of(amounts)


def _task(state: State, entry: Mapping[str, Any], where: str) -> Task:
    if "judge" in entry:
        return Task(
            "judge", {"event": str(entry["judge"]), "cites": entry.get("cites", ()), "reason": entry.get("reason", "")}
        )
    by = entry.get("by")
    if not isinstance(by, str) or by not in state.players:
        raise Invalid([f"{where}.by: one of {', '.join(state.players)}"])
    if "trade" in entry:
        offer = entry["trade"] if isinstance(entry["trade"], Mapping) else {}
        sides = {side: _mana(offer.get(side), f"{where}.trade.{side}") for side in ("give", "take")}
        return Task("trade", {"by": by, **sides})
    verb = next((name for name in DECLARED if name in entry), None)
    if verb is None:
        raise Invalid([f"{where}: one of {', '.join(DECLARED)}, trade, go, judge"])
    card = entry[verb]
    if not isinstance(card, str) or card not in state.cards:
        raise Invalid([f"{where}.{verb}: no card goes by the alias {card!r}"])
    data: dict[str, Any] = {"card": card, "by": by, "answered": entry.get("answered", False)}
    if "ability" in entry:
        if not isinstance(entry["ability"], int):
            raise Invalid([f"{where}.ability: which of its abilities, from 1"])
        data["ability"] = entry["ability"]
    return Task(verb, data)


def _run(trace: Trace, state: State, defs: Mapping[str, CardDef]) -> State:
    """The chain of events, action by action, until it is resolved."""
    while state.agenda:
        if len(trace.steps) > MOST_STEPS:
            trace.status = "loop"
            return replace(state, agenda=())
        done = chain.step(state, defs)
        state = done.state
        trace.steps += done.steps
        trace.assumptions += done.assumptions
        trace.state = state
    return state


def _go(trace: Trace, state: State, wanted: str, where: str, defs: Mapping[str, CardDef]) -> State:
    """Play on until a phase begins: of this turn, or of that player's next turn."""
    player, _, phase = wanted.rpartition(".")
    player = player or state.turn
    if phase not in PHASES or player not in state.players:
        raise Invalid([f"{where}.go: a phase ({', '.join(PHASES)}), or PLAYER.PHASE"])
    for _ in range(2 * len(PHASES)):
        coming = turn.next_phase(Table(state, defs))
        data = {"player": coming[0], "phase": coming[1], "only": coming == (player, phase)}
        state = _run(trace, replace(state, agenda=(Task("phase", data),)), defs)
        if coming == (player, phase) or state.winner:
            return state
    raise Invalid([f"{where}.go: {wanted} does not come"])
