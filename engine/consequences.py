"""What the rules do of themselves after each action: triggers, "as soon as", what must leave at once, defeat."""

from typing import Any

from . import clauses, coop, discard, triggers
from .continuous import Held, cited, parts_of
from .effects.abilities import AsSoonAs, EffectsOf
from .effects.conditions import Not, ReserveHolds
from .effects.standing import CantControl
from .indestructible import can_be_discarded
from .kinds import holds
from .state import ADVERSARY, Card, Task
from .table import Table


def after(table: Table) -> list[Task]:
    """Defeat first, unless it is read otherwise; then what triggered, then what must leave."""
    if table.winner:
        return []
    fallen = [name for name in table.players if _has_fallen(table, name)]
    if not fallen:
        return [*triggers.tasks(table), *_at_once(table)]
    found = [*triggers.tasks(table), *_at_once(table)]
    dead = [task for task in found if task.does == "trigger" and task.data["by"] in fallen]
    if dead and table.reading("dead-triggers") == "no":
        found = [task for task in found if task not in dead]
    if any(task.does == "defeat" for task in table.waiting):
        return found
    if (found or table.waiting) and table.reading("defeat-in-chain") == "when the chain ends":
        return found
    if found and table.reading("dead-triggers") == "yes":
        return [*found, Task("defeat")]
    return defeat(table, fallen)


def settle(table: Table, data: dict[str, Any]) -> None:
    """The defeat check that was put off for triggers: it comes after every action, so also after this one."""


def _has_fallen(table: Table, name: str) -> bool:
    player = table.player(name)
    if name == ADVERSARY or player.out:
        return False
    return player.hp <= 0 or player.defeated


def _at_once(table: Table) -> list[Task]:
    """Permanents without Health Points, what may not be controlled, and "as soon as" (DR-9.2)."""
    found = []
    leaving = {task.data["card"] for task in table.waiting if task.does == "discard"}
    cards, defs = table.cards, table.defs
    for id in table.board():
        card = cards[id]
        if card.hp is not None and card.hp <= 0 and id not in leaving and _has_run_out(table, id):
            found.append(Task("discard", {"card": id, "cites": (clauses.PERMANENTS, clauses.EXCESS)}))
        if defs[card.name].watches or (card.gained and _gained_a_watch(card)):
            found += _watching(table, id, leaving)
    if table.coop and table.player(ADVERSARY).present and table.player(ADVERSARY).hp <= 0:
        found += _adversary_falls(table, leaving)
    return found


def _gained_a_watch(card: Card) -> bool:
    return any(isinstance(part, AsSoonAs | CantControl | EffectsOf) for gain in card.gained for part in gain.parts)


def _has_run_out(table: Table, id: str) -> bool:
    """Its Health Points have come to 0 in this action; where they were there before, the next check will see."""
    before = table.before.cards[id]
    if before.form == "adversary":
        return False  # their fall is looked at by itself
    return (before.hp != table.card(id).hp or before.zone != "board") and can_be_discarded(table, id)


def _watching(table: Table, id: str, leaving: set[str]) -> list[Task]:
    """A condition that has come about in this action; one that was met before has had its moment."""
    found = []
    you = table.card(id).controller
    for number, part in parts_of(table, id):
        if isinstance(part, CantControl) and id not in leaving and holds(table, part.condition, you, id):
            if can_be_discarded(table, id):
                cites = (clauses.VALIDITY_CONDITIONS, cited(table, id, number))
                found.append(Task("discard", {"card": id, "cites": cites}))
        elif isinstance(part, AsSoonAs) and holds(table, part.condition, you, id) and not _was(table, part, id):
            task = triggers.task_of(Held(part, you, id, number), {"verb": "as soon as"})
            if _waits(table, part):
                table.push_last(task)
            else:
                found.append(task)
    return found


def _waits(table: Table, part: AsSoonAs) -> bool:
    """A reserve emptied inside a chain: whether the card leaves at once, or after the chain, is open."""
    empty = part.condition == Not(ReserveHolds())
    return empty and bool(table.waiting) and table.reading("crown-last-mana") == "after the chain"


def _was(table: Table, part: AsSoonAs, id: str) -> bool:
    """Whether the condition was met before this action; a card that has just come had none."""
    before = table.before
    if before.cards[id].zone != "board" or id not in before.players[before.cards[id].controller].board:
        return False
    return holds(Table(before, table.defs), part.condition, before.cards[id].controller, id)


def _adversary_falls(table: Table, leaving: set[str]) -> list[Task]:
    ids = [id for id in table.board(ADVERSARY) if table.card(id).form == "adversary" and id not in leaving]
    return discard.discard_tasks(ids, cites=(clauses.COOP_END,))


def defeat(table: Table, lost: list[str]) -> list[Task]:
    """Whoever is at 0 or below, or could not draw, is defeated; both at once is a draw (RB-victory-conditions)."""
    for name in lost:
        table.emit(f"defeat {name}", f"{name} is defeated.", (clauses.VICTORY,))
    left = [name for name in table.players if name not in lost and not table.player(name).out and name != ADVERSARY]
    if table.coop:
        if left:
            for name in lost:
                coop.fall(table, name)
            return []
        table.winner = "adversary"
        table.emit("win adversary", "No player is left: the game is lost.", (clauses.COOP_END,))
        return []
    table.winner = left[0] if len(left) == 1 else "draw"
    if left:
        table.emit(f"win {table.winner}", f"{table.winner} wins.", (clauses.VICTORY,))
    return []
