"""Every scenario file: it comes out as it expects, and says which clauses, notes or card texts it shows."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cards.card import Card, folded
from cards.files import load
from cards.scenarios import run
from rules.citations import parse_citation
from rules.corpus.markdown import read_document

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "scenarios"
EXAMPLES = ROOT / "sandbox" / "data" / "examples"
FILES = sorted([*FOLDER.rglob("*.yaml"), *EXAMPLES.glob("*.yaml")])
NAMES = [f"{path.parent.name}/{path.stem}" for path in FILES]

CARDS = load()
KNOWN = {card.slug: card for card in CARDS}
BY_NAME = {folded(name): card for card in CARDS for name in card.names}
DOCUMENTS = [read_document(path.read_text(encoding="utf-8")) for path in (ROOT / "rules" / "data").glob("*.md")]
CLAUSES = {f"{document.key}-{clause.key}" for document in DOCUMENTS for clause in document.clauses}


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_it_comes_out_as_expected(path: Path) -> None:
    resolved = run(path.read_text(encoding="utf-8"), KNOWN)
    assert resolved.scenario.get("expect"), "a scenario that expects nothing tests nothing"
    assert "\n".join(resolved.differences()) == ""
    assert unknown(resolved.scenario) == []


def unknown(scenario: Mapping[str, Any]) -> list[str]:
    """The citations of `shows` that lead nowhere; to show nothing is one of them."""
    own = {folded(str(name)) for name in scenario.get("cards") or {}}
    shows = scenario.get("shows") or ["shows nothing"]
    return [cite for cite in shows if not leads_somewhere(cite, own)]


def leads_somewhere(cite: str, own: set[str]) -> bool:
    read = parse_citation(cite)
    if read is None or not read.of_card:
        return cite in CLAUSES
    card = BY_NAME.get(folded(read.key))
    if card is None:
        return read.document == "CT" and folded(read.key) in own
    return read.part is None or 1 <= read.part <= parts_of(card, read.document)


def parts_of(card: Card, document: str) -> int:
    return len(card.notes if document == "CD" else card.paragraphs)


def test_a_citation_that_leads_nowhere_is_noticed() -> None:
    shown = ["DR-6.5", "DR-6.55", "RB-nothing", "CD:Tornado.1", "CD:Tornado.99", "CT:Nobody", "CT:Practice bolt", "6.5"]
    found = unknown({"shows": shown, "cards": {"Practice bolt": {"text": ""}}})
    assert found == ["DR-6.55", "RB-nothing", "CD:Tornado.99", "CT:Nobody", "6.5"]
    assert unknown({}) == ["shows nothing"]
