"""Deck checks from the command line: the same report as on the page."""

import json
import sys
from argparse import ArgumentParser
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.core.serializers.json import DjangoJSONEncoder

from cards import collection
from decks import batch, records, register
from decks.batch import Outcome
from decks.bounds import REQUEST_BYTES, Refused


class Command(BaseCommand):
    help = "Check deck lists: manage.py deckcheck FILE… (text, CSV or zip; - reads what is piped in)"

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--on", type=date.fromisoformat, help="the day of the check, such as 2026-01-31")
        parser.add_argument("--event", default="", help="an event whose own rules stand above the lists")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        holds = register.in_force(options["on"], options["event"])
        if options["event"] and holds.own is None:
            raise CommandError(f"No event called {options['event']} has rules on file.")
        try:
            given = batch.submissions((name, _bytes(name)) for name in options["files"])
        except Refused as refusal:
            raise CommandError(str(refusal)) from refusal
        found = list(batch.outcomes(given, collection.current(), holds))
        self._tell(found, as_json=options["json"])
        if not all(outcome.legal for outcome in found):
            sys.exit(1)

    def _tell(self, found: list[Outcome], *, as_json: bool) -> None:
        if as_json:
            rows = [records.outcome_record(outcome) for outcome in found]
            told = rows[0] if len(rows) == 1 else rows  # one list, one report; several, a list of them
            self.stdout.write(json.dumps(told, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2))
            return
        for outcome in found:
            self.stdout.write(f"{outcome.player}: {outcome.verdict}")
            for finding in outcome.findings:
                where = f"line {finding.line}" if finding.line else ""
                self.stdout.write(f"  {finding.level:8} {finding.cite:7} {where:9} {finding.text}")
                if finding.suggestions:
                    self.stdout.write(f"{'':29}perhaps {', '.join(finding.suggestions)}")


def _bytes(name: str) -> bytes:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(REQUEST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(REQUEST_BYTES + 1)
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}") from error
    if len(data) > REQUEST_BYTES:
        raise CommandError(f"{name} is larger than {REQUEST_BYTES:,} bytes.")
    return data
