"""Loading the grammar: its quoted phrases become single words, and a text is read word by word."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token
from lark.lexer import Lexer

FILES = ("sentences", "heads", "reaches", "verbs", "rules")
ELEMENTS = frozenset({"Air", "Water", "Fire", "Vegetal", "Mineral", "Arcane"})
KEYWORDS = frozenset({"Quickcast", "Slowcast", "Protector", "Indestructible", "Unique", "Forge", "Autumn"})
SLOTS = frozenset({"Ring", "Weapon", "Head", "Torso", "Back", "Feet", "Trinket"})
NAMES = frozenset({"Time", "Hand", "Light", "Source"})  # words of cards, though the grammar has them in lower case
LITERAL = re.compile(r'"((?:[^"\\]|\\.)+)"')
WORD = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*'?|\d+|[^\w\s]")
OPENING = frozenset('.:•"(,')  # after these a capital says nothing


@cache
def phrases() -> tuple[str, ...]:
    """Every quoted phrase of the grammar, to name the nearest one to what is not understood."""
    found = {phrase.replace('\\"', '"') for _, text in _files() for phrase in LITERAL.findall(text)}
    return tuple(sorted(found))


@cache
def literals() -> dict[str, str]:
    """The words of the grammar and the terminal of each."""
    words = sorted({word for phrase in phrases() for word in phrase.split()})
    return {word: f"_W{number}" for number, word in enumerate(words)}


@cache
def parser() -> Lark:
    """Earley over words: every reading of a text is found, so that two of them are an error and never a silent pick."""
    grammar = "\n".join(LITERAL.sub(_sequence, text) for _, text in _files())
    declared = " ".join((*literals().values(), "NUMBER", "NAME", "LOWER", "ELEMENT", "KEYWORD", "SLOT"))
    made = Lark(
        f"{grammar}\n%declare {declared}\n", parser="earley", lexer=Words, ambiguity="explicit",
        maybe_placeholders=False,
    )  # fmt: skip
    earley: Any = made.parser.parser
    earley.predictions = Predictions(earley)
    return made


class Predictions(dict[Any, list[Any]]):
    """The rules that can begin with the word ahead: without this the parser would try every rule at every word."""

    ahead = ""

    def __init__(self, earley: Any) -> None:
        super().__init__()
        self._rules: dict[Any, list[tuple[Any, frozenset[str] | None]]] = {}
        for rule in earley.parser_conf.rules:
            self._rules.setdefault(rule.origin, []).append((rule, _first(rule, earley)))
        self._found: dict[tuple[Any, str], list[Any]] = {}

    def __getitem__(self, origin: Any) -> list[Any]:
        key = (origin, Predictions.ahead)
        if key not in self._found:
            self._found[key] = [
                rule
                for rule, first in self._rules[origin]
                if first is None or key[1] in first or origin.name == "start"
            ]
        return self._found[key]


def _first(rule: Any, earley: Any) -> frozenset[str] | None:
    """The terminals a rule can begin with; None if it can be empty."""
    found: set[str] = set()
    for symbol in rule.expansion:
        found |= {symbol.name} if symbol.is_term else {terminal.name for terminal in earley.FIRST[symbol]}
        if symbol not in earley.NULLABLE:
            return frozenset(found)
    return None


def _files() -> list[tuple[str, str]]:
    here = Path(__file__).parent
    texts = [(name, (here / f"{name}.lark").read_text(encoding="utf-8")) for name in FILES]
    return [(name, re.sub(r"//.*", "", text)) for name, text in texts]


def _sequence(match: re.Match[str]) -> str:
    words = [literals()[word] for word in match[1].replace('\\"', '"').split()]
    return words[0] if len(words) == 1 else "(" + " ".join(words) + ")"


class Words(Lexer):
    """A text as the words of the grammar, numbers and names."""

    def __init__(self, _: object) -> None:
        pass

    def lex(self, text: str) -> Iterator[Token]:  # type: ignore[override]
        before = "."
        for match in WORD.finditer(text):
            for word in _parts(match[0]):
                Predictions.ahead = _terminal(word, before)
                yield Token(Predictions.ahead, word, start_pos=match.start())
                before = word
        Predictions.ahead = ""


def _parts(word: str) -> tuple[str, ...]:
    """ "Trees'" and "chain's" are a word and a possessive, unless the grammar has the whole."""
    if word in literals() or word.lower() in literals() or word == "'":
        return (word,)
    if word.endswith("'s") and len(word) > 2:
        return (word[:-2], "'s")
    return (word[:-1], "'s") if word.endswith("'") else (word,)


def _terminal(word: str, before: str) -> str:
    """A word of the grammar goes before a name; a capital makes a name of it, unless it opens a sentence."""
    if (kind := _class_of(word)) is not None:
        return kind
    known = literals()
    if word in known:
        return known[word]
    if not word[:1].isupper():
        return known.get(word[:1].upper() + word[1:], "LOWER")
    shouted = word.isupper() and len(word) > 1
    return known.get(word.lower(), "NAME") if shouted or before in OPENING else "NAME"


def _class_of(word: str) -> str | None:
    if word.isdigit():
        return "NUMBER"
    if word in ELEMENTS:
        return "ELEMENT"
    if word in SLOTS or (word.endswith("s") and word[:-1] in SLOTS):
        return "SLOT"
    if word.title() in KEYWORDS:
        return "KEYWORD"
    return "NAME" if word in NAMES else None
