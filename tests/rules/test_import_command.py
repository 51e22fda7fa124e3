"""manage.py import_rules: the five official files, and what is wrong with others."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules import library
from rules.models import Corpus, Version

pytestmark = pytest.mark.django_db

FILES = {
    "DR": ("detailed-rules-v1.1-en.txt", "1.1"),
    "RB": ("rulebook-v0.9.2-en.txt", "0.9.2"),
    "CE": ("chain-of-events-en.txt", "2023-05-17"),
    "AA": ("animal-aenigma-fr.txt", "1"),
    "SC": ("solo-coop-en.txt", "1"),
}
SAMPLE = """# Rounds

A round lasts fifty minutes.

# Tardiness

Whoever comes late has lost.
"""


def run(*arguments: object) -> str:
    out = StringIO()
    call_command("import_rules", *map(str, arguments), stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("document", FILES)
def test_each_official_file_comes_in_beside_ours_and_goes_again(document: str, official: Path) -> None:
    name, version = FILES[document]
    ours = {rule.cite for rule in library.current().by_document[document]}
    before = Corpus.current().fingerprint
    run(official / name, "--document", document, "--version", version, "--effective", "2025-11-04")
    rules = library.current().by_document[document]
    assert {rule.cite for rule in rules} == ours
    assert all(rule.official and rule.ours for rule in rules)
    run("--document", document, "--rollback")
    assert Corpus.current().fingerprint == before


def test_a_dry_run_tells_and_changes_nothing(tmp_path: Path) -> None:
    first, second = tmp_path / "1.md", tmp_path / "2.md"
    first.write_text(SAMPLE)
    second.write_text(SAMPLE.replace("fifty", "sixty"))
    run(first, "--document", "TR", "--version", "1")
    before = Corpus.current().fingerprint
    told = run(second, "--document", "TR", "--version", "2", "--dry-run")
    assert "changed  rounds Rounds" in told
    assert "[-fifty-]{+sixty+}" in told
    assert Corpus.current().fingerprint == before
    assert not Version.objects.filter(label="2", document__key="TR").exists()


def test_json_says_the_same(tmp_path: Path) -> None:
    path = tmp_path / "tr.md"
    path.write_text(SAMPLE)
    report = json.loads(run(path, "--document", "TR", "--version", "1", "--json"))
    assert report["clauses"] == 2
    assert report["done"].startswith("In force")


def test_a_file_that_ends_early_is_refused_unless_it_is_meant(tmp_path: Path) -> None:
    path = tmp_path / "tr.md"
    path.write_text(SAMPLE)
    run(path, "--document", "TR", "--version", "1")
    path.write_text(SAMPLE.split("# Tard", maxsplit=1)[0])
    with pytest.raises(CommandError, match=r"cut off.*Nothing was changed"):
        run(path, "--document", "TR", "--version", "2")
    run(path, "--document", "TR", "--version", "2", "--shorter")
    assert len(library.current().by_document["TR"]) == 1


@pytest.mark.parametrize(
    ("content", "document", "reason"),
    [
        (b"", "TR", "empty"),
        (b"\x00\x01\x02\x03" * 50, "TR", "not text"),
        (b"%PDF-1.4\nnothing inside", "DR", "PDF"),
        (SAMPLE.encode(), "XX", "XX"),
    ],
)
def test_bad_input_is_refused_with_the_file_named(tmp_path: Path, content: bytes, document: str, reason: str) -> None:
    path = tmp_path / "bad.bin"
    path.write_bytes(content)
    before = Corpus.current().fingerprint
    with pytest.raises(CommandError, match=rf"(?i)bad\.bin.*{reason}"):
        run(path, "--document", document, "--version", "1")
    assert Corpus.current().fingerprint == before


def test_a_missing_file_and_missing_arguments_are_said(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be read"):
        run(tmp_path / "nowhere.txt", "--document", "DR", "--version", "1")
    with pytest.raises(CommandError, match="FILE"):
        run("--document", "DR")
