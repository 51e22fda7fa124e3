"""Who and what an effect reaches: kinds of cards, targets that are chosen, and references to cards already known."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from .amounts import Amount

YOU, OPPONENT, ANY, ALL = "you", "opponent", "any", "all"


@dataclass(frozen=True)
class Kind:
    """Cards that share facts; what is left empty does not matter. `controller` is told from the effect's controller.

    `words` must all be in the name, `any_words` at least one of them, `not_words` not all of them.
    """

    types: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    any_words: tuple[str, ...] = ()
    not_words: tuple[str, ...] = ()
    element: str = ""
    slot: str = ""
    keyword: str = ""
    name: str = ""  # copies of one card
    controller: str = ANY
    zone: str = "board"
    component: bool = False
    with_hp: bool = False
    least_hp: int = 0
    without_mana: bool = False
    costs: tuple[str, int] | None = None  # a printed cost of at least so much of an element (DR-2.4)
    other: bool = False  # not the card whose effect it is
    not_types: tuple[str, ...] = ()
    new: bool = False  # put into play this turn
    below: bool = False  # in its pile, under the card whose effect it is


@dataclass(frozen=True)
class Itself:
    """The card whose effect it is."""


@dataclass(frozen=True)
class That:
    """The target that the same paragraph chose last before this."""


@dataclass(frozen=True)
class It:
    """The cards last looked at, picked or fetched while these effects are applied."""


@dataclass(frozen=True)
class Shifted:
    """The cards phase shifted while these effects are applied."""


@dataclass(frozen=True)
class Cause:
    """The card, or the player, of the event that triggered the effect."""


@dataclass(frozen=True)
class Used:
    """The component with this word that the card was prepared with."""

    word: str


@dataclass(frozen=True)
class Known:
    """Cards or players that were settled earlier, by their aliases; `marks` how often each had been out of sight."""

    ids: tuple[str, ...]
    marks: tuple[int, ...] = ()


@dataclass(frozen=True)
class AnyTarget:
    """A player or a Permanent with Health Points."""


@dataclass(frozen=True)
class AnyPlayer:
    """A player of somebody's choice."""


@dataclass(frozen=True)
class Target:
    """Something on the board, or a player, to be chosen as the action enters the chain (DR-4.2.2)."""

    what: Union[Kind, AnyTarget, AnyPlayer]
    least: "Amount" = 1
    most: "Amount" = 1
    by: str = YOU


@dataclass(frozen=True)
class Chosen:
    """A target that has been chosen: its place among the choices of the paragraph, and what it must still be."""

    place: int
    target: Target


@dataclass(frozen=True)
class Share:
    """Targets among which an amount is split as its controller chooses, each with one or more of it."""

    least: "Amount"
    most: "Amount"


@dataclass(frozen=True)
class Shared:
    """A split that has been chosen: its place among the choices of the paragraph."""

    place: int


@dataclass(frozen=True)
class Who:
    """Players that need no choosing: you, the opponent, all."""

    player: str = YOU


@dataclass(frozen=True)
class Every:
    """All the cards of a kind at once."""

    of: Kind


@dataclass(frozen=True)
class Group:
    """Several reaches together, as one: "you and each Vegetal Permanent you control"."""

    parts: tuple["Reach", ...]


@dataclass(frozen=True)
class Pick:
    """Cards of a pile or hand, chosen when the effect applies."""

    of: Kind
    least: "Amount" = 1
    most: "Amount" = 1
    by: str = YOU


@dataclass(frozen=True)
class Top:
    """The top cards of a deck or a discard pile, or the bottom ones."""

    amount: "Amount" = 1
    who: "Reach" = Who()
    zone: str = "deck"
    bottom: bool = False


@dataclass(frozen=True)
class Whole:
    """A whole pile."""

    who: "Reach" = Who()
    zone: str = "discard"


@dataclass(frozen=True)
class Reserve:
    """Where Mana comes from or goes to: your Mana reserve."""


@dataclass(frozen=True)
class Infinite:
    """Where Mana comes from: the Infinite Ether."""


Ref = Union[Itself, That, It, Shifted, Cause, Used]
Reach = Union[
    Target, Chosen, Share, Shared, Who, Every, Group, Pick, Top, Whole, Itself, That, It, Shifted, Cause, Used,
    Known,
]  # fmt: skip
