from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from .. import library
from ..corpus.compare import SAME, word_runs
from ..corpus.compare import compare as compare_texts
from ..models import Clause, Document, Lineage, Version
from ..throttling import throttled


def versions(request: HttpRequest, document: str) -> HttpResponse:
    found = get_object_or_404(Document, key=document.upper())
    return render(request, "rules/versions.html", {"document": found, "versions": found.versions.all()})


@throttled
def compare(request: HttpRequest, document: str) -> HttpResponse:
    found = get_object_or_404(Document, key=document.upper())
    known = list(found.versions.all())
    old, new = chosen_pair(known, request.GET.get("from", ""), request.GET.get("to", ""))
    changes = compare_texts(old.text(), new.text())
    context = {
        "document": found,
        "versions": known,
        "old": old,
        "new": new,
        "changes": [change for change in changes if change.kind != SAME],
        "unchanged": sum(change.kind == SAME for change in changes),
    }
    return render(request, "rules/compare.html", context)


def chosen_pair(known: list[Version], old: str, new: str) -> tuple[Version, Version]:
    """The two versions asked for by name; by default the newest, and the one before it that is most like it."""
    if not known:
        raise Http404("This document has no version.")
    by_name = {version.name: version for version in known}
    for name in (old, new):
        if name and name not in by_name:
            raise Http404(f"There is no version called {name[:80]}.")
    newer = by_name.get(new, known[-1])
    earlier = [version for version in known if version.added <= newer.added and version != newer] or [newer]
    likest = max(
        earlier, key=lambda other: (other.language == newer.language, other.origin == newer.origin, other.added)
    )
    return by_name.get(old, likest), newer


@throttled
def history(request: HttpRequest, document: str, key: str) -> HttpResponse:
    """One clause through all versions, newest first, each with what it changed in the one before it of its kind."""
    lineage = _lineage(document.upper(), key)
    clauses = lineage.clauses.select_related("version__document").order_by("version__added", "version_id")
    earlier: dict[tuple[str, str], Clause] = {}
    entries = []
    for clause in clauses:
        kind = (clause.version.origin, clause.version.language)
        before = earlier.get(kind)
        runs = word_runs(before.text().full_text, clause.text().full_text) if before else ()
        entries.append({"clause": clause, "before": before, "runs": runs, "changed": any(r.sign != "=" for r in runs)})
        earlier[kind] = clause
    context = {
        "document": lineage.document,
        "lineage": lineage,
        "clause": entries[-1]["clause"],
        "entries": entries[::-1],
    }
    return render(request, "rules/history.html", context)


def _lineage(document: str, key: str) -> Lineage:
    rule = library.current().get(document, key)
    if rule is not None:
        return get_object_or_404(Lineage, pk=rule.lineage)
    clause = Clause.objects.filter(version__document__key=document, key=key).order_by("version__added").last()
    if clause is None:
        raise Http404("There is no such clause.")
    return clause.lineage
