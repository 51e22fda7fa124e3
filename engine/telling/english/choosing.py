"""Choices, payments and what is given to cards: verbs made of other verbs."""

from typing import Any

from ...effects import verbs
from ...effects.abilities import Keyword, Paragraph
from ...effects.selectors import Every, It, Itself, Kind, Target, That, Who
from ...effects.standing import DamageChange, NoEffects
from .conditions import clause
from .moving import price
from .speaking import ACTOR, NOBODY, Full, Telling, capital, does, listed, tell, tells

YOU, OPPONENT = Who(), Who("opponent")
UNTIL = {"": "", "end of turn": " until end of turn", "your next turn": " until your next turn"}


def joined(what: tuple[Any, ...], telling: Telling) -> str:
    """Verbs of one step, as part of a sentence."""
    found: list[str] = []
    with telling.within(inner=True):
        for place, verb in enumerate(what):
            before = what[place - 1] if place else None
            if isinstance(verb, verbs.PayMana) and isinstance(before, verbs.PayMana) and before.who == verb.who:
                found.append(price(verb, telling))
            elif isinstance(verb, verbs.May) and 0 < place + 1 < len(what):
                found.append(f"choose whether {tell(verb, telling)}")
            else:
                found.append(tell(verb, telling))
    return " and ".join(found) or "do nothing"


@tells(verbs.May)
def may(part: verbs.May, telling: Telling) -> str:
    they = part.by == "opponent"
    who = {"you": "you", "opponent": "the opponent"}.get(part.by, part.by)
    if not part.cost and _changes_meaning(part):
        who += " may choose: they"
    doer = "the opponent" if they else "you"
    with telling.within(doer=doer, third=False, bare=True):
        cost = f"{joined(part.cost, telling)} to " if part.cost else ""
        telling.doer = doer
        text = f"{who} may {cost}{joined(part.then, telling)}"
        telling.doer, telling.bare = NOBODY, False
        return text if not part.otherwise else f"{text}; failing that, {joined(part.otherwise, telling)}"


def _changes_meaning(part: verbs.May) -> bool:
    """Alone these say themselves that they may be left."""
    (first, *rest) = part.then or (None,)
    any_number = isinstance(first, verbs.DiscardFromHand) and first.any_number and part.by == "opponent"
    return not rest and (isinstance(first, verbs.Fetch) or any_number)


@tells(verbs.To)
def to(part: verbs.To, telling: Telling) -> str:
    with telling.within(doer="you", third=False):
        cost = joined(part.cost, telling)
        with telling.within(doer="you", third=False, bare=True):
            return f"{cost} to {joined(part.then, telling)}"


@tells(verbs.OrElse)
def or_else(part: verbs.OrElse, telling: Telling) -> str:
    payers = {verb.who for verb in part.pay if isinstance(verb, verbs.PayMana)}
    paid = bool(part.pay) and all(isinstance(verb, verbs.PayMana) for verb in part.pay)
    with telling.within(doer="you", third=False):
        if paid and payers == {YOU}:
            first = joined(part.pay, telling)
            with telling.within(doer="you"):
                return f"{joined(part.otherwise, telling)} unless you {first}"
        if paid and payers == {OPPONENT}:
            with telling.within(doer="the opponent", third=True):
                return f"the opponent {joined(part.pay, telling)} or {joined(part.otherwise, telling)}"
        return f"{joined(part.pay, telling)}, or else {joined(part.otherwise, telling)}"


@tells(verbs.Options)
def options(part: verbs.Options, telling: Telling) -> str:
    number = tell(part.number, telling)
    who = {"you": "choose", "opponent": "the opponent chooses"}.get(part.by, f"{part.by} chooses")
    found = [capital(_option(option, telling)) for option in part.options]
    return f"{who} {number}: {'. '.join(f'• {item}' for item in found)}"


def _option(option: tuple[Any, ...], telling: Telling) -> str:
    with telling.within(inner=True, doer="you", third=False, bare=False):
        if len(option) == 1 and isinstance(option[0], verbs.If) and not option[0].otherwise:
            return clause(option[0].condition, telling) + joined(option[0].then, telling)
        return joined(option, telling)


@tells(verbs.If)
def if_(part: verbs.If, telling: Telling) -> str:
    """Inside a sentence."""
    text = f"in case {tell(part.condition, telling)}, {joined(part.then, telling)}"
    return f"{text}, else {joined(part.otherwise, telling)}" if part.otherwise else text


@tells(verbs.Repeat)
def repeat(part: verbs.Repeat, telling: Telling) -> str:
    return f"do this {tell(part.times, telling)} times: {joined(part.verbs, telling)}"


@tells(verbs.As)
def as_(part: verbs.As, telling: Telling) -> str:
    """Somebody else does it, and "you" is that player."""
    who = {"opponent": "the opponent", "you": "you"}.get(part.who, part.who)
    done = (
        tuple(verb for action in getattr(telling.before[-1], "actions", ()) for verb in action)
        if telling.before
        else ()
    )
    if part.who == "opponent" and part.verbs == done and not telling.inner:
        return "the opponent does likewise"
    if telling.doer == "the opponent" == who and len(part.verbs) == 1:
        with telling.within(theirs=True, doer="they"):
            return joined(part.verbs, telling)
    simple = part.who == "opponent" and len(part.verbs) == 1 and _by_card(part.verbs[0])
    with telling.within(theirs=True, doer="they", third=simple):
        text = joined(part.verbs, telling)
    if simple:
        telling.doer = "the opponent"
    return f"{who} {text}" if simple else f"{who} does this as if it were their effect: {text}"


NAMED = (verbs.Draw, verbs.LoseHealth, verbs.GainHealth, verbs.DiscardFromHand, verbs.DiscardDownTo, verbs.Shuffle,
         verbs.PayMana, verbs.EmptyReserve, verbs.DiscardFromDeck)  # fmt: skip
SUBJECTLESS = (verbs.Damage, verbs.Apply, verbs.Grant, verbs.ReleaseMana, verbs.Begin, verbs.Win, verbs.SetHealth,
               verbs.If, verbs.May, verbs.To, verbs.OrElse, verbs.Options, verbs.Repeat, verbs.As,
               verbs.Fetch, verbs.Sift)  # fmt: skip


def _by_card(verb: Any) -> bool:
    """Verbs that do not say themselves who does them."""
    return not isinstance(verb, NAMED + SUBJECTLESS)


# ---- what cards are given ------------------------------------------------------------------------------------------
@tells(verbs.Grant)
def grant(part: verbs.Grant, telling: Telling) -> str:
    what = tell(part.what, telling)
    many = " and " in what or (isinstance(part.what, Target) and what[:1].isdigit() and not what.startswith("1 "))
    until = UNTIL.get(part.until, f" until {part.until}")
    have = "have " if telling.bare else ""
    match part.parts:
        case (NoEffects(None),):
            telling.doer = NOBODY
            stop = "stop applying its" if telling.bare else "stops applying its"
            return f"{have}{what} {'stop applying their' if many else stop} effects{until}"
        case (DamageChange(by, Itself(), "", less, None, ""),) if (
            isinstance(part.what, Target | That | It) and not until
        ):
            telling.doer = NOBODY
            deal = "deal" if many or telling.bare else "deals"
            return f"{have}{what} {deal} {tell(by, telling)} damage {'less' if less else 'more'}"
    quotes = listed([f'"{quoted(item)}"' for item in part.parts])
    if telling.bare or (isinstance(part.what, Target) and not telling.theirs) or part.what == Every(Kind()):
        return f"{does(ACTOR, 'give', 'gives', telling)} {what} {quotes}{until}"
    telling.doer = NOBODY
    return f"{what} {'gain' if many else 'gains'} {quotes}{until}"


def quoted(part: Paragraph, of: Kind | None = None) -> str:
    """What another card gains, between quotation marks; "this spell" is that card."""
    if isinstance(part, Keyword) and part.condition is None:
        return keyword(part)
    this = {"permanent": "this Permanent", "equipment": "this Equipment"}.get("".join(of.types) if of else "")
    return capital(tell(Full(part), Telling(this or "this spell", inner=True))).rstrip(".")


def keyword(part: Keyword) -> str:
    return f"{part.name}: {', '.join(part.words)}" if part.words else part.name
