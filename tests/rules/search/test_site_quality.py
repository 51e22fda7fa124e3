"""The same questions put to the whole site: clauses among cards and notes, in our words and official ones."""

from pathlib import Path

import pytest
from django.core.management import call_command

from rules import finding

from .corpora import OFFICIAL, judgements
from .test_quality import check

pytestmark = pytest.mark.django_db
ASKED = Path(__file__).with_name("asked-at-tables.tsv")


@pytest.fixture
def imported(official: Path) -> None:
    for (document, language), name in OFFICIAL.items():
        arguments = ("--document", document, "--version", "1", "--language", language)
        call_command("import_rules", official / name, *arguments, verbosity=0)
    call_command("import_cards", official / "card-catalogue.json", verbosity=0)


def test_judgements(shared: Path) -> None:
    check(finding.searcher(), judgements(shared / "search-judgements.tsv"), 25, 0.9)


def test_questions_asked_at_tables() -> None:
    check(finding.searcher(), judgements(ASKED), 78, 0.87)


def test_judgements_beside_the_official_words(shared: Path, imported: None) -> None:
    check(finding.searcher(), judgements(shared / "search-judgements.tsv"), 25, 0.9)


def test_questions_asked_at_tables_beside_the_official_words(imported: None) -> None:
    check(finding.searcher(), judgements(ASKED), 77, 0.85)
