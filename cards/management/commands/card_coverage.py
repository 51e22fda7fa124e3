"""How much of each card's text the compiler reads."""

import json
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.card import Card
from cards.catalogue import LARGEST, CatalogueError, read_catalogue
from cards.compiler import compile_card
from cards.errata import erratum_of
from cards.files import load


class Command(BaseCommand):
    help = "Which cards are compiled, by hand, partial or unmodelled: manage.py card_coverage [FILE] [--json]"
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", type=Path, help="An official catalogue, instead of our own words.")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        rows = [_row(card) for card in _cards(options["file"])]
        if options["json"]:
            self.stdout.write(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        for row in rows:
            self.stdout.write(f"{row['status']:10} {row['read']}/{row['paragraphs']}  {row['card']}")
            for part in row["left"]:
                self.stdout.write(f"{'':15}.{part['paragraph']} {part['why']}")
        counts = Counter(row["status"] for row in rows)
        self.stdout.write(", ".join(f"{number} {status}" for status, number in sorted(counts.items())) + ".")


def _cards(path: Path | None) -> list[Card]:
    if path is None:
        return [card for card in load() if not card.incomplete]
    try:
        with path.open("rb") as file:
            return list(read_catalogue(file.read(LARGEST + 1)).english)
    except (OSError, CatalogueError) as error:
        raise CommandError(f"{path}: {error}") from error


def _row(card: Card) -> dict[str, Any]:
    definition, left = compile_card(card)
    return {
        "card": card.name,
        "status": _status(card, bool(definition.paragraphs), bool(left)),
        "paragraphs": len(card.paragraphs),
        "read": len({number for number, _ in definition.paragraphs}),
        "because": list(definition.because),
        "left": [{"paragraph": part.paragraph, "text": part.text, "why": part.why} for part in left],
    }


def _status(card: Card, read: bool, left: bool) -> str:
    """A card that an erratum corrects is read from a text made by hand."""
    if left:
        return "partial" if read else "unmodelled"
    return "by hand" if erratum_of(card) else "compiled"
