"""Fields that take what the schema says and nothing that merely turns into it."""

from typing import Any

from rest_framework import serializers


class Text(serializers.RegexField):
    """Any text without a null character, kept as it was sent; a number is none."""

    def __init__(self, **options: Any) -> None:
        super().__init__(r"^[^\x00]*$", trim_whitespace=False, **{"allow_blank": True, **options})

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class Whole(serializers.IntegerField):
    def to_internal_value(self, data: Any) -> int:
        if type(data) is not int:
            self.fail("invalid")
        return super().to_internal_value(data)


class Truth(serializers.BooleanField):
    def to_internal_value(self, data: Any) -> bool:
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data
