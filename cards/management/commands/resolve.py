"""Resolve scenario files: a position and declared actions in, a cited chain of events out."""

import json
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.card import Card
from cards.files import load
from cards.scenarios import Resolved, every_outcome, run
from cards.side_by_side import outcomes_report
from engine.outcomes import LIMIT, Outcomes

LARGEST = 200_000  # bytes of one scenario
QUIET = 2.0  # seconds of a search before it tells how far it has come, and between two such words


class Command(BaseCommand):
    help = "Resolve scenarios: manage.py resolve FILE… [--json] [--check] [--outcomes] [--limit N]"
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument("--json", action="store_true")
        parser.add_argument(
            "--check", action="store_true", help="Compare with what the file expects; exit 1 on a difference."
        )
        parser.add_argument(
            "--outcomes", action="store_true", help="Try every answer to every question the file leaves open."
        )
        parser.add_argument(
            "--limit", type=_positive, default=LIMIT, metavar="N", help=f"Positions --outcomes looks at ({LIMIT:,})."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        known = {card.slug: card for card in load()}
        found = [(path, run(_text(path), known)) for path in options["files"]]
        reports = [resolved.report() for _, resolved in found]
        if options["outcomes"]:
            for told, (_, resolved) in zip(reports, found, strict=True):
                told["outcomes"] = self._searched(resolved, known, options["limit"])
        if options["json"]:
            self.stdout.write(json.dumps(reports[0] if len(reports) == 1 else reports, ensure_ascii=False, indent=2))
        elif options["outcomes"] or not options["check"]:
            for told in reports:
                self._tell_outcomes(told) if told.get("outcomes") else self._tell(told)
        if options["check"] and not self._check(found):
            sys.exit(1)

    def _searched(self, resolved: Resolved, known: dict[str, Card], limit: int) -> dict[str, Any] | None:
        """Nothing for a file that is wrong: its report says why."""
        if resolved.trace.status == "invalid":
            return None
        found = every_outcome(resolved.scenario, known, limit, progress=self._progress())
        return outcomes_report(found)

    def _progress(self) -> Callable[[Outcomes], bool]:
        told = time.monotonic()

        def tell(found: Outcomes) -> bool:
            nonlocal told
            if time.monotonic() - told > QUIET:
                told = time.monotonic()
                self.stderr.write(f"… {found.tried:,} of at most {found.limit:,} positions, {len(found.found)} results")
            return True

        return tell

    def _tell(self, told: dict[str, Any]) -> None:
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

    def _tell_outcomes(self, told: dict[str, Any]) -> None:
        found = told["outcomes"]
        self.stdout.write(f"{told['title']}: {_counted(found['distinct'], 'distinct result')}, {_reach(found)}")
        self.stdout.write(f"  {_depends(found)}")
        if found["not_varied"]:
            self.stdout.write(f"  Not varied, the default is taken: {', '.join(found['not_varied'])}.")
        for number, outcome in enumerate(found["outcomes"], 1):
            self.stdout.write(f"{number:4} {outcome['status']}")
            for one in outcome["answers"]:
                self.stdout.write(f"       {one['by']} answers {one['kind']}: {_written(one['answer'])}")
            for fact, value in outcome["differs"].items():
                self.stdout.write(f"       {fact} = {_written(value)}")

    def _check(self, found: list[tuple[Path, Resolved]]) -> bool:
        good = True
        for path, resolved in found:
            wrong = resolved.differences()
            good = good and not wrong
            self.stdout.write(f"{path.name}: {'as expected' if not wrong else ''}")
            for line in wrong:
                self.stdout.write(f"  {line}")
        return good


def _depends(found: dict[str, Any]) -> str:
    if found["depends"]:
        return f"It depends on what {' and '.join(found['deciders'])} choose{'s' * (len(found['deciders']) == 1)}."
    return "No choice changes the result." if found["complete"] else "No choice tried so far changes the result."


def _reach(found: dict[str, Any]) -> str:
    looked = _counted(found["tried"], "position")
    return (
        f"complete ({looked})"
        if found["complete"]
        else f"stopped at the bound ({looked} of at most {found['limit']:,})"
    )


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError("a number of positions, 1 or more")
    return int(text)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise CommandError(f"{path} is larger than {LARGEST:,} bytes.")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{path} cannot be read: {error}") from error
