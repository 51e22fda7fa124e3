"""Which cards may be played when: dated lists, and an event's own rules above them (DR-0.1, DR-1.2, DR-1.3). Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import yaml

from cards.card import folded

DATA = Path(__file__).parent / "data"
OFFICIAL, EVENT = "official", "event"
BANNED, PAIR, RESTRICTED, ALLOWED = "banned", "pair", "restricted", "allowed"
KINDS = (BANNED, PAIR, RESTRICTED, ALLOWED)
MOST_ENTRIES = 1000


class LegalityError(ValueError):
    """A list that cannot be read; names the entry."""


@dataclass(frozen=True)
class Entry:
    """One line of a list. `assumes` names the reading it rests on, where the official line has more than one."""

    kind: str
    cards: tuple[str, ...]
    clause: str = ""
    copies: int = 0
    assumes: str = ""

    @cached_property
    def key(self) -> frozenset[str]:
        return frozenset(folded(name) for name in self.cards)


@dataclass(frozen=True)
class LegalityList:
    title: str
    effective: date
    kind: str = OFFICIAL
    source: str = ""
    event: str = ""
    entries: tuple[Entry, ...] = ()

    def of_kind(self, kind: str) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.kind == kind)

    @property
    def by_key(self) -> dict[frozenset[str], "tuple[Entry, LegalityList]"]:
        """What it forbids or limits, by the cards that are concerned."""
        return {entry.key: (entry, self) for entry in self.entries if entry.kind != ALLOWED}


@dataclass(frozen=True)
class InForce:
    """What holds on a day, at an event or at none. Without an official list, nothing is known to be banned."""

    on: date
    official: LegalityList | None
    own: LegalityList | None = None

    @cached_property
    def entries(self) -> tuple[tuple[Entry, LegalityList], ...]:
        """Each entry with its list; the event's word on the same cards replaces the official one (DR-0.1)."""
        found = self.official.by_key if self.official else {}
        if self.own:
            for entry in self.own.of_kind(ALLOWED):  # one entry may allow several cards, each banned by itself
                found = {key: row for key, row in found.items() if not key <= entry.key}
            found = {**found, **self.own.by_key}
        return tuple(found.values())

    def about(self, *names: str) -> tuple[tuple[Entry, LegalityList], ...]:
        """The entries that concern a card, under any of its names."""
        wanted = {folded(name) for name in names}
        return tuple(row for row in self.entries if wanted & row[0].key)


@dataclass(frozen=True)
class Legality:
    """All lists on file."""

    lists: tuple[LegalityList, ...]

    @property
    def official(self) -> tuple[LegalityList, ...]:
        """The newest first."""
        dated = [each for each in self.lists if each.kind == OFFICIAL]
        return tuple(sorted(dated, key=lambda each: each.effective, reverse=True))

    @property
    def events(self) -> tuple[str, ...]:
        return tuple(sorted({each.event for each in self.lists if each.kind == EVENT}))

    def list_on(self, on: date) -> LegalityList | None:
        """The official list of that day: a later list replaces an earlier one as a whole."""
        return next((each for each in self.official if each.effective <= on), None)

    def in_force(self, on: date, event: str = "") -> InForce:
        """An event's rules hold for the event, whatever their date."""
        own = [each for each in self.lists if each.kind == EVENT and event and folded(each.event) == folded(event)]
        return InForce(on, self.list_on(on), max(own, key=lambda each: each.effective) if own else None)

    def status(self, name: str, on: date) -> str:
        """`banned`, `pair`, `restricted`, `legal`, or `unknown` before the first list."""
        holds = self.in_force(on)
        if holds.official is None:
            return "unknown"
        kinds = [entry.kind for entry, _ in holds.about(name)]
        return next((kind for kind in KINDS if kind in kinds), "legal")


@cache
def shipped() -> tuple[LegalityList, ...]:
    return tuple(read(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("legality-*.yaml")))


def read(text: str) -> LegalityList:
    try:
        row = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise LegalityError(str(error)) from error
    if not isinstance(row, Mapping):
        raise LegalityError("a legality list has a title, a date and entries")
    return list_of(row)


def list_of(row: Mapping[str, Any]) -> LegalityList:
    title, effective, kind = row.get("title"), row.get("effective"), row.get("kind", OFFICIAL)
    event = row.get("event", "")
    if not isinstance(title, str) or not title.strip() or type(effective) is not date:
        raise LegalityError("a legality list needs a title and a date such as `effective: 2025-11-04`")
    if kind not in (OFFICIAL, EVENT) or not isinstance(event, str) or (kind == EVENT) != bool(event.strip()):
        raise LegalityError(f"{title}: the kind is official, or event with the name of the event under `event`")
    return LegalityList(title, effective, kind, str(row.get("source", "")), event, entries_of(row.get("entries", [])))


def entries_of(rows: Any) -> tuple[Entry, ...]:
    if not isinstance(rows, list) or len(rows) > MOST_ENTRIES:
        raise LegalityError(f"entries are a list of at most {MOST_ENTRIES}")
    return tuple(_entry(row) for row in rows)


def _entry(row: Any) -> Entry:
    if not isinstance(row, Mapping) or row.get("kind") not in KINDS:
        raise LegalityError(f"{str(row)[:60]}: the kind of an entry is one of {', '.join(KINDS)}")
    kind, names, copies = row["kind"], row.get("cards"), row.get("copies", 0)
    if not isinstance(names, list) or not names or not all(isinstance(name, str) and folded(name) for name in names):
        raise LegalityError(f"{str(row)[:60]}: cards is a list of names")
    if len(names) != (2 if kind == PAIR else len(names) if kind == ALLOWED else 1):
        raise LegalityError(f"{names[0]}: a pair names two cards, a ban or a restriction one")
    if (kind == RESTRICTED) != bool(copies) or type(copies) is not int or not 0 <= copies <= 4:
        raise LegalityError(f"{names[0]}: a restriction, and nothing else, says how many copies, from 1 to 4")
    return Entry(kind, tuple(names), str(row.get("clause", "")), copies, str(row.get("assumes", "")))


def row_of(entry: Entry) -> dict[str, Any]:
    """An entry as a file has it."""
    row = {"kind": entry.kind, "cards": list(entry.cards), "clause": entry.clause, "copies": entry.copies}
    return {name: value for name, value in {**row, "assumes": entry.assumes}.items() if value}


def missing(lists: Iterable[LegalityList], known: Iterable[str]) -> list[str]:
    """Names on the lists that no card has."""
    have = {folded(name) for name in known}
    return sorted(
        {name for each in lists for entry in each.entries for name in entry.cards if folded(name) not in have}
    )
