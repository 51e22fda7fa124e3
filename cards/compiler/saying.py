"""Sentences: clauses, subjects, steps, what is said afterwards. Each function is a rule of `sentences.lark`."""

from dataclasses import dataclass, replace
from typing import Any

from engine.effects import verbs
from engine.effects.abilities import Keyword
from engine.effects.conditions import MageNoir, Not
from engine.effects.selectors import Target, Who

from .naming import AMOUNTS
from .parts import After, Chosen, Head, Items, Nonsense, Phrase, Pro, Sentence, Step, merged

OPPONENT = Who("opponent")
CONSTANTS: dict[str, Any] = {
    "then": "then", "instead_tail": "instead", "unless_noir": ("if", Not(MageNoir())),
}  # fmt: skip
AFTERTHOUGHTS = (
    "sure", "more_damage", "plus_damage", "x_is", "x_at_most", "x_set_first", "prevent_discard", "repeat", "likewise",
    "add_instead", "enters_with_more", "despite", "only_below", "also_changed", "nothing",
)  # fmt: skip


@dataclass(frozen=True)
class Clauses:
    """Verb phrases in order, each with its subject where it has one."""

    said: tuple[tuple[Phrase, Any], ...]

    def verbs(self, subject: Any = None) -> tuple[Any, ...]:
        found: list[Any] = []
        for phrase, own in self.said:
            doer = own
            if own is None and (phrase.third or subject == OPPONENT):
                doer = Pro("it") if isinstance(subject, Target) else subject
            made = phrase.make(doer)
            found += made if isinstance(made, tuple) else (made,)
            subject = doer if doer is not None else subject
        return tuple(found)


def _subject_of(clauses_: Clauses, before: Any) -> Any:
    return next((own for _, own in reversed(clauses_.said) if own is not None), before)


def start(items: Items) -> list[Sentence]:
    return list(items)


def sentence(items: Items) -> Sentence:
    head = merged(items.every(Head))
    then = any(type(item) is str and item == "then" for item in items)
    options = tuple(item[1] for item in items if isinstance(item, tuple) and item[:1] == ("option",))
    if options:
        by, number = next(item[1:] for item in items if isinstance(item, tuple) and item[:1] == ("chooser",))
        return Sentence(head, then, steps=(Step((verbs.Options(options, number, by),)),))
    rules = next((item for item in items if isinstance(item, tuple)), ())
    if len(rules) == 1 and isinstance(rules[0], After):
        return Sentence(head, then, after=rules[0])
    after, act = items.one(After), items.one(list)
    if act is None:
        return Sentence(head, then, rules=rules, after=after)
    return Sentence(_with_tails(head, act), then, steps=tuple(act))


def _with_tails(head: Head, steps: list[Step]) -> Head:
    """ "… as soon as", "… every time": a head that closes the sentence."""
    return merged([head, *(tail for step in steps for tail in step.tails if isinstance(tail, Head))])


def rules(items: Items) -> tuple[Any, ...]:
    return tuple(items)


def keyword_line(items: Items) -> tuple[Any, ...]:
    return (items[0],)


def keyword_unless(items: Items) -> tuple[Any, ...]:
    return (replace(items.one(Keyword), condition=Not(MageNoir())),)


# ---- options --------------------------------------------------------------------------------------------------------
def you_choose(items: Items) -> tuple[Any, ...]:
    return ("chooser", "you", items.one(*AMOUNTS))


def they_choose(items: Items) -> tuple[Any, ...]:
    return ("chooser", "opponent", items.one(*AMOUNTS))


def option(items: Items) -> tuple[Any, ...]:
    said: Sentence = items[0]
    found = tuple(verb for step in said.steps for verb in step.verbs)
    return ("option", (verbs.If(said.head.condition, found),) if said.head.condition is not None else found)


# ---- steps ----------------------------------------------------------------------------------------------------------
def bare(items: Items) -> tuple[Phrase, Any]:
    return (items[0], None)


def with_subject(items: Items) -> tuple[Phrase, Any]:
    return (items[-1], items[0])


def chosen_does(items: Items) -> tuple[Phrase, Any]:
    """ "Choose 1 Permanent: it stops applying its effects": the target is what it happens to."""
    target, _, phrase = items
    if not isinstance(target, Target):
        return (phrase, target)
    return (Phrase(lambda subject: (Chosen(target), phrase.make(subject))), items[1])


def clauses(items: Items) -> Clauses:
    return Clauses(tuple(items))


def act(items: Items) -> list[Step]:
    """Steps in order; "then loses 1 HP" has the subject of the step before it."""
    found: list[Step] = []
    subject: Any = None
    for item in items:
        said = item.said if isinstance(item, Step) else item
        if isinstance(said, Clauses):
            made = Step(said.verbs(subject))
            subject = _subject_of(said, subject)
            found.append(replace(item, verbs=made.verbs, said=None) if isinstance(item, Step) else made)
        elif isinstance(item, Step):
            found.append(item)
        else:
            found[-1].tails.append(item)
    return found


def then_step(items: Items) -> Step:
    step = items.one(Step) or Step((), said=items.one(Clauses))
    place = next(place for place, item in enumerate(items) if isinstance(item, Step | Clauses))
    return replace(step, then=True, head=merged(items[:place]), tails=[*step.tails, *items[place + 1 :]])


def may_do(items: Items) -> Step:
    return Step((_may(items[-1].verbs()),))


def _may(what: tuple[Any, ...], by: str = "you") -> Any:
    if len(what) == 1 and isinstance(what[0], verbs.Fetch):
        return replace(what[0], optional=True)
    return verbs.May(what, by=by)


def they_may_do(items: Items) -> Step:
    made = items[-1].verbs(OPPONENT)
    if len(made) == 1 and isinstance(made[0], verbs.DiscardFromHand) and made[0].any_number:
        return Step(made)
    return Step((_may(made, "opponent"),))


def may_pay(items: Items) -> Step:
    cost, then = items.every(Clauses)
    return Step((verbs.May(then.verbs(), cost.verbs()),))


def do_to(items: Items) -> Step:
    """An order, not an offer: whoever does the first does the second."""
    cost, then = items.every(Clauses)
    return Step((verbs.To(cost.verbs(), then.verbs(_subject_of(cost, None))),))


def they_may_pay(items: Items) -> Step:
    cost, then = items.every(Clauses)
    return Step((verbs.May(then.verbs(OPPONENT), cost.verbs(OPPONENT), by="opponent"),))


def may_by(items: Items) -> Step:
    then, cost = items.every(Clauses)
    return Step((verbs.May(then.verbs(), cost.verbs()),))


def do_and_may(items: Items) -> Step:
    done, may = items.every(Clauses)
    return Step((*done.verbs(), _may(may.verbs())))


def pay_or(items: Items) -> Step:
    return Step((verbs.OrElse(_all(items[0].make(None)), items[-1].verbs()),))


def they_pay_or(items: Items) -> Step:
    who, paid, other = items
    if who not in (Who(), OPPONENT, Pro("they")):
        raise Nonsense("you or the opponent")
    doer = Who() if who == Who() else OPPONENT
    return Step((verbs.OrElse(_all(paid.make(doer)), other.verbs(doer)),))


def unless_paid(items: Items) -> Step:
    return Step((verbs.OrElse(_all(items[-1].make(None)), items[0].verbs()),))


def _all(made: Any) -> tuple[Any, ...]:
    return made if isinstance(made, tuple) else (made,)


# ---- tails and afterthoughts ----------------------------------------------------------------------------------------
def if_tail(items: Items) -> tuple[str, Any]:
    return ("if", items[0])


def soon_tail(items: Items) -> Head:
    return Head(becomes=items[0])


def event_tail(items: Items) -> Head:
    return items[0]  # type: ignore[no-any-return]
