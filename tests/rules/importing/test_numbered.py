"""Documents with numbered headings."""

from pathlib import Path

import pytest

from .samples import FILES, NUMBERED, bodies, read, refusal

PLAIN = NUMBERED[NUMBERED.index("Aim of this paper\n") :]
STEPS = "Water is heated in steps:\n\n1. Fill the kettle.\n2. Light the fire.\n3. Wait for steam:\n\nSteam is white."


@pytest.mark.parametrize("text", [NUMBERED, f"Rules of tea\n\nVersion 2\n\n{PLAIN}"], ids=["contents", "none"])
def test_items_of_lists_are_no_headings(text: str) -> None:
    assert bodies(text, "DR") == {
        "aim-of-this-paper": "This paper settles quarrels about tea.",
        "1": "",
        "1.1": STEPS + "\n\n2. Pour it out.",
        "1.2": "Good water has neither.",
        "2": "Leaves are green or black.",
    }


def test_depth_parent_and_heading() -> None:
    clauses = read(NUMBERED, "DR").clauses
    assert [(c.depth, c.parent) for c in clauses] == [(1, ""), (1, ""), (2, "1"), (2, "1"), (1, "")]
    assert clauses[3].heading == "Taste, Smell & colour"


def test_a_number_without_the_one_above_it() -> None:
    clauses = read("1) Tea\n\nTea.\n\n2.1.1) Cups\n\nCups.\n", "DR").clauses
    assert [(c.key, c.depth, c.parent) for c in clauses] == [("1", 1, ""), ("2.1.1", 3, "")]


def test_contents_with_dots_in_place_of_tabs() -> None:
    assert bodies(NUMBERED.replace("\t", " ........ "), "DR") == bodies(NUMBERED, "DR")
    assert bodies(NUMBERED.replace("\t", " "), "DR") == bodies(NUMBERED, "DR")


def test_a_reference_at_the_start_of_a_line_is_no_heading() -> None:
    text = "1) Tea\n\n1.1) Cups\n\nFor more on this, see\n1.2) Leaves.\n\n1.2) Leaves\n\nGreen.\n"
    assert list(bodies(text, "DR")) == ["1", "1.1", "1.2"]


def test_a_list_without_full_stops_is_a_list() -> None:
    text = "1) Tea\n\n1.1) Steps\n\nDo this:\n\n1) boil\n2) pour\n\n2) Cups\n\nCups.\n"
    assert bodies(text, "DR")["1.1"] == "Do this:\n\n1. boil\n2. pour"
    assert list(bodies(text, "DR")) == ["1", "1.1", "2"]


@pytest.mark.parametrize("contents", [True, False])
def test_the_detailed_rules(contents: bool, official: Path) -> None:
    text = (official / FILES["DR"]).read_text()
    if not contents:
        text = "\n".join(line for line in text.split("\n") if "\t" not in line)
    clauses = read(text, "DR").clauses
    numbered = [clause for clause in clauses if clause.number]
    assert [clauses[0].key, numbered[0].key, numbered[-1].key] == ["objective-of-this-document", "0", "11"]
    assert len(numbered) == len(clauses) - 1 == 82
    parents = {clause.parent for clause in clauses}
    assert [clause.key for clause in clauses if not clause.body and clause.key not in parents] == []
    chosen = read(text, "DR").clause("4.2.2")
    assert chosen is not None
    assert (chosen.heading, chosen.depth, chosen.parent) == ("Selection of targets", 3, "4.2")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("1) A\n\nx.\n\n4.3) B\n\nx.\n\n4.2) C\n\nx.\n", 9, "4.2 comes after 4.3"),
        ("1) A\n\nx.\n\n4.3) B\n\nx.\n\n4.3) C\n\nx.\n", 9, "4.3 stands twice"),
        ("1) A\n\nx.\n\n2) B\n\nx.\n\n2) C\n\nx.\n", 9, "2 stands twice"),
        ("1) A\t1\n2) B\t1\n\n1) A\n\nx.\n\n2) B\n\nx.\n\n1) A\n\nx.\n", 12, "1 stands twice"),
        ("1) A\t1\n2) B\t1\n3) C\t2\n\n1) A\n\nx.\n\n2) B\n\nx.\n", 11, "'3) C'"),
        ("1) A\t1\n2) B\t1\n\n1) A\n\nx.\n\n2) B\n", 8, "ends with the heading"),
        ("1) A\n\nx.\n\n2) B\n\nThis goes on and\n", 7, "middle of a sentence"),
        ("A sentence.\n\n1) A\n\nx.\n", 1, "before the first heading"),
        ("Nothing here is numbered.\n", None, "no numbered heading"),
    ],
)
def test_refusals(text: str, line: int | None, reason: str) -> None:
    refused = refusal(text, "DR")
    assert (refused.line, reason in refused.message) == (line, True), str(refused)


def test_the_detailed_rules_cut_off_anywhere(official: Path) -> None:
    lines = (official / FILES["DR"]).read_text().split("\n")
    for end in range(100, len(lines) - 3, 37):
        refused = refusal("\n".join(lines[:end]), "DR")
        assert "cut off" in refused.message
        assert refused.line in range(end - 3, end + 1)
