"""Verbs: what an action does to players and cards. Each function is a rule of `verbs.lark`."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.effects import verbs
from engine.effects.abilities import Keyword
from engine.effects.amounts import Either, Everything, Number
from engine.effects.selectors import AnyPlayer, Every, Group, Kind, Pick, Target, Top, Used, Who
from engine.effects.standing import NoEffects, Prevent

from .naming import AMOUNTS, REACHES, amount_of
from .parts import Chosen, IgnoreNow, Items, Nonsense, Phrase, Pro, XIs, mapped

YOU = Who()
CONSTANTS: dict[str, Any] = {
    "third": "third", "end_of_turn": "until end of turn", "your_next_turn": "until your next turn",
    "from_nowhere": {}, "form_prepared": "as prepared", "form_channeled": "as channeled",
    "to_hand": ("hand", 1), "on_top": ("deck", 1), "at_bottom": ("deck", 0), "to_discard": ("discard", 1),
    "place_top": 1, "place_bottom": 0,
}  # fmt: skip


def by_anyone(make: Callable[[Any], Any], items: Items) -> Phrase:
    """A verb that says itself who does it."""
    return Phrase(lambda subject: make(YOU if subject is None else subject), "third" in items)


def by_card(verb: Any) -> Phrase:
    """What a card or its controller does; somebody else does it as themselves."""

    def make(subject: Any) -> Any:
        if isinstance(subject, Target | Every | Group | Pick) or subject == Who("all"):
            raise Nonsense("nothing the card says can do that")
        return (
            verbs.As("opponent", (mapped(verb, _as_they_see_it),))
            if subject in (Who("opponent"), Pro("they"))
            else verb
        )

    return Phrase(make)


def _as_they_see_it(part: Any) -> Any:
    """Whoever does it is "you" to the effect: what they control is yours."""
    other = {"you": "opponent", "opponent": "you"}
    if isinstance(part, Kind) and part.controller in other:
        return replace(part, controller=other[part.controller])
    if isinstance(part, Who) and part.player in other:
        return Who(other[part.player])
    return Who() if part == Pro("they") else part


def to_card(make: Callable[[Any], Any]) -> Phrase:
    """What happens to its subject, which must be a card."""

    def made(subject: Any) -> Any:
        if subject is None or isinstance(subject, Who) or subject in (Pro("they"), Pro("player")):
            raise Nonsense("a card is meant")
        return make(subject)

    return Phrase(made)


def so_many(items: Items) -> Any:
    """ "Destroy 1 Permanent (or 2 if …)": how many is settled with the reach."""
    what, other = items.one(*REACHES), items.one(Either)
    if other is None:
        return what
    if not isinstance(what, Target | Pick):
        raise Nonsense("there is no number before this")
    least = what.least if what.least == 0 else replace(other, other=what.least)
    return replace(what, least=least, most=replace(other, other=what.most))


def until(items: Items) -> str:
    found = next((item for item in items if isinstance(item, str) and item.startswith("until ")), "")
    return found.removeprefix("until ")


def where_is(made: Any, items: Items) -> Any:
    found = items.one(XIs)
    return made if found is None else mapped(made, lambda part: found if type(part).__name__ == "XValue" else part)


# ---- cards ----------------------------------------------------------------------------------------------------------
def draw(items: Items) -> Phrase:
    return by_anyone(lambda who: where_is(verbs.Draw(amount_of(items), who), items), items)


def discard(items: Items) -> Phrase:
    """Cards of a hand are its owner's choice; what is on the board is removed."""
    what = so_many(items)
    if isinstance(what, Pick):
        if what.of.zone not in ("hand", "card"):
            raise Nonsense("a discard is from a hand or from play")
        of = None if what.of in (Kind(zone="hand", controller=what.of.controller), Kind(zone="card")) else what.of
        if of is not None and of.zone == "card":
            of = replace(of, zone="hand", controller="you")
        return by_anyone(lambda who: verbs.DiscardFromHand(what.most, who, of), items)
    return by_card(verbs.Remove(what))


def discard_from_play(items: Items) -> Phrase:
    return by_card(verbs.Remove(so_many(items)))


def discard_any_number(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.DiscardFromHand(0, who, any_number=True), items)


def discard_hand(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.DiscardFromHand(Everything(), who), items)


def discard_down_to(items: Items) -> Phrase:
    return by_anyone(lambda who: verbs.DiscardDownTo(Number(items.numbers[0]), who), items)


def discard_top(items: Items) -> Phrase:
    found: Top = items.one(Top)
    return by_anyone(lambda who: verbs.DiscardFromDeck(found.amount, who if found.who == YOU else found.who), items)


def discard_top_cards(items: Items) -> Phrase:
    found: Top = items.one(Top)
    amount = items.one(*AMOUNTS)
    return by_anyone(lambda who: verbs.DiscardFromDeck(amount, who if found.who == YOU else found.who), items)


def destroy(items: Items) -> Phrase:
    return by_card(verbs.Remove(_on_board(so_many(items))))


def is_removed(_: Items) -> Phrase:
    return to_card(verbs.Remove)


def exile(items: Items) -> Phrase:
    return by_card(verbs.Exile(so_many(items)))


def exhaust(items: Items) -> Phrase:
    return by_card(verbs.Exhaust(items.one(*REACHES)))


def regenerate(items: Items) -> Phrase:
    return by_card(verbs.Regenerate(items.one(*REACHES)))


def phase_shift(items: Items) -> Phrase:
    who = items.one(*REACHES)
    if not (isinstance(who, Who) or who in (Target(AnyPlayer()), Pro("they"), Pro("player"))):
        raise Nonsense("a player is phase shifted")
    return by_card(where_is(verbs.PhaseShift(amount_of(items), who), items))


def look(items: Items) -> Phrase:
    return by_card(verbs.Look(items[0]))


def sift(items: Items) -> Phrase:
    kind = replace(items.one(Kind), zone="")
    return by_card(verbs.Sift(items.one(Top).amount, kind, items.one(*AMOUNTS)))


def shuffle(items: Items) -> Phrase:
    return by_anyone(verbs.Shuffle, items)


def swap(items: Items) -> Phrase:
    if not isinstance(items[0], Pick):
        raise Nonsense("cards of a pile change places")
    return by_card(verbs.SwapPlaces(items[0]))


def choose(items: Items) -> Phrase:
    if not isinstance(items[0], Target):
        raise Nonsense("something is chosen")
    return by_card(Chosen(items[0]))


# ---- spells on the board --------------------------------------------------------------------------------------------
def _applied(what: Any, abilities: bool = False) -> Any:
    """ "1 Earthquake and 1 Magma component you control": the first is as the last is."""
    if not isinstance(what, Group):
        return verbs.Apply(what, abilities)
    last = what.parts[-1]
    whole = [
        replace(part, what=replace(part.what, component=last.what.component, controller=last.what.controller))
        if isinstance(part, Target) and isinstance(last, Target) and isinstance(part.what, Kind)
        and isinstance(last.what, Kind) else part
        for part in what.parts
    ]  # fmt: skip
    return tuple(verbs.Apply(part, abilities) for part in whole)


def apply(items: Items) -> Phrase:
    made = _applied(items[0])
    return Phrase(lambda _: made)


def applies(_: Items) -> Phrase:
    return Phrase(lambda what: _applied(Pro("it") if what is None else what))


def also_applies(_: Items) -> Phrase:
    return to_card(lambda what: _applied(what, isinstance(what, Used)))


def activate(items: Items) -> Phrase:
    return by_card(verbs.Activate(items.one(*REACHES)))


def channel(items: Items) -> Phrase:
    return by_card(verbs.Channel(items.one(*REACHES)))


def give(items: Items) -> Phrase:
    return by_card(verbs.Grant(items.one(*REACHES), granted(items), until(items)))


def gains(items: Items) -> Phrase:
    def make(what: Any) -> Any:
        if what == Every(Kind()):
            raise Nonsense("all spells: a rule")
        return verbs.Grant(what, granted(items), until(items))

    return to_card(make)


def granted(items: Items) -> tuple[Any, ...]:
    found = items.one(Keyword)
    return (found,) if found is not None else next(item for item in items if isinstance(item, tuple))


def stops(items: Items) -> Phrase:
    return to_card(lambda what: verbs.Grant(what, (NoEffects(),), until(items)))


def players_win(_: Items) -> Phrase:
    return Phrase(lambda _: verbs.Win("you"))


def win(_: Items) -> Phrase:
    return Phrase(lambda who: verbs.Win("you" if who in (None, YOU, Pro("acting")) else "opponent"))


def begun(items: Items) -> Phrase:
    """A rule that begins when it is said; nobody does it."""

    def make(subject: Any) -> Any:
        if subject is not None:
            raise Nonsense("a rule has no subject")
        return items[0]

    return Phrase(make)


def prevent_all(items: Items) -> Phrase:
    return by_card(verbs.Begin((Prevent(),), until(items)))


def ignore_now(items: Items) -> Phrase:
    return by_card(IgnoreNow(items.one(*AMOUNTS)))


def _on_board(what: Any) -> Any:
    if isinstance(what, Pick | Who) or what == Pro("they"):
        raise Nonsense("something in play is meant")
    return what
