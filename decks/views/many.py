import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string

from cards import collection
from rules import library
from rules.throttling import throttled

from .. import asking, batch, records
from ..asking import Asked
from ..batch import Outcome, Submission
from ..bounds import Refused
from ..limits import bounded

STEP = 25  # lists between two signs of progress
HERE = "<!-- the outcomes stand here -->"


@throttled
@bounded
def many(request: HttpRequest) -> HttpResponseBase:
    asked = asking.asked(request)
    if request.method != "POST":
        return render(request, "decks/many.html", {"asked": asked})
    pasted = request.POST.get("lists", "")
    try:
        given = batch.submissions(_files(request, pasted))
    except Refused as refusal:
        context = {"asked": asked, "problem": str(refusal), "pasted": pasted}
        return render(request, "decks/many.html", context, status=400)
    found = batch.outcomes(given, collection.current(), asked.holds)
    wanted = request.POST.get("as", "")
    if wanted in ("csv", "json"):
        return _file(wanted, sorted(found, key=lambda outcome: outcome.order))
    return StreamingHttpResponse(_page(request, asked, given, found))


def _files(request: HttpRequest, pasted: str) -> list[tuple[str, bytes]]:
    sent = [(file.name or "", file.read()) for file in request.FILES.getlist("files")]
    return [*sent, *([("The text", pasted.encode("utf-8", "replace"))] if pasted.strip() else [])]


def _file(kind: str, found: list[Outcome]) -> HttpResponse:
    if kind == "csv":
        content, media = records.outcomes_csv(found), "text/csv; charset=utf-8"
    else:
        rows = {"lists": [records.outcome_record(outcome) for outcome in found]}
        content = json.dumps(rows, cls=DjangoJSONEncoder, ensure_ascii=False, indent=1)
        media = "application/json"
    headers = {"Content-Disposition": f'attachment; filename="deck-checks.{kind}"'}
    return HttpResponse(content, content_type=media, headers=headers)


def _page(request: HttpRequest, asked: Asked, given: list[Submission], found: Iterator[Outcome]) -> Iterator[str]:
    """The page in parts: its head at once, a sign of progress every few lists, the table when all are done."""
    head, _, foot = render_to_string("decks/many_done.html", {"asked": asked, "here": HERE}, request).partition(HERE)
    yield head
    done: list[Outcome] = []
    for outcome in found:
        done.append(outcome)
        if len(done) % STEP == 0 and len(done) < len(given):
            yield f'<p class="hint">{len(done)} of {len(given)} lists are checked …</p>\n'
    done.sort(key=lambda outcome: outcome.order)
    with library.pinned():  # the request's own pin is gone by now, and every citation would ask the database
        table = render_to_string("decks/_outcomes.html", _outcomes(asked, given, done), request)
    yield table
    yield foot


def _outcomes(asked: Asked, given: list[Submission], done: list[Outcome]) -> dict[str, object]:
    return {
        "asked": asked,
        "rows": [(outcome, "" if outcome.refused else asked.link_to(outcome.text)) for outcome in done],
        "legal": sum(outcome.legal for outcome in done),
        "failed": sum(not outcome.legal and not outcome.refused for outcome in done),
        "refused": sum(bool(outcome.refused) for outcome in done),
        "again": batch.table(given),
    }
