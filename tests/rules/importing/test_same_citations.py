"""A clause is cited by the same key in the official document and in our own words."""

from pathlib import Path

import pytest

from rules.corpus.markdown import read_document

from .samples import FILES, read

DATA = Path(__file__).resolve().parents[3] / "rules" / "data"
OURS = [
    ("DR", "detailed-rules.md"),
    ("RB", "rulebook.md"),
    ("CE", "chain-of-events.md"),
    ("AA", "animal-aenigma-fr.md"),
    ("AA", "animal-aenigma-en.md"),
    ("SC", "solo-coop.md"),
]


@pytest.mark.parametrize(("document", "name"), OURS)
def test_the_keys_of_our_corpus(document: str, name: str, official: Path) -> None:
    if not (DATA / name).is_file():
        pytest.skip(f"rules/data/{name} is not written yet")
    ours = read_document((DATA / name).read_text(encoding="utf-8"))
    theirs = read((official / FILES[document]).read_bytes(), document)
    assert {clause.key for clause in ours.clauses} == {clause.key for clause in theirs.clauses}
