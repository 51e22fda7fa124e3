"""Trading Mana with the Available Ether: two for one with the larger pile, and what changes that (DR-4.6)."""

from typing import Any

from . import clauses, ether
from .choices import Illegal, Question
from .continuous import Held, cited, rules
from .effects.standing import TradeRate
from .mana import Mana
from .table import Table

RATE = 2


def rate(table: Table, player: str, give: Mana, take: Mana) -> tuple[int, Held | None]:
    """How many are given for one: of the rules that reach this trade the latest wins."""
    found = [held for held in rules(table, TradeRate) if _reaches(held, player, give, take)]
    if not found:
        return RATE, None
    latest = max(found, key=lambda held: held.since)
    return latest.part.give, latest


def _reaches(held: Held, player: str, give: Mana, take: Mana) -> bool:
    element = held.part.element
    involved = not element or getattr(give, element) > 0 or getattr(take, element) > 0
    return involved and (held.part.everyone or held.by == player)


def trade(table: Table, data: dict[str, Any]) -> None:
    """Mana of the reserve for one of the larger pile (RB-trading-mana)."""
    player, give, take = data["by"], data["give"], data["take"]
    if table.turn != player or table.phase != "main":
        raise Illegal(f"Trading Mana is for {player}'s own main phase.", (clauses.MAIN_PHASE, clauses.TRADING))
    many, held = rate(table, player, give, take)
    cites = (clauses.TRADING, *((clauses.LATEST_RULE, cited(table, held.source)) if held else ()))
    if give.total != many or take.total != 1:
        raise Illegal(f"{many} Mana are traded for 1.", cites)
    if not table.player(player).reserve.covers(give):
        raise Illegal(f"The reserve of {player} does not hold {give}.", cites)
    piles = [pile for pile in ether.larger_piles(table) if table.ether[pile].covers(take)]
    if not piles:
        raise Illegal(f"The larger pile does not hold {take}.", cites)
    text = "which pile to trade with"
    pile = table.ask(Question("pile", player, text, tuple(p + 1 for p in piles), (clauses.TRADING,))) - 1
    _exchange(table, player, give, take, pile, cites)


def _exchange(table: Table, player: str, give: Mana, take: Mana, pile: int, cites: tuple[str, ...]) -> None:
    table.spend_mana(player, give)
    table.gain_mana(player, take)
    ether.take_from(table, pile, take)
    if table.reading("traded-in") == "the larger pile":
        ether.put_into(table, pile, give)
    else:
        ether.add(table, player, give)
    text = f"{player} trades {give} for {take}."
    facts = {"player": player, "give": give, "take": take}
    table.emit(f"trade {player}", text, (*cites, clauses.INDIVISIBLE), **facts)
