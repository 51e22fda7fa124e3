"""A trace as plain data: what `resolve --json` prints and the API returns."""

from typing import Any

from .choices import Question
from .continuous import is_mage_noir, keywords, words_of
from .scenario import Trace
from .state import State
from .table import Defs, Table

PILES = ("hand", "deck", "discard", "exile")


def report(trace: Trace, defs: Defs) -> dict[str, Any]:
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
    if trace.status == "illegal":
        told["reason"], told["cites"] = trace.reason, list(trace.cites)
    if trace.status == "invalid":
        told["problems"] = list(trace.problems)
    return told


def asked(question: Question) -> dict[str, Any]:
    return {
        "kind": question.kind,
        "by": question.by,
        "text": question.text,
        "options": list(question.options),
        "cites": list(question.cites),
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
