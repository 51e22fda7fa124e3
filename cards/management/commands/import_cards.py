"""Import the official card catalogue beside our words, or take the last one back."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError

from cards import catalogues
from cards.catalogue import LARGEST, CatalogueError, read_catalogue
from rules import editions


class Command(BaseCommand):
    help = "Import the official card catalogue (JSON, English and French); its texts and notes then stand before ours."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", type=Path)
        parser.add_argument("--dry-run", action="store_true", help="Print what would change, and change nothing.")
        parser.add_argument("--rollback", action="store_true", help="Take the official catalogue in force back.")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report = self._roll_back() if options["rollback"] else self._import(options["file"], options["dry_run"])
        except CatalogueError as error:
            raise CommandError(f"{options['file']}: {error}. Nothing was changed.") from error
        except editions.Refused as error:
            raise CommandError(f"{error} Nothing was changed.") from error
        except (OSError, DatabaseError) as error:
            raise CommandError(f"The import could not be done: {error}. Nothing was changed.") from error
        self.stdout.write(json.dumps(report, ensure_ascii=False, indent=2) if options["json"] else _told(report))

    def _roll_back(self) -> dict[str, Any]:
        before = catalogues.roll_back()
        return {"done": f"Back to {before or 'our own words'}."}

    def _import(self, path: Path | None, dry: bool) -> dict[str, Any]:
        if path is None:
            raise CommandError("Give a FILE (or --rollback).")
        with path.open("rb") as file:
            read = read_catalogue(file.read(LARGEST + 1))
        found = catalogues.prepare(read)
        moved = not dry and catalogues.put_in_force(found, path.name)
        done = (
            "Nothing was changed: this was a dry run."
            if dry
            else "In force now."
            if moved
            else "It was in force already."
        )
        return {
            "done": done,
            "english": len(found.english),
            "french": len(found.french),
            "added": found.added,
            "changed": {
                name: {field: [_plain(old), _plain(new)] for field, (old, new) in differences.items()}
                for name, differences in found.changed.items()
            },
            "unmatched": found.unmatched,
            "mended": list(read.mended),
        }


def _plain(value: Any) -> Any:
    return dict(value) if hasattr(value, "items") else value


def _told(report: dict[str, Any]) -> str:
    lines = [f"mended   {mend}" for mend in report.get("mended", ())]
    lines += [f"added    {name}" for name in report.get("added", ())]
    for name, differences in report.get("changed", {}).items():
        lines += [f"changed  {name}, {field}: {old} → {new}" for field, (old, new) in differences.items()]
    lines += [f"left out {name}: no English card goes with it" for name in report.get("unmatched", ())]
    if "english" in report:
        lines.append(f"{report['english']} English and {report['french']} French entries.")
    return "\n".join([*lines, report["done"]])
