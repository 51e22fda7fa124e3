"""Putting a catalogue of cards in force, and going back: one transaction each, the index built before the switch."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from django.db import transaction

from rules import editions
from rules.corpus.text import OFFICIAL, OUR_WORDS

from . import collection
from .card import Card, folded
from .catalogue import Catalogue as Read
from .catalogue import same_facts
from .files import row_of
from .models import Catalogue, Record


@dataclass
class Import:
    """What a catalogue would do to what is on file."""

    added: list[str] = field(default_factory=list)
    changed: dict[str, dict[str, tuple[Any, Any]]] = field(default_factory=dict)
    unmatched: list[str] = field(default_factory=list)
    english: list[Card] = field(default_factory=list)
    french: list[tuple[str, Card]] = field(default_factory=list)


def publish_ours(cards: Iterable[Card]) -> bool:
    """Put our own card files in force; False where they are already."""
    rows = [(card.slug, "en", row_of(card)) for card in cards]
    return _publish(OUR_WORDS, "card files", rows)


def prepare(read: Read) -> Import:
    """Match the entries of a catalogue with the cards on file, by name, and French ones with their English."""
    books = collection.current()
    found = Import()
    for card in read.english:
        known = books.find(card.name)
        named = replace(card, name=known.name, also=known.also) if known else card
        found.english.append(named)
        if known is None:
            found.added.append(card.name)
        elif differences := _differences(books.filed[known.slug], named):
            found.changed[known.name] = differences
    _match_french(found, read.french)
    return found


def _differences(filed: collection.Filed, card: Card) -> dict[str, tuple[Any, Any]]:
    """Facts against what is in force; words only against an earlier official wording, since ours differ by design."""
    differences = same_facts(filed.card, card)
    if before := filed.official.get("en"):
        if before.text != card.text:
            differences["text"] = (before.text, card.text)
        if before.notes != card.notes:
            differences["notes"] = tuple("\n".join(note.says for note in one.notes) for one in (before, card))  # type: ignore[assignment]
    return differences


def _match_french(found: Import, french: Iterable[Card]) -> None:
    """A French entry belongs to the card of that French name, or to the only new card with the same facts."""
    by_french = {folded(filed.card.french): filed.card for filed in collection.current() if filed.card.french}
    new = [card for card in found.english if card.name in found.added]
    for card in french:
        known = by_french.get(folded(card.name))
        alike = [
            other
            for other in new
            if not same_facts(
                replace(other, components={}, transmutable=()), replace(card, components={}, transmutable=())
            )
        ]
        if known is not None:
            found.french.append((known.slug, card))
        elif len(alike) == 1:
            found.french.append((alike[0].slug, card))
        else:
            found.unmatched.append(card.name)


def put_in_force(found: Import, source: str) -> bool:
    rows = [(card.slug, "en", row_of(card)) for card in found.english]
    rows += [(slug, "fr", row_of(card)) for slug, card in found.french]
    return _publish(OFFICIAL, source, rows)


def _publish(origin: str, source: str, rows: list[tuple[str, str, dict[str, Any]]]) -> bool:
    digest = hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()
    with transaction.atomic():
        current = Catalogue.objects.filter(origin=origin, in_force=True).first()
        if current is not None and current.digest == digest:
            return False
        Catalogue.objects.filter(origin=origin, in_force=True).update(in_force=False)
        kept = current if origin == OFFICIAL else None
        catalogue = Catalogue.objects.create(origin=origin, source=source, digest=digest, in_force=True, replaced=kept)
        Record.objects.bulk_create(
            Record(catalogue=catalogue, position=place, slug=slug, language=language, row=row)
            for place, (slug, language, row) in enumerate(rows)
        )
        if origin == OUR_WORDS and current is not None:
            current.delete()
        editions.move_corpus()
    return True


def roll_back() -> Catalogue | None:
    with transaction.atomic():
        current = Catalogue.objects.filter(origin=OFFICIAL, in_force=True).first()
        if current is None:
            raise editions.Refused("No official catalogue is in force, so there is nothing to go back from.")
        Catalogue.objects.filter(pk=current.pk).update(in_force=False)
        if current.replaced_id:
            Catalogue.objects.filter(pk=current.replaced_id).update(in_force=True)
        editions.move_corpus()
    return current.replaced
