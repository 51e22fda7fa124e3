"""What a scenario expects, compared with what came out: a line for each difference."""

from collections.abc import Iterator, Mapping
from typing import Any

from .continuous import is_mage_noir
from .keywords import keywords, words_of
from .mana import Mana, total_of
from .scenario import Trace
from .state import State
from .table import Defs, Table

PILES = ("hand", "deck", "discard", "exile")


def differences(expect: Any, trace: Trace, defs: Defs) -> list[str]:
    """A line for each difference; an expectation that says nothing sensible is one too."""
    try:
        return _differences(expect, trace, defs)
    except (TypeError, AttributeError, KeyError, ValueError) as error:
        return [f"expect: this is no expectation ({error})"]


def _differences(expect: Mapping[str, Any], trace: Trace, defs: Defs) -> list[str]:
    found = list(_trace(expect, trace))
    if trace.state is not None:
        table = Table(trace.state, defs)
        found += _state(expect, trace.state, table)
        for name in trace.state.players:
            found += _player(name, expect.get(name, {}), table)
    return found


def _trace(expect: Mapping[str, Any], trace: Trace) -> Iterator[str]:
    if "status" in expect and expect["status"] != trace.status:
        yield f"status: {trace.status} ({trace.reason or trace.problems or _open(trace)}), not {expect['status']}"
    if "question" in expect:
        asked = {"kind": trace.question.kind, "by": trace.question.by} if trace.question else None
        if asked != expect["question"]:
            yield f"question: {asked}, not {expect['question']}"
    events = [step.event for step in trace.steps]
    place = 0
    for wanted in expect.get("order", []):
        later = next((i for i in range(place, len(events)) if matches(events[i], wanted)), None)
        if later is None:
            yield f"order: no {wanted!r} after {events[place - 1] if place else 'the beginning'!r} in {events}"
            break
        place = later + 1
    yield from (
        f"not: {unwanted!r} happened" for unwanted in expect.get("not", []) if any(matches(e, unwanted) for e in events)
    )
    cited = {cite for step in trace.steps for cite in step.cites} | set(trace.cites)
    cited |= set(trace.question.cites) if trace.question else set()
    for cite in expect.get("cites", []):
        if not any(one == cite or (one.startswith(f"{cite}.") and cite.startswith("CT:")) for one in cited):
            yield f"cites: {cite} is not among {sorted(cited)}"


def _open(trace: Trace) -> str:
    asked = trace.question
    return f"open: {asked.kind}, by {asked.by}: {asked.text}" if asked else "nothing is open"


def matches(event: str, shortened: str) -> bool:
    """An event may be shortened to its first words."""
    return event == shortened or event.startswith(shortened + " ")


def _state(expect: Mapping[str, Any], state: State, table: Table) -> Iterator[str]:
    if "winner" in expect and expect["winner"] != state.winner:
        yield f"winner: {state.winner}, not {expect['winner']}"
    if "ether" in expect:
        wanted = expect["ether"]
        there = (
            [pile.as_dict() for pile in state.ether] if isinstance(wanted, list) else total_of(state.ether).as_dict()
        )
        if there != wanted:
            yield f"ether: {there}, not {wanted}"


def _player(name: str, expect: Mapping[str, Any], table: Table) -> Iterator[str]:
    player = table.player(name)
    facts: dict[str, Any] = {
        "hp": player.hp,
        "mage_noir": is_mage_noir(table, name),
        "reserve": player.reserve.as_dict(),
    }
    facts |= {zone: [table.card(id).name for id in getattr(player, zone)] for zone in PILES}
    if "hand" in expect:
        facts["hand"] = sorted(facts["hand"])
        expect = {**expect, "hand": sorted(expect["hand"])}
    yield from (
        f"{name}.{key}: {facts[key]}, not {expect[key]}" for key in facts if key in expect and facts[key] != expect[key]
    )
    for alias, wanted in expect.get("board", {}).items():
        yield from _on_board(name, alias, wanted, table)


def _on_board(name: str, alias: str, wanted: Any, table: Table) -> Iterator[str]:
    there = alias in table.board(name)
    if wanted == "gone" or not there:
        if there or wanted != "gone":
            yield f"{name}.board.{alias}: {'still there' if there else 'not there'}"
        return
    card = table.card(alias)
    facts: dict[str, Any] = {"is": card.form, "mana": card.mana.as_dict(), "hp": card.hp}
    facts |= {"keywords": sorted(keywords(table, alias)), "words": sorted(words_of(table, alias))}
    for key, value in wanted.items():
        expected = sorted(value) if key in ("keywords", "words") else value
        if facts[key] != (Mana.of(value).as_dict() if key == "mana" else expected):
            yield f"{name}.board.{alias}.{key}: {facts[key]}, not {value}"
