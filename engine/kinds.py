"""Which cards an effect speaks of, how often each counts, and whether a condition holds."""

from typing import Any

from . import continuous, keywords, reach
from .effects.amounts import Number
from .effects.conditions import (
    AtLeast,
    Both,
    CardIs,
    Condition,
    DeckHolds,
    DrewMoreThan,
    HealthBelow,
    InForm,
    LocksMana,
    MageNoir,
    NobodyLostHealth,
    NoDamageTaken,
    Not,
    OnTurn,
    ReserveHolds,
    Zenith,
)
from .effects.selectors import Itself, Kind
from .effects.standing import CountsAs, CountsMore
from .mana import ELEMENTS
from .names import folded, stem
from .table import Context, Table

FORMS = ("channeled", "permanent", "equipment", "animal")  # what can be a component (DR-2.3)


def player_of(table: Table, who: str, you: str) -> str:
    return you if who == "you" else table.opponent(you)


def is_called(table: Table, id: str, phrase: str, own: bool = False) -> bool:
    """The six element words mean the element, never the name (DR-2.3.3)."""
    plain = folded(phrase)
    if plain in ELEMENTS:
        return table.definition(id).element == plain
    words = keywords.words_of(table, id, own)
    return all(stem(word) in words for word in plain.split())


def is_component(table: Table, id: str) -> bool:
    """Channeled spells, Permanents, Equipment; Animals while rested; Rituals never (DR-2.3)."""
    card = table.card(id)
    return card.zone == "board" and card.form in FORMS and not card.exhausted


def is_of(
    table: Table, id: str, kind: Kind, you: str, source: str, *, own: bool = False, anywhere: bool = False
) -> bool:
    """Whether a card is of a kind, from the point of view of an effect's controller.

    `own` looks at its own words and keywords alone; `anywhere` leaves the zone out, for cards that have just left it.
    """
    card, definition = table.card(id), table.definition(id)
    if kind.zone and card.zone != kind.zone and not anywhere:
        return False
    if kind.controller != "any" and (card.controller or card.owner) != player_of(table, kind.controller, you):
        return False
    if definition.type == "animal" and "animal" not in kind.types and not kind.component:
        return False  # an Animal is no spell (AA)
    return (
        (not kind.types or definition.type in kind.types)
        and definition.type not in kind.not_types
        and (not kind.forms or card.form in kind.forms)
        and (not kind.element or definition.element == kind.element)
        and (not kind.slot or definition.slot == kind.slot)
        and (not kind.component or anywhere or is_component(table, id))
        and not (kind.other and id == source)
        and (not kind.new or card.new)
        and (not kind.without_mana or card.mana.total == 0)
        and _has_health(card.hp, kind)
        and (not kind.name or definition.name == (kind.name if kind.name != "this" else table.card(source).name))
        and _is_named(table, id, kind, own)
        and (not kind.costs or getattr(definition.cost, kind.costs[0]) >= kind.costs[1])
        and (not kind.below or _is_below(table, id, source))
        and (not kind.keyword or kind.keyword in (_own_keywords(table, id) if own else keywords.keywords(table, id)))
    )


def _has_health(hp: int | None, kind: Kind) -> bool:
    return (not kind.with_hp or hp is not None) and (not kind.least_hp or (hp or 0) >= kind.least_hp)


def _is_named(table: Table, id: str, kind: Kind, own: bool) -> bool:
    return (
        all(is_called(table, id, word, own) for word in kind.words)
        and (not kind.any_words or any(is_called(table, id, word, own) for word in kind.any_words))
        and not (kind.not_words and all(is_called(table, id, word, own) for word in kind.not_words))
    )


def _own_keywords(table: Table, id: str) -> set[str]:
    return {part.name for part in table.definition(id).keywords}


def _is_below(table: Table, id: str, source: str) -> bool:
    """Under the card whose effect it is, where that lies in the same pile."""
    card = table.card(source)
    if card.zone != table.card(id).zone:
        return True
    pile = getattr(table.player(card.owner), card.zone)
    return id in pile and source in pile and pile.index(id) > pile.index(source)


def candidates(table: Table, kind: Kind, you: str, source: str) -> tuple[str, ...]:
    if kind.zone == "board":
        pool: tuple[str, ...] = table.board()
    else:
        names = tuple(table.players) if kind.controller == "any" else (player_of(table, kind.controller, you),)
        pool = tuple(id for name in names for id in getattr(table.player(name), kind.zone))
    return tuple(id for id in pool if is_of(table, id, kind, you, source))


def weight(table: Table, id: str, kind: Kind, once: bool = False) -> int:
    """How many components of a kind a card counts as; `once` takes the use it offers once a turn."""
    if not kind.component:
        return 1
    card = table.card(id)
    times = 1
    for _, part in continuous.parts_of(table, id):
        if isinstance(part, CountsAs) and _counts(table, part, id, kind, once):
            times = max(times, plain(part.times))
    for held in continuous.rules(table, CountsMore):
        if is_of(table, id, held.part.of, held.by, held.source):
            times += plain(held.part.by)
    return times if card.zone == "board" else 1


def _counts(table: Table, part: CountsAs, id: str, kind: Kind, once: bool) -> bool:
    card = table.card(id)
    free = not part.once_a_turn or (once and "counted" not in card.spent)
    meant = not (kind.words or kind.any_words) or stem(part.word) in {stem(w) for w in (*kind.words, *kind.any_words)}
    return free and meant and holds(table, part.condition, card.controller, id)


def plain(amount: Any) -> int:
    """A number that depends on nothing."""
    return amount.n if isinstance(amount, Number) else int(amount)


def count(table: Table, kind: Kind, you: str, source: str) -> int:
    return sum(weight(table, id, kind) for id in candidates(table, kind, you, source))


def locked(table: Table, id: str, element: str = "") -> int:
    mana = table.card(id).mana
    return int(getattr(mana, element)) if element else mana.total


def holds(table: Table, condition: Condition | None, you: str, source: str, data: Context | None = None) -> bool:
    match condition:
        case None:
            return True
        case MageNoir(who):
            return continuous.is_mage_noir(table, player_of(table, who, you))
        case Zenith():
            return table.player(you).zenith
        case AtLeast(number, of):
            return count(table, of, you, source) >= number
        case LocksMana(under, number, element):
            return any(locked(table, id, element) >= number for id in _meant(table, under, source, data))
        case HealthBelow(of, number):
            meant = _meant(table, of, source, data)
            return any((table.card(id).hp or 0) < number for id in meant if table.card(id).hp is not None)
        case DrewMoreThan(number, who):
            return table.player(player_of(table, who, you)).drawn > number
        case Not(inner):
            return not holds(table, inner, you, source, data)
        case Both(parts):
            return all(holds(table, part, you, source, data) for part in parts)
        case CardIs() | NoDamageTaken() | NobodyLostHealth():
            return _holds_now(table, condition, you, source, data or {})
        case _:
            return _stands(table, condition, you, source)


def _stands(table: Table, condition: Condition, you: str, source: str) -> bool:
    """Conditions on decks, reserves, forms and turns."""
    match condition:
        case DeckHolds(more_than, who):
            return len(table.player(player_of(table, who, you)).deck) > more_than
        case ReserveHolds(number, element, who):
            reserve = table.player(player_of(table, who, you)).reserve
            return (int(getattr(reserve, element)) if element else reserve.total) >= number
        case InForm(form):
            return table.card(source).form == form
        case OnTurn(who):
            return table.turn == player_of(table, who, you)
        case _:
            raise AssertionError(f"a condition nobody knows: {condition}")


def _holds_now(table: Table, condition: Condition, you: str, source: str, data: Context) -> bool:
    """Conditions on what has happened while these effects are applied."""
    match condition:
        case CardIs(what, kind):
            found = reach.referred(table, what, data)
            return bool(found) and all(is_of(table, id, kind, you, source) for id in found)
        case NoDamageTaken(who):
            return int(table.recall(data.get("run"), f"damage {player_of(table, who, you)}", 0)) <= 0
        case NobodyLostHealth():
            unhurt = not table.recall(data.get("run"), "lost", False)
            return unhurt and bool(table.reading("chaos-loop"))
        case _:
            raise AssertionError(f"a condition nobody knows: {condition}")


def _meant(table: Table, ref: Any, source: str, data: Context | None) -> tuple[str, ...]:
    return (source,) if isinstance(ref, Itself) else reach.referred(table, ref, data or {"source": source})
