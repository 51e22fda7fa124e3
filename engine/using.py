"""Being used as a component: what a component gives to the spell that uses it (DR-4.5)."""

from collections.abc import Sequence

from .continuous import FROM_COMPONENT, expanded, parts_of
from .effects.abilities import ForLastUser, ForUser
from .effects.selectors import Kind
from .effects.standing import CostChange
from .kinds import is_of
from .state import Gain
from .table import Table


def gains(table: Table, id: str, player: str, used: Sequence[str]) -> tuple[Gain, ...]:
    """What the components give to the spell that uses them; what lowers its cost has done so already."""
    found = []
    for component in used:
        for _, part in parts_of(table, component):
            if isinstance(part, ForUser) and _meant(table, part.of, id, player, component):
                parts = tuple(one for one in expanded(table, (part.part,)) if not isinstance(one, CostChange))
                if parts:
                    name = table.name(component)
                    found.append(Gain(f"what {name} gives", parts, component, FROM_COMPONENT))
    return tuple(found)


def _meant(table: Table, kind: Kind | None, id: str, player: str, component: str) -> bool:
    return kind is None or is_of(table, id, kind, player, component, anywhere=True)


def remember_user(table: Table, id: str, player: str, used: Sequence[str]) -> None:
    """The last spell of a kind that used a component, where the component's text asks for it."""
    for component in used:
        for _, part in parts_of(table, component):
            if isinstance(part, ForLastUser) and _meant(table, part.of, id, player, component):
                table.set_card(component, last_user=id)
