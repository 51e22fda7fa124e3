"""Damage: the sequence of DR-5.1, read top to bottom."""

from collections.abc import Sequence

from . import clauses
from .choices import Question
from .continuous import has, paragraphs
from .effects.abilities import Ignore
from .modifiers import damage_changes
from .reach import value
from .table import Table

NONE = "none"


def deal(
    table: Table,
    source: str,
    by: str,
    target: str,
    amount: int,
    cite: str,
    *,
    sure: bool = False,
    many: bool = False,
    why: Sequence[str] = (),
) -> None:
    """One instance of damage to one target."""
    hit = target if sure or many else redirected(table, source, by, target)  # 2
    amount, more = modified(table, source, by, hit, amount)  # 3
    cites = [clauses.DAMAGE, cite, *why, *more]
    if not sure:
        amount, more = reduced(table, source, by, hit, amount)  # 4
        cites += more
    lower(table, hit, amount)  # 5
    if amount < 0:
        cites.append(clauses.NEGATIVE)
    name = hit if hit in table.players else table.card(hit).name
    table.emit(
        f"damage {hit} {amount}",
        f"{table.card(source).name} inflicts {amount} damage to {name}.",
        cites,
        target=hit,
        amount=amount,
        source=source,
        by=by,
    )  # 6: triggers are told of it, whatever the amount


def redirected(table: Table, source: str, by: str, target: str) -> str:
    """Its controller may send damage to a Protector of theirs; not damage they inflict themselves (own-protector)."""
    owner = target if target in table.players else table.card(target).controller
    protectors = [
        id for id in table.board(owner)
        if id != target and has(table, id, "Protector") and table.card(id).hp is not None
    ]  # fmt: skip
    if owner == by or not protectors:
        return target
    question = Question(
        "redirect",
        owner,
        f"whether the damage to {target} goes to a Protector",
        (NONE, *protectors),
        (clauses.PROTECTOR, clauses.DAMAGE),
    )
    answer = table.ask(question)
    if answer == NONE:
        return target
    table.emit(
        f"redirect {answer}",
        f"{owner} redirects the damage to {table.card(answer).name}.",
        (clauses.PROTECTOR, clauses.DAMAGE),
    )
    return str(answer)


def modified(table: Table, source: str, by: str, target: str, amount: int) -> tuple[int, list[str]]:
    """Increases count once, on the final value (DR-9.5)."""
    cites: list[str] = []
    for holder, change in damage_changes(table, source, by, target):
        by_how_much = value(table, change.by, {"source": holder, "by": table.card(holder).controller})
        if by_how_much > 0:
            amount += by_how_much
            cites += [clauses.INCREASE, table.definition(holder).cite()]
    return amount, cites


def reduced(table: Table, source: str, by: str, target: str, amount: int) -> tuple[int, list[str]]:
    """Reducing and ignoring are one (DR-5.2), and never take damage below 0."""
    cites: list[str] = []
    for holder, change in damage_changes(table, source, by, target):
        less = -value(table, change.by, {"source": holder, "by": table.card(holder).controller})
        if less > 0 and amount > 0:
            amount = max(0, amount - less)
            cites += [clauses.REDUCING, table.definition(holder).cite()]
    if target in table.players and amount > 0:
        amount, more = ignored(table, by, target, amount)
        cites += more
    return amount, cites


def ignored(table: Table, by: str, player: str, amount: int) -> tuple[int, list[str]]:
    cites: list[str] = []
    for id in table.board(player):
        for _, part in paragraphs(table, id):
            if isinstance(part, Ignore) and not (part.from_opponent and by == player):
                left = value(table, part.amount, {"source": id, "by": player}) - table.player(player).ignored
                used = max(0, min(left, amount))
                if used:
                    amount -= used
                    table.set_player(player, ignored=table.player(player).ignored + used)
                    cites += [clauses.REDUCING, table.definition(id).cite()]
    return amount, cites


def lower(table: Table, target: str, amount: int) -> None:
    """Negative damage gives Health Points (DR-10.4); a total may fall below 0 (RB-excess-damage)."""
    if target in table.players:
        table.set_player(target, hp=table.player(target).hp - amount)
    else:
        card = table.card(target)
        table.set_card(target, hp=(card.hp or 0) - amount)


def change_health(table: Table, thing: str, amount: int, cite: str) -> None:
    """Gaining and losing Health Points: no damage, so nothing redirects or reduces it."""
    verb, much = ("gain", amount) if amount >= 0 else ("lose", -amount)
    if thing not in table.players and table.card(thing).hp is None:
        return
    lower(table, thing, -amount)
    name = thing if thing in table.players else table.card(thing).name
    table.emit(
        f"{verb} {thing} {much}",
        f"{name} {verb}s {much} HP.",
        (clauses.HEALTH_LOST, cite),
        target=thing,
        amount=much,
        health=verb,
    )
