"""The worked examples of the rules as scenarios that run, by key and by clause. They ship with the site."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from . import reading

FOLDER = Path(__file__).parent / "data" / "examples"


@dataclass(frozen=True)
class Example:
    key: str
    title: str
    shows: tuple[str, ...]
    scenario: Mapping[str, Any]

    @property
    def clause(self) -> str:
        return self.shows[0] if self.shows else ""

    @property
    def url(self) -> str:
        return f"/sandbox/?example={self.key}"


@cache
def every() -> Mapping[str, Example]:
    found = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        scenario = reading.from_yaml(path.read_text(encoding="utf-8"))
        key = path.stem.removeprefix("example_").replace("_", "-")
        found[key] = Example(key, str(scenario.get("title", "")), tuple(scenario.get("shows") or ()), scenario)
    return found


def of_clause(cite: str) -> tuple[Example, ...]:
    """Those that show a clause first, then those that show it among others."""
    found = [example for example in every().values() if cite in example.shows]
    return tuple(sorted(found, key=lambda example: example.shows.index(cite)))
