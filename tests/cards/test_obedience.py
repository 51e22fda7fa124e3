"""What the engine obeys: what decides something on the table has code and scenarios, and the site says so."""

import json
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from cards import obedience, silences
from cards.obedience import HEADING, OBEYED, OPEN, REFERENCE, SILENTLY, Coverage, Found
from engine.assumptions import SILENCES

PLAYED = re.compile(r"DR-([2-9]|10)(\.|$)")  # the sections that are about playing


@pytest.fixture(scope="module")
def found() -> Found:
    return obedience.look(obedience.SCENARIOS)


@pytest.fixture(scope="module")
def rows(found: Found) -> dict[str, Coverage]:
    return {row.cite: row for row in obedience.coverage(found)}


def test_every_clause_about_playing_is_obeyed_and_shown_twice_or_says_why_not(rows: dict[str, Coverage]) -> None:
    """A heading is as good as what stands below it."""
    played = [row for cite, row in rows.items() if PLAYED.match(cite) and row.state not in (REFERENCE, HEADING)]
    assert len(played) > 50
    lacking = [row for row in played if not row.obeyed or len(row.scenarios) < 2]
    assert [f"{row.cite}: {row.state}, {len(row.scenarios)} scenarios" for row in lacking] == []


def test_no_clause_of_any_document_is_left_open(rows: dict[str, Coverage]) -> None:
    assert [row.cite for row in rows.values() if row.state == OPEN] == []


def test_what_is_listed_by_hand_exists_and_is_needed(found: Found, rows: dict[str, Coverage]) -> None:
    listed = {**obedience.reference_only(), **obedience.obeyed_silently()}
    assert len(listed) == len(obedience.reference_only()) + len(obedience.obeyed_silently())
    assert [cite for cite in listed if cite not in rows] == []
    assert [cite for cite in listed if cite in found.code] == [], "code cites it now: take it off the list"
    known = obedience.functions()
    named = [place for places in obedience.obeyed_silently().values() for place in places]
    assert [place for place in named if place not in known] == []


def test_every_constant_names_a_clause_and_is_used_or_listed(found: Found, rows: dict[str, Coverage]) -> None:
    assert [cite for cite in obedience.constants().values() if cite not in rows] == []
    excused = {*obedience.obeyed_silently(), *(cite for cite, row in rows.items() if row.state == HEADING)}
    assert set(obedience.unused(found)) <= excused


def test_what_is_stored_is_up_to_date(found: Found) -> None:
    stored = obedience.STORED.read_text(encoding="utf-8")
    assert stored == obedience.written(found), "run manage.py clause_coverage --write"


def test_code_is_found_by_function_method_and_name(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "damage.py").write_text(
        "from . import clauses\nTOLD = (clauses.DAMAGE,)\n"
        "def deal():\n    return clauses.DAMAGE, clauses.NOTHING\n"
        "class Shield:\n    def hold(self):\n        return clauses.REDUCING\n",
        encoding="utf-8",
    )
    (folder / "assumptions.py").write_text("X = clauses.DAMAGE\n", encoding="utf-8")
    assert obedience.code(folder) == {
        "DR-5.1": ["engine/damage.py:TOLD", "engine/damage.py:deal"],
        "DR-5.2": ["engine/damage.py:Shield.hold"],
    }


def test_scenarios_are_found_by_what_they_show_and_expect(tmp_path: Path) -> None:
    name = tmp_path.name
    (tmp_path / "a.yaml").write_text("shows: [DR-5.1, 'CT:Flame']\nexpect: {cites: [DR-5.2, DR-5.1]}", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("[]", encoding="utf-8")
    assert obedience.shown(tmp_path) == {"DR-5.1": [f"{name}/a"], "DR-5.2": [f"{name}/a"]}


def test_the_states() -> None:
    rows = {row.cite: row for row in obedience.coverage(Found(code={"DR-5.1": ["engine/damage.py:deal"]}))}
    assert rows["DR-5.1"].state == OBEYED
    assert rows["RB-the-name-rule"].state == SILENTLY
    assert rows["DR-8.1"].state == REFERENCE
    assert rows["DR-5"].state == HEADING
    assert rows["DR-5.2"].state == OPEN


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: Found, rows: dict[str, Coverage]) -> None:
    out = StringIO()
    call_command("clause_coverage", "--json", stdout=out)
    told = json.loads(out.getvalue())
    assert {row["cite"] for row in told["clauses"]} == set(rows)
    assert told["unused"] == obedience.unused(found)
    out = StringIO()
    call_command("clause_coverage", stdout=out)
    assert "engine/damage.py:deal" in out.getvalue()
    monkeypatch.setattr(obedience, "STORED", tmp_path / "coverage.json")
    call_command("clause_coverage", "--write", stdout=StringIO())
    assert json.loads((tmp_path / "coverage.json").read_text(encoding="utf-8"))["code"] == found.code


def test_the_command_without_scenario_files_tells_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(obedience, "SCENARIOS", tmp_path / "nowhere")
    out = StringIO()
    call_command("clause_coverage", "--json", stdout=out)
    assert json.loads(out.getvalue())["clauses"]
    for options in (["--write"], ["--scenarios", str(tmp_path / "nowhere")]):
        with pytest.raises(CommandError, match="no folder of scenarios"):
            call_command("clause_coverage", *options)


# The pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.django_db
def test_the_page_of_clauses_and_its_filters(client: Client) -> None:
    everything = client.get("/engine/clauses/").content.decode()
    assert "DR-6.5" in everything
    assert "engine/damage.py:deal" in everything
    reference = client.get("/engine/clauses/", {"show": "reference"}).content.decode()
    assert "/rules/DR/8.1/" in reference
    assert "/rules/DR/6.5/" not in reference
    assert "/rules/DR/6.5/" in client.get("/engine/clauses/", {"show": "exercised"}).content.decode()
    assert client.get("/engine/clauses/", {"show": "nonsense"}).content.decode().count("<li") == everything.count("<li")


@pytest.mark.django_db
def test_a_clause_page_says_what_the_engine_does_with_it(client: Client) -> None:
    page = client.get("/rules/DR/3.2.1/").content.decode()
    assert "h-engine" in page
    assert "/engine/assumptions/#own-protector" in page
    assert "Pencil and paper" in client.get("/rules/DR/8.1/").content.decode()
    assert "h-engine" not in client.get("/rules/DR/5/").content.decode()


@pytest.mark.django_db
def test_every_assumption_is_on_the_page_and_in_the_api(client: Client) -> None:
    page = client.get("/engine/assumptions/").content.decode()
    for name in (*SILENCES, *silences.OFF_THE_TABLE):
        assert f'id="{name}"' in page, name
    assert "assume: {zero-damage: yes everywhere}" in page
    told = client.get("/api/engine/assumptions/", {"size": "200"}).json()["results"]
    assert [one["name"] for one in told] == [one.name for one in silences.assumptions()]
    by_name = {one["name"]: one for one in told}
    assert by_name["banned-pairs"]["assume"] == ""
    assert by_name["banned-pairs"]["elsewhere"]
    assert by_name["own-protector"]["clauses"] == ["DR-3.2.1"]


@pytest.mark.django_db
def test_the_api_of_clauses(client: Client, rows: dict[str, Coverage]) -> None:
    told = client.get("/api/engine/clauses/", {"document": "dr", "state": "reference only"}).json()["results"]
    assert "DR-8.1" in {one["cite"] for one in told}
    assert {one["state"] for one in told} == {"reference only"}
    assert client.get("/api/engine/clauses/").json()["count"] == len(rows)


@pytest.mark.django_db
def test_the_pages_are_linked_from_the_rules_and_the_footer(client: Client) -> None:
    index = client.get("/rules/").content.decode()
    assert index.count("/engine/assumptions/") == 2
    assert "/engine/clauses/" in client.get("/").content.decode()


def test_a_silence_without_another_reading_offers_none() -> None:
    one = silences.assumptions()[0]
    assert one.assume
    assert replace(one, silence=replace(one.silence, other="")).assume == ""
