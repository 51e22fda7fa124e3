from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .. import asking


def legality(request: HttpRequest) -> HttpResponse:
    """The lists by date, what is in force on the day that is asked for first."""
    asked = asking.asked(request)
    holds = asked.holds
    context = {
        "asked": asked,
        "holds": holds,
        "others": [each for each in asked.lists.official if each is not holds.official],
        "problem": asked.problem,
    }
    return render(request, "decks/legality.html", context)
