"""Pages about the engine: which clauses it obeys, what it assumes where they are silent; and a word beside a clause."""

from collections import Counter
from collections.abc import Callable
from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rules import library
from rules.citations import Citation
from rules.library import Rule
from rules.models import Document
from rules.shelves import Panel

from . import obedience, silences
from .obedience import HEADING, OPEN, REFERENCE, Coverage

Shown = Callable[[Coverage], bool]

# What can be asked for: the name in the address, the words on the page, and which clauses are meant.
FILTERS: tuple[tuple[str, str, Shown], ...] = (
    ("", "All clauses", lambda _: True),
    ("obeyed", "Obeyed", lambda row: row.obeyed),
    ("exercised", "Shown by scenarios", lambda row: bool(row.scenarios)),
    ("reference", "Reference only", lambda row: row.state == REFERENCE),
    ("open", "Open", lambda row: row.state == OPEN),
)


def clauses(request: HttpRequest) -> HttpResponse:
    rows = [row for row in obedience.shipped() if row.state != HEADING]
    chosen = next((one for one in FILTERS if one[0] == request.GET.get("show", "")), FILTERS[0])
    counted = [(name, words, sum(map(meant, rows))) for name, words, meant in FILTERS]
    context = {
        "groups": _by_document(library.current(), [row for row in rows if chosen[2](row)]),
        "filters": [one for one in counted if one[2]],
        "chosen": chosen[0],
        "totals": totals(rows),
    }
    return render(request, "cards/engine_clauses.html", context)


def _by_document(
    books: library.Library, rows: list[Coverage]
) -> list[tuple[Document, list[tuple[str, list[Coverage]]]]]:
    """The clauses as the documents have them: below the heading of their section."""
    placed = [(rule, row) for row in rows if (rule := books.as_written(row.cite))]
    groups = []
    for document, found in groupby(placed, key=lambda one: one[0].document):
        sections = groupby(found, key=lambda one: _section(one[0]))
        groups.append((document, [(title, [row for _, row in inside]) for title, inside in sections]))
    return groups


def _section(rule: Rule) -> str:
    top = rule.trail[0] if rule.trail else None
    return f"{top.spine.number} {top.heading}".strip() if top else ""


def totals(rows: list[Coverage]) -> list[tuple[str, int]]:
    states = Counter("obeyed" if row.obeyed else row.state for row in rows)
    scenarios = {name for row in rows for name in row.scenarios}
    told = [("clauses obeyed", states["obeyed"]), ("reference only", states[REFERENCE])]
    told += [("open", states[OPEN])] if states[OPEN] else []
    return [*told, ("scenarios that show them", len(scenarios))]


def assumptions(request: HttpRequest) -> HttpResponse:
    found = silences.assumptions()
    groups = [
        ("On the table", [one for one in found if not one.elsewhere]),
        ("In the deck check", [one for one in found if one.elsewhere]),
    ]
    return render(request, "cards/engine_assumptions.html", {"groups": groups})


def beside_a_clause(rule: Rule) -> Panel | None:
    """What the engine does with it; nothing on a heading, or where an imported version has what our words do not."""
    cites = {str(Citation(rule.document.key, words.key)) for words in rule.ours.values()}
    rows = [row for row in obedience.shipped() if row.cite in cites and row.state != HEADING]
    if not rows:
        return None
    return Panel("cards/_engine_beside_clause.html", {"row": rows[0], "silences": silences.concerning(cites)})


def beside_the_documents(books: library.Library) -> Panel:
    return Panel("cards/_engine_beside_documents.html")
