"""Markdown with headings of irregular depth."""

from pathlib import Path

import pytest

from .samples import FILES, MARKED, bodies, read, refusal


def test_animal_aenigma(official: Path) -> None:
    clauses = read((official / FILES["AA"]).read_bytes(), "AA").clauses
    below = "les-animaux"
    assert [(clause.parent, clause.key) for clause in clauses] == [
        ("", "animal-aenigma-regles"),
        ("", "les-animaux"),
        (below, "animaux-et-deckbuilding"),
        (below, "mise-en-place-de-la-partie"),
        (below, "piocher-son-animal"),
        (below, "utiliser-son-animal"),
        (below, "animal-epuise"),
        (below, "notes-additionnelles"),
        (below, "epuisement-comme-cout"),
        ("", "l-exil"),
        ("l-exil", "notez-que-l-exil-est"),
    ]


def test_solo_and_coop(official: Path) -> None:
    document = read((official / FILES["SC"]).read_bytes(), "SC")
    assert {clause.depth for clause in document.clauses} == {1, 2, 3}
    clause = document.clause("if-it-doesn-t-have-a-keyword")
    assert clause is not None
    assert (clause.depth, clause.parent) == (3, "application-of-the-card")
    assert "\\" not in document.clauses[-1].body


def test_a_made_up_sheet() -> None:
    assert bodies(MARKED, "AA") == {
        "tea": "Tea is drunk warm.",
        "how-to-pour": "Pour into a cup_of_tea.\n\nA cup is not a bowl.\n\nBowls are for soup.",
        "serving": "",
        "if-there-is-milk": "- Milk comes last.\n- Sugar comes first.",
    }
    clauses = read(MARKED, "AA").clauses
    assert [(c.depth, c.parent) for c in clauses] == [(1, ""), (2, "tea"), (2, "tea"), (3, "serving")]
    assert clauses[1].heading == "HOW TO POUR"


def test_rules_across_the_page_and_pictures_are_no_text() -> None:
    assert bodies("# Tea\n\nTea.\n\n---\n\n![a cup](cup.png)\n\nCups.\n", "SC") == {"tea": "Tea.\n\nCups."}


def test_tournament_rules_in_either_form() -> None:
    marked = "# 1. Players\n\nTwo.\n\n## 1.1 Judges\n\nOne.\n\n# Prizes\n\nNone.\n"
    numbered = "1) Players\n\nTwo.\n\n1.1) Judges\n\nOne.\n"
    assert bodies(marked, "TR") == {"1": "Two.", "1.1": "One.", "prizes": "None."}
    assert bodies(numbered, "TR") == {"1": "Two.", "1.1": "One."}
    assert refusal(marked.replace("1.1", "0.1"), "TR").line == 5


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("# Tea\n\nTea.\n\n## TEA\n\nTea.\n", 5, "stands twice"),
        ("# Tea\n\nTea is\n", 3, "middle of a sentence"),
        ("# Tea\n\nTea.\n\n# Cups\n", 5, "ends with the heading"),
        ("# ???\n\nTea.\n", 1, "no letters"),
        ("Tea.\n\n# Tea\n\nTea.\n", 1, "before the first heading"),
        ("Tea.\n", None, "no heading marked"),
    ],
)
def test_refusals(text: str, line: int | None, reason: str) -> None:
    refused = refusal(text, "AA")
    assert (refused.line, reason in refused.message) == (line, True), str(refused)


@pytest.mark.parametrize("document", ["AA", "SC", "CE"])
def test_sheets_cut_off_in_a_sentence(document: str, official: Path) -> None:
    text = (official / FILES[document]).read_text()
    for cut in range(300, len(text), 400):
        part = text[:cut].rstrip()
        if part[-1].isalpha():
            assert "cut off" in refusal(part, document).message
