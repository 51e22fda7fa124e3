"""Compiling a card: its text from the grammar, or as it was compiled before, and its facts beside it."""

from dataclasses import replace
from functools import lru_cache

from cards.card import Card, X
from cards.errata import erratum_of
from engine.cards import CardDef
from engine.effects.abilities import Keyword, Paragraph
from engine.mana import Mana
from engine.names import words_in

from . import keeping
from .compiled import Compiled, Unmodelled
from .normal import normalised


@lru_cache(2048)
def compile_text(text: str, name: str = "", type_: str = "") -> Compiled:
    """Every paragraph of a card's text, in our wording or the official one.

    `name` is the card's, where it is known; what stays in play, by its `type_`, is used and not activated.
    """
    from .paragraphs import read_text  # noqa: PLC0415 - the grammar takes half a second, and often nobody needs it

    return read_text(text, name, type_)


def read_paragraph(text: str) -> Paragraph | str:
    """What one paragraph is, or why it is not read."""
    compiled = compile_text(text)
    if compiled.unmodelled:
        return compiled.unmodelled[0].why
    return compiled.paragraphs[0][1] if compiled.paragraphs else "it says nothing"


def compile_card(card: Card, text: str | None = None) -> tuple[CardDef, tuple[Unmodelled, ...]]:
    """A card as the engine sees it, and what of its text it will not execute."""
    erratum = erratum_of(card) if text is None else None
    printed = card.text if text is None else text
    compiled = _compiled((erratum.reads if erratum else "") or printed, card)
    parts = [part for _, part in compiled.paragraphs]
    gained = [word for part in parts if isinstance(part, Keyword) and not part.condition for word in part.words]
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
        because=erratum.because if erratum else (),
        over=erratum.over if erratum else (),
        unread=tuple(part.paragraph for part in compiled.unmodelled),
    )
    return replace(definition, hp_x=card.hp == X), compiled.unmodelled


def _compiled(text: str, card: Card) -> Compiled:
    """Printed cards are few and stay the same, so they are kept; what somebody types is not."""
    if not card.sets:
        return compile_text(text, card.name, card.type)
    return keeping.kept(text, card.name, card.type, compile_text)


__all__ = ["Compiled", "Unmodelled", "compile_card", "compile_text", "normalised", "read_paragraph"]
