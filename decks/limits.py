"""Pages that take a list in: too much is refused clearly before it is read, and posts carry their token."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.csrf import csrf_exempt, csrf_protect

from rules.intake import drain, length

from .bounds import REQUEST_BYTES

View = Callable[..., Any]  # a page, or one that comes in parts


def bounded(view: View) -> View:
    """The token is checked inside, because looking for it reads the whole request: first its size must be known."""
    protected = csrf_protect(view)

    @csrf_exempt
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        if length(request) > REQUEST_BYTES:
            drain(request)
            return too_large(request)
        try:
            return protected(request, *args, **kwargs)
        except RequestDataTooBig:
            return too_large(request)

    return guarded


def too_large(request: HttpRequest) -> HttpResponse:
    return render(request, "decks/too_large.html", {"most": REQUEST_BYTES // 1_000_000}, status=413)
