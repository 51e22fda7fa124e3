"""The cards as the library sees them: what can be found, where a citation leads, what stands beside a clause."""

from dataclasses import replace

from django.urls import reverse

from rules import library
from rules.citations import Citation
from rules.holding import Held
from rules.library import Rule
from rules.search import Entry, Hit
from rules.shelves import Panel, Place

from . import collection, facets
from .card import Card
from .collection import Collection, Filed
from .links import LEGALITY, Link, links_of, unread
from .mentions import mentions

CARD, NOTE = "card", "note"
SHOWN = 12  # cards beside a clause before the rest fold away


def address(card: Card) -> str:
    return reverse("cards:card", args=[card.slug])


class Linked:
    """Cards and clauses joined, both ways."""

    def __init__(self, cards: Collection, books: library.Library) -> None:
        named = mentions(books, cards.cards.values())
        self.of_card: dict[str, tuple[Link, ...]] = {}
        self.of_clause: dict[str, list[tuple[Card, Link]]] = {}
        for filed in cards:
            derived = [_now(books, link) for link in links_of(filed.card, _read_text(filed))]
            links = _merged(named.get(filed.card.slug, []), derived)
            self.of_card[filed.card.slug] = links
            for link in links:
                self.of_clause.setdefault(link.cite, []).append((filed.card, link))


def _read_text(filed: Filed) -> str:
    """Our wording is the more regular one to read; a card we have no words for is read as it is printed."""
    return filed.ours.text if filed.ours else filed.wording.text


def _now(books: library.Library, link: Link) -> Link:
    """The reasons are written for the numbers of our words; an official version may have moved them."""
    rule = books.as_written(link.cite)
    return replace(link, cite=rule.cite) if rule else link


def _merged(named: list[Link], derived: list[Link]) -> tuple[Link, ...]:
    found = {link.cite: link for link in derived if link.kind == LEGALITY}
    for link in (*named, *derived):
        found.setdefault(link.cite, link)
    return tuple(found.values())


_held: Held[Linked] = Held()


def linked() -> Linked:
    books = library.current()
    return _held.get(books.fingerprint, lambda: Linked(collection.current(), books))


def incomplete_links(filed: Filed) -> str:
    """Why the links of a card may lack one; nothing where they are complete."""
    if filed.card.incomplete:
        return f"This card's record is not complete: {filed.card.incomplete}"
    missed = unread(filed.card, _read_text(filed))
    return f"Not read: “{missed[0]}”" if missed else ""


def _has_part(filed: Filed, citation: Citation) -> bool:
    """Whether the card has the note or the paragraph that is cited, where one is."""
    parts = filed.notes if citation.document == "CD" else filed.wording.paragraphs
    return citation.part is None or 1 <= citation.part <= len(parts)


class CardShelf:
    def fingerprint(self) -> str:
        return collection.fingerprint()

    def entries(self) -> list[Entry]:
        return [entry for filed in collection.read() for entry in (card_entry(filed), *note_entries(filed))]

    def locate(self, citation: Citation) -> Place | None:
        if not citation.of_card:
            return None
        books = collection.current()
        card = books.find(citation.key)
        if card is None or not _has_part(books.filed[card.slug], citation):
            return None
        anchor = f"#{citation.document}{citation.part}" if citation.part else ""
        return Place(address(card) + anchor, card.name, str(Citation(citation.document, card.name, citation.part)))

    def named(self, typed: str) -> Place | None:
        card = collection.current().find(typed)
        return Place(address(card), card.name) if card else None

    def show(self, hit: Hit) -> Panel | None:
        if hit.kind not in (CARD, NOTE):
            return None
        name = hit.cite if hit.kind == CARD else hit.cite.split(":", 1)[1].rsplit(".", 1)[0]
        filed = collection.current().filed.get(Card(name).slug)
        if filed is None:
            return None
        card = filed.card
        anchor = "" if hit.kind == CARD else f"#CD{hit.cite.rsplit('.', 1)[1]}"
        context = {
            "card": card,
            "filed": filed,
            "address": address(card) + anchor,
            "element": card.element,
            "icon": card.element if hit.kind == CARD and card.element else "cards",
            "about": f"{card.element.capitalize()} {card.type.capitalize()}".strip(),
            "tag": hit.cite if hit.kind == NOTE else card.type.capitalize(),
        }
        return Panel(f"cards/_hit_{hit.kind}.html", context)


def card_entry(filed: Filed) -> Entry:
    card, shown = filed.card, filed.wording
    return Entry(
        cite=card.name,
        kind=CARD,
        title=card.name,
        body=shown.text.replace("\n", " "),
        document="CT",
        rank=3,
        asked=tuple(name for name in card.names if name != card.name),
        other=filed.ours.text if filed.ours and shown is not filed.ours else "",
        examples=" ".join([*(note.says for _, note in filed.notes), *(told.says for told in card.told)]),
        facets=facets.facets_of(card),
        numbers=facets.numbers_of(card),
    )


def note_entries(filed: Filed) -> list[Entry]:
    return [
        Entry(cite=cite, kind=NOTE, title=filed.card.name, body=note.says, document="CD", rank=2)
        for cite, note in filed.notes
        if note.says
    ]


def cards_beside_a_clause(rule: Rule) -> Panel | None:
    rows = linked().of_clause.get(rule.cite, [])
    if not rows:
        return None
    rows = sorted(rows, key=lambda row: (row[1].kind != "named", row[1].kind != "keyword", row[0].name))
    context = {"rows": rows[:SHOWN], "more": rows[SHOWN:], "all": len(collection.current().cards), "total": len(rows)}
    return Panel("cards/_beside_clause.html", context)
