"""Who and what an effect reaches: kinds of cards, targets that are chosen, and references to cards already known."""

from dataclasses import dataclass
from typing import Union

YOU, OPPONENT, ANY, ALL = "you", "opponent", "any", "all"


@dataclass(frozen=True)
class Kind:
    """Cards that share facts; what is left empty does not matter. `controller` is told from the effect's controller."""

    types: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    element: str = ""
    slot: str = ""
    keyword: str = ""
    name: str = ""
    controller: str = ANY
    zone: str = "board"
    component: bool = False
    with_hp: bool = False
    without_mana: bool = False
    other: bool = False
    not_types: tuple[str, ...] = ()
    new: bool = False


@dataclass(frozen=True)
class Itself:
    """The card whose effect it is."""


@dataclass(frozen=True)
class That:
    """What an earlier part of the same paragraph chose."""

    place: int = 0


@dataclass(frozen=True)
class Cause:
    """The card in the event that triggered the effect."""


@dataclass(frozen=True)
class Used:
    """The component with this word that the card was prepared with."""

    word: str


Ref = Union[Itself, That, Cause, Used]


@dataclass(frozen=True)
class AnyTarget:
    """A player or a Permanent with Health Points."""


@dataclass(frozen=True)
class AnyPlayer:
    """A player of somebody's choice."""


@dataclass(frozen=True)
class Target:
    """Something to be chosen as the action enters the chain (DR-4.2.2)."""

    what: Union[Kind, AnyTarget, AnyPlayer]
    least: int = 1
    most: int = 1
    by: str = YOU


@dataclass(frozen=True)
class Chosen:
    """A target that has been chosen: its place among the choices of the paragraph, and what it must still be."""

    place: int
    target: Target


@dataclass(frozen=True)
class Who:
    """Players that need no choosing: you, the opponent, all."""

    player: str = YOU


@dataclass(frozen=True)
class Every:
    """All the cards of a kind at once."""

    of: Kind


Reach = Union[Target, Chosen, Who, Every, Itself, That, Cause, Used]
