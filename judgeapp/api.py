"""The API's router and the page that explains it."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import URLPattern, URLResolver, include, path
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.views import SpectacularAPIView

from cards import api as cards_api
from decks import api as decks_api
from rules import api as rules_api
from rules.throttling import throttled
from sandbox import api as sandbox_api


@throttled
def explained(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document as a page in the site's own look; a ready-made viewer would need inline script and style."""
    schema = SchemaGenerator().get_schema(public=True)  # type: ignore[no-untyped-call]
    calls = [
        _call(method, address, operation)
        for address, operations in schema["paths"].items()
        for method, operation in operations.items()
    ]
    return render(request, "api.html", {"calls": calls, "rate": settings.API_RATE, "info": schema["info"]})


def _call(method: str, address: str, operation: dict[str, Any]) -> dict[str, Any]:
    return {
        "method": method.upper(),
        "address": address,
        "about": operation.get("description", ""),
        "parameters": operation.get("parameters", []),
        "answers": operation["responses"].keys(),
    }


APPS = rules_api.urlpatterns + cards_api.urlpatterns + sandbox_api.urlpatterns + decks_api.urlpatterns
urlpatterns: list[URLPattern | URLResolver] = [
    path("", explained, name="api"),
    path("schema/", SpectacularAPIView.as_view(), name="schema"),
    path("", include((APPS, "api"))),
]
