"""How a part is told: one function for each record of the vocabulary, and what has been said so far."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ...effects.abilities import Paragraph

WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NOBODY = "nobody"  # a verb must say whom it is about
ACTOR = ""  # whoever applies the effect
ORDINALS = ("bottom", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass
class Telling:
    """What "it" and a verb without a subject mean at this place, and the sentences that must follow this one."""

    this: str = "this spell"
    before: tuple[Paragraph, ...] = ()  # the parts of the card told before this one
    last: str = ""  # what was named last: a "target", or cards picked or looked at, which are "it"
    player: bool = False  # that target is a player
    kind: Any = None  # what that target is
    cause: bool = False  # "it" is the card of the event
    each: bool = False  # the event is every player's
    theirs: bool = False  # told from the opponent's side: what is yours is theirs
    doer: str = "you"  # whom a verb without a subject is about
    third: bool = False  # that verb is in the third person
    bare: bool = False  # after "may" or "to"
    inner: bool = False  # part of a sentence: nothing can be said after it
    after: list[str] = field(default_factory=list)

    @contextmanager
    def within(self, **how: Any) -> Iterator[None]:
        """Something is otherwise for a while."""
        kept = {name: getattr(self, name) for name in how}
        for name, value in how.items():
            setattr(self, name, value)
        yield
        for name, value in kept.items():
            setattr(self, name, value)

    def named(self, what: str, player: bool = False, kind: Any = None) -> None:
        self.last, self.player, self.kind = what, player, kind

    def afresh(self) -> None:
        """A new sentence."""
        self.doer, self.third, self.bare = "you", False, False

    def then(self, sentence: str) -> None:
        self.after.append(sentence)

    def followed(self) -> list[str]:
        found, self.after = self.after, []
        return found


@dataclass(frozen=True)
class Full:
    """A part as a paragraph of its own, with its condition."""

    part: Any


Teller = Callable[[Any, Telling], str]
TELLERS: dict[type, Teller] = {}
T = TypeVar("T", bound=Teller)


def tells(*kinds: type) -> Callable[[T], T]:
    """The function that tells records of these kinds."""

    def added(function: T) -> T:
        TELLERS.update(dict.fromkeys(kinds, function))
        return function

    return added


def tell(part: Any, telling: Telling) -> str:
    return TELLERS[type(part)](part, telling)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def an(noun: str) -> str:
    return f"an {noun}" if noun[:1].lower() in "aeiou" and not noun.startswith("one") else f"a {noun}"


def listed(items: list[str], last: str = "and") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "nothing"


def worded(number: int) -> str:
    """A number the card writes as a word."""
    return (
        WORDS[number] if 0 <= number < len(WORDS) else f"{number} (no more, no less)" if number > 0 else f"−{-number}"
    )


def ordinal(number: int) -> str:
    return ORDINALS[number] if 0 < number < len(ORDINALS) else f"{number}th"


def cards(number: str) -> str:
    return "card" if number in ("1", "a", "one") else "cards"


def does(who: str, base: str, third: str, telling: Telling) -> str:
    """A verb with its subject, which is left out where it is clear; several players take the base form."""
    who = who or ("they" if telling.theirs else "you")
    if who == telling.doer:
        return third if telling.third else base
    if telling.bare:
        telling.doer = NOBODY
        return f"have {who} {base}"
    many = who in ("you", "they", "ALL players") or " and " in who
    telling.doer, telling.third = (who, who != "you") if who in ("you", "the opponent") else (NOBODY, False)
    return f"{who} {base if many else third}"
