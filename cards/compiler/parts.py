"""What the readings of the grammar's rules hand to each other, on their way to the engine's vocabulary."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from lark import Token

from engine.effects.amounts import Amount
from engine.effects.conditions import Both, Condition
from engine.effects.selectors import Kind


class Nonsense(ValueError):
    """A reading the grammar allows and the game does not."""


@dataclass(frozen=True)
class Pro:
    """A pronoun: it, they, that player, or the player whose turn it is."""

    word: str


@dataclass(frozen=True)
class XIs:
    """What X stands for, once a sentence has said so."""

    value: Amount


@dataclass(frozen=True)
class Chosen:
    """ "Choose 1 Permanent": the next pronoun is that target."""

    target: Any


@dataclass(frozen=True)
class IgnoreNow:
    """ "Pay 1 Mana to ignore 1 damage": a rule, though it is worded as an ability."""

    amount: Amount


@dataclass(frozen=True)
class Phrase:
    """A verb phrase that waits for its subject; `third` is a form that has the subject of the verb before it."""

    make: Callable[[Any], Any]
    third: bool = False


@dataclass(frozen=True)
class Head:
    """When a paragraph applies: an event it waits for, a moment it may be used in, a condition, a time."""

    on: str = ""
    subject: Kind | str = "itself"
    source: Kind | None = None
    other_source: bool = False
    nth: int = 0
    element: str = ""
    when: str = ""
    once: bool = False
    zone: str = ""
    condition: Condition | None = None
    activation: bool = False
    becomes: Condition | None = None
    until: str = ""
    replaces: str = ""
    instead: bool = False
    would_damage: bool = False
    turns_end: bool = False
    otherwise: bool = False
    lasting: bool = False  # it also governs the sentences after its own

    @property
    def is_moment(self) -> bool:
        return bool(
            self.on or self.when or self.becomes or self.replaces or self.would_damage or self.activation or self.until
        )


def merged(heads: list[Head]) -> Head:
    """Heads that follow each other as one; two that say the same thing differently are nonsense."""
    made: dict[str, Any] = {}
    for head in heads:
        for f in fields(head):
            value = getattr(head, f.name)
            if value == f.default:
                continue
            if f.name == "condition" and made.get("condition") is not None:
                value = both(made["condition"], value)
            elif f.name in made and made[f.name] != value:
                raise Nonsense("two moments at once")
            made[f.name] = value
    return Head(**made)


def both(first: Condition | None, second: Condition | None) -> Condition | None:
    if first is None or second is None:
        return first or second
    parts = (*(first.conditions if isinstance(first, Both) else (first,)),
             *(second.conditions if isinstance(second, Both) else (second,)))  # fmt: skip
    return Both(parts)


@dataclass
class Step:
    """Verbs of one indivisible action, or a part of it."""

    verbs: tuple[Any, ...]
    head: Head = Head()
    then: bool = False
    tails: list[Any] = field(default_factory=list)
    said: Any = None  # clauses whose subject is still open


@dataclass
class Sentence:
    """`rules` are standing; `steps` are done; `after` is said about the sentence before."""

    head: Head
    then: bool
    rules: tuple[Any, ...] = ()
    steps: tuple[Step, ...] = ()
    after: Any = None


@dataclass(frozen=True)
class After:
    """A sentence about the one before it: what it is, and its values."""

    what: str
    items: tuple[Any, ...] = ()


class Items(list[Any]):
    """What the parts of a rule have become."""

    def one(self, *kinds: type) -> Any:
        return next((item for item in self if isinstance(item, kinds) and not isinstance(item, bool)), None)

    def every(self, *kinds: type) -> list[Any]:
        return [item for item in self if isinstance(item, kinds)]

    def token(self, kind: str) -> str:
        return next((str(item) for item in self if isinstance(item, Token) and item.type == kind), "")

    @property
    def numbers(self) -> list[int]:
        return [int(item) for item in self if isinstance(item, Token) and item.type == "NUMBER"]

    @property
    def element(self) -> str:
        return self.token("ELEMENT").lower()


def mapped(part: Any, change: Callable[[Any], Any]) -> Any:
    """The same record with every part of it changed, from the outside in; what `change` returns anew is not entered."""
    made = change(part)
    if made is not part:
        return made
    if isinstance(part, tuple) and not hasattr(part, "_fields"):
        found = tuple(mapped(item, change) for item in part)
        return found if any(new is not old for new, old in zip(found, part, strict=True)) else part
    if is_dataclass(part) and not isinstance(part, type):
        values = {f.name: mapped(getattr(part, f.name), change) for f in fields(part)}
        if any(values[f.name] is not getattr(part, f.name) for f in fields(part)):
            return replace(part, **values)
    return part


def contains(part: Any, test: Callable[[Any], bool]) -> bool:
    if test(part):
        return True
    if isinstance(part, tuple):
        return any(contains(item, test) for item in part)
    return is_dataclass(part) and any(contains(getattr(part, f.name), test) for f in fields(part))
