"""The event notation, the other way round: a judge applies one event by hand, and the trace marks it as such."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from . import clauses, discard, ether
from .actions.animals import turn_down, turn_up
from .actions.hands import discard_from
from .damage import lower
from .discard import discard_tasks
from .entering_play import put_into_play
from .mana import Mana, read_mana
from .problems import Invalid
from .state import Gain, Task
from .table import Table
from .zones import put

By = Callable[[Table, list[str]], None]


def judge(table: Table, data: dict[str, Any]) -> None:
    """One event by the judge's hand; what it causes follows by the rules."""
    words = data["event"].split(" ", 2)
    if words[0] not in HANDS or len(words) < 2:
        raise Invalid([f"judge: an event such as {', '.join(EXAMPLES)}"])
    reason = f" Reason: {data['reason']}" if data.get("reason") else ""
    HANDS[words[0]](table, words[1:])
    text = f"By the judge's hand: {data['event']}.{reason}"
    table.emit(data["event"], text, tuple(data.get("cites", ())) or (clauses.HIERARCHY,), **_facts(table, words))


def _facts(table: Table, words: list[str]) -> dict[str, Any]:
    """What triggers look at, so that a manual event is answered like any other."""
    verb, subject = words[0], words[1]
    facts: dict[str, Any] = {"player": subject} if subject in table.players else {"cards": (subject,)}
    if verb in ("damage", "lose", "gain"):
        facts |= {"target": subject, "amount": int(words[2]), "health": verb}
    if verb == "draw":
        facts |= {"nth": table.player(subject).drawn}
    if verb in LEAVING:
        return {}  # the card's own way out tells of itself
    return facts


def _thing(table: Table, name: str) -> str:
    if name not in table.players and name not in table.cards:
        raise Invalid([f"judge: nobody and nothing is called {name!r}"])
    return name


def _card(table: Table, name: str) -> str:
    if name not in table.cards:
        raise Invalid([f"judge: no card is called {name!r}"])
    return name


def _player(table: Table, name: str) -> str:
    if name not in table.players:
        raise Invalid([f"judge: no player is called {name!r}"])
    return name


def _amount(words: Sequence[str]) -> int:
    try:
        return int(words[1])
    except (IndexError, ValueError) as error:
        raise Invalid([f"judge: a number after {words[0]!r}"]) from error


def _mana(words: Sequence[str]) -> Mana:
    """`{fire: 1, air: 2}` as the notation writes it."""
    inner = words[1].strip("{} ") if len(words) > 1 else ""
    pairs = [part.split(":") for part in inner.split(",") if part.strip()]
    try:
        mana = read_mana({element.strip(): json.loads(number) for element, number in pairs})
    except ValueError:
        mana = None
    if mana is None or not mana.total:
        raise Invalid([f"judge: Mana after {words[0]!r}, such as {{fire: 1}}"])
    return mana


def _hurt(table: Table, words: list[str]) -> None:
    lower(table, _thing(table, words[0]), _amount(words))


def _heal(table: Table, words: list[str]) -> None:
    lower(table, _thing(table, words[0]), -_amount(words))


def _draw(table: Table, words: list[str]) -> None:
    name = _player(table, words[0])
    if table.player(name).deck:
        table.set_player(name, drawn=table.player(name).drawn + 1)
        put(table, table.player(name).deck[0], "hand")


def _leave(table: Table, words: list[str]) -> None:
    id = _card(table, words[0])
    if table.card(id).zone == "board":
        table.push(*discard_tasks([id], despite=True))
    else:
        discard_from(table, id, table.card(id).zone, clauses.DESTRUCTION)


def _exile(table: Table, words: list[str]) -> None:
    id = _card(table, words[0])
    if table.card(id).zone == "board":
        discard.leave(table, id, "exile", ())
    else:
        put(table, id, "exile")


def _return(table: Table, words: list[str]) -> None:
    id, zone = _card(table, words[0]), words[1] if len(words) > 1 else ""
    if zone not in ("hand", "deck", "discard"):
        raise Invalid(["judge: return CARD hand, deck or discard"])
    if table.card(id).zone == "board":
        table.push(Task("return", {"card": id, "zone": zone}))
    else:
        put(table, id, zone)


def _grant(table: Table, words: list[str]) -> None:
    id = _card(table, words[0])
    effect = words[1].strip('"') if len(words) > 1 else ""
    known = table.defs.get(effect)
    if known is None:
        raise Invalid([f"judge: grant CARD and an effect in card wording, not {effect!r}"])
    parts = tuple(part for _, part in known.paragraphs)
    table.set_card(id, gained=(*table.card(id).gained, Gain(effect, parts, "judge")))


def _expire(table: Table, words: list[str]) -> None:
    id = _card(table, words[0])
    effect = words[1].strip('"') if len(words) > 1 else ""
    table.set_card(id, gained=tuple(gain for gain in table.card(id).gained if gain.effect != effect))


def _enter(table: Table, words: list[str]) -> None:
    id, form = _card(table, words[0]), words[1] if len(words) > 1 else ""
    put_into_play(table, id, table.card(id).owner, form, ())


def _release(table: Table, words: list[str]) -> None:
    id, mana = _card(table, words[0]), _mana(words)
    if not table.card(id).mana.covers(mana):
        raise Invalid([f"judge: {table.name(id)} does not lock {mana}"])
    table.set_card(id, mana=table.card(id).mana.minus(mana))
    ether.add(table, table.card(id).controller, mana)


def _lock(table: Table, words: list[str]) -> None:
    id, mana = _card(table, words[0]), _mana(words)
    table.set_card(id, mana=table.card(id).mana.plus(mana))


def _take(table: Table, words: list[str]) -> None:
    table.gain_mana(_player(table, words[0]), _mana(words))


def _pay(table: Table, words: list[str]) -> None:
    name, mana = _player(table, words[0]), _mana(words)
    if not table.player(name).reserve.covers(mana):
        raise Invalid([f"judge: the reserve of {name} does not hold {mana}"])
    table.spend_mana(name, mana)
    ether.add(table, name, mana)


def _channel(table: Table, words: list[str]) -> None:
    table.set_card(_card(table, words[0]), form="channeled")


def _exhaust(table: Table, words: list[str]) -> None:
    turn_down(table, _card(table, words[0]), ())


def _regenerate(table: Table, words: list[str]) -> None:
    turn_up(table, _card(table, words[0]))


def _shuffle(table: Table, words: list[str]) -> None:
    _player(table, words[0])


EXAMPLES = ("damage B 2", "draw A", "destroy whip", 'grant whip "Indestructible"')
LEAVING = ("discard", "destroy", "return", "enter", "exile", "exhaust", "regenerate")
HANDS: dict[str, By] = {
    "damage": _hurt,
    "lose": _hurt,
    "gain": _heal,
    "draw": _draw,
    "discard": _leave,
    "destroy": _leave,
    "exile": _exile,
    "return": _return,
    "grant": _grant,
    "expire": _expire,
    "enter": _enter,
    "release": _release,
    "lock": _lock,
    "take": _take,
    "pay": _pay,
    "channel": _channel,
    "exhaust": _exhaust,
    "regenerate": _regenerate,
    "shuffle": _shuffle,
}
