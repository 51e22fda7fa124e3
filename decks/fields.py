"""Fields that take what the schema says and nothing that merely turns into it."""

from typing import Any

from rest_framework import serializers

from .bounds import LIST_CHARACTERS


class Text(serializers.RegexField):
    """Any text without a null character, kept as it was sent."""

    def __init__(self, **options: Any) -> None:
        super().__init__(r"^[^\x00]*$", trim_whitespace=False, **{"allow_blank": True, **options})

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class DeckText(Text):
    def __init__(self, **options: Any) -> None:
        super().__init__(max_length=LIST_CHARACTERS, **options)


class Whole(serializers.IntegerField):
    def to_internal_value(self, data: Any) -> int:
        if type(data) is not int:
            self.fail("invalid")
        return super().to_internal_value(data)
