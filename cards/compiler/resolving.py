"""Pronouns: who "it" and "they" are, from what the paragraph has named before."""

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from engine.effects import verbs
from engine.effects.abilities import Ability, Instead, Triggered
from engine.effects.selectors import AnyPlayer, Cause, It, Itself, Kind, Pick, Target, That, Who

from .parts import Chosen, IgnoreNow, Nonsense, Pro, XIs

# What is said first is named first, in whatever order the record keeps it.
COST_FIRST = (verbs.May, Ability)


@dataclass
class Named:
    """What has been named so far: a target, a player, or cards looked at."""

    last: str = ""
    player: bool = False
    cause: bool = False
    each: bool = False
    chosen: Target | None = None


def resolved(part: Any) -> Any:
    cause = isinstance(part, Instead) and isinstance(part.subject, Kind)
    each = isinstance(part, Triggered) and part.subject == "each"
    return _walk(part, Named(cause=cause, each=each))


def _walk(part: Any, named: Named) -> Any:
    if isinstance(part, Pro):
        return _meant(part, named)
    if isinstance(part, XIs):
        return _walk(part.value, named)
    if isinstance(part, IgnoreNow):
        raise Nonsense("this can't stand here")
    if isinstance(part, verbs.Remove) and isinstance(part.what, Pro) and named.last == part.what.word == "it":
        return verbs.PutInto(It(), "discard")
    if isinstance(part, tuple):
        return _walked_tuple(part, named)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    made = _walked_fields(part, named)
    if isinstance(made, Target):
        named.last, named.player = "target", isinstance(made.what, AnyPlayer)
    elif isinstance(made, Pick | verbs.Look | verbs.Fetch | verbs.DiscardFromHand | verbs.DiscardFromDeck):
        named.last, named.player = "it", False
    return made


def _walked_tuple(part: tuple[Any, ...], named: Named) -> tuple[Any, ...]:
    found: list[Any] = []
    for item in part:
        if isinstance(item, Chosen):
            named.chosen = item.target
        else:
            found.append(_walk(item, named))
    if named.chosen is not None and len(found) < len(part) and not found:
        raise Nonsense("nothing is done with what is chosen")
    return tuple(found)


def _walked_fields(part: Any, named: Named) -> Any:
    names = [f.name for f in fields(part)]
    if isinstance(part, COST_FIRST):
        names = ["cost", *(name for name in names if name != "cost")]
    made = {name: _walk(getattr(part, name), named) for name in names}
    return replace(part, **made) if any(made[name] is not getattr(part, name) for name in names) else part


def _meant(pro: Pro, named: Named) -> Any:
    if named.chosen is not None and pro.word in ("it", "they", "player"):
        found, named.chosen = named.chosen, None
        named.last, named.player = "target", isinstance(found.what, AnyPlayer)
        return found
    if pro.word == "it":
        return {"target": That(), "it": It()}.get(named.last, Cause() if named.cause else Itself())
    if named.player:
        return That()
    if named.each:
        return Cause()
    if pro.word == "they":
        return Who("opponent")
    if pro.word == "acting":
        return Who("all")
    raise Nonsense("no player has been named")
