"""Which clauses the engine obeys, in which code, and which scenarios show it."""

import json
from argparse import ArgumentParser
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards import obedience
from cards.obedience import Coverage, Found


class Command(BaseCommand):
    help = "What the engine obeys, clause by clause: manage.py clause_coverage [--json] [--scenarios DIR] [--write]"
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true")
        parser.add_argument("--scenarios", type=Path, metavar="DIR", help="Where the scenario files are.")
        parser.add_argument("--write", action="store_true", help="Store what was found for the pages of the site.")

    def handle(self, *args: Any, **options: Any) -> None:
        found = _found(options["scenarios"], fresh=options["write"])
        if options["write"]:
            obedience.STORED.write_text(obedience.written(found), encoding="utf-8")
        rows = obedience.coverage(found)
        if options["json"]:
            told = {"clauses": [asdict(row) for row in rows], "unused": obedience.unused(found)}
            self.stdout.write(json.dumps(told, ensure_ascii=False, indent=2))
            return
        for row in rows:
            self._tell(row)
        counts = Counter(row.state for row in rows)
        self.stdout.write(", ".join(f"{number} {state}" for state, number in counts.items()) + ".")
        if idle := obedience.unused(found):
            self.stdout.write(f"In engine/clauses.py, and cited by no code: {', '.join(idle)}.")

    def _tell(self, row: Coverage) -> None:
        shown = f"{len(row.scenarios)} scenarios" if row.obeyed or row.scenarios else ""
        self.stdout.write(f"{row.state:15} {row.cite} {row.title}  {shown}".rstrip())
        for place in row.code:
            self.stdout.write(f"{'':16}{place}")
        if row.reason:
            self.stdout.write(f"{'':16}{row.reason}")


def _found(folder: Path | None, fresh: bool) -> Found:
    """From the sources and the scenario files; where those are not installed, what was stored of them."""
    place = folder or obedience.SCENARIOS
    if place.is_dir():
        return obedience.look(place)
    if folder or fresh:
        raise CommandError(f"{place} is no folder of scenarios.")
    return obedience.stored()
