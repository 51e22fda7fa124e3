"""Pages of the sandbox: the board, and without script a form; a saved scenario."""

from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.timezone import localdate

from decks.limits import bounded
from rules.throttling import throttled

from . import links, opening, playing, reading, saving, sheets, studies, writing
from .bounds import Refused
from .opening import Opened


@throttled
@bounded
def board(request: HttpRequest) -> HttpResponse:
    """The board; what was written into the form, resolved, for a browser without script."""
    if request.method == "POST":
        return _written(request, request.POST.get("yaml", ""))
    return _page(request, opening.opened(request.GET))


def _written(request: HttpRequest, text: str) -> HttpResponse:
    try:
        study = reading.from_yaml(text)
    except Refused as refusal:
        return _page(request, Opened(problem=str(refusal)), yaml=text)
    report = playing.report(studies.line(study), positions=False)
    code = links.encode(study)
    address = f"/sandbox/sheet/?s={code}" if len(code) <= links.LINK_CHARACTERS else ""
    return _page(request, Opened(study), yaml=text, report=report, sheet=address)


@throttled
def saved(request: HttpRequest, id: str) -> HttpResponse:
    return _page(request, saved_or_404(id))


def saved_or_404(id: str) -> Opened:
    found = saving.found(id)
    if found is None:
        raise Http404("No scenario is saved under that id.")
    return Opened(saving.document_of(found), id=found.id)


@throttled
def sheet(request: HttpRequest) -> HttpResponse:
    """The ruling sheet of a link or an example."""
    return _sheet(request, opening.opened(request.GET))


@throttled
def saved_sheet(request: HttpRequest, id: str) -> HttpResponse:
    return _sheet(request, saved_or_404(id))


def _sheet(request: HttpRequest, found: Opened) -> HttpResponse:
    if found.problem:
        return _page(request, found)
    node, language = request.GET.get("node", "")[:20], request.GET.get("lang", "en")
    made = sheets.sheet(found, node, language)
    if made.ruling.status == "invalid":
        return _page(request, replace(found, problem="This is no position the engine can read."))
    kind = request.GET.get("as", "")
    if kind in sheets.KINDS:
        return HttpResponse(made.written(kind), content_type="text/plain; charset=utf-8")
    context = {"sheet": made, "ruling": made.ruling, "words": made.ruling.words, "today": localdate(), "id": found.id}
    return render(request, "sandbox/sheet.html", {**context, "others": _others(request)})


def _others(request: HttpRequest) -> dict[str, str]:
    """This page's address in the other language, and as each kind of text."""
    found = {}
    for name, key, value in (("en", "lang", "en"), ("fr", "lang", "fr"), *((k, "as", k) for k in sheets.KINDS)):
        query = request.GET.copy()
        query[key] = value
        found[name] = f"?{query.urlencode()}"
    return found


def _page(request: HttpRequest, found: Opened, yaml: str | None = None, **more: Any) -> HttpResponse:
    text = writing.yaml_of(found.study) if yaml is None else yaml
    boot = opening.boot(found, request.GET)
    context = {"boot": boot, "title": found.title, "problem": found.problem, "yaml": text, "action": "/sandbox/"}
    return render(request, "sandbox/sandbox.html", {**context, **more}, status=400 if found.problem else 200)
