"""Costs: whether one could be paid or done, and paying it (DR-9.1, DR-10.3)."""

from collections.abc import Sequence
from itertools import islice

from .. import clauses, ether
from ..choices import Question
from ..effects import verbs
from ..effects.amounts import Everything
from ..effects.selectors import Kind, Reserve
from ..indestructible import can_be_discarded
from ..kinds import is_of
from ..mana import ELEMENTS, Mana, parts_of_size, read_mana
from ..reach import reached, value
from ..table import Table
from .data import Data
from .doing import perform

Cost = Sequence[verbs.Verb]
MOST_SHOWN = 200  # options of a question that are listed; all others are accepted too


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
    """Several payments of one cost come out of one reserve; what only one element can pay comes first."""
    left = table.player(player).reserve
    for verb in sorted(pays, key=lambda one: len(one.elements) or len(ELEMENTS)):
        much = max(0, value(table, verb.amount, data))
        usable = _usable(left, verb)
        if usable.total < much:
            return False
        left = left.minus(next(parts_of_size(usable, much)))
    return True


def _usable(reserve: Mana, verb: verbs.PayMana) -> Mana:
    return Mana(**{element: getattr(reserve, element) for element in verb.elements}) if verb.elements else reserve


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


def do_cost(table: Table, cost: Cost, data: Data) -> None:
    for verb in cost:
        perform(table, verb, data)


def pay_mana(table: Table, verb: verbs.PayMana | tuple[verbs.PayMana, ...], data: Data) -> None:
    """One payment, of several elements too: it goes to the Available Ether in one go (DR-4.1)."""
    parts = verb if isinstance(verb, tuple) else (verb,)
    for player in reached(table, parts[0].who, data):
        if not _affords(table, player, parts, data):
            text = f"{player} cannot pay for {table.name(data['source'])}: nothing is paid."
            table.emit(f"fizzle {data['source']}", text, (clauses.TRIGGERS, data["cite"]))
            continue
        left, paid = table.player(player).reserve, Mana()
        for part in sorted(parts, key=lambda one: len(one.elements) or len(ELEMENTS)):
            much = max(0, value(table, part.amount, data))
            way = choose_way(table, player, _usable(left, part), much, data["cite"])
            left, paid = left.minus(way), paid.plus(way)
        pay(table, player, paid, (data["cite"],))


def choose_way(table: Table, player: str, usable: Mana, size: int, cite: str, kind: str = "pay") -> Mana:
    """Which Mana it is: so many out of what is usable; nobody is asked where there is only one way."""
    elements = [element for element, much in usable.as_dict().items() if much]
    if size <= 0:
        return Mana()
    if size >= usable.total:
        return usable
    if len(elements) == 1:
        return Mana(**{elements[0]: size})
    question = Question(
        kind,
        table.seat(player),
        f"which {size} Mana to {kind}",
        tuple(way.as_dict() for way in islice(parts_of_size(usable, size), MOST_SHOWN)),
        (clauses.ETHER, cite),
        accepts=lambda answer: _is_way(read_mana(answer), usable, size),
        every=lambda: (way.as_dict() for way in parts_of_size(usable, size)),
    )
    return read_mana(table.ask(question)) or Mana()


def _is_way(mana: Mana | None, usable: Mana, size: int) -> bool:
    return mana is not None and mana.total == size and usable.covers(mana)


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
