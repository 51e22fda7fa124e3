"""Paying for a preparation: the cost determined, X, what may be paid more, and where the Mana comes from (DR-2.2.3)."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from . import clauses, ether
from .actions.paying import MOST_SHOWN
from .choices import Illegal, Question, yes_or_no
from .continuous import Held, cited, parts_of, rules
from .effects.standing import MayPayMore, PayFrom
from .keywords import has
from .kinds import candidates, holds, is_of
from .mana import NONE, Mana, parts_of_size, read_mana, total_of
from .modifiers import cost_of
from .reach import value
from .table import Table


def pay(
    table: Table, id: str, player: str, used: Sequence[str]
) -> tuple[Mana, int | None, tuple[str, ...], list[Held]]:
    """What is locked under the spell, its X, the keywords it lacks by paying more, and what changed the cost."""
    definition = table.definition(id)
    cost, why = cost_of(table, id, player, used)
    x = None
    if definition.x:
        most = getattr(table.player(player).reserve, definition.x)
        text = f"X for {definition.name}"
        x = table.ask(Question("number", player, text, tuple(range(most + 1)), (clauses.COSTS,)))
        cost = cost.plus(Mana(**{definition.x: x}))
    why += _pay_cost(table, id, player, cost)
    lacks, more, offered = _pay_more(table, id, player)
    return cost.plus(more), x, lacks, why + offered


def _pay_cost(table: Table, id: str, player: str, cost: Mana) -> list[Held]:
    """The Mana goes under the spell; what lets it come from elsewhere than the reserve is told."""
    sources = _other_sources(table, id, player)
    reserve, definition = table.player(player).reserve, table.definition(id)
    if sources and _covers(reserve, sources, cost):
        text = f"whether {definition.name} is paid for with Mana under other cards"
        if not reserve.covers(cost) or table.ask(yes_or_no(player, text, (clauses.COSTS, definition.cite()))):
            _pay_from(table, player, cost, sources, definition.cite())
            return [Held(None, player, id)]
    if not reserve.covers(cost):
        told = f"{definition.name} costs {cost} to prepare, and the reserve of {player} is {reserve}."
        raise Illegal(told, (clauses.COST_DETERMINED, clauses.COSTS))
    table.spend_mana(player, cost)
    return []


def _other_sources(table: Table, id: str, player: str) -> dict[str, Mana]:
    found: dict[str, Mana] = {}
    for _, part in parts_of(table, id):
        if isinstance(part, PayFrom) and holds(table, part.condition, player, id):
            found |= {one: table.card(one).mana for one in candidates(table, part.of, player, id)}
    return {one: mana for one, mana in found.items() if mana.total}


def _covers(reserve: Mana, sources: dict[str, Mana], cost: Mana) -> bool:
    return total_of([reserve, *sources.values()]).covers(cost)


def _pay_from(table: Table, player: str, cost: Mana, sources: dict[str, Mana], cite: str) -> None:
    """Which Mana comes from where: `{reserve: {water: 1}, fine-sand: {mineral: 3}}`."""
    there = {"reserve": table.player(player).reserve, **sources}
    ways = list(islice(_ways(there, cost), MOST_SHOWN))
    chosen = ways[0]
    if len(ways) > 1:
        question = Question(
            "distribute",
            player,
            f"which of {cost} comes from where",
            tuple(there),
            (clauses.COSTS, cite),
            accepts=lambda answer: _is_way(_read(answer), there, cost),
            every=lambda: ({one: mana.as_dict() for one, mana in way.items()} for way in _ways(there, cost)),
        )
        chosen = _read(table.ask(question)) or ways[0]
    for one, mana in chosen.items():
        if one == "reserve":
            table.spend_mana(player, mana)
        else:
            table.set_card(one, mana=table.card(one).mana.minus(mana))


def _ways(there: dict[str, Mana], cost: Mana) -> Iterator[dict[str, Mana]]:
    """Every way to put a cost together from several places."""
    if not there:
        if cost == NONE:
            yield {}
        return
    (place, mana), *others = there.items()
    rest = dict(others)
    usable = Mana(*(min(a, b) for a, b in zip(mana, cost, strict=True)))
    after = total_of(rest.values())
    for way in (part for size in range(usable.total, -1, -1) for part in parts_of_size(usable, size)):
        if after.covers(cost.minus(way)):
            yield from ({**({place: way} if way.total else {}), **more} for more in _ways(rest, cost.minus(way)))


def _is_way(answer: dict[str, Mana] | None, there: dict[str, Mana], cost: Mana) -> bool:
    if answer is None or total_of(answer.values()) != cost:
        return False
    return all(place in there and there[place].covers(mana) for place, mana in answer.items())


def _read(answer: Any) -> dict[str, Mana] | None:
    if not isinstance(answer, dict):
        return None
    found = {str(one): read_mana(part) for one, part in answer.items()}
    read = {one: mana for one, mana in found.items() if mana is not None and mana.total}
    return read if None not in found.values() else None


def _pay_more(table: Table, id: str, player: str) -> tuple[tuple[str, ...], Mana, list[Held]]:
    """Mana paid on top by choice, so that the spell lacks a keyword; once, however many rules offer it."""
    for held in rules(table, MayPayMore):
        more = Mana(**{held.part.element: max(0, value(table, held.part.by, {"source": held.source, "by": held.by}))})
        meant = is_of(table, id, held.part.of, player, held.source, anywhere=True)
        if not meant or not has(table, id, held.part.lacks) or not table.player(player).reserve.covers(more):
            continue
        cite = cited(table, held.source, held.number)
        text = f"whether {player} pays {more} more so that {table.name(id)} lacks {held.part.lacks}"
        if table.ask(yes_or_no(player, text, (clauses.COSTS, cite))):
            table.spend_mana(player, more)
            if table.reading("absolute-zero-mana") == "yes":
                return (held.part.lacks,), more, [held]
            ether.add(table, player, more)
            return (held.part.lacks,), Mana(), [held]
        break
    return (), Mana(), []
