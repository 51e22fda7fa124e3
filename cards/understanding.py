"""What the compiler understands of a text, paragraph by paragraph, and told in words. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.effects.abilities import (
    Ability,
    AsSoonAs,
    ForLastUser,
    ForUser,
    GrantAll,
    Instead,
    Keyword,
    OnActivation,
    Triggered,
)  # fmt: skip

from .card import Card
from .compiler import Unmodelled, compile_card, compile_text
from .compiler.normal import blocks
from .errata import Erratum, erratum_of
from .modelling import COMPILED, PARTIAL, UNMODELLED
from .telling import Parts, told

UNDERSTOOD, NOT_UNDERSTOOD, WITH, NOTHING = "understood", "not understood", "with an earlier paragraph", "reminder"


KINDS: Mapping[type, str] = {
    Keyword: "keyword",
    OnActivation: "on activation",
    Triggered: "trigger",
    Ability: "ability",
    AsSoonAs: "as soon as",
    Instead: "replacement",
    ForUser: "for what uses it",
    ForLastUser: "for what used it last",
    GrantAll: "given to others",
}


@dataclass(frozen=True)
class Meaning:
    """One part of a card in words: what sort of effect it is, and how many indivisible actions it has (DR-4.1)."""

    kind: str
    says: str
    actions: int = 0


@dataclass(frozen=True)
class Understood:
    """What is read as one: its paragraphs as printed, what it means, or why it is not understood."""

    number: int
    printed: tuple[str, ...]
    status: str
    meanings: tuple[Meaning, ...] = ()
    why: str = ""
    joins: int = 0  # the paragraph it belongs to, where it has no meaning of its own

    @property
    def numbers(self) -> range:
        return range(self.number, self.number + len(self.printed))


@dataclass(frozen=True)
class Understanding:
    status: str
    paragraphs: tuple[Understood, ...]
    erratum: Erratum | None = None

    @property
    def by_number(self) -> Mapping[int, Understood]:
        """Each printed paragraph, and what it is read with."""
        return {number: one for one in self.paragraphs for number in one.numbers}


def of_text(text: str, name: str = "", type_: str = "spell", language: str = "en") -> Understanding:
    """A text that somebody types, of no card or of one that is not on file."""
    compiled = compile_text(text, name, type_)
    return Understanding(*_read(text, _meanings(compiled.paragraphs, type_, language), compiled.unmodelled))


def of_card(card: Card, language: str = "en") -> Understanding:
    """A card on file, as the engine reads it: errata included."""
    definition, left = compile_card(card)
    erratum = erratum_of(card)
    text = erratum.reads if erratum and erratum.reads else card.text
    meanings = _meanings(definition.paragraphs, definition.type, language)
    return Understanding(*_read(text, meanings, left), erratum)


def _meanings(parts: Parts, type_: str, language: str) -> Iterator[tuple[int, Meaning]]:
    for (number, part), says in zip(parts, told(parts, type_, language), strict=True):
        yield number, Meaning(KINDS.get(type(part), "rule"), says, len(getattr(part, "actions", ())))


def _read(
    text: str, meanings: Iterable[tuple[int, Meaning]], left: Iterable[Unmodelled]
) -> tuple[str, tuple[Understood, ...]]:
    means: dict[int, list[Meaning]] = {}
    for number, meaning in meanings:
        means.setdefault(number, []).append(meaning)
    whys = {part.paragraph: part.why for part in left}
    found: list[Understood] = []
    earlier = 0
    for block in blocks(text):
        number, status = block.number, _status(block.number, block.line, means, whys)
        joins = earlier if status == WITH else 0
        earlier = earlier if status == WITH else number
        meant = tuple(means.get(number, ()))
        found.append(Understood(number, block.printed, status, meant, whys.get(number, ""), joins))
    return _whole(means, whys), tuple(found)


def _status(number: int, line: str, meanings: Mapping[int, object], whys: Mapping[int, str]) -> str:
    if number in whys:
        return NOT_UNDERSTOOD
    if number in meanings:
        return UNDERSTOOD
    return WITH if line else NOTHING


def _whole(meanings: Mapping[int, object], whys: Mapping[int, str]) -> str:
    if whys:
        return PARTIAL if meanings else UNMODELLED
    return COMPILED
