"""Effects in words, in the language that is asked for. Pure."""

from collections.abc import Iterator

from engine.effects.abilities import Paragraph
from engine.telling import english, french

LANGUAGES = ("en", "fr")
Parts = tuple[tuple[int, Paragraph], ...]


def told(parts: Parts, type_: str = "spell", language: str = "en") -> Iterator[str]:
    """Each part of a card, in the words of our card texts; in English a part may go on from those before it."""
    for place, (_, part) in enumerate(parts):
        if language == "fr":
            yield french.told(part, type_)
        else:
            yield english.told(part, type_, tuple(before for _, before in parts[:place]))
