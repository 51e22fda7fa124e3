"""Who and what an effect reaches: "1 Wave component of yours", "any target", "it"."""

from typing import Any

from ...effects.amounts import Amount, Either, Number
from ...effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Cause,
    Chosen,
    Every,
    Group,
    Infinite,
    It,
    Itself,
    Kind,
    Known,
    Pick,
    Reserve,
    Share,
    Shared,
    Shifted,
    Target,
    That,
    Top,
    Used,
    Who,
    Whole,
)  # fmt: skip
from .kinds import ZONES, phrase, whose
from .speaking import Telling, an, listed, tell, tells, worded

PLAYERS = {"you": "you", "opponent": "the opponent", "all": "ALL players", "active": "the active player"}


@tells(Who)
def who(part: Who, telling: Telling) -> str:
    player = whose(part.player, telling)
    if telling.theirs and player == "opponent":
        return "they"
    return PLAYERS.get(player, player)


@tells(Itself)
def itself(_: Itself, telling: Telling) -> str:
    return telling.this


@tells(That)
def that(_: That, telling: Telling) -> str:
    if telling.last != "target":
        return "the target chosen before"
    return "that player" if telling.player else "it"


@tells(It)
def it(_: It, telling: Telling) -> str:
    return "it" if telling.last == "it" else "the card looked at"


@tells(Cause)
def cause(_: Cause, telling: Telling) -> str:
    if telling.each and not telling.player:
        return "that player"
    return "it" if telling.cause and not telling.last else "the card or player this is about"


@tells(Shifted)
def shifted(_: Shifted, telling: Telling) -> str:
    return "the cards phase shifted this way"


@tells(Used)
def used(part: Used, telling: Telling) -> str:
    return f"the {part.word} component {telling.this} used"


@tells(Known)
def known(part: Known, telling: Telling) -> str:
    return listed(list(part.ids))


@tells(AnyTarget)
def any_target(_: AnyTarget, telling: Telling) -> str:
    return "any target"


@tells(AnyPlayer)
def any_player(_: AnyPlayer, telling: Telling) -> str:
    return "any player"


@tells(Share)
def share(part: Share, telling: Telling) -> str:
    return f"{_digits(part.least, telling)} to {_digits(part.most, telling)} targets"


@tells(Shared)
def shared(_: Shared, telling: Telling) -> str:
    return "the targets it was split among"


@tells(Chosen)
def chosen(part: Chosen, telling: Telling) -> str:
    return f"what was chosen: {tell(part.target, telling)}"


@tells(Every)
def every(part: Every, telling: Telling) -> str:
    if len(part.of.types) > 1:
        return listed([f"each {phrase(kind, telling)}" for kind in of_each_type(part.of)])
    return f"each {phrase(part.of, telling, where='in play' if part.of.without_mana else '')}"


@tells(Group)
def group(part: Group, telling: Telling) -> str:
    return listed([tell(item, telling) for item in part.parts])


@tells(Target)
def target(part: Target, telling: Telling) -> str:
    text, more = counted(part, telling)
    return text + more


@tells(Pick)
def pick(part: Pick, telling: Telling) -> str:
    text, more = counted(part, telling)
    return text + more


def counted(part: Any, telling: Telling) -> tuple[str, str]:
    """A target or pick, and what "(2 if …)" says of its number, which closes the sentence."""
    what = part.of if isinstance(part, Pick) else part.what
    least, most = part.least, part.most
    more = ""
    if isinstance(most, Either) and isinstance(most.then, Number) and least in (0, most):
        more = f" ({most.then.n} if {tell(most.condition, telling)})"
        least, most = (0 if least == 0 else most.other), most.other
    text = _numbered(what, least, most, telling)
    if isinstance(what, Kind) and (what.zone == "board") == isinstance(part, Pick):
        text = f"{text}, {'picked' if isinstance(part, Pick) else 'chosen'} by then"
    if isinstance(part, Pick) and what.below:
        telling.then(
            f"if {telling.this} is activated from your discard pile, it can target only spells that lie below it"
        )
    if part.by != "you":
        text += " of the opponent's choice" if part.by == "opponent" else f" of {part.by}'s choice"
    telling.named("target" if isinstance(part, Target) else "it", isinstance(what, AnyPlayer), what)
    return text, more


def _numbered(what: Any, least: Amount, most: Amount, telling: Telling) -> str:
    if not isinstance(what, Kind):
        player = isinstance(what, AnyPlayer)
        plain = (least, most) == (1, 1) and type(most) is int
        many = _range(least, most, telling)
        return tell(what, telling) if plain else f"{many} {'players' if player else 'targets'} of your choice"
    one = most in (1, Number(1))
    if len(what.types) > 1:
        return _either(what, least, most, telling)
    if most == 1 and least == 1:
        if what.other:
            plain_kind = phrase(_without_other(what), telling, picked=True)
            return f"another {plain_kind}"
        return an(phrase(what, telling, picked=True))
    if least == 0 and isinstance(most, Number):
        return f"up to {most.n} {phrase(what, telling, one, picked=True)}"
    return f"{_range(least, most, telling)} {phrase(what, telling, one, picked=True)}"


def _without_other(kind: Kind) -> Kind:
    return Kind(**{**vars(kind), "other": False})


def of_each_type(kind: Kind) -> list[Kind]:
    return [Kind(**{**vars(kind), "types": (type_,)}) for type_ in kind.types]


def _either(kind: Kind, least: Amount, most: Amount, telling: Telling) -> str:
    """ "1 Permanent or 1 piece of Equipment": whose it is stands once, at the end."""
    *others, last = of_each_type(kind)
    number = _range(least, most, telling) if most != 1 else "a"
    one = most in (1, Number(1))
    first = [phrase(Kind(**{**vars(other), "controller": "any"}), telling, one, picked=True) for other in others]
    if kind.zone != "board":
        first = [phrase(other, telling, one, picked=True) for other in others]
    found = [*first, phrase(last, telling, one, picked=True)]
    return listed([an(item) if number == "a" else f"{number} {item}" for item in found], "or")


def _range(least: Amount, most: Amount, telling: Telling) -> str:
    if least == most and type(least) is type(most):
        return _digits(most, telling)
    return f"from {_digits(least, telling)} to {_digits(most, telling)}"


def _digits(amount: Amount, telling: Telling) -> str:
    if isinstance(amount, Number):
        return str(amount.n)
    return worded(amount) if isinstance(amount, int) else f"as many as {tell(amount, telling)}"


# ---- piles ---------------------------------------------------------------------------------------------------------
def pile(zone: str, player: Any, telling: Telling) -> str:
    """Whose pile it is, as "the top card of …" says it."""
    kept = ZONES.get(zone, (f"your {zone}", f"the opponent's {zone}", f"any player's {zone}"))
    if isinstance(player, Who) and whose(player.player, telling) in ("you", "opponent"):
        found = kept[0 if whose(player.player, telling) == "you" else 1]
        return found.replace("the opponent's", "their") if telling.theirs else found
    if player == Target(AnyPlayer()):
        telling.named("target", True)
        return kept[2]
    return f"the {kept[0].removeprefix('your ')} of {tell(player, telling)}"


@tells(Top)
def top(part: Top, telling: Telling) -> str:
    of = pile(part.zone, part.who, telling)
    end = "bottom" if part.bottom else "top"
    if part.amount == 1 and type(part.amount) is int:
        return f"{of}'s {end} card" if of.startswith("your ") else f"the {end} card of {of}"
    number = _digits(part.amount, telling)
    many = "card" if number in ("1", "one") else "cards"
    return f"{of}'s {end} {number} {many}" if of.startswith("your ") else f"the {end} {number} {many} of {of}"


@tells(Whole)
def whole(part: Whole, telling: Telling) -> str:
    of = pile(part.zone, part.who, telling)
    return of.replace("your ", "your whole ", 1) if of.startswith("your ") else f"the whole of {of}"


@tells(Reserve)
def reserve(_: Reserve, telling: Telling) -> str:
    return "your Mana reserve"


@tells(Infinite)
def infinite(_: Infinite, telling: Telling) -> str:
    return "the Infinite Ether"
