"""Being used as a component: what a component gives to the spell that uses it (DR-4.5)."""

from collections.abc import Sequence

from . import clauses
from .choices import Question
from .continuous import FROM_COMPONENT, expanded, parts_of
from .effects.abilities import ForLastUser, ForUser
from .effects.selectors import Kind
from .effects.standing import CostChange, NumberChange
from .kinds import is_of
from .state import Gain
from .table import Table


def gains(table: Table, id: str, player: str, used: Sequence[str]) -> tuple[Gain, ...]:
    """What the components give to the spell that uses them; what lowers its cost has done so already."""
    found = []
    for component in in_order(table, used):
        for _, part in parts_of(table, component):
            if isinstance(part, ForUser) and _meant(table, part.of, id, player, component):
                parts = tuple(one for one in expanded(table, (part.part,)) if not isinstance(one, CostChange))
                if parts:
                    name = table.name(component)
                    found.append(Gain(f"what {name} gives", parts, component, FROM_COMPONENT))
    return tuple(found)


def in_order(table: Table, used: Sequence[str]) -> list[str]:
    """Several components that change numbers do so one after the other, as the active player says (RB)."""
    changing = [one for one in used if _changes_numbers(table, one)]
    if len({table.name(one) for one in changing}) < 2:
        return list(used)
    text, cites = "in which order the components change the numbers", (clauses.SIMULTANEOUS,)
    question = Question("order", table.decider, text, tuple(changing), cites, default=list(changing), ordered=True)
    order = iter(table.ask(question))
    return [next(order) if one in changing else one for one in used]


def _changes_numbers(table: Table, id: str) -> bool:
    return any(isinstance(p, ForUser) and isinstance(p.part, NumberChange) for _, p in parts_of(table, id))


def _meant(table: Table, kind: Kind | None, id: str, player: str, component: str) -> bool:
    return kind is None or is_of(table, id, kind, player, component, anywhere=True)


def remember_user(table: Table, id: str, player: str, used: Sequence[str]) -> None:
    """The last spell of a kind that used a component, where the component's text asks for it."""
    for component in used:
        for _, part in parts_of(table, component):
            if isinstance(part, ForLastUser) and _meant(table, part.of, id, player, component):
                table.set_card(component, last_user=id)
