"""Verbs that move cards and Mana. Each function is a rule of `verbs.lark`."""

from dataclasses import replace
from typing import Any

from engine.effects import verbs
from engine.effects.amounts import Everything, Number, Sum
from engine.effects.amounts import Locked as ManaUnder
from engine.effects.selectors import Every, Infinite, Itself, Kind, Pick, Reserve, Shifted, Target, Who, Whole
from engine.mana import ELEMENTS

from .doing import by_anyone, by_card, so_many
from .naming import AMOUNTS, REACHES, amount_of, reached
from .parts import Items, Nonsense, Phrase, Pro

CONSTANTS: dict[str, Any] = {
    "available": "available", "infinite": "infinite", "most": "up to", "reserve": Reserve(),
    "infinite_ether": Infinite(),
}  # fmt: skip


def to_deck(items: Items) -> tuple[str, int]:
    return ("deck", items[0] if items else 1)


def nth_place(items: Items) -> int:
    return int(items[0])


def put_into(items: Items) -> Phrase:
    """Out of play into its owner's discard pile is a discard (DR-6)."""
    what = so_many(items)
    zone, place = next(item for item in items if isinstance(item, tuple))
    if zone == "discard" and isinstance(what, Target | Every | Itself):
        return by_card(verbs.Remove(what))
    if isinstance(what, Who):
        raise Nonsense("cards are moved")
    return by_card(verbs.PutInto(what, zone, place))


def put_into_play(items: Items) -> Phrase:
    what, found = items.one(*REACHES), items.one(dict)
    if found and isinstance(what, Target) and isinstance(what.what, Kind):
        what = Pick(replace(what.what, **found, component=False), what.least, what.most)
    return by_card(verbs.PutIntoPlay(what, _form(items)))


def put_into_play_up_to(items: Items) -> Phrase:
    kind = replace(items.one(Kind), component=False, **items.one(dict))
    return by_card(verbs.PutIntoPlay(reached(kind, 0, Number(items.numbers[0])), _form(items)))


def _form(items: Items) -> str:
    found = next((item for item in items if isinstance(item, str) and item.startswith("as ")), "")
    return found.removeprefix("as ")


def put_pile(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.PutInto(Whole(_player(who), "discard"), "deck"), items)


def _player(who: Any) -> Any:
    return Who("opponent") if who == Pro("they") else who


def show_and_take(_: Items) -> Phrase:
    return by_card(verbs.PutInto(Pro("it"), "hand", shown=True))  # type: ignore[arg-type]


def _fetched(items: Items, **how: Any) -> Phrase:
    what = items.one(*REACHES)
    if not isinstance(what, Pick) or what.of.zone != "deck":
        raise Nonsense("it is fetched from a deck")
    return by_card(verbs.Fetch(what.of, what.most, **how))


def fetch(items: Items) -> Phrase:
    return _fetched(items)


def fetch_on_top(items: Items) -> Phrase:
    return _fetched(items, zone="deck")


def fetch_blank(items: Items) -> Phrase:
    return _fetched(items, zone="play", blank=True, shuffled=False)


# ---- Mana -----------------------------------------------------------------------------------------------------------
def take(items: Items) -> Phrase:
    """The Available Ether is where Mana is taken from, unless it says the other."""
    if "available" not in items and "infinite" not in items:
        raise Nonsense("which Ether?")
    made = verbs.TakeMana(amount_of(items), items.element, "up to" in items, "infinite" in items)
    return by_card(made)


def take_all(items: Items) -> Phrase:
    return by_card(verbs.TakeMana(Everything(), items.element, infinite="infinite" in items))


def add_cost(_: Items) -> Phrase:
    return by_card(verbs.AddCost(Shifted()))


def release(items: Items) -> Phrase:
    under = items.one(*REACHES)
    return Phrase(lambda subject: verbs.ReleaseMana(amount_of(items), _under(under, subject), items.element))


def _under(under: Any, subject: Any) -> Any:
    return under if under is not None else Itself() if subject is None or isinstance(subject, Who) else subject


def release_all(items: Items) -> Phrase:
    under: Any = items.one(*REACHES) or Pro("it")
    return by_card(verbs.ReleaseMana(Everything(), under))


def release_excess(_: Items) -> Phrase:
    return by_card(verbs.ReleaseMana(Sum((ManaUnder(Itself()), -1)), Itself()))


def lock(items: Items) -> Phrase:
    source = items.one(Reserve, Infinite)
    return by_card(verbs.MoveMana(items.one(*AMOUNTS), items.element, source, items.one(*REACHES)))


def lock_all(items: Items) -> Phrase:
    out_of, under = items.every(*REACHES)
    return by_card(verbs.MoveMana(Everything(), "", out_of, under))


def lock_from(items: Items) -> Phrase:
    out_of, under = items.every(*REACHES)
    return by_card(verbs.MoveMana(items.one(*AMOUNTS), items.element, out_of, under))


def freely(items: Items) -> Every:
    return Every(items[0])


def lock_any(items: Items) -> Phrase:
    out_of, under = items.every(*REACHES)
    return by_card(verbs.MoveMana(Everything(), items.element, out_of, under, any_amount=True))


def distribute(items: Items) -> Phrase:
    return by_card(verbs.DistributeMana(items.one(*REACHES)))


def empty_reserve(items: Items) -> Phrase:
    return by_anyone(verbs.EmptyReserve, items)


def trade_own(items: Items) -> Phrase:
    return by_card(verbs.TradeOwn(replace(items.one(Kind), controller="you")))


def elements(items: Items) -> tuple[str, ...]:
    return tuple(sorted((str(item).lower() for item in items), key=ELEMENTS.index))


def pay(items: Items) -> Phrase:
    """Several amounts are several payments, of the same player."""
    found: list[tuple[Any, tuple[str, ...]]] = []
    for item in items:
        if isinstance(item, AMOUNTS):
            found.append((item, ()))
        elif isinstance(item, tuple):
            found[-1] = (found[-1][0], item)
    return by_anyone(lambda who: tuple(verbs.PayMana(amount, kinds, who) for amount, kinds in found), items)


def pay_cost(items: Items) -> Phrase:
    if items.numbers:
        amount = Number(items.numbers[0])
        return by_card(verbs.PayCost(reached(items.one(Kind), amount, amount)))
    return by_card(verbs.PayCost(items.one(*REACHES)))
