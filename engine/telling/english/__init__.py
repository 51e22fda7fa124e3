"""Effects told in English, in the words of our card texts (docs/card-wording.md), so that the compiler reads them back.

What the compiler has no words for is told in others, which it does not read: never in words that mean something else.
"""

from collections.abc import Iterable

from ...effects.abilities import Paragraph
from . import amounts, beginning, choosing, conditions, game, kinds, moving, reaches, rules, verbs  # noqa: F401
from .parts import paragraph
from .speaking import Telling

THIS = {"permanent": "this Permanent", "equipment": "this Equipment", "ritual": "this Ritual", "animal": "this Animal"}


def told(part: Paragraph, type: str = "spell", before: tuple[Paragraph, ...] = ()) -> str:
    """One part of a card, in one sentence or a few; `before` are the parts told before it, which it may go on from."""
    return paragraph(part, Telling(THIS.get(type, "this spell"), before))


def card_text(paragraphs: Iterable[tuple[int, Paragraph]], type: str = "spell") -> str:
    """A whole card: parts with the same number are one paragraph. Numbers that are skipped close up."""
    found: dict[int, list[str]] = {}
    before: tuple[Paragraph, ...] = ()
    for number, part in paragraphs:
        found.setdefault(number, []).append(told(part, type, before))
        before = (*before, part)
    return "\n\n".join(" ".join(parts) for parts in found.values())
