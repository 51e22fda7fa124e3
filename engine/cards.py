"""A printed card as the engine sees it."""

from dataclasses import dataclass
from functools import cached_property

from .effects.abilities import Keyword, Paragraph
from .mana import NONE, Mana


@dataclass(frozen=True)
class CardDef:
    """`paragraphs` are (number of the paragraph on the card, what it is); `x` the element of a cost that is X."""

    name: str
    element: str = ""
    type: str = "spell"
    slot: str = ""
    cost: Mana = NONE
    x: str = ""
    components: tuple[tuple[str, int], ...] = ()
    hp: int | None = None
    words: frozenset[str] = frozenset()
    paragraphs: tuple[tuple[int, Paragraph], ...] = ()

    @cached_property
    def keywords(self) -> tuple[Keyword, ...]:
        return tuple(part for _, part in self.paragraphs if isinstance(part, Keyword))

    @property
    def form(self) -> str:
        """What it is on the board once prepared: an ordinary spell is prepared, the others are what they are."""
        return "prepared" if self.type == "spell" else self.type

    def cite(self, paragraph: int = 0) -> str:
        return f"CT:{self.name}.{paragraph}" if paragraph else f"CT:{self.name}"
