"""A deck at a glance: small tables with a bar in each row. Pure."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from cards.card import ELEMENTS, TYPES

from .components import Supply
from .contents import Contents
from .findings import several

HIGHEST = 7  # costs from here on share a row


@dataclass(frozen=True)
class Bar:
    """`width` is a share of the longest bar, of 100."""

    label: str
    number: int
    width: int
    element: str = ""
    aside: str = ""


@dataclass(frozen=True)
class Chart:
    caption: str
    first: str
    rows: tuple[Bar, ...]


def charts(held: Contents) -> tuple[Chart, ...]:
    """Of the deck; the side deck is not counted."""
    return tuple(chart for chart in (elements(held), costs(held), types(held), components(held)) if chart.rows)


def elements(held: Contents) -> Chart:
    counted = Counter[str]()
    for each in held:
        counted[each.card.element if each.card else ""] += each.main
    return Chart("Element", "Element", _bars({name.capitalize(): counted[name] for name in ELEMENTS}, by_element=True))


def costs(held: Contents) -> Chart:
    """The printed cost; X counts as 0 (DR-2.4)."""
    counted = Counter[int]()
    for each in held:
        if each.card and each.card.type != "animal" and not (each.card.incomplete and not each.card.cost):
            counted[min(each.card.total_cost, HIGHEST)] += each.main
    most = max((cost for cost, number in counted.items() if number), default=-1)
    rows = {f"{cost}{'+' if cost == HIGHEST else ''}": counted[cost] for cost in range(most + 1)}
    return Chart("Mana cost", "Mana", _bars(rows))


def types(held: Contents) -> Chart:
    counted = Counter[str]()
    for each in held:
        counted[each.card.type if each.card else ""] += each.main
    rows = {name.capitalize(): counted[name] for name in TYPES if counted[name]}
    return Chart("Type", "Type", _bars(dict(sorted(rows.items(), key=lambda row: -row[1]))))


def components(held: Contents) -> Chart:
    """For each word that cards of the deck need: how many copies of the deck can be it, and how many need it."""
    needed = Counter[str]()
    for each in held:
        for word in each.card.components if each.card else ():
            needed[word] += each.main
    supply = Supply(held)
    rows = {word: sum(supply.of(word, side=False).values()) for word in sorted(needed) if needed[word]}
    return Chart(
        "Component", "Word", _bars(rows, {word: f"for {several(number, 'card')}" for word, number in needed.items()})
    )


def _bars(
    rows: Mapping[str, int], aside: Mapping[str, str] | None = None, *, by_element: bool = False
) -> tuple[Bar, ...]:
    longest = max(rows.values(), default=0) or 1
    return tuple(
        Bar(
            label,
            number,
            round(100 * number / longest),
            label.lower() if by_element else "",
            (aside or {}).get(label, ""),
        )
        for label, number in rows.items()
    )
