from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from .. import finding, library, places, shelves
from ..library import Rule
from ..search import Hit, Results
from ..shelves import Panel
from ..syntax import SYNTAX
from ..throttling import throttled

PAGE = 10
DEEPEST = 50  # pages; nobody reads further, and each page costs


@dataclass(frozen=True)
class Found:
    """A hit with the clause behind it, so that it can be shown inside its section."""

    hit: Hit
    rule: Rule | None
    panel: Panel | None = None

    @property
    def neighbours(self) -> list[Rule]:
        """The clauses around the hit in its section: one before, one after."""
        rule = self.rule
        if rule is None or rule.parent is None:
            return []
        place = rule.parent.children.index(rule)
        return rule.parent.children[max(0, place - 1) : place + 2]


@throttled
def search(request: HttpRequest) -> HttpResponse:
    text = request.GET.get("q", "")
    page = _page(request.GET.get("page", ""))
    correct = request.GET.get("exact") != "1"
    kind = request.GET.get("kind") or None
    results = finding.searcher().search(text, limit=PAGE, offset=(page - 1) * PAGE, correct=correct, kind=kind)
    if "stay" not in request.GET and (address := _jump(text, results)):
        return redirect(address)
    context = {
        "q": text[:200],
        "results": results,
        "found": _found(results),
        "page": page,
        "kind": kind,
        "more": results.total > page * PAGE and page < DEEPEST,
        "exact": not correct,
        "everything": sum(results.counts.values()),
    }
    return render(request, "rules/search.html", context)


@throttled
def suggest(request: HttpRequest) -> HttpResponse:
    text = request.GET.get("q", "")
    results = finding.searcher().suggest(text) if text.strip() else None
    context = {"q": text[:200], "results": results, "found": _found(results) if results else []}
    return render(request, "rules/_suggest.html", context)


def syntax(request: HttpRequest) -> HttpResponse:
    return render(request, "rules/syntax.html", {"groups": SYNTAX})


def _jump(text: str, results: Results) -> str | None:
    """Where a query leads that names one thing: a citation, the name of a card, or the only hit there is."""
    place = places.locate_now(results.jump) if results.jump else shelves.named(text)
    if place is None and results.total == 1 and results.hits:
        place = places.locate_now(results.hits[0].cite) or shelves.named(results.hits[0].cite)
    return place.address if place else None


def _page(asked: str) -> int:
    return min(max(int(asked), 1), DEEPEST) if asked.isascii() and asked.isdigit() and len(asked) < 5 else 1


def _found(results: Results) -> list[Found]:
    books = library.current()
    return [
        Found(hit, books.find(hit.cite)) if hit.kind == "clause" else Found(hit, None, shelves.show(hit))
        for hit in results.hits
    ]
