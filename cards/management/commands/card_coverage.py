"""How far each card is modelled: text understood, notes exercised, scenarios that use it."""

import json
from argparse import ArgumentParser
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.card import Card, folded
from cards.catalogue import LARGEST, CatalogueError, read_catalogue
from cards.files import CardFileError, load, read
from cards.modelling import Modelled, modelled, scenarios_in

SCENARIOS = Path(__file__).resolve().parents[3] / "tests" / "scenarios"


class Command(BaseCommand):
    help = "Which cards are compiled, by hand, partial or unmodelled: manage.py card_coverage [FILE…] [--json]"
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "files", nargs="*", type=Path, metavar="FILE", help="Card files, or an official catalogue, to report on."
        )
        parser.add_argument("--json", action="store_true")
        parser.add_argument("--scenarios", type=Path, default=SCENARIOS, metavar="DIR", help="Where scenarios are.")

    def handle(self, *args: Any, **options: Any) -> None:
        scenarios = scenarios_in(options["scenarios"])
        found = [modelled(card, scenarios) for card in _cards(options["files"])]
        if options["json"]:
            self.stdout.write(json.dumps([_row(one) for one in found], ensure_ascii=False, indent=2))
            return
        for one in found:
            self._tell(one)
        self._sum_up(found)

    def _tell(self, one: Modelled) -> None:
        read = f"{one.understood}/{one.paragraphs}"
        notes = f"{one.exercised}/{len(one.notes)}"
        self.stdout.write(
            f"{one.status:10} {read:>5} text {notes:>5} notes {len(one.scenarios):4} scenarios  {one.card}"
        )
        for part in one.left:
            self.stdout.write(f"{'':11}.{part.paragraph} {part.why}")
        for cite, files in one.notes.items():
            if not files:
                self.stdout.write(f"{'':11}{cite} is shown by no scenario")

    def _sum_up(self, found: list[Modelled]) -> None:
        counts = Counter(one.status for one in found)
        notes, exercised = sum(len(one.notes) for one in found), sum(one.exercised for one in found)
        told = [f"{number} {status}" for status, number in sorted(counts.items())]
        told += [f"{exercised} of {notes} executable notes exercised"]
        told += [f"{sum(bool(one.shown) for one in found)} of {len(found)} cards shown by a scenario"]
        self.stdout.write(", ".join(told) + ".")


def _row(one: Modelled) -> dict[str, Any]:
    return {
        "card": one.card,
        "status": one.status,
        "paragraphs": one.paragraphs,
        "understood": one.understood,
        "because": list(one.because),
        "left": [{"paragraph": part.paragraph, "text": part.text, "why": part.why} for part in one.left],
        "notes": {cite: list(files) for cite, files in one.notes.items()},
        "scenarios": list(one.scenarios),
        "shown": list(one.shown),
    }


def _cards(paths: list[Path]) -> list[Card]:
    if not paths:
        return [card for card in load() if not card.incomplete]
    return [card for path in paths for card in _file(path)]


def _file(path: Path) -> list[Card]:
    """A catalogue is JSON; a file of ours is YAML."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if path.suffix in (".yaml", ".yml"):
            return [card for card in read(data.decode("utf-8")) if not card.incomplete]
        return [_with_notes(card) for card in read_catalogue(data).english]
    except (OSError, UnicodeDecodeError, CatalogueError, CardFileError) as error:
        raise CommandError(f"{path}: {error}") from error


def _with_notes(card: Card) -> Card:
    """A catalogue does not say which notes decide something on the table; our files do."""
    ours = {folded(one.name): one for one in load()}.get(folded(card.name))
    return replace(card, notes=ours.notes) if ours else card
