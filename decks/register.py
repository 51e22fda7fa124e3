"""The legality lists on file: those that ship with the site, and those an organiser added."""

from dataclasses import replace
from datetime import date

from django.utils import timezone

from cards import collection

from . import legality
from .legality import Entry, InForce, Legality, LegalityError
from .models import LegalityList


def current() -> Legality:
    """An added list stands for a shipped one of the same day."""
    added = tuple(_read(row) for row in LegalityList.objects.all())
    taken = {(each.kind, each.event, each.effective) for each in added}
    kept = tuple(each for each in legality.shipped() if (each.kind, each.event, each.effective) not in taken)
    return Legality(kept + added)


def in_force(on: date | None = None, event: str = "") -> InForce:
    return current().in_force(on or today(), event)


def today() -> date:
    return timezone.localdate()


def add(text: str) -> LegalityList:
    """A list in the format of the shipped ones; every name on it must be a card's, and is kept as the usual one."""
    made = legality.read(text)
    books = collection.current()
    unknown = [name for entry in made.entries for name in entry.cards if books.find(name) is None]
    if unknown:
        raise LegalityError(f"{made.title}: no card is called {', '.join(unknown)}")
    row, _ = LegalityList.objects.update_or_create(
        kind=made.kind,
        event=made.event,
        effective=made.effective,
        defaults={
            "title": made.title,
            "source": made.source,
            "rows": [legality.row_of(_as_usual(entry, books)) for entry in made.entries],
        },
    )
    return row


def _as_usual(entry: Entry, books: collection.Collection) -> Entry:
    """Under its French name, a card would not be the one that another list has under the English one."""
    found = [card.name for name in entry.cards if (card := books.find(name))]
    return replace(entry, cards=tuple(found))


def _read(row: LegalityList) -> legality.LegalityList:
    entries = legality.entries_of(row.rows)
    return legality.LegalityList(row.title, row.effective, row.kind, row.source, row.event, entries)
