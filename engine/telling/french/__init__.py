"""Effects told in French, in the terms of the French cards. It is for readers only: nothing reads it back."""

from collections.abc import Iterable

from ...effects.abilities import Paragraph
from . import amounts, choosing, conditions, kinds, mana, parts, rules, verbs  # noqa: F401
from .speaking import Telling, tell

THIS = {"permanent": "ce Permanent", "equipment": "cet Équipement", "ritual": "ce Rituel", "animal": "cet Animal"}


def told(part: Paragraph, type: str = "spell") -> str:
    """One part of a card, in one sentence or a few."""
    return tell(part, Telling(THIS.get(type, "ce sort")))


def card_text(paragraphs: Iterable[tuple[int, Paragraph]], type: str = "spell") -> str:
    """A whole card: parts with the same number are one paragraph."""
    found: dict[int, list[str]] = {}
    for number, part in paragraphs:
        found.setdefault(number, []).append(told(part, type))
    return "\n\n".join(" ".join(lines) for lines in found.values())
