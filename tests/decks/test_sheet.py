"""The sheet for the table and the charts."""

from decks.charts import charts
from decks.sheet import groups

from .shelf import FORTY, checked

TEXT = "4 Zephyr\n2 Breath\n3 Flame\n1 Hermine\n2 Nobody knows\nSide deck\n2 Zap\n1 Breath"


def test_by_element_and_by_name() -> None:
    held = checked(TEXT).held
    by_element = groups(held, side=False, by="element")
    assert [(group.title, [row.name for row in group.rows], group.copies) for group in by_element] == [
        ("Air", ["Breath", "Zephyr"], 6),
        ("Fire", ["Flame"], 3),
        ("Others", ["Hermine", "Nobody knows"], 3),
    ]
    (by_name,) = groups(held, side=False, by="name")
    assert [row.name for row in by_name.rows] == ["Breath", "Flame", "Hermine", "Nobody knows", "Zephyr"]
    (side,) = groups(held, side=True, by="name")
    assert [(row.copies, len(row.boxes), row.name) for row in side.rows] == [(1, 1, "Breath"), (2, 2, "Zap")]


def test_charts_count_the_deck_and_not_the_side_deck() -> None:
    made = {chart.caption: {bar.label: bar.number for bar in chart.rows} for chart in charts(checked(TEXT).held)}
    assert made["Element"]["Air"] == 6
    assert made["Element"]["Water"] == 0
    assert sum(made["Mana cost"].values()) == 9
    assert made["Type"]["Animal"] == 1


def test_bars_are_shares_of_the_longest() -> None:
    chart = charts(checked(FORTY).held)[0]
    assert max(bar.width for bar in chart.rows) == 100
    assert [bar.width for bar in chart.rows if bar.number == 0] == [0] * sum(bar.number == 0 for bar in chart.rows)


def test_components_say_who_needs_them() -> None:
    made = {chart.caption: chart for chart in charts(checked("3 Tornado\n4 Violent wind\n2 Whirling wind").held)}
    (bar,) = [bar for bar in made["Component"].rows if bar.label == "Wind"]
    assert bar.number == 6
    assert bar.aside.startswith("for ")
