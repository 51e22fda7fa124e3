"""Scenario files at the edge: what is none is refused in words, and docs/scenarios.md says what is one."""

import re
from pathlib import Path

import pytest

from cards.files import load
from cards.scenarios import run
from engine.declaring import DECLARED, WINDOWS
from engine.notation import HANDS
from engine.outcomes import KINDS

KNOWN = {card.slug: card for card in load()}
ROOT = Path(__file__).resolve().parents[2]
DOCUMENTED = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "a: [",
        "scenario: 2",
        "scenario: 1\nplayers: 3",
        "scenario: 1\ncards: {X: {type: cow}}",
        "scenario: 1\ncards: {X: {type: []}}",
        "scenario: 1\ncards: 3",
        "scenario: !!int ''",
        "scenario: !!bool x",
        "scenario: !!timestamp x",
        "scenario: 1\nplayers: {A: 3}",
    ],
)
def test_a_file_that_is_no_scenario_is_invalid_and_nothing_raises(text: str) -> None:
    assert run(text, KNOWN).trace.status == "invalid"


def test_the_scenario_in_the_documentation_comes_out_as_it_says() -> None:
    example = DOCUMENTED.split("```yaml\n")[1].split("```")[0]
    assert run(example, KNOWN).differences() == []


def test_the_documentation_has_every_kind_of_question_every_window_and_every_event() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "engine").rglob("*.py"))
    told = set(re.findall(r'emit\(\s*f?"([a-z]+) ', sources)) | {*HANDS, *DECLARED}
    assert len(told) > 25
    assert [kind for kind in KINDS if f"| `{kind}` |" not in DOCUMENTED] == []
    assert [window for window in WINDOWS if f"`{window}`" not in DOCUMENTED] == []
    assert [verb for verb in sorted(told) if f"`{verb} " not in DOCUMENTED] == []
