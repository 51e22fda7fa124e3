import pytest

from decks.rewriting import renamed


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("2 Tornadoe", "2 Tornado"),
        ("Tornadoe x2 // fast", "Tornado x2 // fast"),
        ("SB:  2x  tornadoe (Base game)", "SB:  2x  Tornado (Base game)"),
        ('2,"Tornadoe",side', '2,"Tornado",side'),
        ("\u200f2\u00a0Torna\u200bdoe\u200e", "\u200f2\u00a0Tornado\u200e"),
    ],
)
def test_the_name_is_replaced_where_it_stands(line: str, mended: str) -> None:
    text = f"4 Breath\r\n{line}\r\n\r\nSide deck\r\n1 Zap"
    typed = "tornadoe" if "tornadoe" in line else "Tornadoe"
    assert renamed(text, 2, typed, "Tornado") == text.replace(line, mended)


def test_a_name_with_doubled_spaces_is_found_too() -> None:
    assert renamed("2 Emptines  rital\n", 1, "Emptines rital", "Emptiness ritual") == "2 Emptiness ritual\n"


def test_lines_that_moved_since_do_not_change_another_name() -> None:
    assert renamed("1 Zap\n4 Breath\n2 Tornadoe\n", 2, "Tornadoe", "Tornado") == "1 Zap\n4 Breath\n2 Tornado\n"
    assert renamed("1 Zap\n", 1, "Tornadoe", "Tornado") == "1 Zap\n"
