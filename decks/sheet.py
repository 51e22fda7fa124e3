"""The sheet for the table: every copy has a box to tick while the physical deck is counted. Pure."""

from dataclasses import dataclass

from cards.card import ELEMENTS, folded

from .contents import Contents, Holding

BY_ELEMENT, BY_NAME = "element", "name"
MOST_BOXES = 12  # beyond, a number says it


@dataclass(frozen=True)
class Row:
    name: str
    copies: int
    element: str
    known: bool

    @property
    def boxes(self) -> range:
        return range(min(self.copies, MOST_BOXES))


@dataclass(frozen=True)
class Group:
    title: str
    element: str
    rows: tuple[Row, ...]

    @property
    def copies(self) -> int:
        return sum(row.copies for row in self.rows)


def groups(held: Contents, *, side: bool, by: str) -> tuple[Group, ...]:
    """The deck or the side deck, each element apart or all by name."""
    rows = sorted((_row(each, side=side) for each in held), key=lambda row: folded(row.name))
    rows = [row for row in rows if row.copies]
    if by == BY_NAME:
        return (Group("By name", "", tuple(rows)),) if rows else ()
    made = [Group(name.capitalize(), name, tuple(row for row in rows if row.element == name)) for name in ELEMENTS]
    made.append(Group("Others", "", tuple(row for row in rows if row.element not in ELEMENTS)))
    return tuple(group for group in made if group.rows)


def _row(each: Holding, *, side: bool) -> Row:
    element = each.card.element if each.card else ""
    return Row(each.name, each.side if side else each.main, element, each.card is not None)
