"""Reaching: what may be targeted, whether it still may, whom a reference means, and how much an amount comes to."""

from typing import Any

from . import clauses, continuous, kinds
from .choices import Question, yes_or_no
from .effects.amounts import (
    Amount,
    Capped,
    CardsIn,
    CostOf,
    Count,
    Either,
    Everything,
    Half,
    HealthOf,
    Limit,
    Locked,
    ManaIn,
    Number,
    Sum,
    ThatMuch,
    XValue,
)
from .effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Cause,
    Chosen,
    Every,
    Group,
    It,
    Itself,
    Kind,
    Known,
    Pick,
    Reach,
    Shared,
    Shifted,
    Target,
    Top,
    Used,
    Who,
    Whole,
)
from .names import stem, words_in
from .state import ADVERSARY
from .table import Context, Table

MOST = 9_999
PLENTY = MOST  # "all there is", where an amount is asked for
HURT = Kind(types=("permanent",), with_hp=True)


def options(table: Table, target: Target, you: str, source: str) -> tuple[str, ...]:
    """What may be chosen: players first, then cards as they lie on the board."""
    match target.what:
        case AnyTarget():
            return (*present(table), *kinds.candidates(table, HURT, you, source))
        case AnyPlayer():
            return present(table)
        case Kind() as kind:
            return kinds.candidates(table, kind, you, source)


def present(table: Table) -> tuple[str, ...]:
    return tuple(name for name, player in table.players.items() if player.present and not player.defeated)


def still_valid(table: Table, target: Target, chosen: str, you: str, source: str) -> bool:
    """A target chosen earlier counts only while it could still be chosen (RB-target-validity)."""
    return chosen in options(table, target, you, source)


def reached(table: Table, reach: Reach, context: Context) -> tuple[str, ...]:
    """The players and cards an effect reaches now: of chosen targets those that are still valid."""
    if isinstance(reach, Chosen):
        found, source = context["chosen"][reach.place], context["source"]
        return tuple(one for one in found if still_valid(table, reach.target, one, context["by"], source))
    if isinstance(reach, Pick):
        return picked(table, reach, context)
    if isinstance(reach, Used) and len(found := _used(table, context["source"], reach.word)) > 1:
        text = f"which {reach.word} component is meant"
        return (table.ask(Question("target", table.seat(context["by"]), text, found, (context["cite"],))),)
    return referred(table, reach, context)


def referred(table: Table, ref: Reach, context: Context) -> tuple[str, ...]:
    """The players and cards that need no choosing any more."""
    you, run = context.get("by", ""), context.get("run")
    match ref:
        case Itself():
            return (context["source"],)
        case Known(ids, marks):
            return tuple(id for id, mark in zip(ids, marks, strict=True) if _is_in_sight(table, id, mark))
        case Chosen(place, _) | Shared(place):
            return tuple(context["chosen"][place])
        case It():
            return tuple(table.recall(run, "it", ()))
        case Shifted():
            return tuple(table.recall(run, "shifted", ()))
        case Cause():
            event = context.get("event", {})
            return tuple(event.get("cards") or [one for one in (event.get("player"), event.get("target")) if one])
        case Used(word):
            return _used(table, context["source"], word)[:1]
        case Who(player):
            return _players(table, player, you)
        case Every(of):
            return kinds.candidates(table, of, you, context["source"])
        case Group(parts):
            return tuple(dict.fromkeys(one for part in parts for one in referred(table, part, context)))
        case Top() | Whole():
            return _of_pile(table, ref, context)
        case _:
            return ()


def _is_in_sight(table: Table, id: str, mark: int) -> bool:
    """A card that has been in a hand or deck since cannot be followed (DR-6.4)."""
    return id in table.players or table.card(id).hidden == mark


def _used(table: Table, source: str, word: str) -> tuple[str, ...]:
    used = [id for id in table.card(source).used if table.card(id).zone not in ("hand", "deck")]
    return tuple(id for id in used if _was_called(table, id, word))


def _was_called(table: Table, id: str, word: str) -> bool:
    """A component may have lost a word since it was used; the printed ones count as well."""
    return kinds.is_called(table, id, word) or stem(word) in table.definition(id).words


def _players(table: Table, player: str, you: str) -> tuple[str, ...]:
    if player == "all":
        return tuple(one for one in present(table) if one != ADVERSARY)  # the sheet sets the Adversary apart (SC)
    if player == "active":
        return (table.decider,)
    name = kinds.player_of(table, player, you)
    return (name,) if table.player(name).present else ()


def _of_pile(table: Table, ref: Top | Whole, context: Context) -> tuple[str, ...]:
    found: list[str] = []
    for player in reached(table, ref.who, context):
        pile = getattr(table.player(player), ref.zone)
        many = len(pile) if isinstance(ref, Whole) else max(0, value(table, ref.amount, context))
        found += pile[len(pile) - min(many, len(pile)) :] if isinstance(ref, Top) and ref.bottom else pile[:many]
    return tuple(found)


def picked(table: Table, pick: Pick, context: Context) -> tuple[str, ...]:
    """Cards of a pile or hand: as many as asked for, or as there are."""
    found = kinds.candidates(table, pick.of, context["by"], context["source"])
    most = min(len(found), max(0, value(table, pick.most, context)))
    least = min(most, max(0, value(table, pick.least, context)))
    if not most:
        return ()
    if least == len(found):
        return found
    by = table.seat(kinds.player_of(table, pick.by, context["by"]))
    place = {"discard": "discard pile"}.get(pick.of.zone, pick.of.zone)
    text = f"which cards in the {place} {table.card(context['source']).name} means"
    answer = table.ask(Question("pick", by, text, found, (context["cite"],), least=least, most=most))
    return tuple(answer) if isinstance(answer, list) else (answer,)


def value(table: Table, amount: Amount, context: Context) -> int:
    """How much it is, now; bounded, so that no text can keep the game busy for ever."""
    return max(-MOST, min(MOST, _value(table, amount, context)))


def _value(table: Table, amount: Amount, context: Context) -> int:
    source, you = context["source"], context.get("by", "")
    match amount:
        case int():
            return amount
        case Number(n) | Limit(n):
            return n
        case XValue():
            return table.card(source).x or 0
        case Count(each, of):
            return value(table, each, context) * counted(table, of, context)
        case Sum(parts):
            return sum(value(table, part, context) for part in parts)
        case Either(condition, then, other):
            return value(table, then if kinds.holds(table, condition, you, source, context) else other, context)
        case Half(of):
            return value(table, of, context) // 2
        case Capped(inner, most):
            return min(value(table, inner, context), value(table, most, context))
        case Everything():
            return PLENTY
        case _:
            return _measured(table, amount, context)


def _measured(table: Table, amount: Amount, context: Context) -> int:
    """Amounts that stand somewhere on the table."""
    source, you = context["source"], context.get("by", "")
    match amount:
        case Locked(under, element):
            of = under if not isinstance(under, Kind) else Every(under)
            return sum(kinds.locked(table, id, element) for id in referred(table, of, context))
        case HealthOf(of):
            return sum(_health(table, one, context) for one in referred(table, of, context))
        case CardsIn(each, zone, who):
            return value(table, each, context) * len(getattr(table.player(kinds.player_of(table, who, you)), zone))
        case ManaIn(each, element, who):
            reserve = table.player(kinds.player_of(table, who, you)).reserve
            return value(table, each, context) * (getattr(reserve, element) if element else reserve.total)
        case CostOf(of):
            return sum(table.definition(id).cost.total for id in referred(table, of, context))
        case ThatMuch():
            return int(context.get("event", {}).get("amount", 0))
        case _:
            raise AssertionError(f"an amount nobody knows: {amount} of {source}")


def _health(table: Table, one: str, context: Context) -> int:
    """Of a card that has just left, the Health Points it left with."""
    if one in table.players:
        return table.player(one).hp
    hp = table.card(one).hp
    return hp if hp is not None else int(table.recall(context.get("run"), f"health {one}", 0))


def counted(table: Table, of: Kind, context: Context) -> int:
    """Things of a kind; a component that may count as more once a turn is offered to whoever counts."""
    total, you, source = 0, context["by"], context["source"]
    for id in kinds.candidates(table, of, you, source):
        plain, more = kinds.weight(table, id, of), kinds.weight(table, id, of, once=True)
        if more > plain and id != source and _counts_more(table, id, context):
            table.set_card(id, spent=(*table.card(id).spent, "counted"))
            plain = more
        total += plain
    return total


def _counts_more(table: Table, id: str, context: Context) -> bool:
    name = table.card(id).name
    text = f"whether {name} counts more than once for {table.card(context['source']).name}"
    cites = (continuous.cited(table, id), context.get("cite", clauses.COMPONENTS))
    return bool(table.ask(yes_or_no(table.seat(context["by"]), text, cites)))


def counted_by(table: Table, amount: Amount, context: Context) -> list[str]:
    """The clauses that decide what a counting amount counts: components by their words, Transmutable ones too."""
    parts: Any = amount.parts if isinstance(amount, Sum) else (amount,)
    cites: list[str] = []
    for part in parts:
        if isinstance(part, Count) and part.of.words:
            found = kinds.candidates(table, part.of, context.get("by", ""), context["source"])
            stems = {stem(word) for word in part.of.words}
            lent = any(not stems <= words_in(table.card(id).name) for id in found)
            cites += [clauses.COMPONENTS, clauses.REPEATED, clauses.DESIGNATION]
            cites += [clauses.TRANSMUTABLE] if lent else []
        if isinstance(part, Count) and part.of.element:
            cites.append(clauses.ELEMENT_WORDS)
        if isinstance(part, XValue) and table.card(context["source"]).x is None:
            cites.append(clauses.X_UNSETTLED)
    return cites
