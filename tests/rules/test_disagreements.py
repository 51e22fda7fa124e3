"""The register: every citation exists, and the side that prevails does so by rank."""

from pathlib import Path

import pytest

from rules.authority import rank_of
from rules.citations import parse_citation
from rules.corpus.markdown import read_document
from rules.disagreements import Disagreement, about, register

DATA = Path(__file__).resolve().parents[2] / "rules" / "data"
KNOWN = {
    f"{document.key}-{clause.key}"
    for document in (read_document(path.read_text(encoding="utf-8")) for path in DATA.glob("*.md"))
    for clause in document.clauses
}


@pytest.mark.parametrize("entry", register(), ids=lambda entry: entry.id)
def test_an_entry_is_whole_and_its_citations_exist(entry: Disagreement) -> None:
    assert len(entry.sides) >= 2
    assert entry.why
    assert entry.because
    for cite in (*entry.cites, *entry.because):
        citation = parse_citation(cite)
        assert citation is not None, cite
        assert citation.of_card or cite in KNOWN, cite


@pytest.mark.parametrize("entry", [e for e in register() if e.decided], ids=lambda entry: entry.id)
def test_the_side_that_prevails_has_the_highest_rank_of_all(entry: Disagreement) -> None:
    ranks = {side: min(_rank(cite) for cite in side.cites) for side in entry.sides}
    best = [rank for side, rank in ranks.items() if side.prevails]
    assert len(best) == 1, "one side prevails"
    assert best[0] <= min(ranks.values()), "and none of the others stands above it"


def test_ids_are_unique() -> None:
    assert len({entry.id for entry in register()}) == len(register()) >= 10


@pytest.mark.parametrize(
    "cite",
    [
        "DR-6.5",
        "RB-activate-a-spell",
        "CE-regular-actions",
        "DR-10.4",
        "RB-rites-rituals",
        "RB-rules",
        "DR-1.1",
        "DR-0.1",
    ],
)
def test_both_sides_of_the_best_known_ones_are_found_from_their_clauses(cite: str) -> None:
    assert about(cite)


def _rank(cite: str) -> int:
    citation = parse_citation(cite)
    assert citation is not None
    return rank_of(citation.document) or 9
