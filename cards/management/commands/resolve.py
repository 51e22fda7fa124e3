"""Resolve scenario files: a position and declared actions in, a cited chain of events out."""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.files import load
from cards.scenarios import Resolved, run

LARGEST = 200_000  # bytes of one scenario


class Command(BaseCommand):
    help = "Resolve scenarios: manage.py resolve FILE… [--json] [--check]"
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument("--json", action="store_true")
        parser.add_argument(
            "--check", action="store_true", help="Compare with what the file expects; exit 1 on a difference."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        known = {card.slug: card for card in load()}
        found = [(path, run(_text(path), known)) for path in options["files"]]
        if options["json"]:
            reports = [resolved.report() for _, resolved in found]
            self.stdout.write(json.dumps(reports[0] if len(reports) == 1 else reports, ensure_ascii=False, indent=2))
        elif not options["check"]:
            for _, resolved in found:
                self._tell(resolved)
        if options["check"] and not self._check(found):
            sys.exit(1)

    def _tell(self, resolved: Resolved) -> None:
        told = resolved.report()
        self.stdout.write(f"{told['title']}: {told['status']}")
        for step in told["steps"]:
            self.stdout.write(f"{step['n']:4} {'  ' * step['depth']}{step['text']}  [{', '.join(step['cites'])}]")
        if told["question"]:
            self.stdout.write(
                f"     {told['question']['by']} decides {told['question']['text']}: {told['question']['options']}"
            )
        for line in (*told.get("problems", ()), told.get("reason", "")):
            self.stdout.write(f"     {line}") if line else None
        for part in told["unmodelled"]:
            self.stdout.write(f"     not read: {part['cite']} ({part['why']})")

    def _check(self, found: list[tuple[Path, Resolved]]) -> bool:
        good = True
        for path, resolved in found:
            wrong = resolved.differences()
            good = good and not wrong
            self.stdout.write(f"{path.name}: {'as expected' if not wrong else ''}")
            for line in wrong:
                self.stdout.write(f"  {line}")
        return good


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise CommandError(f"{path} is larger than {LARGEST:,} bytes.")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{path} cannot be read: {error}") from error
