"""The tree of variations and the scenario, each from the other."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sandbox import studies
from sandbox.studies import ROOT

from . import scenarios

SEED: dict[str, Any] = {
    "scenario": 1,
    "do": [{"by": "A", "activate": "dragon", "answers": [{"target": "B"}, {"may": True}]}, {"go": "end"}],
}


def test_every_scenario_on_file_opens_and_exports_the_same() -> None:
    for scenario in scenarios.every():
        lines = studies.opened(scenario)
        assert studies.exported(scenario, lines) == scenario
        assert studies.line(scenario, studies.main_line(lines)[-1]["id"] if len(lines) > 1 else "") == scenario
        assert studies.opened(scenario) == lines, "the same file has the same ids"
        assert studies.problems({**scenario, "lines": lines}) == []


def test_each_answer_is_a_node_after_its_action() -> None:
    found = studies.main_line(studies.opened(SEED))
    assert [node["move"] or node["answer"] for node in found] == [
        {"by": "A", "activate": "dragon"},
        {"target": "B"},
        {"may": True},
        {"go": "end"},
    ]
    assert studies.line(SEED, found[1]["id"])["do"] == [{"by": "A", "activate": "dragon", "answers": [{"target": "B"}]}]


def test_an_answer_to_a_response_goes_back_to_it() -> None:
    entry = {"by": "A", "activate": "x", "respond": [{"by": "B", "use": "r", "answers": [{"pick": "y"}]}, {"by": "A"}]}
    document = {"scenario": 1, "do": [entry]}
    lines = studies.opened(document)
    assert [node.get("to") for node in studies.main_line(lines)] == [None, 0]
    assert studies.exported(document, lines) == document


def test_another_answer_is_a_variation_beside_the_main_line() -> None:
    lines = studies.opened(SEED)
    first = studies.main_line(lines)
    lines["nother"] = {**first[2], "id": "nother", "answer": {"may": False}, "children": []}
    lines[first[1]["id"]]["children"].append("nother")
    study = studies.exported(SEED, lines)
    assert study["do"] == SEED["do"]
    assert study["lines"] == lines
    assert studies.line(study, "nother")["do"][0]["answers"] == [{"target": "B"}, {"may": False}]
    assert "lines" not in studies.line(study)
    assert studies.opened(study) == lines


def test_what_is_done_by_hand_in_a_file_becomes_its_main_line_and_nothing_is_lost() -> None:
    lines = studies.opened(SEED)
    study = {**SEED, "lines": lines, "do": [{"go": "B.main"}]}
    found = studies.opened(study)
    assert studies.entries_of(studies.main_line(found)) == [{"go": "B.main"}]
    assert set(lines) < set(found)


def test_a_tree_that_is_none_is_told() -> None:
    fine = studies.opened(SEED)
    first = studies.main_line(fine)[0]["id"]
    broken: list[Any] = [
        3,
        {},
        {ROOT: 3},
        {**fine, first: {}},
        {**fine, first: {**fine[first], "id": "x"}},
        {**fine, first: {**fine[first], "children": ["nowhere"]}},
        {**fine, first: {**fine[first], "children": [ROOT]}},
        {**fine, first: {**fine[first], "answer": {}}},
        {**fine, first: {**fine[first], "to": "x"}},
        {**fine, "loose": {**fine[first], "id": "loose", "children": []}},
    ]
    assert [bool(studies.problems({"lines": lines})) for lines in broken] == [True] * len(broken)
    for lines in broken:
        assert studies.line({**SEED, "lines": lines}) == SEED


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["A", "root", "x"]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["root", "id", "parent", "move", "answer", "children", "answers", "respond", "to"]),
                inner,
                max_size=7,
            )
        ),
        max_leaves=30,
    )
)
def test_any_tree_is_read_or_told(lines: Any) -> None:
    document = {"scenario": 1, "do": [lines], "lines": lines}
    studies.problems(document)
    assert studies.line(document)["do"] == [lines]
