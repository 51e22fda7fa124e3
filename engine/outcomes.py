"""Every distinct result over all the choices a scenario leaves open, with the shortest way to each."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from .choices import Question
from .report import final
from .saving import fingerprint
from .scenario import Trace, one, resolve
from .state import State, but
from .table import Defs

LIMIT = 2_000  # positions looked at before the search says that it stopped
MOST_ANSWERS = 200  # of one question, before the search says that it left some out
KINDS = (
    "target", "distribute", "component", "pay", "number", "may", "option", "pick", "redirect", "order", "place", "take",
    "gather", "pile",
)  # fmt: skip
LEFT_OUT = ("place", "take")  # choices about piles alone: their default is taken unless they are asked for


Answered = tuple[tuple[str, str, Any], ...]  # who, kind, answer


@dataclass(frozen=True)
class Outcome:
    """A final position, and the shortest list of answers that leads to it, each with who gave it."""

    status: str
    final: dict[str, Any] | None
    answers: Answered


@dataclass
class Outcomes:
    """`taken` are the kinds of question whose default was taken and not varied."""

    found: list[Outcome] = field(default_factory=list)
    tried: int = 0
    complete: bool = True
    limit: int = LIMIT
    taken: tuple[str, ...] = ()

    @property
    def depends(self) -> bool:
        """Whether the ruling depends on any choice at all."""
        return len(self.found) > 1

    @property
    def deciders(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(who for outcome in self.found for who, _, _ in outcome.answers))


@dataclass(frozen=True)
class Node:
    """A place in the search: an entry of `do` about to be played, the position then, and the answers since."""

    place: int
    state: State
    script: tuple[tuple[str, Any], ...]
    answers: Answered


def outcomes(
    scenario: Mapping[str, Any],
    defs: Defs,
    limit: int = LIMIT,
    *,
    everything: bool = False,
    progress: Callable[[Outcomes], bool] | None = None,
) -> Outcomes:
    """Breadth first, so that the first way to a position is a shortest one; stopped at a stated bound, and said so.

    `progress` is told how far it has come, and stops the search by answering False.
    """
    result = Outcomes(limit=limit, taken=() if everything else LEFT_OUT)
    entries = scenario.get("do") or []
    first = resolve({**scenario, "do": [] if isinstance(entries, list) else entries}, defs)
    if first.state is None or first.status != "resolved":
        result.found.append(Outcome(first.status, None, ()))
        return result
    search = _Search(entries, defs, result)
    asked = tuple(kind for kind in KINDS if kind not in result.taken)
    waiting = deque([Node(0, but(first.state, asked=asked), (), ())])
    while waiting:
        if result.tried >= limit or (progress is not None and not progress(result)):
            result.complete = False
            break
        result.tried += 1
        waiting.extend(search.look_at(waiting.popleft()))
    return result


class _Search:
    """Positions looked at once, however many ways lead to them."""

    def __init__(self, entries: list[Any], defs: Defs, result: Outcomes) -> None:
        self.entries, self.defs, self.result = entries, defs, result
        self.seen: set[str] = set()
        self.ends: set[str] = set()

    def look_at(self, node: Node) -> Iterator[Node]:
        trace = Trace(state=but(node.state, script=node.script))
        place = node.place
        going = place < len(self.entries)
        while going and one(trace, self.entries[place], f"do[{place}]", self.defs):
            place += 1
            node = Node(place, _plain(trace), (), node.answers)
            going = place < len(self.entries) and not node.state.winner
        question = trace.question if trace.status == "awaiting" else None
        if question is None:
            self._end(trace, node.answers)
        elif self._is_new(trace, node, question):
            yield from self._further(node, question)

    def _is_new(self, trace: Trace, node: Node, question: Question) -> bool:
        """Whether this position has not been met; around an answer the waiting chain is no part of it."""
        assert trace.state is not None
        answered = isinstance(self.entries[node.place], Mapping) and self.entries[node.place].get("respond")
        mark = repr((node.place, question.text, trace.state.given, node.script if answered else ()))
        mark += fingerprint(trace.state)
        if mark in self.seen:
            return False
        self.seen.add(mark)
        return True

    def _further(self, node: Node, question: Question) -> Iterator[Node]:
        answers = list(islice(question.answers(), MOST_ANSWERS + 1))
        if len(answers) > MOST_ANSWERS:
            self.result.complete = False
        for answer in answers[:MOST_ANSWERS]:
            told = (*node.answers, (question.by, question.kind, answer))
            yield but(node, script=(*node.script, (question.kind, answer)), answers=told)

    def _end(self, trace: Trace, answers: Answered) -> None:
        position = final(trace.state, self.defs) if trace.state else None
        key = repr((trace.status, position))
        if key not in self.ends:
            self.ends.add(key)
            self.result.found.append(Outcome(trace.status, position, answers))


def _plain(trace: Trace) -> State:
    assert trace.state is not None
    return trace.state
