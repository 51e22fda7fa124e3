"""A trace as plain data: what `resolve --json` prints and the API returns."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from .choices import Question
from .continuous import is_mage_noir
from .keywords import keywords, words_of
from .scenario import Trace
from .state import State
from .table import Defs, Table

MOST_ANSWERS = 200
PILES = ("hand", "deck", "discard", "exile")


def report(trace: Trace, defs: Defs, positions: bool = False) -> dict[str, Any]:
    told: dict[str, Any] = {
        "title": trace.title,
        "status": trace.status,
        "steps": [
            {"n": n, "depth": step.depth, "event": step.event, "text": step.text, "cites": list(step.cites)}
            for n, step in enumerate(trace.steps, 1)
        ],
        "question": asked(trace.question) if trace.question else None,
        "assumptions": [
            {"kind": one.kind, "by": one.by, "taken": one.taken, "text": one.text, "cites": list(one.cites)}
            for one in trace.assumptions
        ],
        "unused": [{kind: answer} for kind, answer in trace.unused],
        "final": final(trace.state, defs) if trace.state else None,
    }
    if positions:
        told["positions"] = [{"after": n, **final(state, defs), "waiting": waiting(state)} for n, state in shown(trace)]
    if trace.status == "illegal":
        told["reason"], told["cites"] = trace.reason, list(trace.cites)
    if trace.status == "invalid":
        told["problems"] = list(trace.problems)
    return told


def asked(question: Question) -> dict[str, Any]:
    """The question, and every answer the rules allow, as far as they can be listed."""
    answers = list(islice(question.answers(), MOST_ANSWERS + 1))
    return {
        "kind": question.kind,
        "by": question.by,
        "text": question.text,
        "options": list(question.options),
        "cites": list(question.cites),
        "answers": answers[:MOST_ANSWERS],
        "more": len(answers) > MOST_ANSWERS,
    }


def shown(trace: Trace) -> Iterator[tuple[int, State]]:
    """The position after each action that told something: the last of those with the same steps."""
    for place, (told, state) in enumerate(trace.moments):
        later = trace.moments[place + 1] if place + 1 < len(trace.moments) else None
        if later is None or later[0] != told:
            yield told, state


def waiting(state: State) -> list[str]:
    """What is still to come in the chain, in a few words each."""
    return [WAITING.get(task.does, "{card}").format(card=_subject(state, task.data)) for task in state.agenda]


def _subject(state: State, data: Mapping[str, Any]) -> str:
    id = data.get("card") or data.get("source") or data.get("player") or ""
    return state.cards[id].name if id in state.cards else str(id)


WAITING = {
    "action": "an effect of {card}",
    "cost": "the cost of {card}",
    "trigger": "{card} triggers",
    "finish": "{card} is discarded",
    "discard": "{card} leaves play",
    "release": "the Mana under {card} is released",
    "arrive": "{card} arrives",
    "return": "{card} leaves play",
    "apply": "the effects of {card} are applied",
    "effects": "the effects of {card}",
    "check": "the control validity check of {card}",
    "zenith": "the Zenith check",
    "draw": "{card} draws",
    "gather": "{card} adds Mana",
    "take pile": "{card} takes a pile",
    "hand limit": "the hand limit of {card}",
    "expire": "what lasts until the end of the turn ends",
}


def final(state: State, defs: Defs) -> dict[str, Any]:
    table = Table(state, defs)
    return {
        "turn": state.turn,
        "phase": state.phase,
        "ether": [pile.as_dict() for pile in state.ether],
        "winner": state.winner,
        "players": {name: _player(table, name) for name in state.players},
    }


def _player(table: Table, name: str) -> dict[str, Any]:
    player = table.player(name)
    zones = {zone: [table.card(id).name for id in getattr(player, zone)] for zone in PILES}
    return {
        "hp": player.hp,
        "mage_noir": is_mage_noir(table, name),
        "reserve": player.reserve.as_dict(),
        **zones,
        "board": [_on_board(table, id) for id in player.board],
    }


def _on_board(table: Table, id: str) -> dict[str, Any]:
    card = table.card(id)
    return {
        "card": card.name,
        "as": id,
        "is": card.form,
        "mana": card.mana.as_dict(),
        "hp": card.hp,
        "keywords": sorted(keywords(table, id)),
        "words": sorted(words_of(table, id)),
    }
