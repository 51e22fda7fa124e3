"""An indivisible action of an effect is done, verb by verb; and the verbs that choose between others."""

from typing import Any

from .. import clauses
from ..choices import Question
from ..continuous import holds
from ..effects import verbs
from ..effects.selectors import Chosen, Reach
from ..reach import reached, value
from ..table import Table
from . import applying, cards, health, mana
from .data import Data


def action(table: Table, data: Data) -> None:
    if holds(table, data.get("condition"), data["by"], data["source"]):
        for verb in data["action"]:
            perform(table, verb, data)


def perform(table: Table, verb: verbs.Verb, data: Data) -> None:
    """Do one verb; one whose target is gone does nothing, and says so (RB-target-validity)."""
    reach = _reach(verb)
    if isinstance(reach, Chosen) and not reached(table, reach, data):
        name = table.card(data["source"]).name
        table.emit(
            f"fizzle {data['source']}",
            f"{name} has no valid target: nothing happens.",
            (clauses.NO_TARGET, clauses.TARGETS),
        )
        return
    DOES[type(verb)](table, verb, data)


def _reach(verb: Any) -> Reach | None:
    return next((getattr(verb, name) for name in ("to", "who", "what", "under") if hasattr(verb, name)), None)


def _if(table: Table, verb: verbs.If, data: Data) -> None:
    if holds(table, verb.condition, data["by"], data["source"]):
        for inner in verb.then:
            perform(table, inner, data)


def can_do(table: Table, cost: tuple[verbs.Verb, ...], data: Data) -> bool:
    """Whether a cost could be paid or done: no question is asked for what cannot (DR-9.1)."""
    for verb in cost:
        if isinstance(verb, verbs.PayMana):
            if not all(mana.ways_to_pay(table, verb, data, player) for player in reached(table, verb.who, data)):
                return False
        elif isinstance(verb, verbs.DiscardFromHand) and any(
            len(table.player(player).hand) < value(table, verb.amount, data)
            for player in reached(table, verb.who, data)
        ):
            return False
    return True


def _may(table: Table, verb: verbs.May, data: Data) -> None:
    who = data["by"] if verb.by == "you" else table.opponent(data["by"])
    if not can_do(table, verb.cost, data):
        return
    question = Question(
        "may",
        who,
        f"whether {who} uses {table.card(data['source']).name}",
        (True, False),
        (clauses.TRIGGERS, data["cite"]),
    )
    if table.ask(question):
        for inner in (*verb.cost, *verb.then):
            perform(table, inner, data)


def _or_else(table: Table, verb: verbs.OrElse, data: Data) -> None:
    can = can_do(table, verb.pay, data)
    question = Question(
        "may",
        data["by"],
        f"whether {data['by']} pays for {table.card(data['source']).name}",
        (True, False),
        (data["cite"],),
    )
    for inner in verb.pay if can and table.ask(question) else verb.otherwise:
        perform(table, inner, data)


def _options(table: Table, verb: verbs.Options, data: Data) -> None:
    who = data["by"] if verb.by == "you" else table.opponent(data["by"])
    left = list(range(1, len(verb.options) + 1))
    for _ in range(min(len(left), max(0, value(table, verb.number, data)))):
        chosen = table.ask(Question("option", who, "which option", tuple(left), (data["cite"],)))
        left.remove(chosen)
        for inner in verb.options[chosen - 1]:
            perform(table, inner, data)


DOES: dict[type, Any] = {
    verbs.Damage: health.damage,
    verbs.LoseHealth: health.lose,
    verbs.GainHealth: health.gain,
    verbs.Draw: cards.draw_cards,
    verbs.DiscardFromHand: cards.discard_from_hand,
    verbs.DiscardFromDeck: cards.discard_from_deck,
    verbs.Remove: cards.remove,
    verbs.Exile: cards.exile,
    verbs.PutBack: cards.put_back,
    verbs.Retrieve: cards.retrieve,
    verbs.Apply: applying.apply,
    verbs.Grant: applying.grant,
    verbs.TakeMana: mana.take,
    verbs.ReleaseMana: mana.release,
    verbs.PayMana: mana.pay_mana,
    verbs.LockMana: mana.lock,
    verbs.Shuffle: cards.shuffle,
    verbs.If: _if,
    verbs.May: _may,
    verbs.OrElse: _or_else,
    verbs.Options: _options,
}
