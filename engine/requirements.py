"""What a spell requires to be prepared: its printed components, with everything that changes them (DR-2.2.1)."""

from dataclasses import dataclass

from . import clauses
from .actions import applying, paying
from .choices import yes_or_no
from .components import Needs, can_be_met, fewer
from .continuous import Held, cited, parts_of, rules
from .effects.standing import (
    CostChange,
    EntersWithMore,
    FewerComponents,
    FewerRepeated,
    MoreComponents,
    OpposingComponents,
    OtherComponents,
    Without,
)
from .kinds import holds, is_of
from .reach import value
from .state import Lasting
from .table import Table


@dataclass(frozen=True)
class Required:
    """Sets of components, one of which will do, and the texts that changed them."""

    variants: tuple[Needs, ...]
    cites: tuple[str, ...] = ()
    opposing: bool = False  # components of the opponent will do too


def of(table: Table, id: str, player: str) -> Required:
    """Options that change what is required are asked one by one; then what is left is required."""
    needs, cites = table.definition(id).components, []
    needs = _repeated(table, id, player, needs)
    for number, part in parts_of(table, id):
        cite = cited(table, id, number)
        if isinstance(part, OtherComponents) and _wanted_instead(table, id, player, part, needs, cite):
            needs = part.use
            cites.append(cite)
        elif isinstance(part, Without) and _done_without(table, id, player, part, needs, cite):
            needs = tuple((word, number) for word, number in needs if word != part.word)
            cites.append(cite)
    needs = _with_more(table, id, player, needs)
    less = sum(
        value(table, part.by, {"source": id, "by": player}) * (1 + applying.again(table, id))
        for _, part in parts_of(table, id)
        if isinstance(part, FewerComponents) and holds(table, part.condition, player, id)
    )
    opposing = any(isinstance(part, OpposingComponents) for _, part in parts_of(table, id))
    return Required(fewer(needs, less) if less else (needs,), tuple(cites), opposing)


def _repeated(table: Table, id: str, player: str, needs: Needs) -> Needs:
    for held in rules(table, FewerRepeated):
        if held.by == player and is_of(table, id, held.part.of, player, held.source, anywhere=True):
            by = value(table, held.part.by, {"source": held.source, "by": player})
            needs = tuple((word, max(0, number - by) if number > 1 else number) for word, number in needs)
    return needs


def _wanted_instead(table: Table, id: str, player: str, part: OtherComponents, needs: Needs, cite: str) -> bool:
    if not holds(table, part.condition, player, id) or not can_be_met(table, player, (part.use,)):
        return False
    if not can_be_met(table, player, (needs,)):
        return True
    told = ", ".join(f"{number} {word}" for word, number in part.use)
    return bool(table.ask(yes_or_no(player, f"whether {told} are used instead", (clauses.DECIDING, cite))))


def _done_without(table: Table, id: str, player: str, part: Without, needs: Needs, cite: str) -> bool:
    """Whether it is prepared without one of its components, at the cost this has."""
    if not any(word == part.word for word, _ in needs) or not holds(table, part.condition, player, id):
        return False
    data = {"source": id, "by": player, "chosen": (), "cite": cite, "run": None}
    if not paying.can_do(table, part.cost, data):
        return False
    has_it = can_be_met(table, player, (needs,))
    text = f"whether it is prepared without its {part.word} component"
    if (has_it or part.cost) and not table.ask(yes_or_no(player, text, (clauses.DECIDING, cite))):
        return False
    paying.do_cost(table, part.cost, data)
    return True


def _with_more(table: Table, id: str, player: str, needs: Needs) -> Needs:
    """Additional components that a rule for the next spell allows (CD:Delayed fate.2)."""
    for held in rules(table, MoreComponents):
        if held.by != player:
            continue
        by = value(table, held.part.by, {"source": held.source, "by": player})
        for _ in range(max(0, by)):
            word = held.part.word
            counts = dict(needs)
            more = tuple({**counts, word: counts.get(word, 0) + 1}.items())
            cite = cited(table, held.source, held.number)
            text = f"whether one more {word} component is used"
            if can_be_met(table, player, (more,)) and table.ask(yes_or_no(player, text, (clauses.DECIDING, cite))):
                needs = more
    return needs


def rules_for_next(table: Table, id: str, player: str) -> list[Lasting]:
    """The rules for the next spell of a kind that this preparation uses up."""
    found: list[Lasting] = []
    for kind in (CostChange, EntersWithMore, MoreComponents):
        for held in rules(table, kind):
            if held.lasting is None or not held.lasting.uses or held.by != player or held.lasting in found:
                continue
            if not hasattr(held.part, "of") or _means(table, held, id, player):
                found.append(held.lasting)
    return found


def _means(table: Table, held: Held, id: str, player: str) -> bool:
    return held.part.of is not None and is_of(table, id, held.part.of, player, held.source, anywhere=True)
