"""Damage: the sequence of DR-5.1, read top to bottom."""

from collections.abc import Sequence
from typing import Any

from . import clauses
from .actions import paying
from .choices import Question, yes_or_no
from .continuous import Held, cited, parts_of, rules
from .effects.standing import CantGainHealth, DamageCap, Ignore, PayToIgnore, Prevent, Unstoppable, ZeroIsNothing
from .keywords import has
from .kinds import holds
from .modifiers import damage_changes, from_kind, side_of
from .reach import value
from .state import ADVERSARY
from .table import Table

NONE = "none"


def deal(
    table: Table, data: dict[str, Any], target: str, amount: int, *, sure: bool, many: bool, why: Sequence[str]
) -> None:
    """One instance of damage to one target, by the effect that `data` tells of."""
    source, by = data["source"], data["by"]
    sure = sure or _is_unstoppable(table, source)
    activated = bool(data.get("activated"))
    hit = target if sure or many else redirected(table, by, target)  # 2
    amount, more = modified(table, source, hit, amount, activated)  # 3
    cites = [clauses.DAMAGE, data["cite"], *data.get("because", ()), *why, *more]
    settle_shields(table, hit)
    if sure:
        amount, more = softened(table, source, hit, amount, activated)
    else:
        amount, more = reduced(table, data, hit, amount)  # 4
    cites += more
    if amount == 0 and _is_nothing(table, source):
        told = (
            f"{table.card(source).name}: damage of 0 counts as none; the Card Database stands above {clauses.NEGATIVE}."
        )
        table.emit(f"damage {hit} 0", told, (*cites, clauses.NEGATIVE, clauses.HIERARCHY))
        return
    lower(table, hit, amount)  # 5
    if amount < 0:
        cites.append(clauses.NEGATIVE)
    table.remember(data.get("run"), f"damage {hit}", table.recall(data.get("run"), f"damage {hit}", 0) + max(0, amount))
    text = f"{table.card(source).name} inflicts {amount} damage to {table.name(hit)}."
    facts = {"target": hit, "amount": amount, "source": source, "by": by}
    table.emit(f"damage {hit} {amount}", text, cites, **facts)  # 6: triggers are told of it, whatever the amount


def _is_unstoppable(table: Table, source: str) -> bool:
    return any(from_kind(table, source, held.part.source, held) for held in rules(table, Unstoppable))


def _is_nothing(table: Table, source: str) -> bool:
    """Damage of 0 that does not count, by a note that ranks above the Detailed rules (zero-damage)."""
    marked = any(isinstance(part, ZeroIsNothing) for _, part in parts_of(table, source))
    return marked and table.reading("zero-damage") != "yes everywhere"


def redirected(table: Table, by: str, target: str) -> str:
    """Its controller may send damage to a Protector of theirs; not damage they inflict themselves (own-protector)."""
    owner = side_of(table, target)
    protectors = [
        id for id in table.board(owner)
        if id != target and table.card(id).hp is not None and has(table, id, "Protector")
    ]  # fmt: skip
    if not protectors or (owner == by and table.reading("own-protector") == "no"):
        return target
    cites = (clauses.PROTECTOR, clauses.DAMAGE)
    text = f"whether the damage to {target} goes to a Protector"
    answer = table.ask(Question("redirect", table.seat(owner), text, (NONE, *protectors), cites))
    if answer == NONE:
        return target
    table.emit(f"redirect {answer}", f"{owner} redirects the damage to {table.card(answer).name}.", cites)
    return str(answer)


def _much(table: Table, held: Held) -> int:
    return value(table, held.part.by, {"source": held.source, "by": held.by})


def _cite(table: Table, held: Held) -> str:
    return cited(table, held.source, held.number)


def modified(table: Table, source: str, target: str, amount: int, activated: bool) -> tuple[int, list[str]]:
    """Increases count once, on the final value (DR-9.5)."""
    cites: list[str] = []
    for held in damage_changes(table, source, target, activated):
        if not held.part.less:
            amount += _much(table, held)
            cites += [clauses.INCREASE, _cite(table, held)]
    return capped(table, source, target, amount, cites, of_source=True)


def softened(table: Table, source: str, target: str, amount: int, activated: bool) -> tuple[int, list[str]]:
    """What lowers even damage that cannot be reduced: a change to what its own source deals."""
    cites: list[str] = []
    for held in damage_changes(table, source, target, activated):
        if held.part.less and held.part.to == "" and amount > 0:
            amount = max(0, amount - _much(table, held))
            cites += [clauses.REDUCING, _cite(table, held)]
    return capped(table, source, target, amount, cites)


def reduced(table: Table, data: dict[str, Any], target: str, amount: int) -> tuple[int, list[str]]:
    """Reducing and ignoring are one (DR-5.2), and never take damage below 0."""
    cites: list[str] = []
    for held in damage_changes(table, data["source"], target, bool(data.get("activated"))):
        if held.part.less and amount > 0:
            amount = max(0, amount - _much(table, held))
            cites += [clauses.REDUCING, _cite(table, held)]
    amount, cites = capped(table, data["source"], target, amount, cites)
    if target in table.players:
        for step in (prevented, ignored, paid_off):
            if amount > 0:
                amount, more = step(table, data["by"], target, amount)
                cites += more
    return amount, cites


def capped(
    table: Table, source: str, target: str, amount: int, cites: list[str], of_source: bool = False
) -> tuple[int, list[str]]:
    """No more than so much at once, whatever raised it: what a source deals before reductions, what you take after."""
    for held in rules(table, DamageCap):
        cap: DamageCap = held.part
        if (cap.to != "you") != of_source:
            continue
        meant = (
            target == held.by if cap.to == "you" else cap.source is None or from_kind(table, source, cap.source, held)
        )
        most = value(table, cap.most, {"source": held.source, "by": held.by})
        if meant and amount > most and holds(table, cap.condition, held.by, held.source):
            amount = most
            cites = [*cites, clauses.REDUCING, _cite(table, held)]
    return amount, cites


def prevented(table: Table, by: str, player: str, amount: int) -> tuple[int, list[str]]:
    for held in rules(table, Prevent):
        if held.by == player:
            return 0, [clauses.REDUCING, _cite(table, held)]
    return amount, []


def settle_shields(table: Table, player: str) -> None:
    """An amount to ignore that depends on the board is settled by the first damage of the turn."""
    for held in rules(table, Ignore):
        if held.by == player and held.part.set_first and table.card(held.source).shield is None:
            most = value(table, held.part.amount, {"source": held.source, "by": player})
            table.set_card(held.source, shield=most)


def ignored(table: Table, by: str, player: str, amount: int) -> tuple[int, list[str]]:
    """Each turn, so much is ignored."""
    cites: list[str] = []
    for held in rules(table, Ignore):
        part, card = held.part, table.card(held.source)
        if held.by != player or (part.from_opponent and by == player):
            continue
        most = card.shield
        if most is None:
            most = value(table, part.amount, {"source": held.source, "by": player})
        used = max(0, min(most - card.ignored, amount))
        if used:
            amount -= used
            table.set_card(held.source, ignored=card.ignored + used)
            cites += [clauses.REDUCING, _cite(table, held)]
    return amount, cites


def paid_off(table: Table, by: str, player: str, amount: int) -> tuple[int, list[str]]:
    """Mana paid to ignore damage that is about to be dealt, as often as its controller likes and can."""
    cites: list[str] = []
    for held in rules(table, PayToIgnore):
        data = {"source": held.source, "by": player, "chosen": (), "cite": _cite(table, held), "run": None}
        while held.by == player and amount > 0 and paying.can_do(table, held.part.cost, data):
            text = f"whether {player} pays to ignore some of {amount} damage"
            if not table.ask(yes_or_no(table.seat(player), text, (clauses.REDUCING, _cite(table, held)))):
                break
            paying.do_cost(table, held.part.cost, data)
            amount = max(0, amount - value(table, held.part.amount, data))
            cites += [clauses.REDUCING, _cite(table, held)]
    return amount, cites


def lower(table: Table, target: str, amount: int) -> None:
    """Negative damage gives Health Points (DR-10.4); a total may fall below 0 (RB-excess-damage)."""
    if target in table.players:
        table.set_player(target, hp=table.player(target).hp - amount)
        if amount > 0:
            table.remember_all("lost", True)
        for id in table.board(target) if target == ADVERSARY else ():
            if table.card(id).form == "adversary":
                table.set_card(id, hp=table.player(target).hp)
    elif amount > 0 or not _cannot_gain(table, target):
        table.set_card(target, hp=(table.card(target).hp or 0) - amount)


def _cannot_gain(table: Table, id: str) -> bool:
    return any(isinstance(part, CantGainHealth) for _, part in parts_of(table, id))


def change_health(table: Table, thing: str, verb: str, much: int, cites: Sequence[str]) -> None:
    """Gaining and losing Health Points: no damage, so nothing redirects or reduces it; below 0 it is the other one."""
    if much < 0:
        verb, much, cites = {"gain": "lose", "lose": "gain"}[verb], -much, (*cites, clauses.NEGATIVE)
    if thing not in table.players and table.card(thing).hp is None:
        return
    if verb == "gain" and thing not in table.players and _cannot_gain(table, thing):
        table.emit(f"fizzle {thing}", f"{table.name(thing)} cannot gain HP: nothing happens.", cites)
        return
    lower(table, thing, much if verb == "lose" else -much)
    facts = {"target": thing, "amount": much, "health": verb}
    text = f"{table.name(thing)} {verb}s {much} HP."
    table.emit(f"{verb} {thing} {much}", text, (clauses.HEALTH_LOST, *cites), **facts)
