"""From sentences to paragraphs of the engine's vocabulary: which head governs what, and what belongs together."""

from dataclasses import dataclass, replace
from typing import Any

from engine.effects import verbs
from engine.effects.abilities import Instead, Paragraph, Triggered
from engine.effects.conditions import CardIs, NobodyLostHealth, NoDamageTaken, OnTurn
from engine.effects.selectors import Top
from engine.effects.standing import PrepareFrom

from .afterwards import instead, said_after, with_these
from .opened import Folding, checked
from .parts import Head, Nonsense, Pro, Sentence, Step, both, contains
from .resolving import resolved

DURING = (CardIs, NoDamageTaken, NobodyLostHealth)  # conditions about what has just been done


@dataclass(frozen=True)
class Trouble:
    """A paragraph whose sentences are understood one by one, and not together."""

    number: int
    why: str


def folding(
    paragraphs: list[tuple[int, tuple[Sentence, ...] | None]],
) -> tuple[list[tuple[int, Paragraph]], list[Trouble]]:
    """All paragraphs of a card, each sentence put where it belongs; None stands for one that is not read."""
    fold, troubles = Folding(), list[Trouble]()
    for number, sentences in paragraphs:
        before = fold.copy()
        try:
            _paragraph(fold, number, sentences)
        except Nonsense as error:
            fold = before
            troubles.append(Trouble(number, str(error)))
    found: list[tuple[int, Paragraph]] = []
    try:
        fold.close()
    except Nonsense as error:
        troubles.append(Trouble(fold.open.number if fold.open else 0, str(error)))
    for number, part in fold.done:
        try:
            found.append((number, resolved(part)))
        except Nonsense as error:
            troubles.append(Trouble(number, str(error)))
    return found, troubles


def _paragraph(fold: Folding, number: int, sentences: tuple[Sentence, ...] | None) -> None:
    fold.lasting = None
    if sentences is None:
        fold.close()
        return
    for place, sentence in enumerate(sentences):
        goes_on = place == 0 and continues(fold, sentence)
        if place == 0 and not goes_on:
            fold.close()
        _add(fold, number, replace(sentence, then=True) if goes_on else sentence)


def folded(sentences: tuple[Sentence, ...]) -> tuple[Paragraph, ...]:
    """What is quoted on a card: parts that another card gains."""
    found, troubles = folding([(0, sentences)])
    if troubles:
        raise Nonsense(troubles[0].why)
    return tuple(part for _, part in found)


def continues(fold: Folding, sentence: Sentence) -> bool:
    """Whether a paragraph belongs to the one before it."""
    if sentence.after is not None:
        return sentence.after.what not in ("likewise", "theirs_sure", "none_to_hand")
    if fold.open is None or sentence.rules:
        return False
    head, before = sentence.head, fold.open.head
    if head.otherwise or (isinstance(head.condition, CardIs | NoDamageTaken) and not head.is_moment):
        return not isinstance(getattr(head.condition, "what", None), Top)
    if any("instead" in step.tails for step in sentence.steps) and not head.is_moment:
        return not sentence.then
    if not sentence.then or head.is_moment:
        return False
    return bool(before.on or before.when or before.becomes or before.would_damage) or contains(
        sentence.steps[0].verbs, lambda part: part == Pro("player")
    )


def _add(fold: Folding, number: int, sentence: Sentence) -> None:
    head = sentence.head
    if head.lasting:
        fold.lasting = head
    elif fold.lasting is not None and not head.is_moment and head.condition is None and fold.open is None:
        head = replace(head, condition=fold.lasting.condition)
    if sentence.after is not None:
        said_after(fold, number, head, sentence.after)
    elif sentence.rules:
        for rule in sentence.rules:
            _rule(fold, number, head, rule)
    else:
        for place, step in enumerate(sentence.steps):
            _step(fold, number, head if place == 0 else step.head, step, sentence.then if place == 0 else True)


# ---- standing rules -------------------------------------------------------------------------------------------------
def _rule(fold: Folding, number: int, head: Head, rule: Any) -> None:
    """A rule for a time begins when its sentence is applied; any other is a paragraph of its own."""
    if head.until:
        _verbs(fold, number, replace(head, until=""), (verbs.Begin((rule,), head.until),), then=False)
    else:
        fold.close()
        fold.done.append((number, standing(rule, head)))


def standing(rule: Any, head: Head) -> Any:
    """A rule under its heads."""
    if isinstance(rule, Instead) and rule.of == head.replaces:
        return replace(rule, subject=head.subject, condition=head.condition)
    if head.on or head.replaces or head.activation or head.when not in ("", "turn"):
        raise Nonsense("a rule that holds has no moment")
    condition = both(OnTurn("you") if head.when else None, both(head.becomes, head.condition))
    made: dict[str, Any] = {"once_a_turn": True} if head.once else {}
    if isinstance(rule, PrepareFrom) and not rule.zone:
        made["zone"] = head.zone
    elif head.zone:
        raise Nonsense("this rule holds in play")
    if condition is not None:
        made["condition"] = both(getattr(rule, "condition", None), condition)
    try:
        return replace(rule, **made) if made else rule
    except TypeError:
        raise Nonsense("this rule takes no further condition") from None


# ---- what is done ---------------------------------------------------------------------------------------------------
def _step(fold: Folding, number: int, head: Head, step: Step, then: bool) -> None:
    tail = next((item[1] for item in step.tails if isinstance(item, tuple)), None)
    what = step.verbs
    if head.turns_end:
        what = (verbs.Begin((Triggered("end", (what,), subject="each"),), uses=1),)
        head = replace(head, turns_end=False)
    if head.until and isinstance(what[0], verbs.Begin) and not head.on:
        what, head = (replace(what[0], until=head.until), *what[1:]), replace(head, until="")
    if "instead" in step.tails and not (head.replaces or head.becomes) and not _of_discarding(step):
        instead(fold, head, what)
        return
    if "instead" in step.tails:
        head = replace(head, instead=True)
    whole = fold.open is None and not head.is_moment and not then
    if tail is not None and head.becomes is not None:
        head = replace(head, becomes=both(head.becomes, tail))
    elif tail is not None and whole and not isinstance(tail, DURING):
        head = replace(head, condition=both(head.condition, tail))
    elif tail is not None:
        what = (checked(tail, what),)
    _verbs(fold, number, head, what, then)


def _of_discarding(step: Step) -> bool:
    """ "Then you may return it to your hand instead of discarding it": on its way to the discard pile."""
    return len(step.verbs) == 1 and isinstance(step.verbs[0], verbs.May) and bool(step.verbs[0].cost)


def _verbs(fold: Folding, number: int, head: Head, what: tuple[Any, ...], then: bool) -> None:
    if head.on == "prepare" and head.subject == "these":
        with_these(fold, what)
        return
    if head.otherwise:
        _otherwise(fold, what)
        return
    opened = fold.open
    if head.is_moment or head.zone or opened is None:
        if isinstance(head.condition, DURING):
            what, head = (checked(head.condition, what),), replace(head, condition=None)
        fold.begin(number, _other_source(fold, head)).actions.append(list(what))
        return
    if head.condition is not None:
        what = (checked(head.condition, what),)
    if head.instead and not opened.head.instead:
        raise Nonsense("instead of what?")
    if then or not opened.actions:
        opened.actions.append(list(what))
    else:
        opened.actions[-1] += what


def _other_source(fold: Folding, head: Head) -> Head:
    """ "Another spell": none of those the paragraph before is about."""
    if not head.other_source:
        return head
    fold.close()
    before = fold.done[-1][1] if fold.done else None
    if not isinstance(before, Triggered) or before.source is None:
        raise Nonsense("other than which spell?")
    return replace(head, source=before.source)


def _otherwise(fold: Folding, what: tuple[Any, ...]) -> None:
    last = fold.open.actions[-1][-1] if fold.open is not None and fold.open.actions else None
    if fold.open is None or not isinstance(last, verbs.If) or last.otherwise:
        raise Nonsense("there is no condition before this")
    fold.open.actions[-1][-1] = replace(last, otherwise=what)
