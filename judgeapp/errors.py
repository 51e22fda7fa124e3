"""What the API says when something is wrong: always one sentence under `detail`."""

from typing import Any

from rest_framework.exceptions import ValidationError
from rest_framework.response import Response
from rest_framework.views import exception_handler


def answer(error: Exception, context: dict[str, Any]) -> Response | None:
    response = exception_handler(error, context)
    if response is not None and isinstance(error, ValidationError):
        response.data = {"detail": _sentence(error.detail)}
    return response


def _sentence(detail: Any) -> str:
    if isinstance(detail, dict):
        return " ".join(
            _sentence(value) if name == "detail" else f"{name}: {_sentence(value)}" for name, value in detail.items()
        )
    if isinstance(detail, list):
        return " ".join(_sentence(value) for value in detail)
    return str(detail)
