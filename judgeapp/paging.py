"""How the API pages its lists: strictly, so that a mistyped size is said and not guessed at."""

from typing import Any

from rest_framework.exceptions import ValidationError
from rest_framework.pagination import PageNumberPagination
from rest_framework.request import Request


class Pages(PageNumberPagination):
    page_size_query_param = "size"
    max_page_size = 200

    def get_page_size(self, request: Request) -> int:
        return _whole(request, "size", int(self.page_size or self.max_page_size), self.max_page_size)

    def get_page_number(self, request: Request, paginator: Any) -> int:
        return _whole(request, "page", 1, 1_000_000)

    def get_schema_operation_parameters(self, view: Any) -> list[dict[str, Any]]:
        bounds = {"page": {"minimum": 1, "maximum": 1_000_000}, "size": {"minimum": 1, "maximum": self.max_page_size}}
        parameters = super().get_schema_operation_parameters(view)
        for parameter in parameters:
            parameter["schema"] = {"type": "integer", **bounds[parameter["name"]]}
        return parameters


def _whole(request: Request, name: str, default: int, most: int) -> int:
    asked = request.query_params.getlist(name)
    if not asked:
        return default
    if len(asked) > 1 or not (asked[0].isascii() and asked[0].isdigit() and 1 <= int(asked[0][:9]) <= most):
        raise ValidationError({"detail": f"{name} is a number from 1 to {most}."})
    return int(asked[0])
