"""Type a card's text and see at once what is understood of it. Nothing that is typed is kept."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from rules.throttling import throttled

from . import collection, understanding
from .card import TYPES
from .telling import LANGUAGES
from .understanding import Understanding

LONGEST_TEXT, LONGEST_NAME = 2000, 80
EXAMPLE = "Start of your turn: Deal 1 damage to the opponent.\n\nWhenever you draw a card: Gain 1 HP."


@dataclass(frozen=True)
class Asked:
    text: str = ""
    name: str = ""
    type: str = "spell"
    language: str = "en"


@throttled
@require_http_methods(["GET", "HEAD", "POST"])
def reading(request: HttpRequest) -> HttpResponse:
    """`?card=tornado` begins with the text of a card; with htmx only what is understood is sent."""
    asked = _asked(request.POST if request.method == "POST" else request.GET)
    problem = f"A text has at most {LONGEST_TEXT:,} characters." if len(asked.text) > LONGEST_TEXT else ""
    context = {
        "asked": asked,
        "found": understood(asked) if asked.text.strip() and not problem else None,
        "problem": problem,
        "types": TYPES,
        "most": LONGEST_TEXT,
        "longest_name": LONGEST_NAME,
        "example": EXAMPLE,
    }
    part = request.method == "POST" and request.headers.get("HX-Request") == "true"
    return render(request, "cards/_reading.html" if part else "cards/reading.html", context)


def understood(asked: Asked) -> Understanding:
    return understanding.of_text(asked.text, asked.name, asked.type, asked.language)


def _asked(given: QueryDict) -> Asked:
    filed = collection.current().filed.get(given.get("card", ""))
    if filed is not None:
        return Asked(filed.wording.text, filed.card.name, filed.card.type or "spell")
    return Asked(
        text=given.get("text", "").replace("\r\n", "\n"),
        name=given.get("name", "").strip()[:LONGEST_NAME],
        type=_one_of(given.get("type", ""), TYPES),
        language=_one_of(given.get("language", ""), LANGUAGES),
    )


def _one_of(given: str, known: tuple[str, ...]) -> str:
    return given if given in known else known[0]
