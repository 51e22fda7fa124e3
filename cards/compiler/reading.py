"""From a parsed paragraph to sentences: each rule of the grammar has a function, or a constant, of its name."""

from types import ModuleType
from typing import Any

from lark import Token, Tree

from engine.effects.selectors import Itself, Who

from . import doing, harming, heads, moving, naming, saying, standing, using
from .folding import folded
from .parts import After, Items, Nonsense, Phrase

MODULES: tuple[ModuleType, ...] = (naming, doing, harming, moving, heads, standing, using, saying)
SUBJECTS = (None, Itself(), Who("opponent"))


def _table() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in MODULES:
        found |= {name: fn for name, fn in vars(module).items() if callable(fn) and not isinstance(fn, type)}
    return found


FUNCTIONS = _table()
CONSTANTS: dict[str, Any] = {}
for _module in MODULES:
    CONSTANTS |= getattr(_module, "CONSTANTS", {})


def reading(tree: Any) -> Any:
    """What a parsed text says. Of several readings those that make no sense do not count; two that do are an error."""
    if isinstance(tree, Token):
        return tree
    rule = str(tree.data)
    if rule == "_ambig":
        return _only(tree.children)
    if rule in CONSTANTS:
        return CONSTANTS[rule]
    items = Items(reading(child) for child in tree.children)
    if rule == "quoted":
        return folded((items[0],))
    if rule in saying.AFTERTHOUGHTS:
        return After(rule, tuple(items))
    return FUNCTIONS.get(rule, _passed_on)(items)


def _passed_on(items: Items) -> Any:
    """A rule without a function only names its one part."""
    (item,) = items
    return item


def _only(trees: list[Tree[Token]]) -> Any:
    found: list[Any] = []
    trouble: Nonsense | None = None
    for tree in trees:
        try:
            made = reading(tree)
        except Nonsense as error:
            trouble = error
            continue
        if not any(_same(made, other) for other in found):
            found.append(made)
    if not found:
        raise trouble or Nonsense("it makes no sense")
    if len(found) > 1:
        raise TwoWays("it can be read in two ways")
    return found[0]


def _same(first: Any, second: Any) -> bool:
    """Verb phrases are the same that do the same."""
    if isinstance(first, Phrase) and isinstance(second, Phrase):
        return first.third == second.third and all(_tried(first, who) == _tried(second, who) for who in SUBJECTS)
    return bool(first == second)


def _tried(phrase: Phrase, subject: Any) -> Any:
    try:
        return phrase.make(subject)
    except Nonsense:
        return None


class TwoWays(Exception):
    """Two readings that both make sense."""
