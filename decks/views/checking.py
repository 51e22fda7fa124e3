from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cards import collection
from rules.throttling import throttled

from .. import asking, charts, register, sheet
from ..asking import Asked
from ..bounds import Refused
from ..check import Report, check
from ..limits import bounded
from ..listing import read


def index(request: HttpRequest) -> HttpResponse:
    return render(request, "decks/index.html", {"holds": register.in_force()})


def _report(asked: Asked) -> tuple[Report | None, str]:
    """The report, or why there is none."""
    if asked.refused or not asked.text.strip():
        return None, asked.refused or asked.problem
    try:
        return check(read(asked.text), collection.current(), asked.holds), asked.problem
    except Refused as refusal:
        return None, str(refusal)


@throttled
@bounded
def one(request: HttpRequest) -> HttpResponse:
    asked = asking.asked(request)
    report, problem = _report(asked)
    context = {
        "asked": asked,
        "report": report,
        "problem": problem,
        "charts": charts.charts(report.held) if report else (),
        "empty": request.method == "POST" and not report and not problem,
    }
    return render(request, "decks/check.html", context, status=400 if problem and report is None else 200)


@throttled
@bounded
def table_sheet(request: HttpRequest) -> HttpResponse:
    """The sheet to count a physical deck against."""
    asked = asking.asked(request)
    report, problem = _report(asked)
    if report is None:
        context = {"asked": asked, "problem": problem, "empty": not problem}
        return render(request, "decks/check.html", context, status=400)
    fields = request.POST if request.method == "POST" else request.GET
    by = sheet.BY_NAME if fields.get("by") == sheet.BY_NAME else sheet.BY_ELEMENT
    context = {
        "asked": asked,
        "report": report,
        "by": by,
        "main": sheet.groups(report.held, side=False, by=by),
        "side": sheet.groups(report.held, side=True, by=sheet.BY_NAME),
        "player": fields.get("player", "")[:100],
    }
    return render(request, "decks/sheet.html", context)
