"""Changes to costs and to damage, by what is in play and by what holds for a time."""

from collections.abc import Iterator, Sequence

from .continuous import Held, expanded, parts_of, rules
from .effects.abilities import ForLastUser, ForUser, GrantAll
from .effects.selectors import Itself, Kind
from .effects.standing import CostChange, CostZero, DamageChange
from .kinds import holds, is_of
from .mana import Mana
from .reach import value
from .table import Table


def cost_of(table: Table, id: str, player: str, used: Sequence[str] = ()) -> tuple[Mana, list[Held]]:
    """The preparation cost: the printed one with every change to it, nothing below 0 (DR-2.4); and what changed it."""
    definition = table.definition(id)
    if definition.x:
        return definition.cost, []
    cost, why = definition.cost, []
    for held in _cost_changes(table, id, player, used):
        change: CostChange = held.part
        much = value(table, change.by, {"source": held.source, "by": held.by})
        element = definition.element if change.element == "own" else change.element
        if element:
            cost = cost.plus(Mana(**{element: -much if change.less else much}))
            why.append(held)
    for held in rules(table, CostZero):
        if held.by == player and _is_meant(table, id, held.part.of, held) and _now(table, held):
            cost = Mana()
            why.append(held)
    return cost.at_least_nothing(), why


def _cost_changes(table: Table, id: str, player: str, used: Sequence[str]) -> Iterator[Held]:
    for number, part in parts_of(table, id):
        if isinstance(part, CostChange) and part.of is None and holds(table, part.condition, player, id):
            yield Held(part, player, id, number)
    for held in rules(table, CostChange):
        if held.part.of is not None and _is_meant(table, id, held.part.of, held) and _concerns(table, held, player):
            yield held
    for component in used:
        for number, part in parts_of(table, component):
            if isinstance(part, ForUser) and (part.of is None or _is_meant(table, id, part.of, None, player)):
                yield from (
                    Held(inner, player, component, number)
                    for inner in expanded(table, (part.part,))
                    if isinstance(inner, CostChange)
                )


def _concerns(table: Table, held: Held, player: str) -> bool:
    """Whose preparations it changes: its owner's, or everybody's where the text names nobody."""
    if held.part.anyone and held.by != player and table.reading("helm-whose") != "everybody's":
        return False
    return (held.by == player or held.part.anyone) and _now(table, held)


def _now(table: Table, held: Held) -> bool:
    return holds(table, held.part.condition, held.by, held.source)


def _is_meant(table: Table, id: str, kind: Kind, held: Held | None, you: str = "") -> bool:
    """A card being prepared is in no zone that a kind could name."""
    return is_of(table, id, kind, held.by if held else you, held.source if held else id, anywhere=True)


def damage_changes(table: Table, source: str, target: str, activated: bool) -> Iterator[Held]:
    """The changes that reach this damage: of what you control to your sources, and to damage that comes to you."""
    for held in rules(table, DamageChange):
        if _reaches(table, held, source, target, activated) and _now(table, held):
            yield held
    if target not in table.players:
        yield from _lent_protection(table, target)


def _lent_protection(table: Table, target: str) -> Iterator[Held]:
    """What other cards have given it against damage, each told by the card that gave it."""
    card = table.card(target)
    for gain in card.gained:
        giver = gain.source if gain.source in table.cards else target
        yield from (Held(part, card.controller, giver) for part in gain.parts if _guards(part))
    for held in rules(table, ForLastUser):
        if table.card(held.source).last_user == target and _guards(held.part.part):
            yield Held(held.part.part, card.controller, held.source, held.number)
    for held in rules(table, GrantAll):
        if is_of(table, target, held.part.of, held.by, held.source):
            yield from (Held(part, held.by, held.source, held.number) for part in held.part.parts if _guards(part))


def _guards(part: object) -> bool:
    return isinstance(part, DamageChange) and part.to == "itself"


def _reaches(table: Table, held: Held, source: str, target: str, activated: bool) -> bool:
    change: DamageChange = held.part
    if change.activated_on and not (activated and table.turn == _player(table, change.activated_on, held.by)):
        return False
    if isinstance(change.source, Itself) and source != held.source:
        return False
    if isinstance(change.source, Kind) and not from_kind(table, source, change.source, held):
        return False
    if change.to == "you":
        return target == held.by
    if change.to == "opposing":
        return side_of(table, target) != held.by
    return change.to == "" if change.to != "itself" else held.number > 0 and target == held.source


def from_kind(table: Table, source: str, kind: Kind, held: Held) -> bool:
    """Whether damage comes from a source of a kind; a card in transition is controlled by nobody (autumn-bonus)."""
    if table.card(source).zone == "transition" and kind.controller == "you":
        known = is_of(table, source, kind, held.by, held.source, anywhere=True)
        return known and table.reading("autumn-bonus") == "yes"
    return is_of(table, source, kind, held.by, held.source)


def side_of(table: Table, target: str) -> str:
    return target if target in table.players else table.card(target).controller


def _player(table: Table, who: str, you: str) -> str:
    return you if who == "you" else table.opponent(you)
