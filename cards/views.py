from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from rules import shelves
from rules.throttling import throttled

from . import browsing, collection, pairs, shelf, understanding
from .catalogue import mends
from .collection import Filed
from .words import can_be_component, is_called


@throttled
def browse(request: HttpRequest) -> HttpResponse:
    books = collection.current()
    query = request.GET.get("q", "")[:200]
    found, errors = browsing.matching(books, query)
    named = books.find(query)
    best = named or (found[0].card if found and query.strip() else None)
    if best and (peer := books.filed.get(request.GET.get("with", ""))):
        return redirect("cards:pair", peer.card.slug, best.slug)
    if best and (named or len(found) == 1) and "stay" not in request.GET:
        return redirect(shelf.address(best))
    context = {
        "q": query,
        "found": found,
        "errors": errors,
        "groups": browsing.groups(found, query),
        "all": len(books.cards),
    }
    return render(request, "cards/browse.html", context)


def card(request: HttpRequest, slug: str) -> HttpResponse:
    filed = filed_or_404(slug)
    understood = understanding.of_card(filed.card)
    context = {
        "filed": filed,
        "card": filed.card,
        "understood": understood,
        "texts": [(text, understood.by_number.get(n)) for n, text in enumerate(filed.wording.paragraphs, 1)],
        "links": shelf.linked().of_card[slug],
        "incomplete_links": shelf.incomplete_links(filed),
        "companions": companions(filed),
        "panels": shelves.panels("card", filed.card),
        "link": f"{settings.SITE_URL}{request.path}",
    }
    return render(request, "cards/card.html", context)


def companions(filed: Filed) -> list[tuple[str, list[Filed]]]:
    """For each component it needs, the cards that can be it."""
    books = collection.current()
    return [
        (word, [other for other in books if can_be_component(other.card) and is_called(other.card, word)])
        for word in filed.card.components
    ]


def filed_or_404(slug: str) -> Filed:
    filed = collection.current().filed.get(slug)
    if filed is None:
        raise Http404("No card is called so.")
    return filed


def pair(request: HttpRequest, one: str, other: str) -> HttpResponse:
    """Two cards together: the question judges are asked most."""
    together = pairs.together(filed_or_404(one), filed_or_404(other))
    return render(request, "cards/pair.html", {"pair": together, "cards": [together.one, together.other]})


def mended(request: HttpRequest) -> HttpResponse:
    return render(request, "cards/mended.html", {"mends": mends()})
