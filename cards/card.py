"""A card as plain values: its facts, its text and notes in one wording. Pure Python."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rules.corpus.text import plain, slug

ELEMENTS = ("air", "water", "fire", "vegetal", "mineral", "arcane")
TYPES = ("spell", "permanent", "equipment", "ritual", "animal")
SLOTS = ("weapon", "head", "torso", "back", "feet", "ring", "trinket")
FACTS = ("element", "type", "slot", "cost", "components", "transmutable", "hp")  # what is printed, wording aside
X = "X"

Amount = int | str  # a number, or X


@dataclass(frozen=True)
class Note:
    """A note of the Card Database; one that says nothing keeps its number and the reason why."""

    says: str = ""
    clauses: tuple[str, ...] = ()
    kind: str = ""
    empty: str = ""
    slip: str = ""


@dataclass(frozen=True)
class Card:
    """`also` are other names it goes by; `incomplete` says why its record is not whole, where it is not.

    `notes` are those of the Card Database; `told` is what the rules tell of a card that is not in it, of their rank.
    """

    name: str
    french: str = ""
    element: str = ""
    type: str = ""
    slot: str = ""
    cost: Mapping[str, Amount] = field(default_factory=dict)
    components: Mapping[str, int] = field(default_factory=dict)
    transmutable: tuple[str, ...] = ()
    hp: Amount | None = None
    sets: tuple[str, ...] = ()
    text: str = ""
    notes: tuple[Note, ...] = ()
    told: tuple[Note, ...] = ()
    also: tuple[str, ...] = ()
    incomplete: str = ""

    @property
    def slug(self) -> str:
        return slug(self.name)

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """Each is one indivisible action, or two where it says "then" (DR-4.1)."""
        return tuple(part.strip() for part in self.text.split("\n\n") if part.strip())

    @property
    def total_cost(self) -> int:
        """The printed cost as a number; X counts as 0 (DR-2.4)."""
        return sum(amount for amount in self.cost.values() if isinstance(amount, int))

    @property
    def names(self) -> Iterator[str]:
        yield self.name
        if self.french:
            yield self.french
        yield from self.also

    @property
    def is_spell(self) -> bool:
        """Every card is a spell but an Animal (RB-the-different-types-of-cards, AA-notes-additionnelles)."""
        return self.type != "animal"


@lru_cache(8192)  # each scenario folds every name there is
def folded(name: str) -> str:
    """A name as it is compared: without case, accents, apostrophes, hyphens or doubled spaces."""
    return " ".join("".join(c if c.isalnum() else " " for c in plain(name).replace("'", "").replace("’", "")).split())
