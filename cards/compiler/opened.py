"""A card on its way: the parts that are whole, and the paragraph that sentences are still added to."""

from dataclasses import dataclass, field, replace
from typing import Any

from engine.effects import verbs
from engine.effects.conditions import CardIs, Condition
from engine.effects.selectors import It, Top

from .finishing import made_of
from .parts import Head, Pro, mapped


@dataclass
class Open:
    """A paragraph that sentences are still added to."""

    number: int
    head: Head
    actions: list[list[Any]] = field(default_factory=list)


@dataclass
class Folding:
    done: list[tuple[int, Any]] = field(default_factory=list)
    open: Open | None = None
    lasting: Head | None = None

    def close(self) -> None:
        if self.open is not None and self.open.actions:
            actions = tuple(tuple(action) for action in self.open.actions)
            self.done += [(self.open.number, part) for part in made_of(self.open.head, actions)]
        self.open = None

    def copy(self) -> "Folding":
        opened = self.open and Open(self.open.number, self.open.head, [list(action) for action in self.open.actions])
        return Folding(list(self.done), opened, self.lasting)

    def begin(self, number: int, head: Head) -> Open:
        self.close()
        self.open = Open(number, head)
        return self.open


def checked(condition: Condition, what: tuple[Any, ...]) -> verbs.If:
    """A condition on a card of a pile: "it" is that card."""
    if isinstance(condition, CardIs):
        first = getattr(what[0], "what", None)
        if isinstance(condition.what, Top):
            known = condition.what
            what = mapped(what, lambda part: known if part == Pro("it") else part)
        elif condition.what == It() and isinstance(first, Top):
            condition = replace(condition, what=first)
    return verbs.If(condition, what)
