"""The article's form: short lines as headings, captions to be dropped."""

from pathlib import Path

import pytest

from .samples import ARTICLE, FILES, bodies, read, refusal


def test_the_article_on_chains_of_events(official: Path) -> None:
    clauses = read((official / FILES["CE"]).read_bytes(), "CE").clauses
    terms = "to-start-with-here-are-some-terms"
    assert [(clause.parent, clause.key) for clause in clauses] == [
        ("", "hi-there-mages"),
        ("", terms),
        (terms, "indivisible-action"),
        (terms, "chains-of-events"),
        ("", "when-can-i-perform-actions"),
        ("when-can-i-perform-actions", "regular-actions"),
        ("when-can-i-perform-actions", "triggered-actions"),
        ("when-can-i-perform-actions", "at-any-time-effects"),
        ("", "that-s-it-for-today-mages"),
    ]
    assert clauses[-1].body.endswith("~ The Mage Noir Team.")


def test_a_made_up_article() -> None:
    assert bodies(ARTICLE, "CE") == {
        "good-morning-drinkers": "Some words on tea.",
        "which-leaves-are-there": "There are two sorts:\n\n- Green\n    - from the hills\n- Black\n\n"
        "An example\n\nTake a spoon of each.",
        "farewell-drinkers": "Drink well.",
    }


def test_a_heading_without_text_of_its_own_is_no_caption() -> None:
    assert list(bodies("Sorts of tea\n\nGreen leaves\n\nThey are green.\n", "CE")) == ["sorts-of-tea", "green-leaves"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (ARTICLE[: ARTICLE.index("Drink")], 20, "ends with the heading"),
        (ARTICLE[: ARTICLE.index("of each")], 16, "middle of a sentence"),
        (ARTICLE + "\nFarewell, drinkers!\n\nWell.\n", 24, "stands twice"),
        ("A sentence.\n\nA heading\n\nA sentence.\n", 1, "before the first heading"),
        ("No line of this is by itself.\nNot one.", None, "no headings"),
    ],
)
def test_refusals(text: str, line: int | None, reason: str) -> None:
    refused = refusal(text, "CE")
    assert (refused.line, reason in refused.message) == (line, True), str(refused)
