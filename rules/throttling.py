"""Pages that cost more than a look-up answer one address only so often; the API has limits of its own."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from rest_framework.request import Request
from rest_framework.throttling import AnonRateThrottle
from rest_framework.views import APIView

View = Callable[..., HttpResponse]


class PageThrottle(AnonRateThrottle):
    scope = "page"

    def get_rate(self) -> str:
        return str(settings.PAGE_RATE)


def throttled(view: View) -> View:
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        throttle = PageThrottle()
        if not throttle.allow_request(Request(request), APIView()):
            wait = round(throttle.wait() or 1)
            message = f"Too many requests from your address. Please try again in {wait} seconds."
            return HttpResponse(message, status=429, content_type="text/plain", headers={"Retry-After": str(wait)})
        return view(request, *args, **kwargs)

    return guarded
