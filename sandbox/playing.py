"""Scenarios played within their bounds: what the API and the pages ask of the engine. No rule lives here."""

from collections.abc import Mapping
from typing import Any

from cards import collection
from cards.card import Card, folded
from cards.scenarios import Cast, Resolved, every_outcome, play
from cards.side_by_side import outcomes_report
from engine import Trace
from engine.outcomes import Outcomes
from engine.report import final

from . import bounds, choosing, reading, telling
from .watching import FAILED, Clock

Scenario = Mapping[str, Any]
Record = dict[str, Any]
TOO_LONG = "It takes too long to resolve."


def known_cards() -> Mapping[str, Card]:
    return collection.current().cards


def refusals(scenario: Scenario, known: Mapping[str, Card]) -> list[str]:
    """What is too much, before anything is played."""
    own = scenario.get("cards")
    names = {folded(name) for card in known.values() for name in card.names}
    return reading.problems(scenario, names | set(map(folded, own)) if isinstance(own, Mapping) else names)


def nothing(scenario: Scenario, status: str, problems: list[str] | None = None) -> Resolved:
    trace = Trace(title=str(scenario.get("title") or ""), status=status, problems=problems or [])
    return Resolved(trace, Cast(), scenario)


def resolved(scenario: Scenario, clock: Clock) -> Resolved:
    """As far as the clock allows; what is too much is not begun."""
    known = known_cards()
    problems = refusals(scenario, known)
    return nothing(scenario, "invalid", problems) if problems else play(scenario, known, clock.going)


def report(scenario: Scenario, *, positions: bool = True, plays: bool = False) -> Record:
    """The trace with the position after each action; `stopped` where the time was up."""
    return played(scenario, positions=positions, plays=plays)[0]


def played(scenario: Scenario, *, positions: bool = True, plays: bool = False) -> tuple[Record, Resolved]:
    """The report, and what it tells of."""
    known_cards()  # the database is asked before the clock runs
    found = nothing(scenario, "stopped")
    told = {"positions": [], **found.report()}
    with Clock() as clock:
        found = resolved(scenario, clock)
        told = {"positions": [], **found.report()}
        if plays:
            told["plays"] = []
        if positions:
            told["positions"] = _positions(found)
        if plays and choosing.goes_on(found):
            told["plays"] = choosing.plays(found, clock).allowed
    if clock.failed:
        found = nothing(scenario, "invalid", [FAILED])
        told = {"positions": [], **found.report()}
    return {**told, "stopped": told["status"] == "stopped"}, found


def _positions(found: Resolved) -> list[Record]:
    """The first of a great many, and fewer where the time was up: nobody waits for the rest."""
    most = bounds.shown(len(found.trace.state.cards) if found.trace.state else 0)
    if found.trace.status == "stopped":
        most = min(most, bounds.SHOWN_WHEN_STOPPED)
    del found.trace.moments[most:]
    listed: list[Record] = found.report(positions=True)["positions"]
    return listed


def outcomes(scenario: Scenario, limit: int = bounds.POSITIONS, *, everything: bool = False) -> Record:
    """Every distinct result over the choices left open, as far as the bound and the clock allow."""
    known = known_cards()
    problems = refusals(scenario, known)
    found = Outcomes(limit=limit, complete=False)
    start: Record | None = None
    with Clock() as clock:

        def progress(so_far: Outcomes) -> bool:
            nonlocal found
            found = so_far
            return clock.going()

        begun = {**scenario, "do": []} if isinstance(scenario.get("do"), list) else scenario
        first = nothing(scenario, "invalid", problems) if problems else play(begun, known)
        if first.trace.state is None or first.trace.status == "invalid":
            return not_searched(limit, first.trace.problems)
        start = final(first.trace.state, first.cast.defs)
        found = every_outcome(scenario, known, limit, everything=everything, progress=progress)
    found.complete = found.complete and not clock.up
    return not_searched(limit, [FAILED]) if clock.failed else _searched(found, start)


def not_searched(limit: int, problems: list[str]) -> Record:
    return {**_searched(Outcomes(limit=limit), None), "status": "invalid", "problems": problems}


def _searched(found: Outcomes, start: Record | None) -> Record:
    """Who decides is told over all of them; of a great many only the first are listed."""
    distinct, depends, deciders = len(found.found), found.depends, list(found.deciders)
    del found.found[bounds.shown(_cards_in(start or {})) :]
    told = outcomes_report(found)
    rows = [
        {**{key: row[key] for key in ("status", "final", "answers", "differs")}, "summary": summary}
        for row, summary in zip(told["outcomes"], telling.summaries(start or {}, told["outcomes"]), strict=True)
    ]
    reach = {"tried": found.tried, "limit": found.limit, "complete": found.complete, "depends": depends}
    listed = {"found": rows, "distinct": distinct, **reach, "deciders": deciders, "taken": list(found.taken)}
    return {"status": "searched", "problems": [], **listed}


def _cards_in(position: Record) -> int:
    zones = ("hand", "deck", "discard", "exile", "board")
    return sum(len(row[zone]) for row in position.get("players", {}).values() for zone in zones)


def legal(scenario: Scenario, player: str = "") -> Record:
    """What may be declared after all of `do`, and what may not, with the clauses."""
    known_cards()
    listed, status, problem = choosing.Plays(), "stopped", ""
    with Clock() as clock:
        found = resolved(scenario, clock)
        status, problem = found.trace.status, _problem(found, player)
        if not problem and choosing.goes_on(found):
            listed = choosing.plays(found, clock, player)
    problem = FAILED if clock.failed else problem
    rows = {"plays": listed.allowed, "refused": listed.refused, "complete": listed.complete}
    return {"status": "invalid" if problem else status, "problems": [problem] if problem else [], **rows}


def _problem(found: Resolved, player: str) -> str:
    if found.trace.state is None:
        return "; ".join(found.trace.problems)
    if player and player not in found.trace.state.players:
        return f"player: one of {', '.join(found.trace.state.players)}"
    return ""


def allowed(scenario: Scenario, entry: Mapping[str, Any]) -> Record:
    """Whether an action may be declared after all of `do`; else why not."""
    known_cards()
    with Clock() as clock:
        found = resolved(scenario, clock)
        if not choosing.goes_on(found):
            return {"allowed": False, **_over(found)}
        return choosing.declared(found, entry) if entry.keys() <= choosing.PLAIN else _tried(scenario, entry, clock)
    return {"allowed": False, "reason": FAILED if clock.failed else TOO_LONG, "cites": []}


def _over(found: Resolved) -> Record:
    """Why nothing can be declared at all where the scenario stands."""
    trace = found.trace
    reason = {
        "resolved": "The game is over.",
        "awaiting": f"{trace.question.by} has to answer first: {trace.question.text}" if trace.question else "",
        "illegal": trace.reason,
        "invalid": "; ".join(trace.problems),
        "loop": "The chain of events goes round in circles.",
    }.get(trace.status, TOO_LONG)
    cites = trace.question.cites if trace.question and trace.status == "awaiting" else trace.cites
    return {"reason": reason, "cites": list(cites)}


def _tried(scenario: Scenario, entry: Mapping[str, Any], clock: Clock) -> Record:
    """With the answers and responses it comes with; `go` and the judge's hand too."""
    done = scenario.get("do")
    found = resolved({**scenario, "do": [*(done if isinstance(done, list) else ()), dict(entry)]}, clock)
    fine = found.trace.status in ("resolved", "awaiting")
    return {"allowed": True, "reason": "", "cites": []} if fine else {"allowed": False, **_over(found)}


def problems(scenario: Scenario) -> list[str]:
    """What keeps the engine from reading the scenario at all."""
    known_cards()
    with Clock() as clock:
        played = resolved(scenario, clock)
        return played.trace.problems if played.trace.status == "invalid" else []
    return [FAILED if clock.failed else TOO_LONG]
