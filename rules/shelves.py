"""What other apps add to the library without its knowing them: things to find, to cite, and to show beside a clause."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from .citations import Citation
from .search import Entry, Hit


@dataclass(frozen=True)
class Place:
    """Where a citation leads, and what stands there."""

    address: str
    title: str
    cite: str = ""


@dataclass(frozen=True)
class Panel:
    """A part of a page that another app fills."""

    template: str
    context: Mapping[str, Any] = field(default_factory=dict)


class Shelf(Protocol):
    def fingerprint(self) -> str:
        """Names what is on the shelf, by content."""

    def entries(self) -> list[Entry]:
        """What can be found on it."""

    def locate(self, citation: Citation) -> Place | None:
        """Where one of its citations leads."""

    def named(self, typed: str) -> Place | None:
        """The one thing on it that is called so."""

    def show(self, hit: Hit) -> Panel | None:
        """How a hit of its kinds is shown; None for a kind of another shelf."""


_shelves: list[Shelf] = []
_beside: dict[str, list[Callable[[Any], Panel | None]]] = {}


def add(shelf: Shelf) -> None:
    _shelves.append(shelf)


def beside(subject: str, fill: Callable[[Any], Panel | None]) -> None:
    """Have a panel filled on every page of a subject: `clause`, `card`, `documents`."""
    _beside.setdefault(subject, []).append(fill)


def panels(subject: str, thing: Any) -> list[Panel]:
    return [panel for fill in _beside.get(subject, ()) if (panel := fill(thing)) is not None]


def fingerprints() -> list[str]:
    return [shelf.fingerprint() for shelf in _shelves]


def entries() -> list[Entry]:
    return [entry for shelf in _shelves for entry in shelf.entries()]


def locate(citation: Citation) -> Place | None:
    return next((place for shelf in _shelves if (place := shelf.locate(citation))), None)


def named(typed: str) -> Place | None:
    return next((place for shelf in _shelves if (place := shelf.named(typed))), None)


def show(hit: Hit) -> Panel | None:
    return next((panel for shelf in _shelves if (panel := shelf.show(hit))), None)
