"""Effects made up from the vocabulary itself: every record with every kind of part its fields may hold."""

import types
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from engine.effects import abilities, amounts, conditions, selectors, standing, verbs

MODULES = (selectors, conditions, amounts, verbs, standing, abilities)
NAMES = {name: value for module in MODULES for name, value in vars(module).items() if not name.startswith("_")}
CLASSES = sorted(
    {value for value in NAMES.values() if is_dataclass(value) and isinstance(value, type)},
    key=lambda made: made.__name__,
)
PLAYERS = ("you", "opponent")
ELEMENTS = ("air", "water", "fire", "vegetal", "mineral", "arcane")
WORDS = ("Seed", "Wave", "Lightning", "Sand", "Time", "Drop")
TEXTS: dict[str, tuple[str, ...]] = {
    "element": ("", *ELEMENTS), "controller": ("any", *PLAYERS), "player": (*PLAYERS, "all", "active"),
    "who": PLAYERS, "by": PLAYERS, "zone": ("board", "hand", "deck", "discard", ""), "slot": ("", "ring", "feet"),
    "slots": ("ring", "feet"), "pile": ("hand", "deck", "discard"),
    "keyword": ("Slowcast", "Quickcast"), "lacks": ("Slowcast",), "name": ("Wave of lightning", "Tide"),
    "word": WORDS, "changed_by": ("", "Time"), "form": ("prepared", "channeled"), "on": abilities.MOMENTS,
    "until": ("", "end of turn", "your next turn"), "when": ("main", "turn", "any time"),
    "of": ("discard", "destroy", "discard after activation", "release", "draw phase"),
    "subject": ("itself", *PLAYERS, "each"), "op": ("times", "add", "subtract", "reduce"),
    "to": ("", "you", "opposing", "itself"), "activated_on": ("", *PLAYERS), "noir_zone": ("", "hand"),
    "types": ("permanent", "equipment", "ritual", "spell"), "not_types": ("permanent", "ritual"),
    "forms": ("prepared", "channeled"), "elements": ELEMENTS, "ids": ("whip", "Ana"),
}  # fmt: skip


def hints(made: type) -> dict[str, Any]:
    return get_type_hints(made, NAMES)


def _is_leaf(kind: Any) -> bool:
    """What needs no further record in it."""
    if not is_dataclass(kind):
        return not isinstance(kind, types.GenericAlias)
    return all(f.default is not MISSING or not _records(hints(kind)[f.name]) for f in fields(kind))


def _records(kind: Any) -> bool:
    if is_dataclass(kind):
        return True
    return any(_records(part) for part in get_args(kind))


@st.composite
def made(draw: st.DrawFn, kind: Any, depth: int = 3, field: str = "") -> Any:
    """Something a field of this type may hold."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        options = [part for part in get_args(kind) if depth > 0 or part is type(None) or _is_leaf(part)]
        return draw(made(draw(st.sampled_from(options or list(get_args(kind)))), depth, field))
    if origin is tuple:
        parts = get_args(kind)
        if parts[-1] is Ellipsis:
            least = 0 if field in ("types", "forms", "words", "any_words", "not_words", "not_types", "elements") else 1
            return tuple(draw(st.lists(made(parts[0], depth, field), min_size=least, max_size=2, unique=True)))
        return tuple(draw(made(part, depth, field)) for part in parts)
    if is_dataclass(kind) and isinstance(kind, type):
        return draw(record(kind, depth - 1))
    return draw(_simple(kind, field))


def _simple(kind: Any, field: str) -> st.SearchStrategy[Any]:
    if kind is bool:
        return st.booleans()
    if kind is int:
        return st.integers(0, 5)
    if kind is str:
        return st.sampled_from(TEXTS.get(field, WORDS))
    return st.none()


@st.composite
def record(draw: st.DrawFn, kind: type, depth: int = 3) -> Any:
    """A record with every field it must have, and some of those it may."""
    values: dict[str, Any] = {}
    hinted = hints(kind)
    for f in fields(kind):
        if f.default is MISSING or (depth >= 0 and draw(st.integers(0, 3)) == 0):
            values[f.name] = draw(made(hinted[f.name], depth, _field(kind, f)))
    return kind(**values)


def _field(kind: type, f: Field[Any]) -> str:
    """Some names mean other things in other records."""
    if f.name == "zone" and kind.__name__ != "Kind":
        return "pile"
    if (kind.__name__, f.name) == ("MoreSlots", "slot"):
        return "slots"
    return "keyword" if (kind.__name__, f.name) == ("Keyword", "name") else f.name
