"""Paragraphs: their heads, and what they do or say."""

from collections.abc import Callable
from typing import Any

from ...effects import verbs
from ...effects.abilities import (
    Ability,
    AsSoonAs,
    EffectsOf,
    ForLastUser,
    ForUser,
    GrantAll,
    Instead,
    Keyword,
    OnActivation,
    Paragraph,
    Triggered,
)  # fmt: skip
from ...effects.conditions import Both, Condition, HealthBelow, InForm, MageNoir, OnTurn, Zenith
from ...effects.selectors import Cause, Itself, Kind, Who
from ...effects.standing import CantControl, CostChange, NotCalled, NumberChange
from .beginning import change, during
from .choosing import joined, keyword, quoted
from .conditions import DURING, NOT_NOIR, heads
from .events import event, replaced
from .game import number_change
from .kinds import phrase
from .moving import mana
from .speaking import TELLERS, Full, Telling, an, capital, tell, tells
from .steps import has_own_sentence, sentences

WHEN = {"main": "main phase: ", "turn": "your turn: ", "any time": "any time: "}
HERE = "at this point, "  # without it these words would be an ability, a keyword or a trigger


def finished(head: str, said: list[str]) -> str:
    first, *rest = said
    if head and first.startswith("draw "):
        first = f"you {first}"
    told = [capital(head) + (first if head.endswith(", ") else capital(first)), *(capital(item) for item in rest)]
    return ". ".join(told) + "."


def paragraph(part: Paragraph, telling: Telling) -> str:
    """Rules are told under their conditions, all others tell their own."""
    if isinstance(part, OWN):
        return tell(part, telling)
    condition: Condition | None = getattr(part, "condition", None)
    if isinstance(part, CantControl) or (isinstance(part, NotCalled) and condition == InForm("channeled")):
        condition = None  # the rule itself says it
    text = tell(part, telling)
    if isinstance(part, CostChange) and part.of is None and condition is not None and _closes(condition):
        with telling.within(this="it"):
            return finished("", [f"{text} if {tell(condition, telling)}", *telling.followed()])
    return finished(heads(condition, telling, rule=True), [text, *telling.followed()])


@tells(Full)
def full(part: Full, telling: Telling) -> str:
    return paragraph(part.part, telling)


def _closes(condition: Condition) -> bool:
    """On the board: it stands at the end."""
    return not isinstance(condition, MageNoir | Zenith | InForm | Both | OnTurn)


@tells(Keyword)
def told_keyword(part: Keyword, telling: Telling) -> str:
    name, condition = keyword(part), part.condition
    if condition is None:
        return f"{name}."
    if condition == NOT_NOIR:
        return f"{name}, unless you are a Mage Noir."
    has = f"{telling.this} has {name}"
    if _closes(condition):
        with telling.within(this="it"):
            return finished("", [f"{has} if {tell(condition, telling)}"])
    return finished(heads(condition, telling, rule=True), [has])


@tells(OnActivation)
def on_activation(part: OnActivation, telling: Telling) -> str:
    head = "On being activated: " if part.only_activated else ""
    head += heads(part.condition, telling)
    if (rule := _event_for_a_time(part)) is not None:
        return capital(during(rule.until)) + tell(rule.parts[0], telling)
    here = HERE if _is_another_part(part) else ""
    return finished(head, _with(here, sentences(part.actions, telling, part.only_activated)))


def _with(here: str, said: list[str]) -> list[str]:
    return [here + said[0], *said[1:]]


def _event_for_a_time(part: OnActivation) -> verbs.Begin | None:
    """ "This turn: Whenever …"."""
    match part:
        case OnActivation(((verbs.Begin((Triggered() | AsSoonAs(),), _, 0, Who("you")) as begun,),), None, False):
            return begun
    return None


def own_keywords(actions: tuple[Any, ...]) -> bool:
    """ "This spell gains Quickcast", for good, is a keyword it has."""
    grants = actions[0] if len(actions) == 1 else ()
    return bool(grants) and all(
        isinstance(verb, verbs.Grant) and verb.what == Itself() and not verb.until
        and all(isinstance(given, Keyword) for given in verb.parts)
        for verb in grants
    )  # fmt: skip


def _is_another_part(part: OnActivation) -> bool:
    if part.only_activated or not part.actions or not part.actions[0]:
        return False
    first = part.actions[0][0]
    paid = isinstance(first, verbs.May | verbs.To) and verbs.Remove(Itself()) in first.cost
    return paid or own_keywords(part.actions) or isinstance(first, verbs.DiscardDownTo)


@tells(Triggered)
def triggered(part: Triggered, telling: Telling) -> str:
    with telling.within(each=part.subject == "each"):
        head = heads(part.condition, telling) + capital(event(part, telling)) + ": "
        return finished(head, sentences(part.actions, telling, True))


@tells(Ability)
def ability(part: Ability, telling: Telling) -> str:
    head = heads(part.condition, telling)
    if part.zone != "board":
        where = "your discard pile" if part.zone == "discard" else f"your {part.zone}"
        head += f"While in {where}: "
    when = WHEN.get(part.when, f"{part.when}: ")
    head += f"Once a turn, {when}" if part.once_a_turn else capital(when)
    if not part.cost:
        first = part.actions[0][0] if part.actions and part.actions[0] else None
        return finished(
            head, _with(HERE if isinstance(first, verbs.May | verbs.To) else "", sentences(part.actions, telling, True))
        )
    cost = joined(part.cost, telling)
    return finished(head, _paid(cost, part.actions, telling))


def _paid(cost: str, actions: tuple[Any, ...], telling: Telling) -> list[str]:
    """The first step is what the cost buys; what follows in the same action is told after it."""
    bought = bool(actions and actions[0]) and not has_own_sentence(actions[0][0])
    telling.afresh()
    telling.bare = bought
    said = sentences(actions, telling, True)
    return [f"{cost} to {said[0]}" if bought else f"{cost}, and {HERE}{said[0]}", *said[1:]]


@tells(AsSoonAs)
def as_soon_as(part: AsSoonAs, telling: Telling) -> str:
    head = f"As soon as {tell(part.condition, telling)}: "
    here = HERE if own_keywords(part.actions) else ""
    return finished(head, _with(here, sentences(part.actions, telling, True)))


@tells(Instead)
def instead(part: Instead, telling: Telling) -> str:
    match part:
        case Instead("release", (verbs.MoveMana(amount, element, Cause(), Itself(), False),), Kind(), (), False):
            released = f"{tell(amount, telling)} {mana(element)}"
            said = f"instead of releasing {released} from under it, lock that Mana under {telling.this}"
            return finished(heads(part.condition, telling) + capital(replaced(part, telling)) + ": ", [said])
    with telling.within(cause=isinstance(part.subject, Kind)):
        head, of = heads(part.condition, telling) + capital(replaced(part, telling)) + ": ", ""
        if part.of == "destroy" and part.subject == "itself" and isinstance(part.condition, HealthBelow):
            head, of = f"As soon as {tell(part.condition, telling)}: ", " of destroying it"
        then = joined(part.then, telling)
        if part.optional:
            then = f"you may {joined(part.cost, telling)} to {then}" if part.cost else f"you may {then}"
        elif part.cost:
            then = f"pay for it, {joined(part.cost, telling)}, and {then}"
        elif len(part.then) == 1 and isinstance(part.then[0], verbs.May):
            then = f"at any rate {then}"
        return finished(head, [f"instead{of}, {then}"])


# ---- what other cards have -----------------------------------------------------------------------------------------
@tells(ForUser)
def for_user(part: ForUser, telling: Telling) -> str:
    user = "a spell" if part.of is None else _user(part.of, telling)
    user = f"{user} using this as a component"
    match part.part:
        case NumberChange(op, by, noir):
            return finished("", _numbers(user, op, by, noir))
        case CostChange(_, _, _, None, False, None) if isinstance(getattr(part.part.by, "n", None), int):
            return finished("", [f"{user} costs {change(part.part)}"])
        case EffectsOf(name):
            return finished("", [f"{user} gains {name}'s effects"])
    return finished("", [f'{user} gains "{quoted(part.part, part.of)}"'])


def _user(kind: Kind, telling: Telling) -> str:
    if kind == Kind():
        return "any sort of spell"
    return "Equipment" if kind == Kind(types=("equipment",)) else an(phrase(kind, telling))


def _numbers(user: str, op: str, by: int, noir: tuple[str, int] | None) -> list[str]:
    said = f"{user} has every number in its effects {number_change(op, by)}"
    if noir is None:
        return [said]
    if op == "reduce" == noir[0]:
        return [f"{said} ({noir[1]} if you are a Mage Noir)"]
    return [said, f"if you are a Mage Noir, those numbers are {number_change(*noir)} instead"]


@tells(ForLastUser)
def for_last_user(part: ForLastUser, telling: Telling) -> str:
    kind = "card of any sort" if part.of is None else phrase(part.of, telling)
    return finished("", [f'the last {kind} that used this as a component has "{quoted(part.part, part.of)}"'])


@tells(GrantAll)
def grant_all(part: GrantAll, telling: Telling) -> str:
    given = " and ".join(f'"{quoted(item, part.of)}"' for item in part.parts) or "nothing"
    if part.of == Kind(zone="") and not part.limit:
        return finished("", [f"ALL spells gain {given}"])
    limit = f", up to {tell(part.limit, telling)}" if part.limit else ""
    if len(part.parts) == 1 and isinstance(part.parts[0], Keyword) and part.parts[0].condition is None:
        given = keyword(part.parts[0])
    return finished("", [f"{phrase(part.of, telling, one=False, where='in play')} have {given}{limit}"])


@tells(EffectsOf)
def effects_of(part: EffectsOf, telling: Telling) -> str:
    return f"{capital(telling.this)} has all the effects of {part.name}."


OWN = (Keyword, OnActivation, Triggered, Ability, AsSoonAs, Instead, ForUser, ForLastUser, GrantAll, EffectsOf)
__all__ = ["DURING", "TELLERS", "Callable", "paragraph"]
