"""Questions: what the rules leave to a player, which answers they allow, and what is taken where none is given."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

MISSING: Any = object()


@dataclass(frozen=True)
class Question:
    """`default` is MISSING where the kind has none.

    The answer is one of the options; with `least` and `most` a list of so many of them; with `ordered` all of them in
    an order (those not named follow). `accepts` allows answers of another shape, `every` lists them all.
    """

    kind: str
    by: str
    text: str
    options: tuple[Any, ...]
    cites: tuple[str, ...] = ()
    default: Any = MISSING
    least: int = 1
    most: int = 1
    ordered: bool = False
    accepts: Callable[[Any], bool] | None = field(default=None, compare=False, repr=False)
    every: Callable[[], Iterator[Any]] | None = field(default=None, compare=False, repr=False)

    @property
    def several(self) -> bool:
        return self.ordered or (self.least, self.most) != (1, 1)

    @property
    def settled(self) -> bool:
        """Only one answer is possible, so nobody is asked."""
        return len(self.options) == 1 and not self.several and self.accepts is None

    def allows(self, answer: Any) -> bool:
        if self.accepts is not None:
            return bool(self.accepts(answer))
        if not self.several:
            return _among(answer, self.options)
        chosen = self._listed(answer)
        fits = all(_among(item, self.options) for item in chosen) and len(set(map(repr, chosen))) == len(chosen)
        return fits and (self.ordered or self.least <= len(chosen) <= self.most)

    def _listed(self, answer: Any) -> list[Any]:
        return [] if answer is None else list(answer) if isinstance(answer, list | tuple) else [answer]

    def read(self, answer: Any) -> Any:
        """The answer in one shape: a list where several are asked for, in full where they are ordered."""
        if self.accepts is not None or not self.several:
            return answer
        chosen = self._listed(answer)
        return chosen + [one for one in self.options if one not in chosen] if self.ordered else chosen

    def answers(self) -> Iterator[Any]:
        """Every answer the rules allow."""
        if self.every is not None:
            yield from self.every()
        elif self.ordered:
            yield from (list(order) for order in permutations(self.options))
        elif self.several:
            for size in range(self.least, min(self.most, len(self.options)) + 1):
                yield from (list(chosen) for chosen in combinations(self.options, size))
        else:
            yield from self.options


def _among(answer: Any, options: tuple[Any, ...]) -> bool:
    """True is not 1 here: a truth value answers another question than a number."""
    return any(type(answer) is type(option) and answer == option for option in options)


class Open(Exception):
    """A question without an answer: the action is not done, and nothing has changed."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.text)
        self.question = question


class Illegal(Exception):
    """What was declared, or answered, is against the rules; says which."""

    def __init__(self, reason: str, cites: Sequence[str] = (), question: Question | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.cites = tuple(cites)
        self.question = question


@dataclass(frozen=True)
class Assumption:
    """A default taken, or a reading where the texts are silent."""

    kind: str
    by: str
    taken: Any
    text: str
    cites: tuple[str, ...] = ()


def yes_or_no(by: str, text: str, cites: Sequence[str]) -> Question:
    return Question("may", by, text, (True, False), tuple(cites))
