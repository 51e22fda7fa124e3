"""A printed card as the engine sees it."""

from dataclasses import dataclass
from functools import cached_property

from .effects.abilities import Ability, AsSoonAs, Keyword, OnActivation, Paragraph, Triggered
from .effects.standing import CantControl, NoEffects
from .mana import NONE, Mana

Numbered = tuple[int, Paragraph]


@dataclass(frozen=True)
class CardDef:
    """`paragraphs` are (number of the paragraph on the card, what it is); `x` the element of a cost that is X.

    `because` are the notes of the Card Database by which its text is read otherwise than printed, `over` the clauses
    they stand above; `unread` the paragraphs nobody understood, which are left to the judge's hand.
    """

    name: str
    element: str = ""
    type: str = "spell"
    slot: str = ""
    cost: Mana = NONE
    x: str = ""
    components: tuple[tuple[str, int], ...] = ()
    hp: int | None = None
    words: frozenset[str] = frozenset()
    paragraphs: tuple[Numbered, ...] = ()
    because: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    unread: tuple[int, ...] = ()
    hp_x: bool = False

    @cached_property
    def keywords(self) -> tuple[Keyword, ...]:
        return tuple(part for _, part in self.paragraphs if isinstance(part, Keyword))

    @cached_property
    def rules(self) -> tuple[Numbered, ...]:
        """What holds or listens while it is in play: all but keywords, abilities and what activation does."""
        return tuple((n, part) for n, part in self.paragraphs if not isinstance(part, Keyword | OnActivation | Ability))

    @cached_property
    def hears(self) -> frozenset[str]:
        return frozenset(part.on for _, part in self.paragraphs if isinstance(part, Triggered))

    @cached_property
    def watches(self) -> bool:
        """Whether it waits for a condition to come about."""
        return any(isinstance(part, AsSoonAs | CantControl) for _, part in self.paragraphs)

    @cached_property
    def blanks(self) -> bool:
        """Whether it takes the effects of other cards away."""
        return any(isinstance(part, NoEffects) and part.of is not None for _, part in self.paragraphs)

    @property
    def form(self) -> str:
        """What it is on the board once prepared: an ordinary spell is prepared, the others are what they are."""
        return "prepared" if self.type == "spell" else self.type

    def cite(self, paragraph: int = 0) -> str:
        return f"CT:{self.name}.{paragraph}" if paragraph else f"CT:{self.name}"
