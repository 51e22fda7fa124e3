"""Cards as plain records, for the API and the bulk file."""

from typing import Any

from django.conf import settings

from . import shelf
from .collection import Collection, Filed
from .facets import facets_of, keywords_of
from .pairs import Together

Record = dict[str, Any]


def card_record(filed: Filed) -> Record:
    card = filed.card
    return {
        "slug": card.slug,
        "name": card.name,
        "french": card.french,
        "also": list(card.also),
        "element": card.element,
        "type": card.type,
        "slot": card.slot,
        "cost": dict(card.cost),
        "components": dict(card.components),
        "transmutable": list(card.transmutable),
        "hp": card.hp,
        "sets": list(card.sets),
        "keywords": list(keywords_of(card)),
        "legality": list(facets_of(card).get("legal", ())),
        "incomplete": card.incomplete,
        "texts": _texts(filed),
        "notes": [
            {"cite": cite, "says": note.says, "empty": note.empty, "slip": note.slip, "clauses": list(note.clauses)}
            for cite, note in filed.notes
        ],
        "told": [{"says": told.says, "clauses": list(told.clauses)} for told in card.told],
        "clauses": [vars(link) for link in shelf.linked().of_card[card.slug]],
        "clauses_complete": not shelf.incomplete_links(filed),
        "url": settings.SITE_URL + shelf.address(card),
    }


def _texts(filed: Filed) -> list[Record]:
    rows = [("official", language, card) for language, card in filed.official.items()]
    if filed.ours:
        rows.append(("our words", "en", filed.ours))
    return [
        {"origin": origin, "language": language, "paragraphs": list(card.paragraphs)} for origin, language, card in rows
    ]


def pair_record(pair: Together) -> Record:
    return {
        "cards": [pair.one.card.name, pair.other.card.name],
        "meeting": [meeting.says for meeting in pair.meeting],
        "clauses": [
            {"cite": cite, "reasons": {pair.one.card.name: mine.reason, pair.other.card.name: theirs.reason}}
            for cite, mine, theirs in pair.shared
        ],
        "notes": [{"cite": cite, "says": note.says} for cite, note in pair.spoken],
    }


def bulk_record(books: Collection) -> Record:
    return {"cards": [card_record(filed) for filed in books]}
