"""What a paragraph of a card is: a keyword, what activation does, a trigger, an ability, a replacement, a rule."""

from dataclasses import dataclass
from typing import Union

from .amounts import Amount
from .conditions import Condition
from .selectors import Kind
from .standing import Rule
from .verbs import Action, Verb


@dataclass(frozen=True)
class Keyword:
    """`words` are those of Transmutable."""

    name: str
    words: tuple[str, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True)
class OnActivation:
    """The indivisible actions of one paragraph, applied on activation; "then" has split them (DR-4.1).

    `only_activated`: "when activated", so not where the effects are merely applied.
    """

    actions: tuple[Action, ...]
    condition: Condition | None = None
    only_activated: bool = False


# The moments a trigger can wait for.
MOMENTS = (
    "start", "end",  # of a turn: `subject` says whose, "each" is every player's
    "enter", "prepared", "prepare", "used", "channeled",  # "prepare": its controller prepares a card of a kind
    "leave", "discarded", "destroyed", "gone", "discarded from hand",  # "gone": from play to a discard pile
    "draw", "shift", "trade", "hurt", "damage",  # "hurt": damage or lost Health Points
)  # fmt: skip


@dataclass(frozen=True)
class Triggered:
    """Actions that an event adds to the chain. `on` is a moment; `subject` says whose or which.

    `source` is the kind of spell that dealt the damage (`other_source`: one that is not of it); `nth` the how many-th
    of the turn; `element` that of a trade.
    """

    on: str
    actions: tuple[Action, ...]
    subject: Kind | str = "itself"  # "itself", "you", "opponent", "each", or cards of a kind
    condition: Condition | None = None
    source: Kind | None = None
    other_source: bool = False
    nth: int = 0
    element: str = ""


@dataclass(frozen=True)
class Ability:
    """What its controller may use: when, how often, at what cost, and from which zone."""

    when: str  # "main", "turn", "any time"
    actions: tuple[Action, ...]
    cost: tuple[Verb, ...] = ()
    once_a_turn: bool = False
    condition: Condition | None = None
    zone: str = "board"


@dataclass(frozen=True)
class AsSoonAs:
    """Actions the moment a condition comes to be met (DR-9.2)."""

    condition: Condition
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Instead:
    """What happens in place of something else: "would … instead".

    `of`: "discard" (from play), "destroy", "discard after activation", "release", "draw phase". `subject` is the card
    it would happen to, "itself" or of a kind. What can be declined is `optional`, and may have a cost.
    """

    of: str
    then: tuple[Verb, ...]
    subject: Kind | str = "itself"
    cost: tuple[Verb, ...] = ()
    optional: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class ForUser:
    """What a spell gains that uses this card as a component; `of` says which spells."""

    part: "Paragraph"
    of: Kind | None = None


@dataclass(frozen=True)
class ForLastUser:
    """What the last spell of a kind that used this card as a component has, while this card is in play."""

    part: "Paragraph"
    of: Kind | None = None


@dataclass(frozen=True)
class GrantAll:
    """Cards of a kind have further effects while this holds; a `zone` of "" in the kind means everywhere (DR-9.3)."""

    of: Kind
    parts: tuple["Paragraph", ...]
    limit: Amount = 0


@dataclass(frozen=True)
class EffectsOf:
    """All the effects of a card by its name."""

    name: str


Paragraph = Union[
    Keyword, OnActivation, Triggered, Ability, AsSoonAs, Instead, ForUser, ForLastUser, GrantAll, EffectsOf, Rule
]
