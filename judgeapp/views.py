from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from rules import health, library, places
from rules.authority import LADDER

from .context import THEMES, theme_of

ASKED_MOST = (
    ("When are targets chosen?", "DR-4.2.2"),
    ("When may I act at any time?", "DR-4.3"),
    ("In what order is a spell discarded?", "DR-6.5"),
    ("Can a Protector take lost Health Points?", "DR-3.2.1"),
    ("Which pile does Mana go to?", "RB-the-available-ether"),
)
TURN = (
    (
        "Start of turn",
        "Zenith, control validity, start-of-turn effects; the active player orders them.",
        ("DR-3.2.6", "DR-10.7"),
    ),
    (
        "Draw phase",
        "One card. The first player skips it on the first turn. No deck to draw from loses the game.",
        ("RB-draw-phase",),
    ),
    (
        "Mana gathering phase",
        "Three Mana into the Available Ether, the smaller pile first; then take one pile.",
        ("RB-the-available-ether",),
    ),
    (
        "Main phase",
        "Prepare, channel, activate, use abilities, trade Mana, in any order.",
        ("DR-2.2", "RB-trading-mana"),
    ),
    ("End of turn", "End-of-turn effects, then down to seven cards in hand. Mana is kept.", ("RB-end-of-turn",)),
)


def home(request: HttpRequest) -> HttpResponse:
    asked = [(question, cite, place) for question, cite in ASKED_MOST if (place := places.locate(cite))]
    context = {"asked": asked, "turn": TURN, "ladder": LADDER, "books": library.current()}
    return render(request, "home.html", context)


def healthz(request: HttpRequest) -> HttpResponse:
    report = health.report()
    return JsonResponse(report, status=200 if report["ok"] else 503, headers={"Cache-Control": "no-store"})


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Remember the chosen theme; the button gives the one it wants, so that it works without script."""
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(back, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        back = "/"
    response = HttpResponseRedirect(back)
    wanted = request.POST.get("theme", "")
    if wanted == "other":
        wanted = "light" if theme_of(request) == "dark" else "dark"
    if wanted in THEMES:
        response.set_cookie(
            "theme", wanted, max_age=31_536_000, samesite="Lax", secure=request.is_secure(), httponly=True
        )
    else:
        response.delete_cookie("theme")
    return response
