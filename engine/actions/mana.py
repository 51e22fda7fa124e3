"""Verbs that move Mana: taking, releasing, paying, locking."""

from .. import clauses, discard, ether
from ..choices import Question
from ..effects import verbs
from ..mana import Mana
from ..reach import reached, value
from ..table import Table
from .data import Data


def take(table: Table, verb: verbs.TakeMana, data: Data) -> None:
    wanted = max(0, value(table, verb.amount, data))
    if verb.infinite:
        mana = Mana(**{verb.element: wanted})
    else:
        there = sum(getattr(pile, verb.element) for pile in table.ether)
        most = min(wanted, there)
        choices = tuple(range(most + 1)) if verb.up_to else (most,)
        mana = Mana(
            **{
                verb.element: table.ask(
                    Question("number", data["by"], f"how much {verb.element} Mana to take", choices, (data["cite"],))
                )
            }
        )
        _from_piles(table, mana)
    table.gain_mana(data["by"], mana)
    table.emit(
        f"take {data['by']} {mana}",
        f"{data['by']} takes {mana.total} Mana.",
        (clauses.ETHER, data["cite"]),
        player=data["by"],
    )


def _from_piles(table: Table, mana: Mana) -> None:
    """From pile 1 first, then from pile 2."""
    first = Mana(*(min(a, b) for a, b in zip(mana, table.ether[0], strict=True)))
    table.ether = (table.ether[0].minus(first), table.ether[1].minus(mana.minus(first)))


def release(table: Table, verb: verbs.ReleaseMana, data: Data) -> None:
    for id in reached(table, verb.under, data):
        card = table.card(id)
        there = getattr(card.mana, verb.element) if verb.element else card.mana.total
        much = min(there, max(0, value(table, verb.amount, data)))
        units = [unit for unit in card.mana.units() if not verb.element or unit == verb.element][:much]
        mana = Mana(**{element: units.count(element) for element in set(units)})
        discard.release(table, {"card": id, "mana": mana, "by": card.controller})


def pay(table: Table, player: str, mana: Mana, cites: tuple[str, ...]) -> None:
    table.spend_mana(player, mana)
    ether.add(table, player, mana)
    table.emit(
        f"pay {player} {mana}",
        f"{player} pays {mana.total} Mana to the Available Ether.",
        (clauses.ETHER, *cites),
        player=player,
    )


def pay_mana(table: Table, verb: verbs.PayMana, data: Data) -> None:
    for player in reached(table, verb.who, data):
        for mana in ways_to_pay(table, verb, data, player)[:1]:
            pay(table, player, mana, (data["cite"],))


def ways_to_pay(table: Table, verb: verbs.PayMana, data: Data, player: str) -> list[Mana]:
    much = max(0, value(table, verb.amount, data))
    reserve = table.player(player).reserve
    if verb.element:
        wanted = Mana(**{verb.element: much})
        return [wanted] if reserve.covers(wanted) else []
    units = reserve.units()
    return [Mana(**{e: units[:much].count(e) for e in set(units[:much])})] if len(units) >= much else []


def lock(table: Table, verb: verbs.LockMana, data: Data) -> None:
    mana = Mana(**{verb.element: max(0, value(table, verb.amount, data))})
    for id in reached(table, verb.under, data):
        table.set_card(id, mana=table.card(id).mana.plus(mana))
        table.emit(
            f"lock {id} {mana}",
            f"{mana.total} Mana is locked under {table.card(id).name}.",
            (data["cite"],),
            cards=(id,),
        )
