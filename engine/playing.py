"""What players declare in their main phase, or at any time: activating a spell, using an ability, trading Mana."""

from typing import Any

from . import clauses, ether
from .actions.applying import effects_of
from .actions.entering import entering
from .actions.perform import can_do
from .choices import Illegal, Question
from .continuous import has, holds, paragraphs
from .effects.abilities import Ability
from .mana import Mana
from .state import Task
from .table import Table


def in_main_phase(table: Table, player: str, what: str) -> None:
    if table.turn != player or table.phase != "main":
        raise Illegal(f"{what} is for {player}'s own main phase.", (clauses.MAIN_PHASE, clauses.ANY_TIME))


def activate(table: Table, data: dict[str, Any]) -> None:
    id, player = data["card"], data["by"]
    card = table.card(id)
    refuse = why_not_activate(table, id, player)
    if refuse is not None:
        if data.get("answered"):
            table.emit(f"fizzle {id}", f"{card.name} cannot be activated any more: {refuse.reason}", refuse.cites)
            return
        raise refuse
    table.emit(
        f"activate {id}",
        f"{player} activates {card.name}.",
        (clauses.ACTIVATE, clauses.CHAIN, clauses.TARGETS),
        cards=(id,),
        player=player,
    )
    table.push(*effects_of(table, id, player), Task("finish", {"card": id}))


def why_not_activate(table: Table, id: str, player: str) -> Illegal | None:
    card = table.card(id)
    if card.zone != "board" or card.controller != player or card.form != "prepared":
        return Illegal(f"{card.name} is not a prepared spell of {player}.", (clauses.ACTIVATE, clauses.CONTROL))
    if has(table, id, "Slowcast") and card.new:
        return Illegal(f"{card.name} has Slowcast and was prepared this turn.", (clauses.SLOWCAST,))
    if not has(table, id, "Quickcast") and (table.turn != player or table.phase != "main"):
        return Illegal(
            f"{card.name} can be activated in {player}'s main phase only.", (clauses.MAIN_PHASE, clauses.QUICKCAST)
        )
    return None


def abilities(table: Table, id: str) -> list[tuple[int, Ability]]:
    return [(number, part) for number, part in paragraphs(table, id) if isinstance(part, Ability)]


def use(table: Table, data: dict[str, Any]) -> None:
    """Use an ability: its cost is a condition for what follows it (DR-9.1)."""
    id, player, which = data["card"], data["by"], data.get("ability", 1)
    card, known = table.card(id), abilities(table, id)
    if card.zone != "board" or card.controller != player or not 1 <= which <= len(known):
        raise Illegal(f"{card.name} offers {player} no such ability.", (clauses.CONTROL, clauses.ANY_TIME))
    number, ability = known[which - 1]
    cite = table.definition(id).cite(number)
    _allowed(table, id, player, ability, which, cite)
    timing = (clauses.ANY_TIME,) if ability.when == "any time" else (clauses.MAIN_PHASE,)
    table.emit(f"use {id}", f"{player} uses {card.name}.", (clauses.CHAIN, *timing, cite), cards=(id,), player=player)
    if ability.once_a_turn:
        table.set_card(id, spent=(*card.spent, which))
    actions = ((*ability.cost, *ability.actions[0]), *ability.actions[1:])
    table.push(*entering(table, id, player, actions, cite, condition=ability.condition))


def _allowed(table: Table, id: str, player: str, ability: Ability, which: int, cite: str) -> None:
    name = table.card(id).name
    if ability.when == "main":
        in_main_phase(table, player, f"The ability of {name}")
    elif ability.when == "turn" and table.turn != player:
        raise Illegal(f"The ability of {name} is for {player}'s own turn.", (cite,))
    if which in table.card(id).spent:
        raise Illegal(f"The ability of {name} has been used this turn.", (cite,))
    if not holds(table, ability.condition, player, id):
        raise Illegal(f"The condition of {name} is not met.", (cite,))
    if not can_do(table, ability.cost, {"source": id, "by": player, "chosen": ()}):
        raise Illegal(f"{player} cannot pay for {name}.", (clauses.TO, cite))


def trade(table: Table, data: dict[str, Any]) -> None:
    """Two Mana of the reserve for one of the larger pile (RB-trading-mana)."""
    player, give, take = data["by"], data["give"], data["take"]
    in_main_phase(table, player, "Trading Mana")
    if give.total != 2 or take.total != 1:
        raise Illegal("Two Mana are traded for one.", (clauses.TRADING,))
    if not table.player(player).reserve.covers(give):
        raise Illegal(f"The reserve of {player} does not hold {give}.", (clauses.TRADING,))
    piles = [pile for pile in ether.larger_piles(table) if table.ether[pile].covers(take)]
    if not piles:
        raise Illegal(f"The larger pile does not hold {take}.", (clauses.TRADING,))
    pile = (
        table.ask(Question("pile", player, "which pile to trade with", tuple(p + 1 for p in piles), (clauses.TRADING,)))
        - 1
    )
    _exchange(table, player, give, take, pile)


def _exchange(table: Table, player: str, give: Mana, take: Mana, pile: int) -> None:
    left = [p.minus(take) if place == pile else p for place, p in enumerate(table.ether)]
    table.ether = (left[0], left[1])
    table.spend_mana(player, give)
    table.gain_mana(player, take)
    ether.add(table, player, give)
    table.emit(
        f"trade {player}",
        f"{player} trades {give} for {take}.",
        (clauses.TRADING, clauses.INDIVISIBLE),
        player=player,
        give=give,
        take=take,
    )
