"""Entering play: put there without preparation (DR-2.2.5), and what has to make room for what has come."""

from collections.abc import Sequence

from . import clauses
from .choices import Question
from .continuous import rules
from .discard import discard_tasks
from .effects.standing import EntersWithMore, MoreSlots
from .indestructible import can_be_discarded
from .keywords import has
from .kinds import is_of
from .reach import value
from .state import ADVERSARY, Gain
from .table import Table
from .unread import note_unread
from .zones import enter

FORMED = {"prepared": "prepared", "channeled": "channeled as a component"}


def put_into_play(
    table: Table, id: str, controller: str, form: str, cites: Sequence[str], gained: tuple[Gain, ...] = ()
) -> None:
    """Onto the board without components and without Mana; a spell that can be no such thing stays where it is."""
    definition = table.definition(id)
    form = form or definition.form
    if form == "channeled" and definition.type != "spell":
        table.emit(f"fizzle {id}", f"{definition.name} cannot be channeled.", (clauses.PUT_INTO_PLAY, *cites))
        return
    zone = table.card(id).zone
    enter(table, id, controller, form)
    if gained:
        table.set_card(id, gained=gained)
    told = FORMED.get(form, "in play")
    table.emit(
        f"enter {id} {form}",
        f"{definition.name} is put into play, {told}.",
        (clauses.PUT_INTO_PLAY, *cites),
        cards=(id,),
        player=controller,
        channeled=form == "channeled",
        origin=zone,
    )
    note_unread(table, id)
    make_room(table, id, controller)


def arrives_with_more(table: Table, id: str, player: str) -> None:
    """Health Points that a rule for the next Permanent of a kind adds."""
    hp = table.card(id).hp
    for held in rules(table, EntersWithMore):
        if hp is not None and held.by == player and is_of(table, id, held.part.of, player, held.source, anywhere=True):
            hp += value(table, held.part.by, {"source": held.source, "by": held.by})
            table.set_card(id, hp=hp)


def make_room(table: Table, id: str, player: str) -> None:
    """A new piece of Equipment displaces the one of its type; a second copy of a Unique spell cannot stay."""
    definition = table.definition(id)
    others = [other for other in table.board(player) if other != id]
    if definition.slot and definition.slot != "ring":
        going = {task.data["card"] for task in table.waiting if task.does == "discard"}
        same = [one for one in others if table.definition(one).slot == definition.slot and one not in going]
        over = len(same) + 1 - slots(table, player, definition.slot)
        if over > 0:
            coop = (clauses.COOP_EQUIPMENT,) if player == ADVERSARY else ()
            _displace(table, _surplus(table, player, same, over), (clauses.EQUIPMENT, *coop))
    if has(table, id, "Unique"):
        copies = [other for other in (*others, id) if table.card(other).name == definition.name]
        _only_one(table, player, copies)


def slots(table: Table, player: str, slot: str) -> int:
    """How many pieces of Equipment of one type a player may control."""
    found = [held for held in rules(table, MoreSlots) if held.by == player and held.part.slot == slot]
    return max([1, *(value(table, held.part.number, {"source": held.source, "by": held.by}) for held in found)])


def _surplus(table: Table, player: str, same: list[str], over: int) -> list[str]:
    """Which of several go, where more than one could make room."""
    if over >= len(same):
        return same
    text = "which pieces of Equipment stay"
    kept = table.ask(
        Question("pick", player, text, tuple(same), (clauses.EQUIPMENT,), least=len(same) - over, most=len(same) - over)
    )
    kept = kept if isinstance(kept, list) else [kept]
    return [one for one in same if one not in kept]


def _only_one(table: Table, player: str, copies: list[str]) -> None:
    if len(copies) < 2:
        return
    held = [id for id in copies if not can_be_discarded(table, id)]
    leaving = copies
    if not held:
        text = f"which {table.card(copies[0]).name} stays"
        kept = table.ask(Question("pick", table.seat(player), text, tuple(copies), (clauses.UNIQUE,)))
        leaving = [id for id in copies if id != kept]
    _displace(table, leaving, (clauses.UNIQUE,))


def _displace(table: Table, ids: list[str], cites: tuple[str, ...]) -> None:
    """What cannot be discarded stays, until the next control validity check (DR-3.2.3, DR-10.7.1)."""
    for id in ids:
        if can_be_discarded(table, id):
            table.push(*discard_tasks([id], cites=cites))
        else:
            why = f"{table.card(id).name} is Indestructible and stays until the next control validity check."
            table.emit(f"fizzle {id}", why, (clauses.INDESTRUCTIBLE, clauses.VALIDITY_COPIES, *cites))
