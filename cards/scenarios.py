"""Scenarios at the edge: YAML in, the cards and effects they name compiled, a report out."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

import yaml

from engine import CardDef, Trace, outcomes, report, resolve
from engine.effects.abilities import EffectsOf
from engine.effects.standing import NextApplied
from engine.expectations import differences
from engine.outcomes import LIMIT, Outcomes
from engine.scenario import KeepGoing
from engine.state import ZONES

from .card import Card, folded
from .compiler import Unmodelled, compile_card, compile_text
from .files import CardFileError, card_of

ADVERSARY = "adversary"  # a type of card that only co-op scenarios have


@dataclass(frozen=True)
class Cast:
    """The cards of one scenario as the engine sees them, and what of their text it will not execute."""

    defs: Mapping[str, CardDef] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    unmodelled: tuple[tuple[str, Unmodelled], ...] = ()
    problems: tuple[str, ...] = ()


@dataclass(frozen=True)
class Resolved:
    trace: Trace
    cast: Cast
    scenario: Mapping[str, Any]

    def report(self, positions: bool = False) -> dict[str, Any]:
        told = report(self.trace, self.cast.defs, positions)
        told["unmodelled"] = [
            {"card": name, "cite": f"CT:{name}.{part.paragraph}", "text": part.text, "why": part.why}
            for name, part in self.cast.unmodelled
        ]
        return told

    def differences(self) -> list[str]:
        expect = self.scenario.get("expect") or {}
        return differences(expect, self.trace, self.cast.defs)


def read(text: str) -> Mapping[str, Any] | str:
    """The scenario in a file, or why it is none."""
    try:
        scenario = yaml.safe_load(text)
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        return f"not YAML: {error}"
    except (LookupError, AttributeError, TypeError):  # what the loader trips over: `!!int ""`, `!!bool x`
        return "not YAML: a tag that does not fit what it stands before"
    return scenario if isinstance(scenario, Mapping) else "a scenario is a mapping"


def run(text: str, known: Mapping[str, Card]) -> Resolved:
    """Resolve a scenario file; what of its cards' text is not read is listed beside the trace."""
    scenario = read(text)
    if isinstance(scenario, str):
        return Resolved(Trace(status="invalid", problems=[scenario]), Cast(), {})
    return play(scenario, known)


def play(scenario: Mapping[str, Any], known: Mapping[str, Card], keep_going: KeepGoing | None = None) -> Resolved:
    """`keep_going` is asked before each action, and ends the resolution where it says no."""
    cast = cast_of(scenario, known)
    if cast.problems:
        return Resolved(Trace(status="invalid", problems=list(cast.problems)), cast, scenario)
    return Resolved(resolve(scenario, cast.defs, cast.names, keep_going), cast, scenario)


def every_outcome(
    scenario: Mapping[str, Any], known: Mapping[str, Card], limit: int = LIMIT, **options: Any
) -> Outcomes:
    cast = cast_of(scenario, known)
    return outcomes(scenario, cast.defs, limit, **options) if not cast.problems else Outcomes(limit=limit)


def cast_of(scenario: Mapping[str, Any], known: Mapping[str, Card]) -> Cast:
    """The cards the scenario names: those on file, those that exist in it alone, and those their texts speak of."""
    rows = scenario.get("cards") or {}
    if not isinstance(rows, Mapping):
        return Cast(problems=("cards: a mapping from name to facts",))
    own, problems = _own_cards(rows)
    by_name = {folded(name): card for card in known.values() for name in card.names} | own
    wanted = {folded(name) for name in named(scenario.get("players") or {}) if isinstance(name, str)}
    defs: dict[str, CardDef] = {}
    left: list[tuple[str, Unmodelled]] = []
    while missing := [name for name in sorted(wanted) if name in by_name and by_name[name].name not in defs]:
        for name in missing:
            definition, parts = compile_card(by_name[name])
            row = rows.get(by_name[name].name) if name in own else None
            if isinstance(row, Mapping) and row.get("type") == ADVERSARY:
                definition = replace(definition, type=ADVERSARY)
            defs[definition.name] = definition
            left += [(definition.name, part) for part in parts]
            wanted |= {folded(other) for other in _spoken_of(definition.paragraphs)}
    defs |= _effects(scenario)
    return Cast(defs, tuple(card.name for card in by_name.values()), tuple(left), tuple(problems))


def _own_cards(rows: Mapping[Any, Any]) -> tuple[dict[str, Card], list[str]]:
    own: dict[str, Card] = {}
    problems: list[str] = []
    for name, row in rows.items():
        try:
            facts = {"type": "spell", **(row or {})}
            facts["type"] = "permanent" if facts["type"] == ADVERSARY else facts["type"]
            card = card_of({"name": str(name), **facts, "sets": (), "incomplete": True})
            own[folded(card.name)] = card
        except (CardFileError, TypeError, ValueError, AttributeError) as error:
            problems.append(f"cards.{name}: {error}")
    return own, problems


def _spoken_of(part: Any) -> Iterator[str]:
    """Cards whose effects a text lends by their name."""
    if isinstance(part, EffectsOf | NextApplied):
        yield part.name
    if isinstance(part, tuple):
        for item in part:
            yield from _spoken_of(item)
    elif is_dataclass(part):
        for one in fields(part):
            yield from _spoken_of(getattr(part, one.name))


def _effects(scenario: Mapping[str, Any]) -> dict[str, CardDef]:
    """Effects in card wording that the position or a judge's hand gives to cards, each under its own words."""
    texts = set(_gained(scenario.get("players")))
    for entry in _listed(scenario.get("do")):
        event = entry.get("judge") if isinstance(entry, Mapping) else None
        if isinstance(event, str) and event.startswith("grant ") and event.count('"') == 2:
            texts.add(event.split('"')[1])
    found = {}
    for text in texts:
        compiled = compile_text(text)
        if compiled.paragraphs and not compiled.unmodelled:
            found[text] = CardDef(text, paragraphs=compiled.paragraphs)
    return found


def _gained(players: Any) -> Iterator[str]:
    for player in players.values() if isinstance(players, Mapping) else ():
        for entry in _listed(player.get("board")) if isinstance(player, Mapping) else ():
            if isinstance(entry, Mapping):
                yield from (text for text in _listed(entry.get("gained")) if isinstance(text, str))


def _listed(value: Any) -> Iterable[Any]:
    return value if isinstance(value, list) else ()


def named(players: Any) -> Iterator[Any]:
    """Every card a position names; what is no position is the engine's to refuse."""
    for player in players.values() if isinstance(players, Mapping) else ():
        for zone in ZONES if isinstance(player, Mapping) else ():
            for entry in _listed(player.get(zone)):
                yield entry.get("card") if isinstance(entry, Mapping) else entry
