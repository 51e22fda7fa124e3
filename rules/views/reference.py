from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .. import disagreements as register
from .. import glossary as words
from .. import library
from ..authority import LADDER


def glossary(request: HttpRequest) -> HttpResponse:
    terms = words.terms(library.current())
    groups = [("Keywords", [t for t in terms if t.keyword]), ("Terms", [t for t in terms if not t.keyword])]
    return render(request, "rules/glossary.html", {"groups": groups})


def authority(request: HttpRequest) -> HttpResponse:
    books = library.current()
    unranked = [document for document in books.documents if document.rank is None]
    context = {
        "ladder": LADDER,
        "unranked": unranked,
        "rule": books.as_written("DR-0.1"),
        "register": register.register(),
    }
    return render(request, "rules/authority.html", context)


def disagreements(request: HttpRequest) -> HttpResponse:
    return render(request, "rules/disagreements.html", {"register": register.register()})
