"""Preparing a spell: one indivisible action, in the order of DR-2.2; what fails is undone as a whole."""

from collections.abc import Sequence
from typing import Any

from . import clauses, components, requirements
from .actions.animals import turn_down
from .choices import Illegal, Question
from .continuous import cited, is_mage_noir, parts_of, silencers
from .discard import discard_tasks
from .effects.standing import ExhaustToPrepare, OnlyMageNoir, PrepareFrom, SparesComponents
from .entering_play import arrives_with_more, make_room
from .indestructible import can_be_discarded
from .keywords import has
from .kinds import holds
from .paying_for import pay
from .requirements import Required
from .state import Task
from .table import Table
from .unread import note_unread
from .using import gains, remember_user
from .zones import enter, take_out


def prepare(table: Table, data: dict[str, Any]) -> None:
    id, player = data["card"], data["by"]
    definition = table.definition(id)
    zone = decide(table, id, player)  # 2.2.1
    rules_used = requirements.rules_for_next(table, id, player)
    needs = requirements.of(table, id, player)
    used = designate(table, id, player, needs)  # 2.2.2
    paid, x, lacks, why = pay(table, id, player, used)  # 2.2.3
    _exhausts(table, id, player)
    gained = gains(table, id, player, used)
    enter(table, id, player, definition.form)  # 2.2.4
    table.set_card(id, mana=paid, used=used, x=x, gained=gained, lacks=lacks)
    arrives_with_more(table, id, player)
    for rule in rules_used:
        table.spend(rule)
    remember_user(table, id, player, used)
    because = dict.fromkeys(cited(table, held.source, held.number) for held in why)
    cites = [clauses.PREPARATION, clauses.PREPARED, clauses.COSTS, *because]
    cites += [clauses.COMPONENTS, clauses.COMPONENTS_DECLARED] if used else []
    cites += [clauses.PUT_INTO_PLAY, clauses.YOU] if zone != "hand" else []
    cites += silencers(table, id)
    text = f"{player} prepares {definition.name}{_with(table, used)}."
    table.emit(f"prepare {id}", text, cites, cards=(id,), player=player, used=used, origin=zone)
    note_unread(table, id)
    forge(table, id, used)
    make_room(table, id, player)


def _with(table: Table, used: Sequence[str]) -> str:
    return f" with {', '.join(table.name(one) for one in used)}" if used else ""


def decide(table: Table, id: str, player: str) -> str:
    """Declared and shown; from here it is between its zone and the board."""
    card, definition = table.card(id), table.definition(id)
    if definition.type == "animal":
        raise Illegal(f"{definition.name} is an Animal, not a spell.", (clauses.ANIMAL_COMPONENT,))
    if table.turn != player or table.phase != "main":
        raise Illegal(
            f"Spells are prepared in one's own main phase, and it is not {player}'s.",
            (clauses.MAIN_PHASE, clauses.PREPARE),
        )
    if card.owner != player or card.zone not in ("hand", "discard", "deck", "exile"):
        raise Illegal(f"{definition.name} is not in the hand of {player}.", (clauses.DECIDING, clauses.PREPARE))
    if card.zone != "hand":
        _from_elsewhere(table, id, player)
    only = any(isinstance(part, OnlyMageNoir) for _, part in parts_of(table, id))
    if only and not is_mage_noir(table, player):
        raise Illegal(f"Only a Mage Noir can prepare {definition.name}.", (definition.cite(), clauses.MAGE_NOIR))
    take_out(table, id)
    return card.zone


def _from_elsewhere(table: Table, id: str, player: str) -> None:
    """A spell may be prepared from another zone only where its text says so (DR-2.2.5)."""
    card, definition = table.card(id), table.definition(id)
    allowed = [
        part for _, part in parts_of(table, id)
        if isinstance(part, PrepareFrom) and part.zone == card.zone and holds(table, part.condition, player, id)
    ]  # fmt: skip
    cites = (clauses.PUT_INTO_PLAY, definition.cite()) if card.zone != "exile" else (clauses.EXILE,)
    if not allowed:
        raise Illegal(f"{definition.name} cannot be prepared from there.", (clauses.DECIDING, *cites))
    part = allowed[0]
    if part.not_on_top and getattr(table.player(player), card.zone)[0] == id:
        raise Illegal(f"{definition.name} is on top of the discard pile.", cites)
    if part.once_a_turn:
        if (id, "prepared from elsewhere") in table.uses:
            raise Illegal(f"{definition.name} has been played from there this turn.", cites)
        table.uses = (*table.uses, (id, "prepared from elsewhere"))


def _exhausts(table: Table, id: str, player: str) -> None:
    """Where its cost shows it, an Animal is turned face down (AA)."""
    if not any(isinstance(part, ExhaustToPrepare) for _, part in parts_of(table, id)):
        return
    rested = [one for one in table.board(player) if table.card(one).form == "animal" and not table.card(one).exhausted]
    if not rested:
        raise Illegal(f"{player} has no rested Animal to exhaust.", (clauses.ANIMAL_COST,))
    text, cites = "which Animal is exhausted", (clauses.ANIMAL_COST, clauses.ANIMALS_SEVERAL)
    turn_down(table, table.ask(Question("target", player, text, tuple(rested), cites)), (clauses.ANIMAL_COST,))


def designate(table: Table, id: str, player: str, needs: Required) -> tuple[str, ...]:
    """The components, from those that are available and valid; one set is taken where there is only one."""
    definition = table.definition(id)
    if not any(needs.variants):
        return ()
    told = " or ".join(", ".join(f"{number} {word}" for word, number in one) for one in needs.variants)
    cites = (clauses.COMPONENTS_DECLARED, clauses.COMPONENTS, *needs.cites)
    if not components.can_be_met(table, player, needs.variants, needs.opposing):
        raise Illegal(f"{definition.name} needs {told}, and {player} does not control that.", cites)
    sets = components.valid_sets(table, player, needs.variants, needs.opposing)
    if len(sets) == 1 and not components.is_cut_short(table, player, needs.variants, needs.opposing, 1):
        chosen = sets[0]
    else:
        chosen = _asked(table, player, needs, sets, f"which components for {definition.name} ({told})", cites)
    for one in components.counted_once(table, player, chosen, needs.variants):
        table.set_card(one, spent=(*table.card(one).spent, "counted"))
    return chosen


def _asked(
    table: Table, player: str, needs: Required, sets: Sequence[tuple[str, ...]], text: str, cites: tuple[str, ...]
) -> tuple[str, ...]:
    """Any set that fits is accepted, listed or not; the order in which it is named is kept."""
    kinds = components.servings(table, player, needs.variants, needs.opposing)
    question = Question(
        "component",
        player,
        text,
        tuple(list(one) for one in sets),
        cites,
        accepts=lambda answer: any(serving.fits(_named(answer)) for serving in kinds),
        every=lambda: (list(one) for one in sets),
    )
    return _named(table.ask(question))


def _named(answer: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(str, answer if isinstance(answer, list | tuple) else [answer])))


def forge(table: Table, id: str, used: Sequence[str]) -> None:
    """For Equipment, components with Forge are discarded; Equipment counts as having it (DR-3.2.5)."""
    if table.definition(id).type != "equipment" or _spares(table, id):
        return
    for other in used:
        forged = table.card(other).form == "equipment"
        if forged and (_spares(table, other) or not can_be_discarded(table, other)):
            text = f"{table.name(other)} is not destroyed by being used."
            table.emit(f"fizzle {other}", text, (clauses.FORGE, clauses.INDESTRUCTIBLE))
        elif forged or has(table, other, "Forge"):
            table.push(*discard_tasks([other], cites=(clauses.FORGE,), despite=not forged))


def _spares(table: Table, id: str) -> bool:
    you = table.card(id).controller
    return any(
        isinstance(part, SparesComponents) and holds(table, part.condition, you, id) for _, part in parts_of(table, id)
    )


def channel(table: Table, data: dict[str, Any]) -> None:
    id, player = data["card"], data["by"]
    card = table.card(id)
    if table.turn != player or table.phase != "main":
        raise Illegal(f"Spells are channeled in {player}'s own main phase.", (clauses.MAIN_PHASE, clauses.CHANNEL))
    if card.zone != "board" or card.controller != player or card.form != "prepared":
        raise Illegal(f"{card.name} is not a prepared spell of {player}.", (clauses.CHANNEL, clauses.CONTROL))
    become_channeled(table, id, player, (clauses.CHANNEL, clauses.INDIVISIBLE))


def become_channeled(table: Table, id: str, player: str, cites: tuple[str, ...]) -> None:
    table.set_card(id, form="channeled", hp=None)
    text = f"{table.name(id)} is channeled as a component."
    table.emit(f"channel {id}", text, (clauses.CHANNEL, *cites), cards=(id,), player=player, channeled=True)


def finish(table: Table, data: dict[str, Any]) -> None:
    """An activated spell has applied its effects and is discarded, if it is still there."""
    if table.card(data["card"]).zone == "board":
        task = Task("discard", {"card": data["card"], "cites": (clauses.ACTIVATE,), "activated": True, "despite": True})
        table.push_level(task)
