"""Compiling a card: paragraph by paragraph, what is read and what is left to the judge's hand."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput, VisitError

from cards.card import Card, X
from engine.cards import CardDef
from engine.effects.abilities import Keyword, Paragraph
from engine.mana import Mana
from engine.names import words_in

from .reading import Reading

GRAMMAR = Path(__file__).parent / "grammar.lark"


@dataclass(frozen=True)
class Unmodelled:
    """A paragraph the compiler does not read: where it stands, its words, and why."""

    paragraph: int
    text: str
    why: str


@dataclass(frozen=True)
class Compiled:
    paragraphs: tuple[tuple[int, Paragraph], ...]
    unmodelled: tuple[Unmodelled, ...]

    @property
    def status(self) -> str:
        return "compiled" if not self.unmodelled else "partial" if self.paragraphs else "unmodelled"


@cache
def _parser() -> Lark:
    return Lark(GRAMMAR.read_text(encoding="utf-8"), parser="earley", lexer="dynamic", ambiguity="explicit")


def compile_text(text: str) -> Compiled:
    """Every paragraph of a card's text, in our wording or the official one."""
    read: list[tuple[int, Paragraph]] = []
    left: list[Unmodelled] = []
    for number, paragraph in enumerate(filter(str.strip, text.split("\n\n")), 1):
        found = read_paragraph(normalised(paragraph))
        if isinstance(found, str):
            left.append(Unmodelled(number, paragraph, found))
        else:
            read.append((number, found))
    return Compiled(tuple(read), tuple(left))


def normalised(paragraph: str) -> str:
    """Quotes straightened, spaces single, reminder text in parentheses dropped; restrictions in them are kept."""
    text = paragraph.replace("“", '"').replace("”", '"').replace("’", "'").replace("\n", " ")
    text = re.sub(r"\((?!\d|or \d|0 if|except|Permanents)[^)]*\)", "", text)
    return " ".join(text.split())


@lru_cache(4096)
def read_paragraph(text: str) -> Paragraph | str:
    """What a paragraph is, or why it is not read. Two readings are an error, never a silent pick."""
    try:
        tree = _parser().parse(text)
        if isinstance(tree, Tree) and any(tree.find_data("_ambig")):
            return "it can be read in two ways"
        return Reading().transform(tree)  # type: ignore[no-any-return]
    except UnexpectedInput as error:
        place = getattr(error, "column", None) or 0
        return f"not understood from “{text[max(0, place - 1) : place + 39]}”" if place > 0 else "not understood"
    except VisitError as error:
        return str(error.orig_exc)


def compile_card(card: Card, text: str | None = None) -> tuple[CardDef, tuple[Unmodelled, ...]]:
    """A card as the engine sees it, and what of its text it will not execute."""
    compiled = compile_text(card.text if text is None else text)
    gained = [word for _, part in compiled.paragraphs if isinstance(part, Keyword) for word in part.words]
    definition = CardDef(
        name=card.name,
        element=card.element,
        type=card.type or "spell",
        slot=card.slot,
        cost=Mana.of({element: n for element, n in card.cost.items() if isinstance(n, int)}),
        x=next((element for element, n in card.cost.items() if n == X), ""),
        components=tuple(card.components.items()),
        hp=card.hp if isinstance(card.hp, int) else None,
        words=words_in(card.name, [*card.transmutable, *gained]),
        paragraphs=compiled.paragraphs,
    )
    return definition, compiled.unmodelled
