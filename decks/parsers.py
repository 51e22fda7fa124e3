"""JSON from strangers: bounded, and never a server error for being nested too deep."""

import io
from collections.abc import Mapping
from typing import IO, Any

from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import JSONParser

from .bounds import REQUEST_BYTES


class TooLarge(APIException):
    status_code = 413
    default_detail = f"A request has at most {REQUEST_BYTES:,} bytes."
    default_code = "too_large"


class BoundedJSON(JSONParser):
    def parse(
        self, stream: IO[Any], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        data = stream.read(REQUEST_BYTES + 1)
        if len(data) > REQUEST_BYTES:
            raise TooLarge
        try:
            return super().parse(io.BytesIO(data), media_type, parser_context)
        except RecursionError as error:
            raise ParseError("The JSON is nested too deep.") from error
