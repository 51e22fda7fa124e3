"""Import an official document as a new version beside ours, or take the last one back."""

import json
from argparse import ArgumentParser
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from rules import editions, importation
from rules.corpus.compare import Change
from rules.importing import ImportRefused


class Command(BaseCommand):
    help = "Import an official rules document (text, Markdown or PDF) as a new version, shown before our words."

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        # Django gives every command a --version of its own; here the word belongs to the document.
        return super().create_parser(prog_name, subcommand, conflict_handler="resolve", **kwargs)

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", type=Path)
        parser.add_argument("--document", required=True, help="DR, RB, CE, AA, SC or TR.")
        parser.add_argument("--version", help="The version as printed, such as 1.1.")
        parser.add_argument("--effective", type=date.fromisoformat, help="Since when it holds, such as 2025-11-04.")
        parser.add_argument("--language", choices=["en", "fr"], help="en, unless the document is published in French.")
        parser.add_argument("--dry-run", action="store_true", help="Print what would change, and change nothing.")
        parser.add_argument(
            "--shorter", action="store_true", help="The text really ends before the version in force does."
        )
        parser.add_argument("--rollback", action="store_true", help="Take the official version in force back.")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        document = options["document"].upper()
        try:
            report = self._roll_back(document) if options["rollback"] else self._import(document, options)
        except (ImportRefused, editions.Refused) as error:
            raise CommandError(f"{str(error).rstrip('.')}. Nothing was changed.") from error
        except (OSError, DatabaseError) as error:
            raise CommandError(f"The import could not be written: {error}. Nothing was changed.") from error
        self.stdout.write(json.dumps(report, ensure_ascii=False, indent=2) if options["json"] else _told(report))

    def _roll_back(self, document: str) -> dict[str, Any]:
        before = editions.roll_back(document).version
        return {"done": f"{document} is back to {before or 'our own words'}.", "changes": []}

    def _import(self, document: str, options: dict[str, Any]) -> dict[str, Any]:
        if options["file"] is None or options["version"] is None:
            raise CommandError("Give a FILE and its --version (or --rollback).")
        found = importation.read_file(
            options["file"],
            document=document,
            version=options["version"],
            effective=options["effective"],
            language=options["language"] or ("fr" if document == "AA" else "en"),
            shorter=options["shorter"],
        )
        report = {
            "document": document,
            "version": found.text.version,
            "clauses": len(found.text.clauses),
            "against": str(found.against) if found.against else None,
            "changes": [_change(change) for change in found.differences],
        }
        if options["dry_run"]:
            return {"done": "Nothing was changed: this was a dry run.", **report}
        moved = importation.put_in_force(found).moved
        return {"done": "In force now, with the index rebuilt." if moved else "It was in force already.", **report}


def _change(change: Change) -> dict[str, Any]:
    clause = change.new or change.old
    return {
        "kind": change.kind,
        "old": change.old.key if change.old else None,
        "new": change.new.key if change.new else None,
        "heading": clause.heading if clause else "",
        "words": "".join(_marked(run.sign, run.words) for run in change.runs),
    }


def _marked(sign: str, words: str) -> str:
    return {"+": "{+%s+}", "-": "[-%s-]"}.get(sign, "%s") % words


def _told(report: dict[str, Any]) -> str:
    lines = []
    for change in report["changes"]:
        was = f" (was {change['old']})" if change["old"] and change["new"] and change["old"] != change["new"] else ""
        lines.append(f"{change['kind']:8} {change['new'] or change['old']} {change['heading']}{was}")
        lines += [f"         {line}" for line in change["words"].splitlines() if line.strip()]
    if "clauses" in report:
        lines.append(
            f"{report['document']} {report['version']}: {report['clauses']} clauses, {len(report['changes'])} of "
            f"them other than in {report['against'] or 'nothing'}."
        )
    return "\n".join([*lines, report["done"]])
