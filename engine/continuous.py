"""What holds while: keywords had or gained, words of a name, the status of Mage Noir, changes to costs and damage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .effects.abilities import CostChange, DamageChange, Keyword, Paragraph, Status
from .effects.conditions import AtLeast, Both, Condition, DrewMoreThan, LocksMana, MageNoir, Not, ReserveEmpty, Zenith
from .mana import Mana

if TYPE_CHECKING:
    from .table import Table

# Keywords without a parameter count once, however often a card has them (DR-3.1.1).
PLAIN = ("Protector", "Indestructible", "Unique", "Forge", "Autumn", "Slowcast", "Quickcast")


def keywords(table: "Table", id: str) -> tuple[str, ...]:
    """The keywords a card has now: printed ones whose condition holds, and gained ones."""
    card = table.card(id)
    found = [
        keyword.name
        for keyword in table.definition(id).keywords
        if keyword.name in PLAIN and holds(table, keyword.condition, card.controller or card.owner, id)
    ]
    found += [gain.effect for gain in card.gained if gain.effect in PLAIN]
    return tuple(dict.fromkeys(found))


def has(table: "Table", id: str, keyword: str) -> bool:
    return keyword in keywords(table, id)


def words_of(table: "Table", id: str) -> frozenset[str]:
    from .components import words_in

    card = table.card(id)
    gained = [gain.effect.split(":", 1)[1] for gain in card.gained if gain.effect.startswith("Transmutable:")]
    printed = table.definition(id).words
    return printed | words_in("", [word for part in gained for word in part.split(",")]) if gained else printed


def paragraphs(table: "Table", id: str) -> Iterator[tuple[int, Paragraph]]:
    """What a card does, as printed; a card that has stopped applying its effects does nothing."""
    card = table.card(id)
    if any(gain.effect == "no effects" for gain in card.gained):
        return iter(())
    return iter(table.definition(id).paragraphs)


def is_mage_noir(table: "Table", player: str) -> bool:
    """By a Rite or Ritual in play, or because the scenario says so (RB-becoming-a-mage-noir)."""
    if table.player(player).mage_noir:
        return True
    return any(isinstance(part, Status) for id in table.board(player) for _, part in paragraphs(table, id))


def holds(table: "Table", condition: Condition | None, you: str, source: str) -> bool:
    from . import reach

    match condition:
        case None:
            return True
        case MageNoir(who):
            return is_mage_noir(table, you if who == "you" else table.opponent(you))
        case Zenith():
            return table.player(you).zenith
        case AtLeast(number, of):
            return len(reach.candidates(table, of, you, source)) >= number
        case LocksMana(under, number, element):
            cards = reach.referred(table, under, {"source": source})
            return any(locked(table, id, element) >= number for id in cards)
        case DrewMoreThan(number, who):
            return table.player(you if who == "you" else table.opponent(you)).drawn > number
        case ReserveEmpty(who):
            return table.player(you if who == "you" else table.opponent(you)).reserve.total == 0
        case Not(inner):
            return not holds(table, inner, you, source)
        case Both(parts):
            return all(holds(table, part, you, source) for part in parts)


def locked(table: "Table", id: str, element: str = "") -> int:
    mana = table.card(id).mana
    return int(getattr(mana, element)) if element else mana.total


def cost_of(table: "Table", id: str, player: str) -> Mana:
    """The preparation cost: the printed one with every change to it, no element below 0 (DR-2.4)."""
    from . import reach

    definition = table.definition(id)
    if definition.x:
        return definition.cost
    cost = definition.cost
    for source in (*table.board(player), id):
        for _, part in paragraphs(table, source):
            if not isinstance(part, CostChange) or not holds(table, part.condition, player, source):
                continue
            meant = (
                source == id if part.of is None else source != id and reach.is_of(table, id, part.of, player, source)
            )
            if meant:
                cost = cost.plus(Mana(**{part.element: part.by}))
    return cost.at_least_nothing()


def damage_changes(table: "Table", source: str, by: str, target: str) -> Iterator[tuple[str, DamageChange]]:
    """The changes that reach this damage: of what you control to your sources, and to damage that comes to you."""
    from . import reach

    for holder in table.board():
        owner = table.card(holder).controller
        for _, part in paragraphs(table, holder):
            if not isinstance(part, DamageChange) or not holds(table, part.condition, owner, holder):
                continue
            if part.to_you and target == owner:
                yield holder, part
            elif part.source is not None and reach.is_of(table, source, part.source, owner, holder):
                yield holder, part


def keyword_words(definition_keywords: tuple[Keyword, ...]) -> tuple[str, ...]:
    return tuple(word for keyword in definition_keywords if keyword.name == "Transmutable" for word in keyword.words)
