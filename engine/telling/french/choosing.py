"""Choices, payments, what cards are given and rules that begin, in French."""

from typing import Any

from ...effects import verbs
from ...effects.abilities import Keyword, Paragraph, Triggered
from ...effects.amounts import Count, Sum
from ...effects.conditions import Not
from ...effects.selectors import Itself
from ...effects.standing import CostChange, DamageChange, MoreComponents, NextApplied, NoEffects, NoneToHand, Prevent
from .kinds import phrase
from .speaking import Telling, acts, capital, does, if_, listed, tell, tells
from .words import KEYWORDS, word

UNTIL = {"": "", "end of turn": " jusqu'à la fin du tour", "your next turn": " jusqu'au début de votre prochain tour"}
DURING = {
    "": "dès maintenant, ",
    "end of turn": "ce tour-ci, ",
    "your next turn": "jusqu'au début de votre prochain tour, ",
}


def joined(what: tuple[Any, ...], telling: Telling) -> str:
    with telling.within(inner=True):
        return " et ".join(tell(item, telling) for item in what) or acts("faire", telling) + " sans effet"


def infinitive(what: tuple[Any, ...], telling: Telling) -> str:
    with telling.within(infinitive=True):
        return joined(what, telling)


def sentences(actions: tuple[tuple[Any, ...], ...], telling: Telling) -> list[str]:
    """Each action is a sentence or a few; "puis" parts them."""
    found: list[str] = []
    for place, action in enumerate(actions):
        own: list[str] = []
        together: list[str] = []
        for verb in action:
            if isinstance(verb, verbs.If | verbs.Options | verbs.May | verbs.Begin | verbs.Repeat) or telling.after:
                own += [" et ".join(together)] if together else []
                own += telling.followed()
                together = []
                telling.infinitive = telling.infinitive and not own
            together.append(tell(verb, telling))
        own += [" et ".join(together)] if together else []
        own += telling.followed()
        own = own or ["ne faites rien"]
        own[0] = f"puis{',' if own[0].startswith(('si ', 's’')) else ''} {own[0]}" if place else own[0]
        found += own
    return found or ["ne faites rien"]


@tells(verbs.If)
def told_if(part: verbs.If, telling: Telling) -> str:
    if isinstance(part.condition, Not) and type(part.condition.condition).__name__ == "MageNoir" and not part.otherwise:
        return f"{joined(part.then, telling)}, sauf {if_(tell(part.condition.condition, telling))}"
    before, alone = if_(tell(part.condition, telling)), part.then[0] if len(part.then) == 1 else None
    if isinstance(alone, verbs.May) and not alone.cost and alone.otherwise == part.otherwise != ():
        other = joined(part.otherwise, telling)
        telling.after.append(f"{before}, {tell(verbs.May(alone.then, by=alone.by), telling)} à la place")
        return other
    text = f"{before}, {joined(part.then, telling)}"
    return f"{text} ; sinon, {joined(part.otherwise, telling)}" if part.otherwise else text


@tells(verbs.May)
def may(part: verbs.May, telling: Telling) -> str:
    who = "vous pouvez" if part.by == "you" else "l'adversaire peut"
    if telling.infinitive:
        who = "pouvoir"
    with telling.within(doer="vous" if part.by == "you" else "l'adversaire"):
        cost = f"{infinitive(part.cost, telling)} pour " if part.cost else ""
        text = f"{who} {cost}{infinitive(part.then, telling)}"
    return f"{text} ; à défaut, {joined(part.otherwise, telling)}" if part.otherwise else text


@tells(verbs.To)
def pay_to(part: verbs.To, telling: Telling) -> str:
    return f"{joined(part.cost, telling)} pour {infinitive(part.then, telling)}"


@tells(verbs.OrElse)
def or_else(part: verbs.OrElse, telling: Telling) -> str:
    return f"{joined(part.pay, telling)}, ou sinon {joined(part.otherwise, telling)}"


@tells(verbs.Options)
def options(part: verbs.Options, telling: Telling) -> str:
    who = "choisissez" if part.by == "you" else "l'adversaire choisit"
    if telling.infinitive:
        who = "choisir"
    with telling.within(infinitive=False):
        found = [capital(joined(option, telling)) for option in part.options]
    return f"{who} {tell(part.number, telling)} option : {' '.join(f'• {item}.' for item in found)}".removesuffix(".")


@tells(verbs.Repeat)
def repeat(part: verbs.Repeat, telling: Telling) -> str:
    match part.times:
        case Sum((1, Count(1, kind))):
            telling.after.append(f"recommencez une fois par {phrase(kind)}")
            return joined(part.verbs, telling)
    return f"{joined(part.verbs, telling)} ; cela a lieu ainsi tant de fois : {tell(part.times, telling)}"


@tells(verbs.As)
def as_(part: verbs.As, telling: Telling) -> str:
    who = "l'adversaire" if part.who == "opponent" else "vous"
    return f"{who} fait ceci comme si l'effet était le sien : {infinitive(part.verbs, telling)}"


# ---- what cards are given ------------------------------------------------------------------------------------------
def keyword(part: Keyword) -> str:
    told = KEYWORDS.get(part.name, part.name)
    return f"{told} : {', '.join(word(item) for item in part.words)}" if part.words else told


def quoted(part: Paragraph) -> str:
    if isinstance(part, Keyword) and part.condition is None:
        return f"« {keyword(part)} »"
    return f"« {tell(part, Telling()).removesuffix('.')} »"


@tells(verbs.Grant)
def grant(part: verbs.Grant, telling: Telling) -> str:
    what, until = tell(part.what, telling), UNTIL.get(part.until, f" jusqu'à : {part.until}")
    match part.parts:
        case (NoEffects(None),):
            return f"{'faire que ' if telling.infinitive else ''}{what} n'applique plus ses effets{until}"
        case (DamageChange(by, Itself(), "", less, None, ""),):
            more = "réduits" if less else "augmentés"
            return f"les dégâts infligés par {what} sont {more} de {tell(by, telling)}{until}"
    text, behind = does(what, "gagner", telling)
    return f"{text} {listed([quoted(item) for item in part.parts])}{behind}{until}"


@tells(verbs.Begin)
def begin(part: verbs.Begin, telling: Telling) -> str:
    when = DURING.get(part.until, f"jusqu'à : {part.until}, ")
    if part.parts == (Prevent(),):
        return f"{acts('annuler', telling)} tous les dégâts qui vous seraient infligés{UNTIL.get(part.until, '')}"
    match part.parts:
        case (Triggered("end", actions, "each", None),) if part.uses == 1:
            return f"à la fin du tour, {joined(tuple(verb for action in actions for verb in action), telling)}"
    who = tell(part.who, telling)
    parts = " ; ".join(_rule(item, part, who, telling) for item in part.parts) or "rien de plus"
    return f"{'faire en sorte que, ' if telling.infinitive else ''}{when}{parts}"


def _rule(item: Any, part: verbs.Begin, who: str, telling: Telling) -> str:
    """A rule of somebody's, or for the next spell only."""
    if isinstance(item, NoneToHand) and who != "vous":
        return f"{who} ne peut ajouter de cartes à sa main que durant sa phase de pioche"
    text = _lower(tell(item, Telling(telling.this)).removesuffix("."))
    if isinstance(item, CostChange) and item.of is not None and not item.anyone:
        prepares = "que vous préparez" if who == "vous" else f"que prépare {who}"
        text = text.replace("que vous préparez", prepares, 1)
        if part.uses == 1:
            start = f"le prochain {phrase(item.of)} {prepares} coûte"
            return f"{start} {text.split(' coûtent ', 1)[-1]}"
        return text
    if isinstance(item, MoreComponents) and part.uses == 1:
        return text.replace("un sort que", "le prochain sort que", 1)
    whose = "" if who == "vous" else f"pour {who}, "
    uses = "" if not part.uses or isinstance(item, NextApplied) else f"{part.uses} fois seulement, "
    return f"{whose}{uses}{text}"


def _lower(text: str) -> str:
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
