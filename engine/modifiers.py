"""Changes to costs and to damage, by what is in play."""

from collections.abc import Iterator

from .continuous import holds, is_of, paragraphs
from .effects.abilities import CostChange, DamageChange
from .mana import Mana
from .table import Table


def cost_of(table: Table, id: str, player: str) -> Mana:
    """The preparation cost: the printed one with every change to it, no element below 0 (DR-2.4)."""
    definition = table.definition(id)
    if definition.x:
        return definition.cost
    cost = definition.cost
    for source in (*table.board(player), id):
        for _, part in paragraphs(table, source):
            if not isinstance(part, CostChange) or not holds(table, part.condition, player, source):
                continue
            meant = source == id if part.of is None else source != id and is_of(table, id, part.of, player, source)
            if meant:
                cost = cost.plus(Mana(**{part.element: part.by}))
    return cost.at_least_nothing()


def damage_changes(table: Table, source: str, by: str, target: str) -> Iterator[tuple[str, DamageChange]]:
    """The changes that reach this damage: of what you control to your sources, and to damage that comes to you."""
    for holder in table.board():
        owner = table.card(holder).controller
        for _, part in paragraphs(table, holder):
            if not isinstance(part, DamageChange) or not holds(table, part.condition, owner, holder):
                continue
            of_source = part.source is not None and is_of(table, source, part.source, owner, holder)
            if of_source or (part.to_you and target == owner):
                yield holder, part
