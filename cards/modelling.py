"""How far each card is modelled: its text understood, its notes exercised, the scenarios that use it. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from .card import Card, folded
from .compiler import Unmodelled, compile_card
from .compiler.normal import blocks
from .errata import erratum_of
from .scenarios import named

COMPILED, BY_HAND, PARTIAL, UNMODELLED = "compiled", "by hand", "partial", "unmodelled"
EXECUTABLE = "executable"  # the kind of a note that decides something on the table
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True)
class Modelled:
    """A card: `notes` are its executable ones and the scenarios that show each, `shown` those that show its text."""

    card: str
    status: str
    paragraphs: int
    understood: int
    left: tuple[Unmodelled, ...] = ()
    because: tuple[str, ...] = ()
    notes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    scenarios: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()

    @property
    def exercised(self) -> int:
        return sum(bool(files) for files in self.notes.values())


@dataclass
class Scenarios:
    """Scenario files by the cards they use and by what they show."""

    uses: dict[str, list[str]] = field(default_factory=dict)
    shows: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, scenario: Any) -> None:
        if not isinstance(scenario, Mapping):
            return
        own = scenario.get("cards")
        cards = (*named(scenario.get("players")), *(own if isinstance(own, Mapping) else ()))
        for card in dict.fromkeys(folded(card) for card in cards if isinstance(card, str)):
            self.uses.setdefault(card, []).append(name)
        cites = scenario.get("shows")
        for cite in dict.fromkeys(map(str, cites if isinstance(cites, list) else ())):
            self.shows.setdefault(cite, []).append(name)


def scenarios_in(folder: Path) -> Scenarios:
    """Every scenario file below a folder; one that is not there has none."""
    found = Scenarios()
    for path in sorted(folder.rglob("*.yaml")):
        name = path.relative_to(folder).with_suffix("").as_posix()
        try:
            found.add(name, yaml.load(path.read_text(encoding="utf-8"), _LOADER))  # noqa: S506 - a safe loader
        except (OSError, ValueError, RecursionError, yaml.YAMLError):
            continue  # whoever runs it is told what is wrong with it
    return found


def modelled(card: Card, scenarios: Scenarios) -> Modelled:
    definition, left = compile_card(card)
    erratum = erratum_of(card)
    by_hand = bool(erratum and erratum.reads)
    text = erratum.reads if erratum and erratum.reads else card.text
    spans = {block.number: len(block.printed) for block in blocks(text)}  # a block may be printed as several paragraphs
    return Modelled(
        card=card.name,
        status=status(bool(definition.paragraphs), bool(left), by_hand),
        paragraphs=sum(spans.values()),
        understood=sum(spans.values()) - sum(spans[part.paragraph] for part in left),
        left=left,
        because=definition.because,
        notes=dict(_notes(card, scenarios)),
        scenarios=_joined(scenarios.uses.get(folded(name), ()) for name in card.names),
        shown=_joined(files for cite, files in scenarios.shows.items() if _is_of(cite, definition.cite())),
    )


def status(read: bool, left: bool, by_hand: bool) -> str:
    """A card that an erratum corrects is read from a text made by hand."""
    if left:
        return PARTIAL if read else UNMODELLED
    return BY_HAND if by_hand else COMPILED


def _notes(card: Card, scenarios: Scenarios) -> Iterator[tuple[str, tuple[str, ...]]]:
    for place, note in enumerate(card.notes, 1):
        cite = f"CD:{card.name}.{place}"
        if note.kind == EXECUTABLE:
            yield cite, tuple(scenarios.shows.get(cite, ()))


def _is_of(cite: str, whole: str) -> bool:
    return cite == whole or cite.startswith(f"{whole}.")


def _joined(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for names in lists for name in names))
