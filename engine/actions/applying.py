"""Verbs about effects: applying those of another spell, granting one."""

from .. import clauses
from ..continuous import paragraphs
from ..effects import verbs
from ..effects.abilities import OnActivation
from ..reach import reached
from ..state import Gain, Task
from ..table import Table
from .data import Data
from .entering import entering


def apply(table: Table, verb: verbs.Apply, data: Data) -> None:
    for id in reached(table, verb.what, data):
        table.emit(
            f"apply {id}",
            f"The effects of {table.card(id).name} are applied; it is not activated.",
            (clauses.CHAIN, data["cite"]),
        )
        table.push(*effects_of(table, id, data["by"]))


def effects_of(table: Table, id: str, by: str) -> list[Task]:
    """What a spell does on activation, paragraph by paragraph, entering the chain now."""
    definition = table.definition(id)
    return [
        task
        for number, part in paragraphs(table, id)
        if isinstance(part, OnActivation)
        for task in entering(table, id, by, part.actions, definition.cite(number), condition=part.condition)
    ]


def grant(table: Table, verb: verbs.Grant, data: Data) -> None:
    for id in reached(table, verb.what, data):
        card = table.card(id)
        gain = Gain(verb.effect, data["source"], verb.until)
        table.set_card(id, gained=(*card.gained, gain))
        table.emit(
            f'grant {id} "{verb.effect}"',
            f"{card.name} gains {verb.effect}.",
            (clauses.GAINING, data["cite"]),
            cards=(id,),
        )
