"""What listens: triggered effects join the chain as the next action; the active player orders those of one moment."""

from collections.abc import Iterator, Mapping
from typing import Any

from . import clauses
from .actions import applying
from .actions.entering import entering
from .choices import Question
from .continuous import Held, because, cited, parts_of, rules
from .effects.abilities import Triggered
from .effects.selectors import Kind
from .kinds import holds, is_of
from .modifiers import side_of
from .state import Task
from .table import Table

Event = Mapping[str, Any]


def tasks(table: Table) -> list[Task]:
    """The triggers of everything that happened in one action, in the order the active player wants."""
    found = [task for event in table.happened for task in _of(table, event)]
    return in_order(table, found, "in which order simultaneous effects resolve", (clauses.CHAIN,))


def in_order(table: Table, found: list[Task], text: str, cites: tuple[str, ...]) -> list[Task]:
    names = list(dict.fromkeys(str(task.data["source"]) for task in found))
    if len(names) < 2:
        return found
    question = Question("order", table.decider, text, tuple(names), cites, default=names, ordered=True)
    rank = {name: place for place, name in enumerate(table.ask(question))}
    return sorted(found, key=lambda task: rank[task.data["source"]])


def _of(table: Table, event: Event) -> Iterator[Task]:
    heard = moments(event)
    if not heard:
        return
    cards = event.get("cards", ())
    left = tuple(id for id in cards if table.card(id).zone != "board")
    for id in (*table.board(), *left):
        card = table.card(id)
        if not card.gained and not (table.definition(id).hears & heard) and not (event.get("autumn") and id in cards):
            continue
        if event.get("silent") and id in cards:
            continue  # only the discard happens, no further effect of the spell (DR-10.7.2)
        yield from _of_card(table, id, event, heard)
    for held in rules(table, Triggered):
        if held.lasting is not None and hears(table, held.part, event, held.source, held.by, heard):
            if held.part.on == "gone" and held.source in cards and table.reading("ignition-self") == "no":
                continue
            yield task_of(held, event)


def _of_card(table: Table, id: str, event: Event, heard: frozenset[str]) -> Iterator[Task]:
    card = table.card(id)
    you = card.controller or event.get("controller") or card.owner
    mine = id in event.get("cards", ())
    for number, part in parts_of(table, id):
        if not isinstance(part, Triggered):
            continue
        autumn = bool(event.get("autumn")) and mine and part.on == "start"
        if (autumn or hears(table, part, event, id, you, heard)) and holds(table, part.condition, you, id):
            told = {**event, "player": you} if autumn else event
            yield from [task_of(Held(part, you, id, number), told)] * (1 + again(table, id, part.on))


def again(table: Table, id: str, on: str) -> int:
    """Start-of-turn effects apply more often by a rule in play; what happens on entering play does not."""
    return applying.again(table, id) if on == "start" else 0


def task_of(held: Held, event: Event) -> Task:
    told = {name: what for name, what in event.items() if name not in ("autumn", "silent")}
    data = {"source": held.source, "by": held.by, "actions": held.part.actions, "paragraph": held.number, "event": told}
    if held.lasting is not None:
        data["lasting"] = True  # a rule for a time does not need its card in play any more
    if event.get("autumn") and isinstance(held.part, Triggered) and held.part.on == "start":
        data["why"] = "autumn"
    elif isinstance(held.part, Triggered) and held.part.source is not None:
        data["why"] = "source"
    return Task("trigger", data)


MORE_CITES = {
    "autumn": (clauses.AUTUMN, clauses.NOT_STACKABLE, clauses.TRANSITION),
    "source": (clauses.SOURCE,),
    "as soon as": (clauses.AS_SOON_AS,),
}


def hears(table: Table, part: Triggered, event: Event, id: str, you: str, heard: frozenset[str]) -> bool:
    """Whether an event is the one a trigger waits for, and speaks of the right card or player."""
    if part.on not in heard:
        return False
    if part.nth and event.get("nth") != part.nth:
        return False
    if part.element and not (getattr(event["give"], part.element) or getattr(event["take"], part.element)):
        return False
    if part.source is not None and not _from(table, part, event, id, you):
        return False
    if part.on == "used":
        return id in event.get("used", ())
    if part.on == "shift" and event.get("by") != you:
        return False
    if part.on == "prepare" and event.get("player") != you:
        return False
    return _speaks_of(table, part.subject, event, id, you)


def _from(table: Table, part: Triggered, event: Event, id: str, you: str) -> bool:
    """The spell that dealt the damage is of a kind, or is not, where another one is meant."""
    source = event.get("source")
    if source is None or part.source is None:
        return False
    return is_of(table, source, part.source, you, id, anywhere=True) != part.other_source


def _speaks_of(table: Table, subject: Kind | str, event: Event, id: str, you: str) -> bool:
    things = [one for one in (*event.get("cards", ()), event.get("target")) if one]
    if subject == "itself":
        return id in things
    if subject == "any":
        return True
    if subject in ("you", "opponent"):
        wanted = you if subject == "you" else table.opponent(you)
        return wanted in (event.get("target"), event.get("player"))
    if subject == "opposing":
        return any(side_of(table, one) != you for one in things)
    if not isinstance(subject, Kind):
        return subject == "each"
    return any(one in table.cards and is_of(table, one, subject, you, id, anywhere=True) for one in things)


NOTHING: frozenset[str] = frozenset()
MEANINGS: dict[str, frozenset[str]] = {
    "prepare": frozenset({"prepare", "prepared", "enter", "used"}),
    "enter": frozenset({"enter"}),
    "channel": frozenset({"channeled"}),
    "destroy": frozenset({"destroyed", "discarded", "gone", "leave"}),
    "draw": frozenset({"draw"}),
    "shift": frozenset({"shift"}),
    "trade": frozenset({"trade"}),
    "damage": frozenset({"damage", "hurt"}),
    "lose": frozenset({"hurt"}),
}
LEAVES = frozenset({"leave"})
FROM_PLAY = frozenset({"discarded", "gone", "leave"})
FROM_HAND = frozenset({"discarded from hand"})
CHANNELED = frozenset({"enter", "channeled"})


def moments(event: Event) -> frozenset[str]:
    """What an event counts as, for those who wait: a destroyed card has left play, a prepared one has entered it."""
    verb = event["verb"]
    if verb == "discard":
        return FROM_PLAY if event.get("leaves") else FROM_HAND if event.get("zone") == "hand" else NOTHING
    if verb == "damage" and "target" not in event:
        return NOTHING
    if verb == "trade" and "give" not in event:
        return NOTHING
    if verb == "draw" and "nth" not in event:
        return NOTHING
    if verb == "enter" and event.get("channeled"):
        return CHANNELED
    if event.get("leaves") and verb not in MEANINGS:
        return LEAVES
    return MEANINGS.get(verb, NOTHING)


def trigger(table: Table, data: dict[str, Any]) -> None:
    """A triggered effect enters the chain; what is optional in it is asked when it resolves."""
    source, by = data["source"], data["by"]
    definition = table.definition(source)
    cite, why = cited(table, source, data["paragraph"]), because(table, source)
    verb = data["event"].get("verb")
    if verb == "phase" and table.card(source).zone != "board" and not isinstance(data.get("lasting"), bool):
        text = f"{definition.name} is no longer in play: its effect does not apply."
        table.emit(f"fizzle {source}", text, (clauses.CONTROL, clauses.VALIDITY_CONDITIONS, cite))
        return
    cites = (clauses.TRIGGERS, clauses.CHAIN, *MORE_CITES.get(data.get("why", verb), ()), cite, *why)
    table.emit(f"trigger {source}", f"{definition.name} triggers.", cites)
    context = {"source": source, "by": by, "cite": cite, "because": why, "run": table.new_run(), "event": data["event"]}
    table.push(*entering(table, context, data["actions"]))
