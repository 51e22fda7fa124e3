"""Rules that begin when an effect is applied, and hold for a time."""

from typing import Any

from ...effects import verbs
from ...effects.abilities import AsSoonAs, Instead, Triggered
from ...effects.amounts import Number
from ...effects.selectors import AnyPlayer, Kind, Target, Who
from ...effects.standing import (
    CostChange,
    DamageChange,
    EntersWithMore,
    MoreComponents,
    NextApplied,
    NoneToHand,
    Prevent,
    Unstoppable,
)  # fmt: skip
from .choosing import UNTIL, joined
from .kinds import bare
from .moving import mana
from .speaking import ACTOR, Full, Telling, capital, does, listed, tell, tells
from .verbs import SURE

WHEN = {"end of turn": "this turn: ", "your next turn": "until your next turn: "}
YOU = Who()
PLAIN = Kind()
SAID = (
    "types",
    "forms",
    "words",
    "any_words",
    "element",
    "slot",
    "component",
    "other",
)  # what can be said of a spell to come


def during(until: str) -> str:
    return WHEN.get(until, "from now on: " if not until else f"until {until}: ")


@tells(verbs.Begin)
def begin(part: verbs.Begin, telling: Telling) -> str:
    when = during(part.until)
    if part.parts == (Prevent(),) and not part.uses and part.who == YOU and part.until:
        until = UNTIL.get(part.until, f" until {part.until}")
        return f"{does(ACTOR, 'prevent', 'prevents', telling)} all damage to you{until}"
    if (
        (said := _at_turns_end(part, telling))
        or (said := _next(part, telling))
        or (said := _of_a_player(part, telling))
    ):
        return said
    alone = part.parts[0] if len(part.parts) == 1 else None
    if isinstance(alone, Unstoppable) and _known(alone, telling) and not part.uses and part.who == YOU:
        return f"{when}Their damage {SURE}"
    rule = alone is not None and not isinstance(alone, Triggered | AsSoonAs | Instead)
    if rule and not part.uses and part.who == YOU and getattr(alone, "condition", None) is None and not telling.inner:
        return when + capital(_told(alone, telling))
    if said := _listed(part, telling):
        return said
    return _otherwise(part, telling)


def _told(part: Any, telling: Telling) -> str:
    return tell(part, telling).rstrip(".")


def _otherwise(part: verbs.Begin, telling: Telling) -> str:
    uses = f" the next {'time' if part.uses == 1 else f'{part.uses} times'}" if part.uses else ""
    parts = " and ".join(f"“{tell(Full(item), Telling(inner=True)).rstrip('.')}”" for item in part.parts) or "nothing"
    return f"{during(part.until).rstrip(': ')}{uses} this holds for {tell(part.who, telling)}: {parts}"


def _at_turns_end(part: verbs.Begin, telling: Telling) -> str:
    match part:
        case verbs.Begin((Triggered("end", (what,), "each", None, None, False, 0, ""),), "end of turn", 1, Who("you")):
            return f"at the end of the turn, {joined(what, telling)}"
    return ""


def _known(part: Unstoppable, telling: Telling) -> bool:
    """Whether the damage was spoken of last before, so that it is "their damage"."""
    found = [item.source for item in _parts(telling.before) if isinstance(item, DamageChange)]
    sources = [source for source in found if isinstance(source, Kind)]
    return bool(sources) and sources[-1] == part.source


def _parts(parts: tuple[Any, ...]) -> list[Any]:
    found: list[Any] = []
    for part in parts:
        found.append(part)
        for action in getattr(part, "actions", ()):
            found += [inner for verb in action if isinstance(verb, verbs.Begin | verbs.Grant) for inner in verb.parts]
    return found


def change(part: CostChange) -> str:
    """ "1 Fire Mana less"; the number alone."""
    number = part.by.n if isinstance(part.by, Number) else "another amount of"
    return f"{number} {mana(part.element)} {'less' if part.less else 'more'}"


def _is_plain(part: Any) -> bool:
    """A change of the cost of cards of a kind, and of nothing else."""
    return (
        isinstance(part, CostChange) and isinstance(part.by, Number) and part.of is not None
        and not part.anyone and part.condition is None
    )  # fmt: skip


def prepared(kind: Kind, telling: Telling, one: bool = False) -> str:
    """Cards that are not there yet: only what they are can be said of them."""
    extra = any(value != getattr(PLAIN, name) for name, value in vars(kind).items() if name not in SAID)
    return f"{bare(kind, telling, one=one)}{' of that sort' if extra or len(kind.types) > 1 else ''}"


def _next(part: verbs.Begin, telling: Telling) -> str:
    """The next spell."""
    if part.uses != 1 or part.who != YOU or not part.parts or telling.inner:
        return ""
    when, first = during(part.until), part.parts[0]
    match part.parts:
        case (MoreComponents(word, by),):
            return f"{when}The next spell you prepare may use {tell(by, telling)} more {word} component{_s(by)}"
        case (NextApplied(of, name),) if of.controller == "you":
            spell = bare(of, telling, one=True)
            return f"{when}Your next {spell} that applies its effects gains {name}'s effects, added after its own"
        case (CostChange(), *more) if _is_plain(first) and isinstance(first, CostChange) and first.element != "own":
            text = f"{when}The next {prepared(first.of or PLAIN, telling, one=True)} you prepare costs {change(first)}"
            if not more:
                return text
            if len(more) == 1 and isinstance(more[0], EntersWithMore) and more[0].of == first.of:
                more_hp = tell(more[0].by, telling)
                telling.then(f"if it is a Permanent with HP, it enters play with {more_hp} more HP")
                return text
    return ""


def _s(by: object) -> str:
    return "" if by in (1, Number(1)) else "s"


def _of_a_player(part: verbs.Begin, telling: Telling) -> str:
    """Rules of another player."""
    if part.uses or len(part.parts) != 1 or telling.inner:
        return ""
    (rule,) = part.parts
    when = during(part.until).replace(": ", ", ")
    if rule == NoneToHand() and part.who == Who("opponent"):
        return f"{when}the opponent can add cards to their hand only in their draw phase"
    if part.who == Target(AnyPlayer()) and _is_plain(rule) and isinstance(rule, CostChange) and rule.of == PLAIN:
        telling.named("target", True)
        return f"choose any player. {capital(when)}spells that player prepares cost {change(rule)}"
    return ""


def _listed(part: verbs.Begin, telling: Telling) -> str:
    """Spells by their names, each of which costs less of its own element."""
    first = part.parts[0] if part.parts else None
    if not isinstance(first, CostChange) or first.element != "own" or first.of is None or part.uses or telling.inner:
        return ""
    kind, more = first.of, part.parts[1:]
    if not (_is_plain(first) and first.less and kind == Kind(any_words=kind.any_words) and part.who == YOU):
        return ""
    names = listed(list(kind.any_words))
    by = first.by.n if isinstance(first.by, Number) else ""
    for rule in more:
        match rule:
            case Triggered("prepare", (what,), subject, None, None, False, 0, "") if subject == kind:
                telling.then(f"whenever you prepare one of them, {joined(what, telling)}")
            case _:
                return ""
    return f"{during(part.until)}{names} spells cost {by} Mana of their own element less"
