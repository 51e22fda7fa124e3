"""What strangers send to the API: its size is looked at before it is read, and nesting is never a server error."""

from collections.abc import Mapping
from typing import IO, Any

from django.conf import settings
from django.http import HttpRequest
from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import JSONParser
from rest_framework.request import Request
from rest_framework.views import APIView

CHUNK = 64 * 1024
DRAINED = 16_000_000


class TooLarge(APIException):
    status_code = 413
    default_code = "too_large"

    def __init__(self, most: int) -> None:
        super().__init__(f"A request has at most {most:,} bytes.")


class BoundedJSON(JSONParser):
    def parse(
        self, stream: IO[Any], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        try:
            return super().parse(stream, media_type, parser_context)
        except RecursionError as error:
            raise ParseError("The JSON is nested too deep.") from error


class Intake(APIView):
    """A call that takes something in: `most` bytes of it."""

    parser_classes = (BoundedJSON,)
    most: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        if length(request) > self.most:
            drain(request)
            raise TooLarge(self.most)


def length(request: HttpRequest | Request) -> int:
    given = request.META.get("CONTENT_LENGTH") or "0"
    return int(given) if given.isascii() and given.isdigit() else 0


def drain(request: HttpRequest | Request) -> None:
    """Read on without keeping: a browser that is cut off while it sends never shows the answer."""
    for _ in range(DRAINED // CHUNK):
        if not request.read(CHUNK):
            return
