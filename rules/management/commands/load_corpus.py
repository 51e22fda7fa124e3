"""Put our own words in force: every file of rules/data, checked as a whole before anything is written."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from rules import editions, finding
from rules.corpus.markdown import CorpusError, read_document
from rules.corpus.text import DocumentText
from rules.models import Corpus

DATA = Path(__file__).resolve().parents[2] / "data"


class Command(BaseCommand):
    help = "Load the corpus in our own words and build the search index; does nothing where it is loaded already."

    def handle(self, *args: Any, **options: Any) -> None:
        texts = [self._read(path) for path in sorted(DATA.glob("*.md"))]
        switches = editions.publish(*texts)
        finding.refresh()
        clauses = sum(len(text.clauses) for text in texts)
        state = "loaded" if any(switch.moved for switch in switches) else "is as it was"
        self.stdout.write(
            f"Corpus {state}: {len(texts)} texts, {clauses} clauses, revision {Corpus.current().revision}."
        )

    def _read(self, path: Path) -> DocumentText:
        try:
            return read_document(path.read_text(encoding="utf-8"))
        except CorpusError as error:
            raise CommandError(f"{path.name}, {error}") from error
