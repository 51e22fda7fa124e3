"""What holds while: keywords, words and conditions, and the kinds of cards that effects speak of.

They stand together because they lean on each other: a keyword may be had under a condition, a condition may count cards
of a kind, and a kind may ask for a keyword.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from .effects.abilities import Paragraph, Status
from .effects.conditions import (
    AtLeast,
    Both,
    Condition,
    DrewMoreThan,
    InForm,
    LocksMana,
    MageNoir,
    Not,
    ReserveEmpty,
    Zenith,
)
from .effects.selectors import Cause, Chosen, Every, Itself, Kind, Reach, Target, That, Used, Who
from .mana import ELEMENTS
from .names import folded, stem, words_in
from .table import Table

# Keywords without a parameter count once, however often a card has them (DR-3.1.1).
PLAIN = ("Protector", "Indestructible", "Unique", "Forge", "Autumn", "Slowcast", "Quickcast")
FORMS = ("channeled", "permanent", "equipment", "animal")  # what can be a component (DR-2.3)

Context = Mapping[str, Any]  # source, by, chosen, event


def keywords(table: Table, id: str) -> tuple[str, ...]:
    """The keywords a card has now: printed ones whose condition holds, and gained ones."""
    card = table.card(id)
    found = [
        keyword.name
        for keyword in table.definition(id).keywords
        if keyword.name in PLAIN and holds(table, keyword.condition, card.controller or card.owner, id)
    ]
    found += [gain.effect for gain in card.gained if gain.effect in PLAIN]
    return tuple(dict.fromkeys(found))


def has(table: Table, id: str, keyword: str) -> bool:
    return keyword in keywords(table, id)


def words_of(table: Table, id: str) -> frozenset[str]:
    card = table.card(id)
    gained = [gain.effect.split(":", 1)[1] for gain in card.gained if gain.effect.startswith("Transmutable:")]
    printed = table.definition(id).words
    return printed | words_in("", [word for part in gained for word in part.split(",")]) if gained else printed


def paragraphs(table: Table, id: str) -> Iterator[tuple[int, Paragraph]]:
    """What a card does, as printed; a card that has stopped applying its effects does nothing."""
    card = table.card(id)
    if any(gain.effect == "no effects" for gain in card.gained):
        return iter(())
    return iter(table.definition(id).paragraphs)


def is_mage_noir(table: Table, player: str) -> bool:
    """By a Rite or Ritual in play, or because the scenario says so (RB-becoming-a-mage-noir)."""
    if table.player(player).mage_noir:
        return True
    return any(isinstance(part, Status) for id in table.board(player) for _, part in paragraphs(table, id))


def is_called(table: Table, id: str, word: str) -> bool:
    """The six element words mean the element, never the name (DR-2.3.3)."""
    if folded(word) in ELEMENTS:
        return table.definition(id).element == folded(word)
    return stem(word) in words_of(table, id)


def is_component(table: Table, id: str) -> bool:
    """Channeled spells, Permanents, Equipment; Animals while rested; Rituals never (DR-2.3)."""
    card = table.card(id)
    return card.zone == "board" and card.form in FORMS and not card.exhausted


def holds(table: Table, condition: Condition | None, you: str, source: str) -> bool:
    match condition:
        case None:
            return True
        case MageNoir(who):
            return is_mage_noir(table, you if who == "you" else table.opponent(you))
        case Zenith():
            return table.player(you).zenith
        case AtLeast(number, of):
            return len(candidates(table, of, you, source)) >= number
        case LocksMana(under, number, element):
            cards = referred(table, under, {"source": source})
            return any(locked(table, id, element) >= number for id in cards)
        case DrewMoreThan(number, who):
            return table.player(you if who == "you" else table.opponent(you)).drawn > number
        case ReserveEmpty(who):
            return table.player(you if who == "you" else table.opponent(you)).reserve.total == 0
        case InForm(form):
            return table.card(source).form == form
        case Not(inner):
            return not holds(table, inner, you, source)
        case Both(parts):
            return all(holds(table, part, you, source) for part in parts)


def locked(table: Table, id: str, element: str = "") -> int:
    mana = table.card(id).mana
    return int(getattr(mana, element)) if element else mana.total


def is_of(table: Table, id: str, kind: Kind, you: str, source: str) -> bool:
    """Whether a card is of a kind, from the point of view of an effect's controller."""
    card, definition = table.card(id), table.definition(id)
    holder = card.controller or card.owner
    whose = {"you": you, "opponent": table.opponent(you)}.get(kind.controller)
    return (
        (card.zone == kind.zone or (id == source and kind.zone == "board" and card.zone == "transition"))
        and (whose is None or holder == whose)
        and (not kind.types or definition.type in kind.types)
        and definition.type not in kind.not_types
        and (not kind.forms or card.form in kind.forms)
        and (not kind.element or definition.element == kind.element)
        and (not kind.slot or definition.slot == kind.slot)
        and (not kind.name or definition.name == kind.name)
        and (not kind.keyword or has(table, id, kind.keyword))
        and (not kind.component or is_component(table, id))
        and (not kind.with_hp or card.hp is not None)
        and (not kind.without_mana or card.mana.total == 0)
        and (not kind.new or card.new)
        and not (kind.other and id == source)
        and all(is_called(table, id, word) for word in kind.words)
    )


def candidates(table: Table, kind: Kind, you: str, source: str) -> tuple[str, ...]:
    if kind.zone == "board":
        pool: tuple[str, ...] = table.board()
    else:
        names = {"you": (you,), "opponent": (table.opponent(you),)}.get(kind.controller, tuple(table.players))
        pool = tuple(id for name in names for id in getattr(table.player(name), kind.zone))
    return tuple(id for id in pool if is_of(table, id, kind, you, source))


def referred(table: Table, ref: Reach, context: Context) -> tuple[str, ...]:
    """The players and cards that need no choosing any more."""
    you = context.get("by", "")
    match ref:
        case Itself():
            return (context["source"],)
        case That(place):
            return tuple(context["chosen"][place])
        case Cause():
            return tuple(context.get("event", {}).get("cards", ()))
        case Used(word):
            used = table.card(context["source"]).used
            return tuple(id for id in used if is_called(table, id, word))[:1]
        case Who(player):
            return {"you": (you,), "opponent": (table.opponent(you),)}.get(player, tuple(table.players))
        case Every(of):
            return candidates(table, of, you, context["source"])
        case Chosen(place, _):
            return tuple(context["chosen"][place])
        case Target():
            raise AssertionError("a target is chosen as its action enters the chain")
