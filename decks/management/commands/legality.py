"""The legality lists on file; with --add, a new official list or an event's own rules."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from decks import register
from decks.legality import LegalityError
from decks.models import LegalityList


class Command(BaseCommand):
    help = "List legality lists, add one from a YAML file (as in decks/data), or take an added one back"

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--add", metavar="FILE")
        parser.add_argument("--remove", metavar="NUMBER", type=int)

    def handle(self, *args: Any, **options: Any) -> None:
        if options["add"]:
            self._add(options["add"])
        if options["remove"] is not None and not LegalityList.objects.filter(pk=options["remove"]).delete()[0]:
            raise CommandError(f"No added list has the number {options['remove']}.")
        numbers = {(row.kind, row.event, row.effective): row.pk for row in LegalityList.objects.all()}
        for each in register.current().lists:
            number = numbers.get((each.kind, each.event, each.effective), "")
            who = each.event or each.kind
            self.stdout.write(f"{number!s:>4} {each.effective} {who}: {each.title}, {len(each.entries)} entries")

    def _add(self, name: str) -> None:
        try:
            register.add(Path(name).read_text(encoding="utf-8"))
        except OSError as error:
            raise CommandError(f"{name}: {error.strerror}") from error
        except (LegalityError, UnicodeDecodeError) as error:
            raise CommandError(f"{name}: {error}") from error
