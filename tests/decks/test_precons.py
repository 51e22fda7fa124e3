"""The four lists of the rulebook, spelt as it spells them, with the problems they really have in a tournament."""

import pytest

from .shelf import checked, printed_list

LISTS = [
    ("Whirling flurry", []),
    ("Crushing pressure", []),
    ("Burning wrath", [("banned", "DR-1.2", "Crimson ritual")]),
    ("Surging growth", [("banned", "DR-1.2", "Druid horns")]),
]


@pytest.mark.parametrize(("title", "errors"), LISTS)
def test_a_printed_list(title: str, errors: list[tuple[str, str, str]]) -> None:
    report = checked(printed_list(title))
    assert (report.main, report.side) == (40, 0)
    assert all(each.card for each in report.held)
    assert [(finding.rule, finding.cite, finding.card) for finding in report.findings] == errors


def test_they_are_spelt_in_their_own_way() -> None:
    together = "".join(printed_list(title) for title, _ in LISTS)
    for name in ("Violent winds", "Echo wave", "Wand of the air currents", "Howler's robe"):
        assert name in together
