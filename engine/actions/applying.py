"""Verbs about effects: applying those of another spell, activating one, granting, beginning a rule for a time."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from .. import clauses
from ..choices import Question
from ..continuous import because, cited, expanded, is_mage_noir, parts_of, rules, with_numbers
from ..effects import verbs
from ..effects.abilities import Ability, ForUser, Keyword, OnActivation, Paragraph
from ..effects.selectors import Chosen, Known, That, Used
from ..effects.standing import Again, NeverHas, NextApplied, NoEffects, NumberChange, Status
from ..keywords import has, is_free_of
from ..kinds import holds, is_of
from ..reach import reached, referred, value
from ..state import Gain, Lasting, Task
from ..table import Table
from ..telling import english
from ..unread import unread_tasks
from ..zones import take_out
from .data import Data
from .entering import entering, has_target

Lent = tuple[tuple[str, Paragraph], ...]  # effects lent to a spell, each with the text it comes from


def apply(table: Table, verb: verbs.Apply, data: Data) -> None:
    """The effects of other spells, one after the other in the order their controller wants."""
    found = list(reached(table, verb.what, data))
    if len(found) > 1:
        text = "in which order the spells apply their effects"
        cites = (clauses.CHAIN, data["cite"])
        found = table.ask(
            Question("order", table.seat(data["by"]), text, tuple(found), cites, default=found, ordered=True)
        )
    for id in found:
        more = _component_effects(table, verb.changed_by, data) if verb.changed_by else ()
        if table.card(id).zone == "deck":
            take_out(table, id)  # it applies its effects on the way to where it goes (DR-6.2)
        details = {"card": id, "by": data["by"], "abilities": verb.abilities, "more": more, "cite": data["cite"]}
        table.push_level(Task("apply", details))


def _component_effects(table: Table, word: str, data: Data) -> Lent:
    """For a Mage Noir, what the component this spell used would give to a spell using it."""
    if not is_mage_noir(table, data["by"]):
        return ()
    used = referred(table, Used(word), data)
    return tuple(
        (table.definition(id).cite(number), inner)
        for id in used
        for number, part in table.definition(id).paragraphs
        if isinstance(part, ForUser)
        for inner in expanded(table, (part.part,))
    )


def apply_now(table: Table, data: Data) -> None:
    """The applied spell's own actions enter the chain, and its targets are chosen (DR-4.2.2)."""
    id = data["card"]
    text = f"The effects of {table.name(id)} are applied; it is not activated."
    table.emit(f"apply {id}", text, (clauses.CHAIN, data["cite"], *because(table, id)))
    table.push(*effects_of(table, data["card"], data["by"], activated=False, **_extra(data)))


def _extra(data: Data) -> dict[str, Any]:
    return {"abilities": data.get("abilities", False), "more": data.get("more", ())}


def effects_of(
    table: Table, id: str, by: str, *, activated: bool, abilities: bool = False, more: Lent = ()
) -> list[Task]:
    """What a spell does on activation, paragraph by paragraph, entering the chain now."""
    tasks: list[Task] = []
    for _ in range(1 + again(table, id)):
        tasks += _once(table, id, by, activated, abilities, more)
    return tasks + unread_tasks(table, id)


def again(table: Table, id: str) -> int:
    """How many more times the effects of a card apply by a rule in play (CD:King of trees.5)."""
    found = 0
    for held in rules(table, Again):
        transit = table.card(id).zone == "transition"
        leaving = transit and bool(table.card(id).controller)  # on its way out, not on its way in
        meant = is_of(table, id, held.part.of, held.by, held.source, anywhere=transit)
        if leaving and meant:
            meant = table.reading("autumn-bonus") == "yes"
        if meant and holds(table, held.part.condition, held.by, held.source):
            found += value(table, held.part.times, {"source": held.source, "by": held.by})
    return found


def _once(table: Table, id: str, by: str, activated: bool, abilities: bool, more: Lent) -> list[Task]:
    run = table.new_run()
    tasks: list[Task] = []
    for cite, part in _applied(table, id, by, activated, abilities, more):
        data = {
            "source": id,
            "by": by,
            "cite": cite,
            "because": because(table, id),
            "run": run,
            "activated": activated,
            "condition": part.condition,
        }
        if holds(table, part.condition, by, id, data) or not has_target(part.actions):
            tasks += entering(table, data, part.actions)  # only targets are settled now; the condition is asked again
        else:
            text = f"{table.name(id)}: the condition of this effect is not met."
            tasks.append(Task("missed", {"source": id, "text": text, "cites": (clauses.TRIGGERS, cite)}))
    _becomes_noir(table, id, by)
    return tasks


def _applied(
    table: Table, id: str, by: str, activated: bool, abilities: bool, more: Lent
) -> Iterator[tuple[str, OnActivation | Ability]]:
    """Its own effects, what it has gained after them, and what a rule for the next such spell adds (DR-4.5)."""
    parts: list[tuple[str, Paragraph]] = [(cited(table, id, number), part) for number, part in parts_of(table, id)]
    parts += more
    for change in [part for _, part in more if isinstance(part, NumberChange)]:
        parts = [(cite, with_numbers(table, part, change, id)) for cite, part in parts]
    for cite, part in parts:
        if (isinstance(part, OnActivation) and (activated or not part.only_activated)) or (
            isinstance(part, Ability) and abilities
        ):
            yield cite, part
    for held in list(rules(table, NextApplied)):
        if held.by == by and is_of(table, id, held.part.of, by, held.source, anywhere=True) and held.lasting:
            table.spend(held.lasting)
            given = table.defs[held.part.name]
            yield from ((given.cite(n), part) for n, part in given.paragraphs if isinstance(part, OnActivation))


def _becomes_noir(table: Table, id: str, by: str) -> None:
    """Of a Rite or Ritual that is applied from elsewhere only this takes effect (CD:Knowledge of history.3)."""
    gives = any(isinstance(part, Status) for _, part in table.definition(id).paragraphs)
    if gives and table.definition(id).type == "ritual" and table.card(id).zone != "board":
        until = "" if table.reading("history-rite") == "for the rest of the game" else "end of turn"
        table.begin(Lasting((Status(),), by, id, until))


def missed(table: Table, data: Data) -> None:
    table.emit(f"fizzle {data['source']}", data["text"], data["cites"])


def activate(table: Table, verb: verbs.Activate, data: Data) -> None:
    """A channeled spell is activated: it applies its effects, and is discarded."""
    for id in reached(table, verb.what, data):
        by, cites = data["by"], (clauses.ACTIVATE, clauses.ADDED, data["cite"])
        if table.card(id).new and has(table, id, "Slowcast"):
            text = f"{table.name(id)} has Slowcast and was prepared this turn: it is not activated."
            table.emit(f"fizzle {id}", text, (clauses.SLOWCAST, data["cite"]))
            continue
        table.emit(f"activate {id}", f"{by} activates {table.name(id)}.", cites, cards=(id,), player=by)
        table.push(Task("effects", {"card": id, "by": by}), Task("finish", {"card": id}))


def effects_now(table: Table, data: Data) -> None:
    table.push_level(*effects_of(table, data["card"], data["by"], activated=True))


def grant(table: Table, verb: verbs.Grant, data: Data) -> None:
    for id in reached(table, verb.what, data):
        card = table.card(id)
        if _refuses(table, id, verb, data):
            continue
        effect = ", ".join(named(part) for part in verb.parts)
        gain = Gain(effect, verb.parts, data["source"], lasts_until(verb.until, data["by"]))
        table.set_card(id, gained=(*card.gained, gain))
        text = f"{card.name} gains {effect}." if effect != SILENCE else f"{card.name} stops applying its effects."
        table.emit(f'grant {id} "{effect}"', text, (clauses.GAINING, data["cite"]), cards=(id,))


SILENCE = "no effects"


def _refuses(table: Table, id: str, verb: verbs.Grant, data: Data) -> bool:
    """A card that can never have a keyword does not gain it."""
    you = table.card(id).controller
    never = {
        part.keyword: number
        for number, part in parts_of(table, id)
        if isinstance(part, NeverHas) and holds(table, part.condition, you, id)
    }
    if table.card(id).lacks and is_free_of(table, -1):
        never |= dict.fromkeys(table.card(id).lacks, 0)
    kept = [part.name for part in verb.parts if isinstance(part, Keyword) and part.name in never]
    for name in kept:
        text = f"{table.name(id)} can never have {name}: nothing happens."
        table.emit(f"fizzle {data['source']}", text, (clauses.SLOWCAST, cited(table, id, never[name])))
    return bool(kept)


def lasts_until(until: str, by: str) -> str:
    return f"start of {by}'s turn" if until == "your next turn" else until


def named(part: Paragraph) -> str:
    """A gained effect in a few words, for the event notation."""
    match part:
        case Keyword(name, words, _):
            return f"{name}: {', '.join(words)}" if words else name
        case NoEffects():
            return SILENCE
        case _:
            return english.told(part).removesuffix(".").replace('"', "'")  # the notation quotes the whole


def begin(table: Table, verb: verbs.Begin, data: Data) -> None:
    """Rules for a time, as they are now: what "it" means in them is settled."""
    for player in reached(table, verb.who, data):
        parts = tuple(_settled(part, table, data) for part in verb.parts)
        rule = Lasting(parts, player, data["source"], lasts_until(verb.until, data["by"]), verb.uses)
        table.begin(rule)
        told = ", ".join(named(part) for part in verb.parts)
        text = f"{table.name(data['source'])}: a rule holds for {player} {when(rule)}."
        table.emit(f'grant {player} "{told}"', text, (clauses.LATEST_RULE, data["cite"]), player=player)


def when(rule: Lasting) -> str:
    next_one = " for the next such spell" if rule.uses else ""
    return {"": "from now on", "end of turn": "this turn"}.get(rule.until, f"until the {rule.until}") + next_one


def _known(table: Table, ids: Sequence[str]) -> Known:
    return Known(tuple(ids), tuple(table.card(id).hidden if id in table.cards else 0 for id in ids))


def _settled(part: Any, table: Table, data: Data) -> Any:
    if isinstance(part, That):
        chosen = data.get("chosen", ())
        return _known(table, chosen[-1]) if chosen else part
    if isinstance(part, Chosen):
        return _known(table, data["chosen"][part.place])
    if isinstance(part, tuple) and not hasattr(part, "_fields"):
        return tuple(_settled(item, table, data) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        made = {f.name: _settled(getattr(part, f.name), table, data) for f in fields(part)}
        return replace(part, **made) if made else part
    return part
