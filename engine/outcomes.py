"""Every distinct result over all the choices a scenario leaves open, with the shortest way to each."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .cards import CardDef
from .report import final
from .scenario import resolve

LIMIT = 2_000  # resolutions tried before the search says that it stopped


@dataclass(frozen=True)
class Outcome:
    """A final position, and the shortest list of answers that leads to it, each with who gave it."""

    status: str
    final: dict[str, Any] | None
    answers: tuple[tuple[str, str, Any], ...]  # who, kind, answer


@dataclass
class Outcomes:
    found: list[Outcome] = field(default_factory=list)
    tried: int = 0
    complete: bool = True
    limit: int = LIMIT

    @property
    def depends(self) -> bool:
        """Whether the ruling depends on any choice at all."""
        return len(self.found) > 1

    @property
    def deciders(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(who for outcome in self.found for who, _, _ in outcome.answers))


def outcomes(scenario: Mapping[str, Any], defs: Mapping[str, CardDef], limit: int = LIMIT) -> Outcomes:
    """Breadth first, so that the first way to a position is a shortest one; stopped at a stated bound, and said so."""
    result = Outcomes(limit=limit)
    seen: set[str] = set()
    waiting: list[tuple[tuple[str, str, Any], ...]] = [()]
    while waiting:
        if result.tried >= limit:
            result.complete = False
            break
        answers = waiting.pop(0)
        result.tried += 1
        trace = resolve(_answered(scenario, answers), defs)
        if trace.status == "awaiting" and trace.question is not None and trace.question.options:
            question = trace.question
            waiting += [(*answers, (question.by, question.kind, option)) for option in question.options]
            continue
        position = final(trace.state, defs) if trace.state else None
        key = repr((trace.status, position))
        if key not in seen:
            seen.add(key)
            result.found.append(Outcome(trace.status, position, answers))
    return result


def _answered(scenario: Mapping[str, Any], answers: tuple[tuple[str, str, Any], ...]) -> dict[str, Any]:
    """The scenario with more answers; an entry that does not ask for one leaves it unused."""
    more = [{kind: answer} for _, kind, answer in answers]
    entries = [dict(entry) for entry in scenario.get("do", [])]
    for entry in entries:
        entry["answers"] = [*entry.get("answers", []), *more]
    return {**scenario, "do": entries}
