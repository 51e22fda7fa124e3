"""What an effect does with Mana: one frozen record a verb."""

from dataclasses import dataclass

from .amounts import Amount
from .selectors import Infinite, Itself, Kind, Reach, Reserve, Who

YOURSELF = Who()
ITSELF = Itself()


@dataclass(frozen=True)
class TakeMana:
    """From the Available Ether, or the Infinite Ether, into the reserve; without an element, of your choice."""

    amount: Amount
    element: str = ""
    up_to: bool = False
    infinite: bool = False


@dataclass(frozen=True)
class AddCost:
    """Mana equal to the printed cost of cards, from the Infinite Ether to the Available Ether."""

    of: Reach


@dataclass(frozen=True)
class ReleaseMana:
    amount: Amount
    under: Reach
    element: str = ""


@dataclass(frozen=True)
class MoveMana:
    """Mana under a card: out of a reserve, the Infinite Ether, or from under other cards; `any_amount` as you like."""

    amount: Amount
    element: str
    out_of: Reach | Reserve | Infinite
    under: Reach
    any_amount: bool = False


@dataclass(frozen=True)
class DistributeMana:
    """All the Mana under a card, shared out between your reserve and your spells."""

    under: Reach = ITSELF


@dataclass(frozen=True)
class PayMana:
    """To the Available Ether; `elements` are those that will do, none named means any."""

    amount: Amount
    elements: tuple[str, ...] = ()
    who: Reach = YOURSELF


@dataclass(frozen=True)
class PayCost:
    """Exactly the printed cost of a card."""

    of: Reach


@dataclass(frozen=True)
class EmptyReserve:
    """All of a reserve goes to the Available Ether."""

    who: Reach = YOURSELF


@dataclass(frozen=True)
class TradeOwn:
    """Trade Mana between your reserve and spells of a kind, one for one."""

    of: Kind
