"""Cards and Mana that go from one place to another."""

from typing import Any

from ...effects import verbs
from ...effects.amounts import Everything, Locked, Number, Sum
from ...effects.selectors import Every, Infinite, It, Itself, Kind, Pick, Reserve, Shifted, Target, Top, Who, Whole
from .amounts import measured
from .kinds import bare, phrase
from .reaches import counted
from .speaking import ACTOR, Telling, capital, does, listed, ordinal, tell, tells

PILES = {"hand": "hand", "deck": "deck", "discard": "discard pile", "exile": "exile"}


def _owner(what: Any, telling: Telling) -> str:
    """Whose hand or deck it goes to: its owner's, which is you where the card is surely yours."""
    kind = getattr(what, "what", getattr(what, "of", None))
    controller = kind.controller if isinstance(kind, Kind) else ""
    if isinstance(what, Top) and isinstance(what.who, Who):
        controller = what.who.player
    if telling.theirs:
        return "its owner's"
    if isinstance(what, It) and isinstance(telling.kind, Kind):
        controller = telling.kind.controller
    if controller == "you" or isinstance(what, Itself):
        return "your"
    many = getattr(what, "most", 1) not in (1, Number(1)) or (isinstance(what, Top) and what.amount != 1)
    return "their owner's" if many else "its owner's"


@tells(verbs.PutInto)
def put_into(part: verbs.PutInto, telling: Telling) -> str:
    what, more = counted(part.what, telling) if isinstance(part.what, Target | Pick) else ("", "")
    pile = PILES.get(part.zone, part.zone)
    if isinstance(part.what, Whole) and part.zone == "deck" and part.place == 1 and isinstance(part.what.who, Who):
        who = tell(part.what.who, telling)
        own = "your" if who == "you" else "their"
        return f"{does(who, 'put', 'puts', telling)} {own} whole {PILES[part.what.zone]} into {own} deck"
    what = what or tell(part.what, telling)
    if part.shown and part.zone == "hand" and what == "it":
        return f"{does(ACTOR, 'show', 'shows', telling)} it and put it into your hand"
    text = f"{does(ACTOR, 'put', 'puts', telling)} {what} into {_owner(part.what, telling)} {pile}{_place(part)}"
    if part.zone == "discard" and isinstance(part.what, Target | Every | Itself):
        text += ", which is no discard"
    return f"{text}, shown{more}" if part.shown else f"{text}{more}"


def _place(part: verbs.PutInto) -> str:
    if part.zone != "deck":
        return "" if part.place == 1 else f", {ordinal(part.place)} in it"
    if part.place in (0, 1):
        return ", on top" if part.place else ", at the bottom"
    return f", {ordinal(part.place)} from the top"


@tells(verbs.PutIntoPlay)
def put_into_play(part: verbs.PutIntoPlay, telling: Telling) -> str:
    verb = does(ACTOR, "put", "puts", telling)
    return f"{verb} {tell(part.what, telling)} into play{f', {part.form}' if part.form else ''}"


@tells(verbs.Fetch)
def fetch(part: verbs.Fetch, telling: Telling) -> str:
    number = tell(part.amount, telling)
    one = number in ("1", "one")
    what = f"{'a' if number == 'one' else number} {phrase(part.of, telling, one=one, picked=True)}"
    telling.named("it", kind=part.of)
    may = "you may " if part.optional else ""
    plain = not part.blank and part.shuffled
    then = {"hand": "show it, put it into your hand, shuffle",
            "deck": "show it, and then shuffle and put it into your deck, on top"}.get(part.zone)  # fmt: skip
    if (part.zone, part.blank, part.shuffled) == ("play", True, False):
        then = "take all its effects away, put it into play"
    elif not plain or then is None:
        then = f"{'take all its effects away, ' if part.blank else ''}put it into {PILES.get(part.zone, part.zone)}"
        then += ", and shuffle" if part.shuffled else ", and do not shuffle"
    if part.noir_zone and telling.inner:
        then += f", or for a Mage Noir into {PILES.get(part.noir_zone, part.noir_zone)}"
    elif part.noir_zone:
        telling.then(f"if you are a Mage Noir, put it into your {PILES.get(part.noir_zone, part.noir_zone)} instead")
    verb = "fetch" if part.optional else does(ACTOR, "fetch", "fetches", telling)
    return f"{may}{verb} {what}: {then}"


@tells(verbs.Sift)
def sift(part: verbs.Sift, telling: Telling) -> str:
    number = tell(part.take, telling)
    kind = Kind(**{**vars(part.of), "zone": "deck", "controller": "any"})
    odd = "" if part.of.zone == "" else f" out of {part.of.zone}"
    look = f"{does(ACTOR, 'look', 'looks', telling)} at {tell(Top(part.amount), telling)}"
    taken = f"{number} {bare(kind, telling, one=number in ('1', 'one'))}{odd}"
    take = f"You may take {taken} from among them, show it, and then put it into your hand"
    return f"{look}. {take}. Put the rest into your deck, at the bottom, in any order"


@tells(verbs.Look)
def look(part: verbs.Look, telling: Telling) -> str:
    text = f"{does(ACTOR, 'look', 'looks', telling)} at {tell(part.what, telling)}"
    yours = isinstance(part.what, Top) and part.what.who == Who()
    telling.named("it", kind=Kind(controller="you") if yours else telling.kind)
    return text


@tells(verbs.SwapPlaces)
def swap(part: verbs.SwapPlaces, telling: Telling) -> str:
    return f"{does(ACTOR, 'swap', 'swaps', telling)} the places of {tell(part.what, telling)}"


# ---- Mana ----------------------------------------------------------------------------------------------------------
def mana(element: str) -> str:
    return f"{capital(element)} Mana" if element else "Mana"


@tells(verbs.TakeMana)
def take(part: verbs.TakeMana, telling: Telling) -> str:
    ether = f"the {'Infinite' if part.infinite else 'Available'} Ether"
    verb = does(ACTOR, "take", "takes", telling)
    if isinstance(part.amount, Everything):
        return f"{verb} all the {mana(part.element)} from {ether}{' or less' if part.up_to else ''}"
    much = measured(part.amount, telling)
    most = "up to " if part.up_to else ""
    choice = "" if part.element else " of your choice"
    return f"{verb} from {ether} {most}{much.number} {mana(part.element)}{choice}{much.per}{much.closing}"


@tells(verbs.AddCost)
def add_cost(part: verbs.AddCost, telling: Telling) -> str:
    what = "each card phase shifted this way" if isinstance(part.of, Shifted) else tell(part.of, telling)
    verb = does(ACTOR, "add", "adds", telling)
    return f"{verb} the Mana cost of {what} to the Available Ether, out of the Infinite Ether"


@tells(verbs.ReleaseMana)
def release(part: verbs.ReleaseMana, telling: Telling) -> str:
    if part == verbs.ReleaseMana(Sum((Locked(Itself()), -1)), Itself()):
        return "release the excess at once"
    if isinstance(part.amount, Everything):
        every = "" if not part.element else f"all {capital(part.element)} of "
        return f"release {every}the Mana from under {tell(part.under, telling)}"
    much = measured(part.amount, telling)
    return f"release {much.number} {mana(part.element)}{much.per} from under {tell(part.under, telling)}{much.closing}"


@tells(verbs.MoveMana)
def move_mana(part: verbs.MoveMana, telling: Telling) -> str:
    verb = does(ACTOR, "lock", "locks", telling)
    if part.any_amount:
        out = part.out_of
        source = phrase(out.of, telling, one=False) if isinstance(out, Every) else f"one place, {tell(out, telling)},"
        odd = "" if isinstance(part.amount, Everything) else f", at most {tell(part.amount, telling)},"
        return f"{verb} any amount of {mana(part.element)}{odd} from under {source} under {tell(part.under, telling)}"
    if isinstance(part.out_of, Reserve | Infinite):
        source = f" out of {tell(part.out_of, telling)}"
    else:
        source = f" from under {tell(part.out_of, telling)}"
    if isinstance(part.amount, Everything):
        every = f"all {capital(part.element)} of " if part.element else ""
        return f"{verb} {every}the Mana{source} under {tell(part.under, telling)}"
    return f"{verb} {tell(part.amount, telling)} {mana(part.element)}{source} under {tell(part.under, telling)}"


@tells(verbs.DistributeMana)
def distribute(part: verbs.DistributeMana, telling: Telling) -> str:
    verb, under = does(ACTOR, "split", "splits", telling), tell(part.under, telling)
    return f"{verb} the Mana from under {under} between your Mana reserve and spells you control"


@tells(verbs.PayMana)
def pay(part: verbs.PayMana, telling: Telling) -> str:
    return f"{does(tell(part.who, telling), 'pay', 'pays', telling)} {price(part, telling)}"


def price(part: verbs.PayMana, telling: Telling) -> str:
    elements = listed([capital(element) for element in part.elements], "or") if part.elements else ""
    return f"{tell(part.amount, telling)} {f'{elements} ' if elements else ''}Mana"


@tells(verbs.PayCost)
def pay_cost(part: verbs.PayCost, telling: Telling) -> str:
    return f"{does(ACTOR, 'pay', 'pays', telling)} the Mana cost of {tell(part.of, telling)}"


@tells(verbs.EmptyReserve)
def empty_reserve(part: verbs.EmptyReserve, telling: Telling) -> str:
    who = tell(part.who, telling)
    own = "your" if who == "you" else "their"
    return f"{does(who, 'put', 'puts', telling)} {own} whole Mana reserve into the Available Ether"


@tells(verbs.TradeOwn)
def trade_own(part: verbs.TradeOwn, telling: Telling) -> str:
    spells = phrase(part.of, telling, one=False) + ("" if part.of.controller == "you" else " of anyone")
    return f"{does(ACTOR, 'trade', 'trades', telling)} Mana between your Mana reserve and {spells}, 1 for 1"
