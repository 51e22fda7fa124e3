"""What the rules of the grammar hand to each other, and how a part is found among them."""

from dataclasses import dataclass, replace
from typing import Any

from lark import Token

from engine.effects import verbs
from engine.effects.amounts import Amount, Count, Either, Number, Sum, ThatMuch, XValue
from engine.effects.conditions import Both, Condition
from engine.effects.selectors import Every, Itself, Target, That, Used, Who


def numbers(items: list[Any]) -> list[int]:
    return [int(item) for item in items if isinstance(item, Token) and item.type == "NUMBER"]


def tokens(items: list[Any], kind: str) -> list[str]:
    return [str(item) for item in items if isinstance(item, Token) and item.type == kind]


def first(items: list[Any], *kinds: type) -> Any:
    return next((item for item in items if isinstance(item, kinds)), None)


AMOUNTS = (int, Number, XValue, ThatMuch)
REACHES = (Target, Who, Every, Itself, That, Used)


@dataclass(frozen=True)
class Head:
    """When a paragraph applies: an event it waits for, a moment it may be used in, a condition."""

    on: str = ""
    subject: str = "itself"
    when: str = ""
    once: bool = False
    condition: Condition | None = None
    activation: bool = False
    becomes: Condition | None = None  # "as soon as" this is so


@dataclass(frozen=True)
class Afterthought:
    """A sentence about the damage of the one before it: so much higher, or not to be stopped."""

    more: Count | None = None
    sure: bool = False

    def of(self, verb: Any) -> verbs.Damage:
        if not isinstance(verb, verbs.Damage):
            raise ValueError("there is no damage before this")
        amount = Sum((verb.amount, self.more)) if self.more else verb.amount
        return replace(verb, amount=amount, sure=verb.sure or self.sure)


@dataclass(frozen=True)
class Sentence:
    """Its actions, whether it begins with "then", and whether a Mage Noir is spared it."""

    then: bool
    actions: list[verbs.Action]
    not_noir: bool = False


def condition_of(heads: list[Head]) -> Condition | None:
    found = tuple(head.condition for head in heads if head.condition is not None)
    return None if not found else found[0] if len(found) == 1 else Both(found)


def either(amount: Amount, items: list[Any]) -> Amount:
    """An amount with another one for a Mage Noir behind it in parentheses."""
    other = first(items, Either)
    return replace(other, other=amount) if other else amount


def signed(amount: Amount, sign: int) -> Amount:
    return Number(amount.n * sign) if isinstance(amount, Number) else amount
