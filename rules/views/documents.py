from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from .. import library, shelves
from ..authority import LADDER
from ..library import Library
from ..models import Document


def index(request: HttpRequest) -> HttpResponse:
    books = library.current()
    held = [(document, books.by_document[document.key][0].version) for document in books.documents]
    context = {"books": books, "shelves": held, "ladder": LADDER, "panels": shelves.panels("documents", books)}
    return render(request, "rules/index.html", context)


def document(request: HttpRequest, document: str) -> HttpResponse:
    books = library.current()
    found = document_or_404(books, document)
    rules = books.by_document[found.key]
    languages = sorted({language for rule in rules for language in rule.languages})
    language = chosen_language(request, languages)
    context = {
        "document": found,
        "rules": rules,
        "version": rules[0].version,
        "languages": languages,
        "language": language,
    }
    return render(request, "rules/document.html", context)


def document_or_404(books: Library, key: str) -> Document:
    found = books.document(key.upper())
    if found is None:
        raise Http404(f"There is no document called {key}.")
    return found


def chosen_language(request: HttpRequest, languages: list[str]) -> str:
    """The one that was asked for, if we have words in it; English where we have none at all."""
    asked = request.GET.get("lang", "")
    if asked in languages:
        return asked
    return "en" if "en" in languages or not languages else languages[0]
