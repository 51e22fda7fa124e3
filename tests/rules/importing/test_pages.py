"""What page breaks and line ends do to lines."""

from rules.importing.pages import drop_page_numbers, fold_repeated_lines, join_hyphenated
from rules.importing.source import Line, read_lines


def lines(text: str) -> list[Line]:
    return read_lines(text.encode(), "f.txt")


def texts(found: list[Line]) -> list[str]:
    return [line.text for line in found if not line.blank]


def test_page_numbers_at_breaks_are_dropped() -> None:
    assert texts(drop_page_numbers(lines("tea\n\n1\n\f- 2 -\ncup\n\fspoon\nPage 3 / 3"))) == ["tea", "cup", "spoon"]


def test_numbers_elsewhere_stay() -> None:
    assert texts(drop_page_numbers(lines("tea\n12\ncup\n\fspoon"))) == ["tea", "12", "cup", "spoon"]
    assert texts(drop_page_numbers(lines("tea\n12"))) == ["tea", "12"]


def test_a_line_printed_again_on_the_next_page_is_folded() -> None:
    text = "Tea.\nThe spoon lies to the right\n\f\nThe *spoon* lies to the right of the cup.\nTea."
    assert texts(fold_repeated_lines(lines(text))) == ["Tea.", "The *spoon* lies to the right of the cup.", "Tea."]


def test_short_lines_may_repeat() -> None:
    assert texts(fold_repeated_lines(lines("Tea\n\fTea"))) == ["Tea", "Tea"]


def test_a_word_parted_at_a_line_end() -> None:
    assert texts(join_hyphenated(lines("the tea-\npot, is hot\nand sug\u00ad\nar"))) == [
        "the teapot,",
        "is hot",
        "and sugar",
    ]


def test_a_compound_keeps_the_hyphen_it_has_elsewhere() -> None:
    assert texts(join_hyphenated(lines("a co-op\na co-\nop mode"))) == ["a co-op", "a co-op", "mode"]
    assert texts(join_hyphenated(lines("an end-of-day tea\nan end-of-\nday cup"))) == [
        "an end-of-day tea",
        "an end-of-day",
        "cup",
    ]


def test_a_dash_before_a_capital_or_a_blank_line_is_no_hyphen() -> None:
    assert texts(join_hyphenated(lines("tea-\nPot\ntea-\n\npot"))) == ["tea-", "Pot", "tea-", "pot"]
