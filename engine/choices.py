"""Questions: what the rules leave to a player, which answers they allow, and what is taken where none is given."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

MISSING: Any = object()


@dataclass(frozen=True)
class Question:
    """`default` is MISSING where the kind has none; `several` where the answer is a list of options."""

    kind: str
    by: str
    text: str
    options: tuple[Any, ...]
    cites: tuple[str, ...] = ()
    default: Any = MISSING
    several: bool = False
    accepts: Callable[[Any], bool] | None = field(default=None, compare=False, repr=False)  # beyond the options

    def allows(self, answer: Any) -> bool:
        if self.accepts is not None and self.accepts(answer):
            return True
        if self.several:
            chosen = answer if isinstance(answer, list | tuple) else [answer]
            return all(item in self.options for item in chosen) and len(set(map(repr, chosen))) == len(chosen)
        return answer in self.options


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
