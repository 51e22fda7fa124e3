"""Scenarios at the edge: YAML in, the cards they name compiled, a report out."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from engine import CardDef, Trace, report, resolve
from engine.expectations import differences
from engine.state import ZONES

from .card import Card, folded
from .compiler import Unmodelled, compile_card
from .files import CardFileError, card_of


@dataclass(frozen=True)
class Resolved:
    trace: Trace
    defs: Mapping[str, CardDef]
    unmodelled: tuple[tuple[str, Unmodelled], ...]
    scenario: Mapping[str, Any]

    def report(self) -> dict[str, Any]:
        told = report(self.trace, self.defs)
        told["unmodelled"] = [
            {"card": name, "cite": f"CT:{name}.{part.paragraph}", "text": part.text, "why": part.why}
            for name, part in self.unmodelled
        ]
        return told

    def differences(self) -> list[str]:
        return differences(self.scenario.get("expect", {}), self.trace, self.defs)


def run(text: str, known: Mapping[str, Card]) -> Resolved:
    """Resolve a scenario file; what of its cards' text is not read is listed beside the trace."""
    try:
        scenario = yaml.safe_load(text)
    except yaml.YAMLError as error:
        return Resolved(Trace(status="invalid", problems=[f"not YAML: {error}"]), {}, (), {})
    if not isinstance(scenario, Mapping):
        return Resolved(Trace(status="invalid", problems=["a scenario is a mapping"]), {}, (), {})
    cards, problems = _cards(scenario, known)
    if problems:
        return Resolved(Trace(status="invalid", problems=problems), {}, (), scenario)
    compiled = [compile_card(card) for card in cards]
    defs = {definition.name: definition for definition, _ in compiled}
    left = tuple((definition.name, part) for definition, parts in compiled for part in parts)
    return Resolved(resolve(scenario, defs), defs, left, scenario)


def _cards(scenario: Mapping[str, Any], known: Mapping[str, Card]) -> tuple[list[Card], list[str]]:
    """The cards the scenario names: those on file, and those that exist in it alone."""
    own: dict[str, Card] = {}
    problems: list[str] = []
    rows = scenario.get("cards") or {}
    if not isinstance(rows, Mapping):
        return [], ["cards: a mapping from name to facts"]
    for name, row in rows.items():
        try:
            card = card_of({"name": str(name), **(row or {})})
            own[folded(card.name)] = card
        except (CardFileError, TypeError) as error:
            problems.append(f"cards.{name}: {error}")
    by_name = {folded(name): card for card in known.values() for name in card.names} | own
    wanted = {folded(name) for name in _named(scenario.get("players") or {}) if isinstance(name, str)}
    return [by_name[name] for name in sorted(wanted) if name in by_name], problems


def _named(players: Any) -> Iterator[Any]:
    """Every card a position names; what is no position is the engine's to refuse."""
    for player in players.values() if isinstance(players, Mapping) else ():
        for zone in ZONES if isinstance(player, Mapping) else ():
            entries = player.get(zone)
            for entry in entries if isinstance(entries, list) else ():
                yield entry.get("card") if isinstance(entry, Mapping) else entry
