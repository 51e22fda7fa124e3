"""What players and cards do: damage, Health Points, drawing, discarding, destroying, applying."""

from typing import Any

from ...effects import verbs
from ...effects.amounts import Everything, Half, HealthOf, Number
from ...effects.conditions import MageNoir
from ...effects.selectors import Every, Itself, Kind, Pick, Share, Target, That, Top, Used
from .amounts import equal_to, measured, value
from .kinds import phrase
from .reaches import counted
from .speaking import ACTOR, NOBODY, Telling, cards, does, tell, tells

SURE = "can't be ignored, redirected or reduced"
IN_PLAY = (Target, Every, Itself, That, Used)


# ---- Health Points -------------------------------------------------------------------------------------------------
@tells(verbs.Damage)
def damage(part: verbs.Damage, telling: Telling) -> str:
    if isinstance(part.to, Share):
        return f"deal {tell(part.amount, telling)} damage, split as you choose among {tell(part.to, telling)}"
    sure = f" that {SURE}" if part.sure and telling.inner else ""
    if equal := equal_to(part.amount, telling):
        text = f"deal damage equal to {equal}{sure} to {_to(part.to, telling)}"
    else:
        much = measured(part.amount, telling, damage=True)
        text = f"deal {much.number} damage{sure}{much.per} to {_to(part.to, telling)}{much.closing}"
    if part.sure and not telling.inner:
        telling.then(f"that damage {SURE}")
    once = type(part.times) is int and part.times == 1
    return text if once else f"{text}, {tell(part.times, telling)} times"


def _to(reach: Any, telling: Telling) -> str:
    return tell(reach, telling).replace(" and ", " and to ", 1) if hasattr(reach, "parts") else tell(reach, telling)


@tells(verbs.LoseHealth)
def lose(part: verbs.LoseHealth, telling: Telling) -> str:
    who = tell(part.who, telling)
    if isinstance(part.amount, Half) and part.amount.of == HealthOf(part.who) and not isinstance(part.who, Target):
        own = "your" if who == "you" else "its" if who == telling.this else "their"
        return f"{does(who, 'lose', 'loses', telling)} half of {own} current HP, rounded down"
    much = measured(part.amount, telling)
    return f"{does(who, 'lose', 'loses', telling)} {much.number} HP{much.per}{much.closing}"


@tells(verbs.GainHealth)
def gain(part: verbs.GainHealth, telling: Telling) -> str:
    who = tell(part.who, telling)
    much = measured(part.amount, telling)
    return f"{does(who, 'gain', 'gains', telling)} {much.number} HP{much.per}{much.closing}"


@tells(verbs.SetHealth)
def set_health(part: verbs.SetHealth, telling: Telling) -> str:
    telling.doer = NOBODY
    return f"{tell(part.who, telling)} enters play with HP equal to {value(part.amount, telling)}"


# ---- hands and decks -----------------------------------------------------------------------------------------------
def _card_number(number: str) -> str:
    return "a" if number == "one" else number


@tells(verbs.Draw)
def draw(part: verbs.Draw, telling: Telling) -> str:
    who = tell(part.who, telling)
    much = measured(part.amount, telling)
    number = _card_number(much.number)
    return f"{does(who, 'draw', 'draws', telling)} {number} {cards(number)}{much.per}{much.closing}"


def own(who: str) -> str:
    return "your" if who == "you" else "their"


@tells(verbs.DiscardFromHand)
def discard_from_hand(part: verbs.DiscardFromHand, telling: Telling) -> str:
    who = tell(part.who, telling)
    does_it, hand = does(who, "discard", "discards", telling), f"{own(who)} hand"
    of = part.of
    if part.any_number:
        what = "cards" if of is None else f"any {phrase(of, telling, one=False)}"
        return f"{does_it} {what} from {hand}, any number"
    if isinstance(part.amount, Everything):
        what = "whole hand" if of is None else f"whole share of {phrase(of, telling, one=False)}"
        return f"{does_it} {own(who)} {what}"
    much = measured(part.amount, telling)
    number = _card_number(much.number)
    one = number in ("a", "1")
    what = f"{cards(number)} from {hand}" if of is None else phrase(of, telling, one=one, picked=True)
    if of is not None and (of.controller == "opponent") != (who == "the opponent"):
        what += ", whoever holds them"
    return f"{does_it} {number} {what}{much.per}{much.closing}"


@tells(verbs.DiscardDownTo)
def discard_down_to(part: verbs.DiscardDownTo, telling: Telling) -> str:
    who, number = tell(part.who, telling), tell(part.amount, telling)
    until = "until you have" if who == "you" else "until they have"
    return f"{does(who, 'discard', 'discards', telling)} at once {until} at most {number} cards in hand"


@tells(verbs.DiscardFromDeck)
def discard_from_deck(part: verbs.DiscardFromDeck, telling: Telling) -> str:
    return f"{does(ACTOR, 'discard', 'discards', telling)} {tell(Top(part.amount, part.who), telling)}"


@tells(verbs.PhaseShift)
def phase_shift(part: verbs.PhaseShift, telling: Telling) -> str:
    much = measured(part.amount, telling)
    verb = does(ACTOR, "phase shift", "phase shifts", telling)
    return f"{verb} {tell(part.who, telling)} by {much.number}{much.per}{much.closing}"


@tells(verbs.Shuffle)
def shuffle(part: verbs.Shuffle, telling: Telling) -> str:
    who = tell(part.who, telling)
    return f"{does(who, 'shuffle', 'shuffles', telling)} {own(who)} deck"


# ---- cards in play -------------------------------------------------------------------------------------------------
def _acts(base: str, third: str, what: Any, telling: Telling) -> str:
    """Somebody does something to cards; "(2 if …)" closes it."""
    if isinstance(what, Target | Pick):
        text, more = counted(what, telling)
        return f"{does(ACTOR, base, third, telling)} {text}{more}"
    return f"{does(ACTOR, base, third, telling)} {tell(what, telling)}"


@tells(verbs.Remove)
def remove(part: verbs.Remove, telling: Telling) -> str:
    what = part.what
    if not isinstance(what, IN_PLAY) and tell(what, telling) in ("it", "the card looked at"):
        text = f"{does(ACTOR, 'remove', 'removes', telling)} it from the board"
    elif isinstance(what, Pick):
        text = _acts("remove from the board", "removes from the board", what, telling)
    elif _is_destroyed(what, telling):
        text = _acts("destroy", "destroys", what, telling)
    elif _kind_of(what).component:
        text = _acts("discard from play", "discards from play", what, telling)
    else:
        text = _acts("discard", "discards", what, telling)
    if part.despite is not None and telling.inner:
        return f"{text}, ignoring Indestructible if {tell(part.despite, telling)}"
    if part.despite is not None:
        telling.then(f"if {tell(part.despite, telling)}, this ignores Indestructible")
    return text


def _kind_of(what: Any) -> Kind:
    found = getattr(what, "what", getattr(what, "of", None))
    return found if isinstance(found, Kind) else Kind()


def _is_destroyed(what: Any, telling: Telling) -> bool:
    """Permanents and Equipment are destroyed, spells are discarded: the same thing (DR-6)."""
    if isinstance(what, Itself):
        return telling.this in ("this Permanent", "this Equipment")
    if isinstance(what, That) and telling.last == "target" and isinstance(telling.kind, Kind):
        return bool(telling.kind.types) and set(telling.kind.types) <= {"permanent", "equipment"}
    types = set(_kind_of(what).types)
    return bool(types) and types <= {"permanent", "equipment"}


@tells(verbs.Exile)
def exile(part: verbs.Exile, telling: Telling) -> str:
    return _acts("exile", "exiles", part.what, telling)


@tells(verbs.Exhaust)
def exhaust(part: verbs.Exhaust, telling: Telling) -> str:
    return _acts("exhaust", "exhausts", part.what, telling)


@tells(verbs.Regenerate)
def regenerate(part: verbs.Regenerate, telling: Telling) -> str:
    return _acts("regenerate", "regenerates", part.what, telling)


@tells(verbs.Activate)
def activate(part: verbs.Activate, telling: Telling) -> str:
    return _acts("activate", "activates", part.what, telling)


@tells(verbs.Channel)
def channel(part: verbs.Channel, telling: Telling) -> str:
    return _acts("channel", "channels", part.what, telling)


@tells(verbs.Apply)
def apply(part: verbs.Apply, telling: Telling) -> str:
    who = tell(part.what, telling)
    many = getattr(part.what, "most", 1) not in (1, Number(1)) or " and " in who
    verb = "apply their effects" if many else "applies its effects"
    if part.abilities:
        verb = f"also {verb}" if isinstance(part.what, Used) else f"{verb}, abilities too"
    if telling.bare:
        verb = verb.replace("applies its", "apply its")
    text = f"{'have ' if telling.bare else ''}{who} {verb}"
    telling.doer = NOBODY
    if part.changed_by:
        other = f"the {part.changed_by} component this spell used also applies its effects to that spell"
        if telling.inner:
            return f"{text}, and for a Mage Noir {other}"
        telling.then(f"if {tell(MageNoir(), telling)}, {other}")
    return text


@tells(verbs.Win)
def win(part: verbs.Win, telling: Telling) -> str:
    who = {"you": "you", "opponent": "the opponent"}.get(part.who, part.who)
    return f"{does(who, 'win', 'wins', telling)} the game"
