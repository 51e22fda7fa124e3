from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string

from .. import library, places, prose, shelves
from ..authority import LADDER
from ..library import Library, Rule
from ..models import Clause
from .documents import chosen_language, document_or_404


def clause(request: HttpRequest, document: str, key: str) -> HttpResponse:
    books = library.current()
    rule = books.get(document, key)
    if rule is None:
        return _elsewhere(request, books, document, key)
    language = chosen_language(request, rule.languages)
    context = {"rule": rule, "article": _article(books, rule, language), "preview": preview(rule), "language": language}
    return render(request, "rules/clause.html", context)


def _article(books: Library, rule: Rule, language: str) -> str:
    """The page's main part depends on nothing but the library, so it is rendered once while that is in force."""
    name = ("clause", rule.cite, language)
    if name not in books.rendered:
        context = {
            "rule": rule,
            "words": rule.words(language),
            "language": language,
            "ladder": LADDER,
            "copy": copy_text(rule),
            "link": settings.SITE_URL + rule.permalink,
            "panels": shelves.panels("clause", rule),
        }
        books.rendered[name] = render_to_string("rules/_clause.html", context)
    return books.rendered[name]


def _elsewhere(request: HttpRequest, books: Library, document: str, key: str) -> HttpResponse:
    """A clause that is spelt otherwise or has moved redirects; one that was removed is shown as it last stood."""
    found = document_or_404(books, document)
    if rule := books.find(f"{found.key}-{key}"):
        return redirect(places.of_rule(rule).address)
    last = (
        Clause.objects.filter(version__document=found, key=key)
        .select_related("version")
        .order_by("version__added")
        .last()
    )
    if last is None:
        raise Http404(f"{found.title} has no clause {key}.")
    for rule in books.by_document[found.key]:
        if rule.lineage == last.lineage_id:
            return redirect(places.of_rule(rule).address, permanent=False)
    return render(request, "rules/removed.html", {"document": found, "clause": last}, status=410)


def permalink(request: HttpRequest, document: str, slug: str) -> HttpResponse:
    """The address that never moves: by the clause's line of descent, not by its number."""
    books = library.current()
    found = document_or_404(books, document)
    lineage = found.lineages.filter(slug=slug).first()
    if lineage is None:
        raise Http404("There is no such clause.")
    for rule in books.by_document[found.key]:
        if rule.lineage == lineage.pk:
            return redirect(places.of_rule(rule).address)
    last = lineage.clauses.select_related("version").order_by("version__added").last()
    if last is None:  # our words once had it, and when they change only their latest state is kept
        raise Http404("This clause is no longer part of the rules.")
    return render(request, "rules/removed.html", {"document": found, "clause": last}, status=410)


def cite(request: HttpRequest, citation: str) -> HttpResponse:
    place = places.locate_now(citation)
    if place is None:
        raise Http404(f"Nothing is cited as {citation[:80]}.")
    return redirect(place.address)


def preview(rule: Rule) -> str:
    return prose.shortened(prose.to_plain((rule.official or rule.words()).full_text), 240)


def copy_text(rule: Rule) -> str:
    """What a judge pastes into a chat: number, text, version, link."""
    text = prose.to_plain((rule.official or rule.words()).full_text)
    since = f", in force since {rule.version.effective:%Y-%m-%d}" if rule.version.effective else ""
    told = "" if rule.official else ", told in Blackrobe's words"
    return (
        f"{rule.cite} {rule.heading}\n{text}\n"
        f"({rule.document.title} {rule.version.label}{since}{told})\n{settings.SITE_URL}{rule.permalink}"
    )
