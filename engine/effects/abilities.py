"""What a paragraph of a card is: a keyword, what activation does, a trigger, an ability, a rule while in play."""

from dataclasses import dataclass
from typing import Union

from .amounts import Amount
from .conditions import Condition
from .selectors import Kind
from .verbs import Action, Verb


@dataclass(frozen=True)
class Keyword:
    name: str
    words: tuple[str, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True)
class OnActivation:
    """The indivisible actions of one paragraph, applied on activation; "then" has split them (DR-4.1)."""

    actions: tuple[Action, ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class Triggered:
    """Actions that an event adds to the chain. `on` is an event's verb; `subject` says whose or which."""

    on: str
    actions: tuple[Action, ...]
    subject: Kind | str = "itself"
    condition: Condition | None = None


@dataclass(frozen=True)
class Ability:
    """What its controller may use: when, how often, at what cost."""

    when: str  # "main", "turn", "any time"
    actions: tuple[Action, ...]
    cost: tuple[Verb, ...] = ()
    once_a_turn: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class DamageChange:
    """Damage from a kind of source, or to somebody, is so much higher or lower (DR-9.5, DR-5.2)."""

    by: Amount
    source: Kind | None = None
    to_you: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class Ignore:
    """Each turn, so much damage to its controller is ignored."""

    amount: Amount
    from_opponent: bool = False


@dataclass(frozen=True)
class CostChange:
    by: int
    element: str
    of: Kind | None = None
    condition: Condition | None = None


@dataclass(frozen=True)
class Status:
    """You are a Mage Noir, while it is in play."""


@dataclass(frozen=True)
class OnlyMageNoir:
    """Only a Mage Noir can prepare it."""


@dataclass(frozen=True)
class AsSoonAs:
    """Actions the moment a condition is met (DR-9.2)."""

    condition: Condition
    actions: tuple[Action, ...]


Paragraph = Union[
    Keyword, OnActivation, Triggered, Ability, DamageChange, Ignore, CostChange, Status, OnlyMageNoir, AsSoonAs
]
