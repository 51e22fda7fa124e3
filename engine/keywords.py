"""The keywords and the words a card has now (DR-3, DR-2.3, DR-3.2.4)."""

from . import continuous, kinds
from .effects.abilities import ForLastUser, GrantAll, Keyword
from .effects.standing import NeverHas, NotCalled
from .names import stem, words_in
from .table import Table

# Keywords without a parameter count once, however often a card has them (DR-3.1.1).
PLAIN = ("Protector", "Indestructible", "Unique", "Forge", "Autumn", "Slowcast", "Quickcast")


def keywords(table: Table, id: str) -> tuple[str, ...]:
    """The keywords a card has now: printed, gained and given ones whose condition holds."""
    card = table.card(id)
    if not card.gained and not table.definition(id).keywords and not _given_any(table):
        return ()
    you, parts = card.controller or card.owner, continuous.parts_of(table, id)
    found = [
        part.name
        for number, part in parts
        if isinstance(part, Keyword)
        and part.name in PLAIN
        and kinds.holds(table, part.condition, you, id)
        and not (part.name in card.lacks and is_free_of(table, number))
    ]
    if found:
        never = {part.keyword for _, part in parts if isinstance(part, NeverHas) and _now(table, part, you, id)}
        found = [name for name in found if name not in never]
    return tuple(dict.fromkeys(found))


def is_free_of(table: Table, number: int) -> bool:
    """A keyword a card was prepared without; whether it can gain it later (`number` below 0) is open."""
    return number >= 0 or table.reading("freed-slowcast") == "it never has it"


def _now(table: Table, part: NeverHas | NotCalled, you: str, id: str) -> bool:
    return kinds.holds(table, part.condition, you, id)


def _given_any(table: Table) -> bool:
    return bool(continuous.rules(table, GrantAll)) or bool(continuous.rules(table, ForLastUser))


def from_all(table: Table, keyword: str) -> bool:
    """Whether a rule about ALL spells gives a keyword (DR-9.3)."""
    found = (held.part for held in continuous.rules(table, GrantAll) if not held.part.of.zone)
    return any(isinstance(part, Keyword) and part.name == keyword for grant in found for part in grant.parts)


def has(table: Table, id: str, keyword: str) -> bool:
    return keyword in keywords(table, id)


def words_of(table: Table, id: str, own: bool = False) -> frozenset[str]:
    """The words of its name, Transmutable ones included; conditional and gained ones only in play (DR-3.2.4)."""
    printed = table.definition(id).words
    card = table.card(id)
    if card.zone not in ("board", "transition") or not (card.gained or _changes_words(table, id) or not own):
        return printed
    parts = continuous.own_parts(table, id) if own else continuous.parts_of(table, id)
    you = card.controller or card.owner
    more = [
        word
        for _, part in parts
        if isinstance(part, Keyword) and part.name == "Transmutable" and kinds.holds(table, part.condition, you, id)
        for word in part.words
    ]
    lost = {stem(part.word) for _, part in parts if isinstance(part, NotCalled) and _now(table, part, you, id)}
    return (printed | words_in("", more)) - lost if more or lost else printed


def _changes_words(table: Table, id: str) -> bool:
    return any(isinstance(part, Keyword | NotCalled) for _, part in table.definition(id).paragraphs)
