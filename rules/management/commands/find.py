"""Search from the command line: the same index and the same order as on the page."""

import html
import json
import re
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from rules import finding
from rules.search import Hit


class Command(BaseCommand):
    help = 'Find clauses, cards and notes: manage.py find "when are targets chosen" [--json]'

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("query", nargs="+")
        parser.add_argument("--limit", type=int, default=10)
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        limit = min(max(options["limit"], 1), 100)
        results = finding.searcher().search(" ".join(options["query"]), limit=limit)
        rows = [_row(hit) for hit in results.hits]
        if options["json"]:
            self.stdout.write(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        for error in results.errors:
            self.stderr.write(error)
        for typed, used in results.corrections:
            self.stdout.write(f"({typed} read as {used})")
        for row in rows:
            self.stdout.write(f"{row['cite']:12} {row['title']}\n             {row['snippet']}")


def _row(hit: Hit) -> dict[str, Any]:
    snippet = html.unescape(re.sub(r"</?mark>", "", hit.snippet))
    return {"cite": hit.cite, "title": hit.title, "document": hit.document, "rank": hit.rank, "snippet": snippet}
