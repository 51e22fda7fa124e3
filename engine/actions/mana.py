"""Verbs that move Mana: taking, adding, releasing, locking, sharing out, trading with spells of one's own."""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

from .. import clauses, discard, ether
from ..choices import Question
from ..effects import verbs
from ..effects.selectors import Infinite, Reserve
from ..kinds import candidates
from ..mana import ELEMENTS, Mana, parts_of_size, read_mana, total_of
from ..reach import reached, value
from ..table import Table
from .data import Data
from .paying import MOST_SHOWN, choose_way


def take(table: Table, verb: verbs.TakeMana, data: Data) -> None:
    by, cite = data["by"], data["cite"]
    wanted = max(0, value(table, verb.amount, data))
    if verb.infinite:
        mana = _of_choice(table, by, wanted, cite) if not verb.element else Mana(**{verb.element: wanted})
    else:
        there = total_of(table.ether)
        usable = Mana(**{verb.element: getattr(there, verb.element)}) if verb.element else there
        most = min(wanted, usable.total)
        if verb.up_to and most:
            text = f"how much {verb.element + ' ' if verb.element else ''}Mana to take"
            most = table.ask(Question("number", table.seat(by), text, tuple(range(most + 1)), (cite,)))
        mana = choose_way(table, by, usable, most, cite)
        ether.take_up_to(table, by, mana, (cite,))
    table.gain_mana(by, mana)
    text = f"{by} takes {mana.total} Mana {'out of the Infinite Ether' if verb.infinite else ''}".rstrip() + "."
    table.emit(f"take {by} {mana}", text, (clauses.ETHER, cite), player=by)


def _of_choice(table: Table, by: str, many: int, cite: str) -> Mana:
    plenty = Mana(*(many for _ in ELEMENTS))
    return choose_way(table, by, plenty, many, cite, "take")


def add_cost(table: Table, verb: verbs.AddCost, data: Data) -> None:
    mana = total_of(table.definition(id).cost for id in reached(table, verb.of, data))
    if mana.total:
        ether.add(table, data["by"], mana)
        text = f"{mana} goes from the Infinite Ether to the Available Ether."
        table.emit(f"gather {data['by']} {mana}", text, (clauses.ETHER, data["cite"]), by=data["by"])


def release(table: Table, verb: verbs.ReleaseMana, data: Data) -> None:
    """So much as is there; which, where there is a choice, its controller says."""
    for id in reached(table, verb.under, data):
        card = table.card(id)
        usable = _only(card.mana, verb.element)
        much = min(usable.total, max(0, value(table, verb.amount, data)))
        mana = choose_way(table, card.controller, usable, much, data["cite"])
        discard.release(table, {"card": id, "mana": mana, "by": card.controller, "cites": (data["cite"],)})


def _only(mana: Mana, element: str) -> Mana:
    return Mana(**{element: getattr(mana, element)}) if element else mana


def move(table: Table, verb: verbs.MoveMana, data: Data) -> None:
    """Mana under a card: out of the reserve, the Infinite Ether, or from under other cards."""
    under = reached(table, verb.under, data)
    wanted = max(0, value(table, verb.amount, data))
    for id in under[:1]:
        if isinstance(verb.out_of, Infinite):
            mana = Mana(**{verb.element: wanted})
        elif isinstance(verb.out_of, Reserve):
            usable = _only(table.player(data["by"]).reserve, verb.element)
            mana = choose_way(table, data["by"], usable, min(wanted, usable.total), data["cite"])
            table.spend_mana(data["by"], mana)
        else:
            sources = [one for one in reached(table, verb.out_of, data) if one != id]
            mana = _out_of(table, sources, verb, wanted, data)
        if mana.total:
            origin = " out of the Infinite Ether" if isinstance(verb.out_of, Infinite) else ""
            _lock(table, id, mana, data["cite"], origin)


def _out_of(table: Table, sources: Sequence[str], verb: verbs.MoveMana, wanted: int, data: Data) -> Mana:
    """From under several cards as much as one likes of each, or from one card so much."""
    usable = {id: _only(table.card(id).mana, verb.element) for id in sources}
    usable = {id: mana for id, mana in usable.items() if mana.total}
    if verb.any_amount:
        taken = _ask_amounts(table, usable, data)
    else:
        taken = {
            id: choose_way(table, data["by"], mana, min(wanted, mana.total), data["cite"])
            for id, mana in usable.items()
        }
    for id, mana in taken.items():
        table.set_card(id, mana=table.card(id).mana.minus(mana))
    return total_of(taken.values())


def _ask_amounts(table: Table, usable: dict[str, Mana], data: Data) -> dict[str, Mana]:
    if not usable:
        return {}
    question = Question(
        "distribute",
        table.seat(data["by"]),
        f"how much Mana goes under {table.name(data['source'])}, and from under which cards",
        tuple(usable),
        (data["cite"],),
        accepts=lambda answer: _amounts(answer, usable) is not None,
        every=lambda: _every_amount(usable),
    )
    return _amounts(table.ask(question), usable) or {}


def _amounts(answer: Any, usable: dict[str, Mana]) -> dict[str, Mana] | None:
    """`{droplet: {mineral: 1}}`, or just a number where only one element is meant."""
    if not isinstance(answer, dict):
        return None
    found = {}
    for id, part in answer.items():
        if id not in usable:
            return None
        single = usable[id].as_dict()
        mana = Mana(**{next(iter(single)): part}) if type(part) is int and len(single) == 1 else read_mana(part)
        if mana is None or not usable[id].covers(mana) or min(mana) < 0:
            return None
        found[id] = mana
    return found


def _every_amount(usable: dict[str, Mana]) -> Iterator[dict[str, dict[str, int]]]:
    ways = [
        list(islice((way for size in range(mana.total + 1) for way in parts_of_size(mana, size)), MOST_SHOWN))
        for mana in usable.values()
    ]
    for chosen in product(*ways):
        yield {id: way.as_dict() for id, way in zip(usable, chosen, strict=True) if way.total}


def _lock(table: Table, id: str, mana: Mana, cite: str, origin: str = "") -> None:
    table.set_card(id, mana=table.card(id).mana.plus(mana))
    text = f"{mana.total} Mana{origin} is locked under {table.name(id)}."
    table.emit(f"lock {id} {mana}", text, (cite,), cards=(id,))


def distribute(table: Table, verb: verbs.DistributeMana, data: Data) -> None:
    """All the Mana under a card, between the reserve and spells one controls."""
    for id in reached(table, verb.under, data):
        mana, by = table.card(id).mana, data["by"]
        places = ("reserve", *(one for one in table.board(by) if one != id and table.definition(one).type != "animal"))
        if not mana.total:
            continue
        question = Question(
            "distribute",
            table.seat(by),
            f"how {mana} under {table.name(id)} is shared out",
            places,
            (data["cite"],),
            accepts=lambda answer, m=mana, p=places: _shares(answer, m, p) is not None,  # type: ignore[misc]
            every=lambda m=mana, p=places: _every_share(m, p),  # type: ignore[misc]
        )
        table.set_card(id, mana=Mana())
        for place, share in (_shares(table.ask(question), mana, places) or {}).items():
            if place == "reserve":
                table.gain_mana(by, share)
                table.emit(f"take {by} {share}", f"{by} takes {share.total} Mana.", (data["cite"],), player=by)
            else:
                _lock(table, place, share, data["cite"])


def _shares(answer: Any, mana: Mana, places: Sequence[str]) -> dict[str, Mana] | None:
    if not isinstance(answer, dict) or not all(place in places for place in answer):
        return None
    found = {place: read_mana(part) for place, part in answer.items()}
    shares = {place: part for place, part in found.items() if part is not None}
    return shares if len(shares) == len(found) and total_of(shares.values()) == mana else None


def _every_share(mana: Mana, places: Sequence[str]) -> Iterator[dict[str, dict[str, int]]]:
    """Each once, however much there is: the first place as much as possible, the rest to the places after it."""
    place, rest = places[0], places[1:]
    for size in range(mana.total, -1 if rest else mana.total - 1, -1):
        for share in parts_of_size(mana, size):
            mine = {place: share.as_dict()} if size else {}
            left = mana.minus(share)
            yield from ({**mine, **others} for others in _every_share(left, rest)) if left.total else (mine,)


def trade_own(table: Table, verb: verbs.TradeOwn, data: Data) -> None:
    """Mana of the reserve against Mana under spells of a kind, one for one; as much as one likes."""
    by = data["by"]
    spells = [id for id in candidates(table, verb.of, by, data["source"]) if table.card(id).mana.total]
    reserve = table.player(by).reserve
    if not spells or not reserve.total:
        return
    question = Question(
        "distribute",
        table.seat(by),
        "which Mana goes under which spell (give), and which comes from under it (take)",
        tuple(spells),
        (data["cite"],),
        accepts=lambda answer: _exchange(table, answer, spells, reserve) is not None,
        every=lambda: _every_exchange(table, spells, reserve),
    )
    for id, (give, taken) in (_exchange(table, table.ask(question), spells, reserve) or {}).items():
        table.spend_mana(by, give)
        table.gain_mana(by, taken)
        table.set_card(id, mana=table.card(id).mana.minus(taken).plus(give))
        table.emit(
            f"trade {by}", f"{by} trades {give} for {taken} under {table.name(id)}.", (data["cite"],), cards=(id,)
        )


def _exchange(table: Table, answer: Any, spells: Sequence[str], reserve: Mana) -> dict[str, tuple[Mana, Mana]] | None:
    """`{droplet: {give: {fire: 1}, take: {water: 1}}}`."""
    if not isinstance(answer, dict) or not answer:
        return None
    found = {}
    for id, part in answer.items():
        sides = [read_mana(part.get(side)) for side in ("give", "take")] if isinstance(part, dict) else [None, None]
        if id not in spells or sides[0] is None or sides[1] is None or sides[0].total != sides[1].total:
            return None
        found[id] = (sides[0], sides[1])
    given = total_of(give for give, _ in found.values())
    fits = reserve.covers(given) and all(table.card(id).mana.covers(taken) for id, (_, taken) in found.items())
    return found if fits and given.total else None


def _every_exchange(table: Table, spells: Sequence[str], reserve: Mana) -> Iterator[dict[str, Any]]:
    """Single exchanges: larger ones are several of them."""
    for id in spells:
        for give in parts_of_size(reserve, 1):
            for taken in parts_of_size(table.card(id).mana, 1):
                yield {id: {"give": give.as_dict(), "take": taken.as_dict()}}
