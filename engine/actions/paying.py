"""Costs: whether one could be paid or done, and paying it (DR-9.1, DR-10.3)."""

from collections.abc import Sequence

from .. import clauses, ether
from ..choices import Question
from ..effects import verbs
from ..effects.amounts import Everything
from ..effects.selectors import Kind, Reserve
from ..indestructible import can_be_discarded
from ..kinds import is_of
from ..mana import Mana, parts_of_size, read_mana
from ..reach import reached, value
from ..table import Table
from .data import Data
from .doing import perform

Cost = Sequence[verbs.Verb]


def can_do(table: Table, cost: Cost, data: Data) -> bool:
    """Whether a cost could be paid or done, all of it: no question is asked for what cannot."""
    needed: dict[str, list[verbs.PayMana]] = {}
    for verb in cost:
        if isinstance(verb, verbs.PayMana):
            for player in reached(table, verb.who, data):
                needed.setdefault(player, []).append(verb)
        elif not _can(table, verb, data):
            return False
    return all(_affords(table, player, pays, data) for player, pays in needed.items())


def _affords(table: Table, player: str, pays: Sequence[verbs.PayMana], data: Data) -> bool:
    """Several payments of one cost come out of one reserve."""
    left = [table.player(player).reserve]
    for verb in pays:
        left = [reserve.minus(way) for reserve in left for way in _ways(reserve, verb, table, data)]
    return bool(left)


def _can(table: Table, verb: verbs.Verb, data: Data) -> bool:
    match verb:
        case verbs.DiscardFromHand(amount, who, of, _):
            if isinstance(amount, Everything):
                return True
            return all(
                len(discardable(table, player, of, data)) >= value(table, amount, data)
                for player in reached(table, who, data)
            )
        case verbs.Remove(what, _):
            found = reached(table, what, data)
            return bool(found) and all(can_be_discarded(table, id) for id in found)
        case verbs.PayCost(of):
            found = reached(table, of, data)
            reserve = table.player(data["by"]).reserve
            return bool(found) and all(reserve.covers(table.definition(id).cost) for id in found)
        case verbs.Exhaust(what):
            found = reached(table, what, data)
            return bool(found) and not any(table.card(id).exhausted for id in found)
        case verbs.MoveMana(_, element, Reserve(), _):
            reserve = table.player(data["by"]).reserve
            return (getattr(reserve, element) if element else reserve.total) > 0
        case _:
            return True


def discardable(table: Table, player: str, of: Kind | None, data: Data) -> tuple[str, ...]:
    """The cards of a hand that will do; the one being prepared is not among them."""
    hand = table.player(player).hand
    source = data["source"]
    return tuple(id for id in hand if id != source and (of is None or is_of(table, id, of, data["by"], source)))


def _ways(reserve: Mana, verb: verbs.PayMana, table: Table, data: Data) -> list[Mana]:
    much = max(0, value(table, verb.amount, data))
    usable = reserve
    if verb.elements:
        usable = Mana(**{element: getattr(reserve, element) for element in verb.elements})
    return parts_of_size(usable, much)


def do_cost(table: Table, cost: Cost, data: Data) -> None:
    for verb in cost:
        perform(table, verb, data)


def pay_mana(table: Table, verb: verbs.PayMana | tuple[verbs.PayMana, ...], data: Data) -> None:
    """One payment, of several elements too: it goes to the Available Ether in one go (DR-4.1)."""
    parts = verb if isinstance(verb, tuple) else (verb,)
    for player in reached(table, parts[0].who, data):
        ways = [Mana()]
        for part in parts:
            reserve = table.player(player).reserve
            ways = [way.plus(more) for way in ways for more in _ways(reserve.minus(way), part, table, data)]
        ways = list(dict.fromkeys(ways))
        if ways:
            pay(table, player, choose_way(table, player, ways, data["cite"]), (data["cite"],))
        else:
            text = f"{player} cannot pay for {table.name(data['source'])}: nothing is paid."
            table.emit(f"fizzle {data['source']}", text, (clauses.TRIGGERS, data["cite"]))


def choose_way(table: Table, player: str, ways: Sequence[Mana], cite: str, kind: str = "pay") -> Mana:
    """Which Mana it is, where there is more than one way."""
    if len(ways) == 1:
        return ways[0]
    question = Question(
        kind,
        table.seat(player),
        f"which Mana to {kind}",
        tuple(way.as_dict() for way in ways),
        (clauses.ETHER, cite),
        accepts=lambda answer: read_mana(answer) in ways,
        every=lambda: (way.as_dict() for way in ways),
    )
    return read_mana(table.ask(question)) or ways[0]


def pay(table: Table, player: str, mana: Mana, cites: Sequence[str]) -> None:
    if not mana.total:
        table.emit(f"pay {player} {mana}", f"{player} pays nothing.", (clauses.ZERO_COST, *cites), player=player)
        return
    table.spend_mana(player, mana)
    ether.add(table, player, mana)
    text = f"{player} pays {mana.total} Mana to the Available Ether."
    table.emit(f"pay {player} {mana}", text, (clauses.ETHER, *cites), player=player)


def pay_cost(table: Table, verb: verbs.PayCost, data: Data) -> None:
    for id in reached(table, verb.of, data):
        cost = table.definition(id).cost
        if table.player(data["by"]).reserve.covers(cost):
            pay(table, data["by"], cost, (clauses.COSTS, data["cite"]))


def empty_reserve(table: Table, verb: verbs.EmptyReserve, data: Data) -> None:
    for player in reached(table, verb.who, data):
        mana = table.player(player).reserve
        if mana.total:
            table.spend_mana(player, mana)
            ether.add(table, player, mana)
            text = f"{player} puts their whole Mana reserve into the Available Ether."
            table.emit(f"pay {player} {mana}", text, (clauses.ETHER, data["cite"]), player=player)
