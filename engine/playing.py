"""What players declare in their main phase, or at any time: activating a spell, using an ability."""

from collections.abc import Sequence
from typing import Any

from . import clauses
from .actions import paying
from .actions.animals import turn_down
from .actions.applying import effects_of
from .actions.entering import entering, has_target
from .choices import Illegal
from .continuous import because, cited, parts_of, silencers
from .effects.abilities import Ability
from .effects.selectors import Itself
from .effects.verbs import Remove, Verb
from .indestructible import can_be_discarded
from .keywords import from_all, has
from .kinds import holds
from .state import Task, but
from .table import Table


def activate(table: Table, data: dict[str, Any]) -> None:
    """Its actions enter the chain with their targets, unless they were announced before an answer (DR-4.3)."""
    id, player = data["card"], data["by"]
    refuse = why_not_activate(table, id, player)
    if refuse is not None:
        if not data.get("announced"):
            raise refuse
        text = f"{table.name(id)} cannot be activated any more: {refuse.reason}"
        table.emit(f"fizzle {id}", text, (*refuse.cites, clauses.ANY_TIME))
        return
    timing = (clauses.QUICKCAST, clauses.ANY_TIME) if table.turn != player or table.phase != "main" else ()
    cites = (clauses.ACTIVATE, clauses.CHAIN, clauses.TARGETS, *timing, *because(table, id))
    table.emit(f"activate {id}", f"{player} activates {table.name(id)}.", cites, cards=(id,), player=player)
    entered = data.get("entered")
    tasks = effects_of(table, id, player, activated=True) if entered is None else entered
    table.push(*tasks, Task("finish", {"card": id}))


def announce(table: Table, data: dict[str, Any]) -> None:
    """A declared action that somebody answers: it must be legal, and its targets are named, before the answer."""
    verb, id, player = data["verb"], data["card"], data["by"]
    told = {name: value for name, value in data.items() if name != "verb"} | {"announced": True}
    if verb == "activate":
        refuse = why_not_activate(table, id, player)
        if refuse is not None:
            raise refuse
        told["entered"] = tuple(effects_of(table, id, player, activated=True))
    elif verb == "use":
        told["entered"] = tuple(ability_tasks(table, id, player, data.get("ability", 1)))
    table.push_level(Task(verb, told))


def why_not_activate(table: Table, id: str, player: str) -> Illegal | None:
    card = table.card(id)
    if card.zone != "board" or card.controller != player or card.form != "prepared":
        return Illegal(f"{card.name} is not a prepared spell of {player}.", (clauses.ACTIVATE, clauses.CONTROL))
    if card.new and has(table, id, "Slowcast"):
        cites = (clauses.SLOWCAST, *((clauses.ALL,) if from_all(table, "Slowcast") else ()))
        return Illegal(f"{card.name} has Slowcast and was prepared this turn.", cites)
    if (table.turn != player or table.phase != "main") and not has(table, id, "Quickcast"):
        reason = f"{card.name} can be activated in {player}'s main phase only."
        return Illegal(reason, (clauses.MAIN_PHASE, clauses.QUICKCAST))
    return None


def abilities(table: Table, id: str) -> list[tuple[int, Ability]]:
    """Those it offers where it is now."""
    zone = table.card(id).zone
    return [(n, part) for n, part in parts_of(table, id) if isinstance(part, Ability) and part.zone == zone]


def use(table: Table, data: dict[str, Any]) -> None:
    """Use an ability: its cost is a condition for what follows it (DR-9.1)."""
    id, player, which = data["card"], data["by"], data.get("ability", 1)
    try:
        number, ability = allowed(table, id, player, which)
    except Illegal as refuse:
        if not data.get("announced"):
            raise
        text = f"{table.name(id)} cannot be used any more: {refuse.reason}"
        table.emit(f"fizzle {id}", text, (*refuse.cites, clauses.ANY_TIME))
        return
    cite = cited(table, id, number)
    timing = {"any time": clauses.ANY_TIME, "turn": clauses.TRIGGERS}.get(ability.when, clauses.MAIN_PHASE)
    cites = (
        clauses.CHAIN,
        timing,
        *((clauses.ANIMAL_USE,) if table.card(id).form == "animal" else ()),
        cite,
        *because(table, id),
    )
    table.emit(f"use {id}", f"{player} uses {table.name(id)}.", cites, cards=(id,), player=player)
    entered = data.get("entered")
    tasks = ability_tasks(table, id, player, which) if entered is None else entered
    table.push(*tasks)
    if ability.once_a_turn:
        table.set_card(id, spent=(*table.card(id).spent, f"ability {which}"))
    if table.card(id).form == "animal" and table.reading("animal-ability-exhausts") == "always":
        turn_down(table, id, (clauses.ANIMAL_USE,))


def ability_tasks(table: Table, id: str, player: str, which: int) -> list[Task]:
    """The cost first, then what it is paid for."""
    number, ability = allowed(table, id, player, which)
    data: dict[str, Any] = {
        "source": id, "by": player, "cite": cited(table, id, number), "because": because(table, id),
        "run": table.new_run(), "condition": ability.condition,
    }  # fmt: skip
    if not ability.cost:
        return entering(table, data, ability.actions)
    first, *rest = entering(table, data, (ability.cost, *ability.actions))
    return [but(first, does="cost"), *(but(task, data={**task.data, "needs_cost": True}) for task in rest)]


def allowed(table: Table, id: str, player: str, which: int) -> tuple[int, Ability]:
    """The ability, where its controller may use it now; else why not."""
    card, known = table.card(id), abilities(table, id)
    holder = card.controller if card.zone == "board" else card.owner
    if holder != player or type(which) is not int or not 1 <= which <= len(known):
        why = (clauses.CONTROL, clauses.ANY_TIME, *silencers(table, id))
        told = (clauses.ANIMAL_PASSIVE, clauses.ANIMAL_EXHAUSTED) if card.exhausted else why
        raise Illegal(f"{card.name} offers {player} no such ability now.", told)
    number, ability = known[which - 1]
    cite = cited(table, id, number)
    if ability.when == "main" and (table.turn != player or table.phase != "main"):
        raise Illegal(
            f"The ability of {card.name} is for {player}'s own main phase.",
            (clauses.MAIN_PHASE, clauses.ANY_TIME, cite),
        )
    if ability.when == "turn" and table.turn != player:
        raise Illegal(f"The ability of {card.name} is for {player}'s own turn.", (cite,))
    if f"ability {which}" in card.spent:
        raise Illegal(f"The ability of {card.name} has been used this turn.", (clauses.TRIGGERS, cite))
    if not holds(table, ability.condition, player, id):
        raise Illegal(f"The condition of {card.name} is not met.", (clauses.TRIGGERS, cite))
    _payable(table, id, player, ability, cite)
    return number, ability


def _payable(table: Table, id: str, player: str, ability: Ability, cite: str) -> None:
    """Costs whose targets are still to be chosen are tried when they are."""
    settled = tuple(verb for verb in ability.cost if not has_target(verb))
    if not paying.can_do(table, settled, {"source": id, "by": player, "chosen": (), "cite": cite, "run": None}):
        raise Illegal(f"{player} cannot pay for {table.name(id)}.", (clauses.TO, *_kept(table, id, settled), cite))


def _kept(table: Table, id: str, cost: Sequence[Verb]) -> tuple[str, ...]:
    """A cost of destroying itself cannot be paid by what is Indestructible."""
    return (clauses.INDESTRUCTIBLE,) if Remove(Itself()) in cost and not can_be_discarded(table, id) else ()
