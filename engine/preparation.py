"""Preparing a spell: one indivisible action, in the order of DR-2.2; what fails is undone as a whole."""

from typing import Any

from . import clauses, components
from .choices import Illegal, Question
from .continuous import has, is_mage_noir, paragraphs
from .discard import can_be_discarded, discard_tasks
from .effects.abilities import OnlyMageNoir
from .mana import Mana
from .modifiers import cost_of
from .state import Task
from .table import Table
from .zones import enter


def prepare(table: Table, data: dict[str, Any]) -> None:
    id, player = data["card"], data["by"]
    definition = table.definition(id)
    decide(table, id, player)  # 2.2.1
    used = designate(table, id, player)  # 2.2.2
    paid = pay(table, id, player)  # 2.2.3
    enter(table, id, player, definition.form)  # 2.2.4
    table.set_card(id, mana=paid, used=used, x=paid.total if definition.x else None)
    cites = (
        clauses.PREPARATION,
        clauses.PREPARED,
        clauses.COSTS,
        *((clauses.COMPONENTS,) if definition.components else ()),
    )
    table.emit(f"prepare {id}", f"{player} prepares {definition.name}.", cites, cards=(id,), player=player, used=used)
    forge(table, id, used)
    make_room(table, id, player)


def decide(table: Table, id: str, player: str) -> None:
    """Declared and shown; from here it is between hand and board."""
    card, definition = table.card(id), table.definition(id)
    if card.zone != "hand" or card.owner != player:
        raise Illegal(f"{definition.name} is not in the hand of {player}.", (clauses.DECIDING, clauses.PREPARE))
    only = any(isinstance(part, OnlyMageNoir) for _, part in paragraphs(table, id))
    if only and not is_mage_noir(table, player):
        raise Illegal(f"Only a Mage Noir can prepare {definition.name}.", (definition.cite(), clauses.MAGE_NOIR))


def designate(table: Table, id: str, player: str) -> tuple[str, ...]:
    """The components, from those that are available and valid; one set is taken where there is only one."""
    definition = table.definition(id)
    if not definition.components:
        return ()
    sets = components.valid_sets(table, player, definition.components)
    needs = ", ".join(f"{number} {word}" for word, number in definition.components)
    cites = (clauses.COMPONENTS_DECLARED, clauses.COMPONENTS)
    if not sets:
        raise Illegal(f"{definition.name} needs {needs}, and {player} does not control that.", cites)
    if len(sets) == 1:
        return sets[0]
    options = tuple(sorted({one for chosen in sets for one in chosen}))
    fitting = {frozenset(chosen) for chosen in sets}
    text = f"which components for {definition.name} ({needs})"
    offered = tuple(list(chosen) for chosen in sets)
    question = Question("component", player, text, offered, cites, accepts=lambda answer: _as_set(answer) in fitting)
    return tuple(one for one in options if one in _as_set(table.ask(question)))


def _as_set(answer: Any) -> frozenset[str]:
    return frozenset(answer if isinstance(answer, list | tuple) else [answer])


def pay(table: Table, id: str, player: str) -> Mana:
    """The preparation cost goes from the reserve under the spell; X is what the player chooses to pay."""
    definition = table.definition(id)
    cost, reserve = cost_of(table, id, player), table.player(player).reserve
    if definition.x:
        most = getattr(reserve, definition.x)
        chosen = table.ask(
            Question("number", player, f"X for {definition.name}", tuple(range(most + 1)), (clauses.COSTS,))
        )
        cost = cost.plus(Mana(**{definition.x: chosen}))
    if not reserve.covers(cost):
        raise Illegal(
            f"{definition.name} costs {cost} to prepare, and the reserve of {player} is {reserve}.",
            (clauses.COST_DETERMINED, clauses.COSTS),
        )
    table.spend_mana(player, cost)
    return cost


def forge(table: Table, id: str, used: tuple[str, ...]) -> None:
    """For Equipment, components with Forge are discarded; Equipment counts as having it (DR-3.2.5)."""
    if table.definition(id).type != "equipment":
        return
    for other in used:
        forged = table.card(other).form == "equipment"
        if (forged and can_be_discarded(table, other)) or (not forged and has(table, other, "Forge")):
            table.push(*discard_tasks([other], cites=(clauses.FORGE,), despite=not forged))


def make_room(table: Table, id: str, player: str) -> None:
    """A new piece of Equipment displaces the one of its type; a second copy of a Unique spell cannot stay."""
    definition = table.definition(id)
    others = [other for other in table.board(player) if other != id]
    if definition.slot and definition.slot != "ring":
        same = [other for other in others if table.definition(other).slot == definition.slot]
        _displace(table, same, (clauses.EQUIPMENT,))
    if has(table, id, "Unique"):
        copies = [other for other in (*others, id) if table.card(other).name == definition.name]
        if len(copies) > 1:
            kept = table.ask(
                Question("pick", player, f"which {definition.name} stays", tuple(copies), (clauses.UNIQUE,))
            )
            _displace(table, [other for other in copies if other != kept], (clauses.UNIQUE,))


def _displace(table: Table, ids: list[str], cites: tuple[str, ...]) -> None:
    """What cannot be discarded stays, until the next control validity check (DR-3.2.3, DR-10.7.1)."""
    for id in ids:
        if can_be_discarded(table, id):
            table.push(*discard_tasks([id], cites=cites))
        else:
            why = f"{table.card(id).name} is Indestructible and stays until the next control validity check."
            table.emit(f"fizzle {id}", why, (clauses.INDESTRUCTIBLE, clauses.VALIDITY_COPIES, *cites))


def channel(table: Table, data: dict[str, Any]) -> None:
    id, player = data["card"], data["by"]
    card = table.card(id)
    if card.zone != "board" or card.controller != player or card.form != "prepared":
        raise Illegal(f"{card.name} is not a prepared spell of {player}.", (clauses.CHANNEL, clauses.CONTROL))
    table.set_card(id, form="channeled")
    table.emit(
        f"channel {id}",
        f"{player} channels {card.name} as a component.",
        (clauses.CHANNEL, clauses.INDIVISIBLE),
        cards=(id,),
        player=player,
    )


def finish(table: Table, data: dict[str, Any]) -> None:
    """An activated spell has applied its effects and is discarded, if it is still there."""
    if table.card(data["card"]).zone == "board":
        table.push_level(Task("discard", {"card": data["card"], "cites": (clauses.ACTIVATE,)}))
