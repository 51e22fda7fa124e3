"""One request sees one library, and asks for it once."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from . import library


def one_library(answer: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    def answered(request: HttpRequest) -> HttpResponse:
        with library.pinned():
            return answer(request)

    return answered
