"""The rulings that are shipped: whole, in order, true to what they cite, and their scenarios come out as told."""

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from cards.card import folded
from cards.scenarios import play
from engine.assumptions import SILENCES
from rules.citations import parse_citation
from tests.engine.test_scenario_files import BY_NAME, KNOWN, leads_somewhere, unknown

FOLDER = Path(__file__).resolve().parents[2] / "rulings" / "data"
FILES = sorted(FOLDER.glob("*.yaml"))
RULINGS: list[dict[str, Any]] = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in FILES]
IDS = [path.stem for path in FILES]
SCENARIOS = [(ruling, number) for ruling in RULINGS for number in range(len(ruling["scenarios"]))]

NEEDED = {"id", "title", "question", "answer", "status", "language", "date", "cards", "clauses", "scenarios"}
OPTIONAL = {"assumes"}
STATUSES = {"judge", "reminder"}  # none is official: only the publisher's word is
BRACKETS = re.compile(r"\[([^\]\n]+)\]")
HTML = re.compile(r"<[a-z!/?]|&[a-z#0-9]+;", re.IGNORECASE)


def told(ruling: dict[str, Any]) -> list[str]:
    return [ruling["title"], ruling["question"], ruling["answer"], *(one["title"] for one in ruling["scenarios"])]


def bracketed(ruling: dict[str, Any]) -> tuple[set[str], set[str]]:
    """What the answer cites: clauses, notes and texts; and cards by their name."""
    found = set(BRACKETS.findall(ruling["answer"]))
    cards = {one for one in found if folded(one) in BY_NAME}
    return found - cards, cards


def test_there_are_thirty_with_their_numbers_in_order() -> None:
    assert [ruling["id"] for ruling in RULINGS] == [f"R-{number}" for number in range(1, 31)]
    assert [path.name[:4] for path in FILES] == [f"{number:03}-" for number in range(1, 31)]


def test_no_two_have_the_same_title() -> None:
    assert len({ruling["title"] for ruling in RULINGS}) == len(RULINGS)


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_its_fields_are_whole(ruling: dict[str, Any]) -> None:
    assert NEEDED <= set(ruling) <= NEEDED | OPTIONAL
    assert ruling["status"] in STATUSES
    assert ruling["language"] == "en"
    assert isinstance(ruling["date"], date)
    assert 10 <= len(ruling["title"]) <= 80
    assert "?" in ruling["question"]
    assert 40 <= len(ruling["answer"].split()) <= 150
    assert ruling["clauses"]
    assert ruling["scenarios"]


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_what_it_cites_exists_and_is_listed(ruling: dict[str, Any]) -> None:
    clauses, cards = bracketed(ruling)
    assert [cite for cite in ruling["clauses"] if not leads_somewhere(cite, set())] == []
    assert [name for name in ruling["cards"] if folded(name) not in BY_NAME] == []
    assert [cite for cite in clauses if parse_citation(cite) is None] == []
    assert clauses == set(ruling["clauses"])
    assert cards <= set(ruling["cards"])


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_the_readings_it_rests_on_are_named(ruling: dict[str, Any]) -> None:
    assumes = set(ruling.get("assumes", ()))
    assert assumes <= set(SILENCES)
    chosen = {name for scenario in ruling["scenarios"] for name in scenario.get("assume", {})}
    assert chosen <= assumes, "a scenario shows another reading of what the answer does not name"


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_it_is_prose_without_raw_html(ruling: dict[str, Any]) -> None:
    assert [text for text in told(ruling) if HTML.search(text)] == []


@pytest.mark.parametrize(("ruling", "number"), SCENARIOS, ids=[f"{one['id']}-{at + 1}" for one, at in SCENARIOS])
def test_its_scenario_comes_out_as_expected(ruling: dict[str, Any], number: int) -> None:
    scenario = ruling["scenarios"][number]
    assert scenario.get("expect"), "a scenario that expects nothing shows nothing"
    assert "\n".join(play(scenario, KNOWN).differences()) == ""
    assert unknown(scenario) == []


@pytest.mark.parametrize("text", ["<b>bold</b>", "<script>", "a <!-- note -->", "&lt;b", "&#60;"])
def test_raw_html_would_be_noticed(text: str) -> None:
    assert HTML.search(text)
