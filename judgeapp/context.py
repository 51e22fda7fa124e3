"""What every page knows: its theme, the public address, what is in the main navigation."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest

THEMES = ("light", "dark")

# (place, icon, address, beginnings of the addresses that belong to it)
PLACES = (
    ("Rules", "rules", "/rules/", ("/rules/", "/glossary/", "/authority/", "/disagreements/", "/engine/")),
    ("Cards", "cards", "/cards/", ("/cards/",)),
    ("Sandbox", "sandbox", "/sandbox/", ("/sandbox/",)),
    ("Decks", "decks", "/decks/", ("/decks/",)),
    ("Search", "search", "/search/", ("/search/",)),
)


def theme_of(request: HttpRequest) -> str:
    chosen = request.COOKIES.get("theme", "")
    return chosen if chosen in THEMES else ""


def site(request: HttpRequest) -> dict[str, Any]:
    places = [(name, icon, url, request.path.startswith(own)) for name, icon, url, own in PLACES]
    return {"theme": theme_of(request), "site_url": settings.SITE_URL, "places": places}
