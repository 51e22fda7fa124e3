"""Where a citation leads: to a clause of the library, or to what another app knows by it."""

from django.urls import reverse

from . import library, shelves
from .citations import parse_citation
from .library import Rule
from .shelves import Place


def of_rule(rule: Rule) -> Place:
    return Place(reverse("rules:clause", args=[rule.document.key, rule.key]), rule.heading, rule.cite)


def locate_now(citation: str) -> Place | None:
    """As somebody typed it or a page shows it: by the numbers in force, and only then as our words have it."""
    rule = library.current().find(citation)
    return of_rule(rule) if rule else locate(citation)


def locate(citation: str) -> Place | None:
    """As written in our words: by the numbers of the version they were written for, wherever the clause stands now."""
    if rule := library.current().as_written(citation):
        return of_rule(rule)
    read = parse_citation(citation)
    return shelves.locate(read) if read else None
