"""What listens: triggered effects join the chain as the next action; the active player orders those of one moment."""

from collections.abc import Iterator, Mapping
from typing import Any

from . import clauses
from .choices import Question
from .continuous import holds, is_of, paragraphs
from .effects.abilities import Triggered
from .effects.selectors import Kind
from .state import Task
from .table import Table

Event = Mapping[str, Any]


def tasks(table: Table) -> list[Task]:
    """The triggers of everything that happened in one action, in the order the active player wants."""
    found = [task for event in table.happened for task in _of(table, event)]
    if len(found) < 2:
        return found
    names = [task.data["source"] for task in found]
    if len(set(names)) < len(names):
        return found
    question = Question(
        "order", table.turn, "in which order simultaneous effects resolve", tuple(names), (clauses.CHAIN,),
        default=names, several=True,
    )  # fmt: skip
    first = table.ask(question)
    rank = {name: place for place, name in enumerate(first)}
    return sorted(found, key=lambda task: rank.get(task.data["source"], len(rank) + names.index(task.data["source"])))


def _of(table: Table, event: Event) -> Iterator[Task]:
    if event.get("silent"):
        return
    gone = tuple(id for id in event.get("cards", ()) if table.card(id).zone == "transition")
    for id in (*table.board(), *gone):
        you = table.card(id).controller or table.card(id).owner
        for number, part in paragraphs(table, id):
            if (
                isinstance(part, Triggered)
                and hears(table, part, event, id, you)
                and holds(table, part.condition, you, id)
            ):
                data = {"source": id, "by": you, "actions": part.actions, "paragraph": number, "event": dict(event)}
                yield Task("trigger", data)


def hears(table: Table, part: Triggered, event: Event, id: str, you: str) -> bool:
    """Whether an event is the one a trigger waits for, and speaks of the right card or player."""
    if part.on not in moments(event):
        return False
    if part.on == "used":
        return id in event.get("used", ())
    if part.subject == "itself":
        return id in event.get("cards", ()) or event.get("target") == id
    if part.subject in ("you", "opponent"):
        wanted = you if part.subject == "you" else table.opponent(you)
        return wanted in (event.get("target"), event.get("player"))
    assert isinstance(part.subject, Kind)
    things = (*event.get("cards", ()), event.get("target"))
    return any(thing in table.cards and is_of(table, thing, part.subject, you, id) for thing in things if thing)


def moments(event: Event) -> set[str]:
    """What an event counts as, for those who wait: a destroyed card has left play, a prepared one has entered it."""
    found = {event["verb"]}
    if event.get("leaves"):
        found.add("leave")
        found |= {"discard from play"} if event["verb"] in ("discard", "destroy") else set()
    if event["verb"] in ("prepare", "enter"):
        found |= {"enter", "used"}
    if event["verb"] == "damage" or event.get("health") == "lose":
        found.add("hurt")
    return found
