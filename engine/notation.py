"""The event notation, the other way round: a judge applies one event by hand, and the trace marks it as such."""

from collections.abc import Callable
from typing import Any

from . import clauses
from .actions.cards import discard_from
from .damage import lower
from .discard import discard_tasks
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
    cites = tuple(data.get("cites", ()))
    table.emit(
        data["event"],
        f"By the judge's hand: {data['event']}.{reason}",
        cites or (clauses.HIERARCHY,),
        **_facts(table, words),
    )


def _facts(table: Table, words: list[str]) -> dict[str, Any]:
    """What triggers look at, so that a manual event is answered like any other."""
    subject = words[1]
    facts: dict[str, Any] = {
        "player" if subject in table.players else "cards": subject if subject in table.players else (subject,)
    }
    if words[0] in ("damage", "lose", "gain"):
        facts |= {"target": subject, "amount": int(words[2]), "health": words[0]}
    return facts


def _thing(table: Table, name: str) -> str:
    if name not in table.players and name not in table.cards:
        raise Invalid([f"judge: nobody and nothing is called {name!r}"])
    return name


def _amount(words: list[str]) -> int:
    try:
        return int(words[1])
    except (IndexError, ValueError) as error:
        raise Invalid([f"judge: a number after {words[0]!r}"]) from error


def _hurt(table: Table, words: list[str]) -> None:
    lower(table, _thing(table, words[0]), _amount(words))


def _heal(table: Table, words: list[str]) -> None:
    lower(table, _thing(table, words[0]), -_amount(words))


def _draw(table: Table, words: list[str]) -> None:
    deck = table.player(_thing(table, words[0])).deck
    if deck:
        put(table, deck[0], "hand")


def _leave(table: Table, words: list[str]) -> None:
    id = _thing(table, words[0])
    if table.card(id).zone == "board":
        table.push(*discard_tasks([id]))
    else:
        discard_from(table, id, table.card(id).zone, clauses.DESTRUCTION)


def _return(table: Table, words: list[str]) -> None:
    id, zone = _thing(table, words[0]), words[1] if len(words) > 1 else ""
    if zone not in ("hand", "deck", "discard"):
        raise Invalid(["judge: return CARD hand, deck or discard"])
    if table.card(id).zone == "board":
        table.push(Task("return", {"card": id, "zone": zone}))
    else:
        put(table, id, zone)


def _grant(table: Table, words: list[str]) -> None:
    id = _thing(table, words[0])
    effect = words[1].strip('"') if len(words) > 1 else ""
    table.set_card(id, gained=(*table.card(id).gained, Gain(effect, "judge")))


EXAMPLES = ("damage B 2", "draw A", "destroy whip", 'grant whip "Indestructible"')
HANDS: dict[str, By] = {
    "damage": _hurt,
    "lose": _hurt,
    "gain": _heal,
    "draw": _draw,
    "discard": _leave,
    "destroy": _leave,
    "return": _return,
    "grant": _grant,
}
