"""Compiling a card: paragraph by paragraph, what is read and what is left to the judge's hand."""

from dataclasses import dataclass, replace
from functools import lru_cache
from threading import Lock

from lark import Token, Tree
from lark.exceptions import LarkError

from cards.card import Card, X, folded
from cards.errata import erratum_of
from engine.cards import CardDef
from engine.effects.abilities import Keyword, OnActivation, Paragraph
from engine.mana import Mana
from engine.names import words_in

from .finishing import usable
from .folding import Trouble, folding
from .loading import parser
from .misreading import why_not
from .normal import called_this, ended, normalised, numbered
from .parts import Nonsense, Sentence
from .reading import TwoWays, reading

LASTING = ("permanent", "equipment", "ritual", "animal")  # they stay in play, and are not activated
_one_at_a_time = Lock()  # the parser looks ahead by one word, and keeps that word


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


@dataclass(frozen=True)
class Read:
    """A paragraph's sentences, and the cards it calls by their names as if they were itself."""

    sentences: tuple[Sentence, ...]
    names: frozenset[str]


@lru_cache(4096)
def read_line(line: str) -> Read | str:
    """What a normalised paragraph says, or why it is not read. Two readings are an error, never a silent pick."""
    text = ended(line)
    try:
        with _one_at_a_time:
            tree = parser().parse(text)
        return Read(tuple(reading(tree)), _names(tree))
    except LarkError as error:
        return why_not(text, error)
    except (Nonsense, TwoWays) as error:
        return str(error)


def _names(tree: Tree[Token]) -> frozenset[str]:
    return frozenset(
        " ".join(str(word) for word in part.scan_values(lambda _: True)) for part in tree.find_data("named")
    )


@lru_cache(2048)
def compile_text(text: str, name: str = "") -> Compiled:
    """Every paragraph of a card's text, in our wording or the official one; `name` is the card's, where it is known."""
    lines = dict(numbered(called_this(text, name)))
    read: list[tuple[int, tuple[Sentence, ...] | None]] = []
    left: list[Unmodelled] = []
    for number, line in lines.items():
        found = read_line(line)
        if isinstance(found, Read) and (others := _others(found.names, name)):
            found = f"“{others[0]}” is another card: “1 {others[0]} you control” would be one in play"
        if isinstance(found, str):
            left.append(Unmodelled(number, line, found))
        read.append((number, found.sentences if isinstance(found, Read) else None))
    parts, troubles = folding(read)
    left += [Unmodelled(trouble.number, lines[trouble.number], trouble.why) for trouble in _first_of_each(troubles)]
    return Compiled(tuple(parts), tuple(sorted(left, key=lambda part: part.paragraph)))


def _first_of_each(troubles: list[Trouble]) -> list[Trouble]:
    return list({trouble.number: trouble for trouble in reversed(troubles)}.values())


def _others(names: frozenset[str], own: str) -> list[str]:
    return sorted(name for name in names if folded(name) != folded(own)) if own else []


def read_paragraph(text: str) -> Paragraph | str:
    """What one paragraph is, or why it is not read."""
    compiled = compile_text(text)
    if compiled.unmodelled:
        return compiled.unmodelled[0].why
    return compiled.paragraphs[0][1] if compiled.paragraphs else "it says nothing"


def compile_card(card: Card, text: str | None = None) -> tuple[CardDef, tuple[Unmodelled, ...]]:
    """A card as the engine sees it, and what of its text it will not execute."""
    erratum = erratum_of(card) if text is None else None
    compiled = compile_text(erratum.reads if erratum else card.text if text is None else text, card.name)
    paragraphs = tuple((number, _in_play(part, card.type)) for number, part in compiled.paragraphs)
    gained = [word for _, part in paragraphs if isinstance(part, Keyword) and not part.condition for word in part.words]
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
        paragraphs=paragraphs,
        because=erratum.because if erratum else (),
    )
    return replace(definition, hp_x=card.hp == X), compiled.unmodelled


def _in_play(part: Paragraph, type_: str) -> Paragraph:
    """What stays in play is not activated: "you may pay to" is an ability of it."""
    return usable(part) if type_ in LASTING and isinstance(part, OnActivation) else part


__all__ = ["Compiled", "Unmodelled", "compile_card", "compile_text", "normalised", "read_paragraph"]
