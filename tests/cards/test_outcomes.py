"""`manage.py resolve --outcomes`: how many results, who decides, and what differs."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from cards.files import load
from cards.management.commands import resolve as command
from cards.scenarios import every_outcome, read
from cards.side_by_side import facts, outcomes_report

KNOWN = {card.slug: card for card in load()}
PROTECTED = """
scenario: 1
title: A Flame at a player with a Protector
players:
  A: {board: [{card: Flame, is: prepared}]}
  B: {board: [{card: Animated tree, as: tree}]}
do: [{by: A, activate: flame, answers: [{target: B}]}]
expect: {status: resolved}
"""
SETTLED = PROTECTED.replace("{card: Animated tree, as: tree}", "")


def told(text: str, **options: Any) -> dict[str, Any]:
    scenario = read(text)
    assert not isinstance(scenario, str)
    return outcomes_report(every_outcome(scenario, KNOWN, **options))


def run(tmp_path: Path, text: str, *options: str) -> tuple[str, str]:
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    out, err = StringIO(), StringIO()
    call_command("resolve", str(path), *options, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


def test_each_outcome_has_its_shortest_answers_and_what_differs() -> None:
    found = told(PROTECTED)
    assert (found["distinct"], found["complete"], found["depends"], found["deciders"]) == (2, True, True, ["B"])
    by_answer = {outcome["answers"][0]["answer"]: outcome["differs"] for outcome in found["outcomes"]}
    assert by_answer == {"none": {"B.hp": 19, "B.board.tree.hp": 3}, "tree": {"B.hp": 20, "B.board.tree.hp": 2}}
    assert found["outcomes"][0]["answers"][0] == {"by": "B", "kind": "redirect", "answer": "none"}


def test_a_lone_outcome_depends_on_nobody() -> None:
    found = told(SETTLED)
    assert (found["distinct"], found["depends"], found["deciders"]) == (1, False, [])
    assert found["outcomes"][0]["differs"] == {}


def test_a_card_that_is_gone_is_told_once() -> None:
    text = PROTECTED.replace("as: tree}", "as: tree, hp: 1}")
    differs = [outcome["differs"] for outcome in told(text)["outcomes"]]
    gone = [one for one in differs if one["B.board.tree.is"] == "gone"]
    assert gone
    assert not any("B.board.tree.words" in one for one in differs)


def test_a_search_that_stops_says_so(tmp_path: Path) -> None:
    assert told(PROTECTED, limit=1)["complete"] is False
    out, _ = run(tmp_path, PROTECTED, "--outcomes", "--limit", "2")
    assert "stopped at the bound (2 positions of at most 2)" in out


def test_the_command_tells_it_in_words(tmp_path: Path) -> None:
    out, err = run(tmp_path, PROTECTED, "--outcomes")
    assert "2 distinct results, complete" in out
    assert "It depends on what B chooses." in out
    assert "B answers redirect: tree" in out
    assert "B.hp = 19" in out
    assert err == ""
    assert "No choice changes the result." in run(tmp_path, SETTLED, "--outcomes")[0]


def test_the_command_tells_it_as_json(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, PROTECTED, "--outcomes", "--json")[0])
    assert found["status"] == "awaiting"
    assert found["outcomes"]["distinct"] == 2
    assert "outcomes" not in json.loads(run(tmp_path, PROTECTED, "--json")[0])


def test_a_long_search_tells_how_far_it_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "QUIET", 0.0)
    out, err = run(tmp_path, PROTECTED, "--outcomes", "--json")
    assert "positions" in err
    assert json.loads(out)


def test_a_file_that_is_wrong_is_not_searched(tmp_path: Path) -> None:
    out, _ = run(tmp_path, "scenario: 2", "--outcomes")
    assert "invalid" in out


@pytest.mark.parametrize("limit", ["0", "-1", "many"])
def test_a_limit_is_a_number(tmp_path: Path, limit: str) -> None:
    with pytest.raises(CommandError, match="1 or more"):
        run(tmp_path, PROTECTED, "--outcomes", f"--limit={limit}")


def test_check_tells_an_open_question_in_words(tmp_path: Path) -> None:
    path, out = tmp_path / "one.yaml", StringIO()
    path.write_text(PROTECTED, encoding="utf-8")
    with pytest.raises(SystemExit):
        call_command("resolve", str(path), "--check", stdout=out)
    assert "status: awaiting (open: redirect, by B: " in out.getvalue()
    assert "Question(" not in out.getvalue()


def test_facts_of_no_position_are_none() -> None:
    assert facts({}) == {}
