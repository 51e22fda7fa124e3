from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cards import collection
from rules.throttling import throttled

from .. import sides
from ..bounds import Refused, checked_text
from ..limits import bounded
from ..listing import read


@throttled
@bounded
def siding(request: HttpRequest) -> HttpResponse:
    fields = request.POST if request.method == "POST" else request.GET
    registered, played, game = fields.get("registered", ""), fields.get("played", ""), _game(fields.get("game", ""))
    context: dict[str, object] = {"registered": registered, "played": played, "game": game}
    context["games"] = range(1, sides.LAST_GAME + 1)
    if request.method == "POST" and not (registered.strip() and played.strip()):
        context["problem"] = "Give both lists: the registered one, and that of the game."
    elif registered.strip() and played.strip():
        try:
            before, after = read(checked_text(registered)), read(checked_text(played))
            context["siding"] = sides.compare(before, after, game, collection.current())
        except Refused as refusal:
            context["problem"] = str(refusal)
    return render(request, "decks/sides.html", context, status=400 if "problem" in context else 200)


def _game(typed: str) -> int:
    return int(typed) if typed in map(str, range(1, sides.LAST_GAME + 1)) else 2
