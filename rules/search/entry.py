"""What goes into a search and what comes out of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Entry:
    """One thing that can be found. `asked` and `other` are searched; only `title` and `body` are shown."""

    cite: str
    kind: str
    title: str
    body: str
    document: str = ""
    rank: int | None = None
    language: str = "en"
    section: tuple[str, ...] = ()
    examples: str = ""
    asked: tuple[str, ...] = ()
    other: str = ""
    facets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    numbers: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Hit:
    """An entry that was found. `snippet` and `title_marked` are safe HTML: escaped text with <mark>."""

    cite: str
    kind: str
    title: str
    document: str
    rank: int | None
    language: str
    snippet: str
    title_marked: str
    score: float
    section: tuple[str, ...]


@dataclass(frozen=True)
class Results:
    """The answer to a query; `reading` says in a few words how the query was understood."""

    query: str
    hits: tuple[Hit, ...] = ()
    total: int = 0
    counts: Mapping[str, int] = field(default_factory=dict)
    jump: str | None = None
    corrections: tuple[tuple[str, str], ...] = ()
    errors: tuple[str, ...] = ()
    reading: str = ""
