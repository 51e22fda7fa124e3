"""The field of a deck list."""

from typing import Any

from rules.fields import Text

from .bounds import LIST_CHARACTERS


class DeckText(Text):
    def __init__(self, **options: Any) -> None:
        super().__init__(max_length=LIST_CHARACTERS, **options)
