"""What holds while: the effects, keywords and words a card has now, and the rules in force.

`kinds` says which cards an effect speaks of and whether a condition holds; the two lean on each other, since a keyword
may be had under a condition, a condition may count cards of a kind, and a kind may ask for a keyword.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from . import kinds
from .cards import Numbered
from .effects.abilities import EffectsOf, ForLastUser, ForUser, GrantAll, Keyword, Paragraph
from .effects.amounts import changed
from .effects.standing import NoEffects, NotMageNoir, NumberChange, Status
from .state import Gain, Lasting
from .table import Table

FROM_COMPONENT = "as long as it was used"  # how long what a component gave lasts: whether it must stay is open

R = TypeVar("R")


class Held(NamedTuple):
    """A rule in force: which card has it, whose it is, and the lasting rule it belongs to, if no card has it."""

    part: Any
    by: str
    source: str
    number: int = 0
    lasting: Lasting | None = None
    since: int = 0


# ---- the effects of a card ------------------------------------------------------------------------------------------
def expanded(table: Table, parts: Iterable[Paragraph]) -> Iterator[Paragraph]:
    for part in parts:
        if isinstance(part, EffectsOf):
            yield from (inner for _, inner in table.defs[part.name].paragraphs)
        else:
            yield part


def raw_parts(table: Table, id: str) -> tuple[Numbered, ...]:
    """Printed and gained effects, before anything changes their numbers; none where they were taken away."""
    card = table.card(id)
    if card.exhausted:
        return ()  # an exhausted Animal has no passive effects and offers no abilities (DR-7.2)
    printed = table.definition(id).paragraphs
    if not card.gained:
        return printed
    gained = tuple(
        (-place, part)
        for place, gain in enumerate(card.gained, 1)
        if _still_has(table, gain)
        for part in expanded(table, gain.parts)
    )
    if any(isinstance(part, NoEffects) and part.of is None for _, part in gained):
        return ()
    return (*printed, *gained)


def _still_has(table: Table, gain: Gain) -> bool:
    """What a component gave is kept when that component is gone, unless it is read otherwise (component-gone)."""
    if gain.until != FROM_COMPONENT or table.card(gain.source).zone == "board":
        return True
    return table.reading("component-gone") == "yes"


def is_silenced(table: Table, id: str) -> bool:
    """Whether it is in play and has stopped applying its effects."""
    card = table.card(id)
    gained = (part for gain in card.gained for part in gain.parts)
    return card.zone == "board" and any(isinstance(part, NoEffects) and part.of is None for part in gained)


def own_parts(table: Table, id: str) -> tuple[Numbered, ...]:
    """The same with the numbers that components have changed."""
    if not table.card(id).gained:
        return raw_parts(table, id)
    found = table.notes.get(("own", id))
    if found is None:
        parts = raw_parts(table, id)
        for change in [part for _, part in parts if isinstance(part, NumberChange)]:
            parts = tuple((n, with_numbers(table, part, change, id)) for n, part in parts)
        found = table.notes[("own", id)] = parts
    return found


def with_numbers(table: Table, part: Paragraph, change: NumberChange, id: str) -> Paragraph:
    """Double, add, subtract or reduce every number in an effect; a reduction stops at 0, a subtraction does not."""
    card = table.card(id)
    noir = change.noir is not None and is_mage_noir(table, card.controller or card.owner)
    op, by = change.noir if noir and change.noir else (change.op, change.by)
    if isinstance(part, NumberChange):
        return part
    does = {
        "times": lambda n: n * by,
        "add": lambda n: n + by,
        "subtract": lambda n: n - by,
        "reduce": lambda n: max(min(n, 0), n - by),
    }[op]
    if isinstance(part, Keyword | Status):
        return part
    if isinstance(part, ForUser) and isinstance(part.part, NumberChange):
        return replace(part, part=_renumbered(part.part, does))
    return changed(part, does, table.before.assume.get("every-number") == "caps and thresholds too")


def _renumbered(change: NumberChange, does: Callable[[int], int]) -> NumberChange:
    """The number in "subtract 1" is one of those; "double" has none."""
    noir = change.noir and (change.noir[0], does(change.noir[1]))
    return change if change.op == "times" else NumberChange(change.op, does(change.by), noir)


def parts_of(table: Table, id: str) -> tuple[Numbered, ...]:
    """All the effects a card has now, those included that other cards give it while they are in play."""
    blanks = _blanks(table)
    if blanks and any(kinds.is_of(table, id, held.part.of, held.by, held.source, own=True) for held in blanks):
        return ()
    own, standing = own_parts(table, id), _standing(table)
    grants, lent = standing.get(GrantAll, ()), standing.get(ForLastUser, ())
    if not grants and not lent:
        return own
    extra = tuple((0, part) for held in grants if _is_given(table, held, id) for part in held.part.parts)
    last = tuple((0, held.part.part) for held in lent if table.card(held.source).last_user == id)
    return (*own, *extra, *last) if extra or last else own


def _is_given(table: Table, held: Held, id: str) -> bool:
    grant: GrantAll = held.part
    if not kinds.is_of(table, id, grant.of, held.by, held.source, own=True):
        return False
    limit = kinds.plain(grant.limit)
    if not limit:
        return True
    meant = [one for one in table.board() if kinds.is_of(table, one, grant.of, held.by, held.source, own=True)]
    if len(meant) > limit:
        table.reading("sowing-which")
    return id in sorted(meant, key=lambda one: table.card(one).since)[:limit]


def cited(table: Table, id: str, number: int = 0) -> str:
    """The text an effect comes from: a paragraph of the card, or the card that gave it (`number` below 0)."""
    card = table.card(id)
    if number < 0 and -number <= len(card.gained) and card.gained[-number - 1].source in table.cards:
        return table.definition(card.gained[-number - 1].source).cite()
    return table.definition(id).cite(max(0, number))


def because(table: Table, id: str) -> tuple[str, ...]:
    """What else decides how its text is read: notes above it, the clauses they overrule, what changed its numbers."""
    definition = table.definition(id)
    lent = [
        cited(table, id, -place)
        for place, gain in enumerate(table.card(id).gained, 1)
        if any(isinstance(part, NumberChange) for part in gain.parts)
    ]
    return (*definition.because, *definition.over, *lent)


# ---- the rules in force ---------------------------------------------------------------------------------------------
def rules(table: Table, kind: type[R]) -> list[Held]:
    """The rules of one sort that are in force, from cards in play and for a time; conditions are left to ask."""
    return _standing(table).get(kind, [])


def _standing(table: Table) -> dict[type, list[Held]]:
    found = table.notes.get("standing")
    if found is None:
        found = {}
        for held in _all_rules(table):
            found.setdefault(type(held.part), []).append(held)
        table.notes["standing"] = found
    return found


def _all_rules(table: Table) -> Iterator[Held]:
    blanks, cards, defs = _blanks(table), table.cards, table.defs
    for id in table.board():
        card = cards[id]
        parts = defs[card.name].rules
        if not card.gained and (card.exhausted or not parts):
            continue
        if blanks and any(kinds.is_of(table, id, held.part.of, held.by, held.source, own=True) for held in blanks):
            continue
        for number, part in own_parts(table, id) if card.gained else parts:
            yield Held(part, card.controller, id, number, None, card.since)
    for rule in table.lasting:
        yield from (Held(part, rule.by, rule.source, 0, rule, rule.since) for part in rule.parts)


def _blanks(table: Table) -> list[Held]:
    """What takes the effects of other cards away; looked for in raw effects, since it comes before everything else."""
    found = table.notes.get("blanks")
    if found is None:
        found = [
            Held(part, table.card(id).controller, id, number)
            for id in table.board()
            if table.card(id).gained or table.definition(id).blanks
            for number, part in raw_parts(table, id)
            if isinstance(part, NoEffects) and part.of is not None
        ]
        table.notes["blanks"] = found
    return found


def silencers(table: Table, id: str) -> tuple[str, ...]:
    """The texts that have taken a card's effects away, and the notes behind them."""
    found = [h for h in _blanks(table) if kinds.is_of(table, id, h.part.of, h.by, h.source, own=True)]
    return tuple(
        one for held in found for one in (cited(table, held.source, held.number), *because(table, held.source))
    )


def _grants(table: Table) -> list[Held]:
    return rules(table, GrantAll)


def is_mage_noir(table: Table, player: str) -> bool:
    """By a Rite or Ritual in play, or because the scenario says so, unless something takes it away."""
    found = table.notes.get(("noir", player))
    if found is None:
        raw = [
            part
            for id in table.board(player)
            if not any(kinds.is_of(table, id, held.part.of, held.by, held.source, own=True) for held in _blanks(table))
            for _, part in raw_parts(table, id)
        ]
        raw += [part for rule in table.lasting if rule.by == player for part in rule.parts]
        has = table.player(player).mage_noir or any(isinstance(part, Status) for part in raw)
        found = table.notes[("noir", player)] = has and not any(isinstance(part, NotMageNoir) for part in raw)
    return found
