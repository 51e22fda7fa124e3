"""A ruling as the sheet has it: the question, the position, the steps, and the texts that decide them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from cards import collection
from cards.scenarios import Cast, Resolved
from engine import Trace
from rules import disagreements, library, places
from rules.authority import rank_of
from rules.citations import parse_citation
from rules.disagreements import Disagreement
from rules.prose import shortened, to_plain

from .. import versions
from . import english, french
from .changes import changes

LANGUAGES: Mapping[str, ModuleType] = {"en": english, "fr": french}
CLAUSE_CHARACTERS = 200
DEEPEST = 8


@dataclass(frozen=True)
class Line:
    n: int
    depth: int
    text: str
    event: str
    cites: tuple[str, ...]
    by_hand: bool


@dataclass(frozen=True)
class Slip:
    """A card of the small board."""

    name: str
    about: str
    element: str
    mana: Mapping[str, int]


@dataclass(frozen=True)
class Seat:
    name: str
    active: bool
    hp: int
    reserve: Mapping[str, int]
    slips: tuple[Slip, ...]


@dataclass(frozen=True)
class Relied:
    cite: str
    text: str
    rank: int | None


@dataclass(frozen=True)
class Ruling:
    language: str
    title: str
    question: str
    status: str
    holding: str
    cites: tuple[str, ...]
    turn: str
    phase: str
    seats: tuple[Seat, ...]
    ether: tuple[Mapping[str, int], ...]
    steps: tuple[Line, ...]
    clauses: tuple[Relied, ...]
    assumptions: tuple[tuple[str, tuple[str, ...]], ...]
    disagreements: tuple[Disagreement, ...]
    above: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    unmodelled: tuple[str, ...]
    documents: tuple[tuple[str, str], ...]
    engine: str
    words: Mapping[str, str]
    mana: Mapping[str, str]


def ruling(scenario: Mapping[str, Any], told: Mapping[str, Any], played: Resolved, language: str = "en") -> Ruling:
    speech = LANGUAGES[language]
    names = _names(played.trace, language)
    start = told["positions"][0] if told["positions"] else told["final"] or {}
    changed = [speech.change(one, called(one.name, language)) for one in changes(start, told["final"] or {})]
    cited = _cited(told)
    return Ruling(
        language=language,
        title=str(scenario.get("title") or ""),
        question=str(scenario.get("question") or ""),
        status=told["status"],
        holding=speech.holding(told["status"], told, changed),
        cites=tuple(told.get("cites") or (told["question"] or {}).get("cites") or ()),
        turn=str(start.get("turn", "")),
        phase=speech.PHASES.get(start.get("phase"), ""),
        seats=_seats(start, speech, language),
        ether=tuple(start.get("ether", ())),
        steps=_lines(told, names, speech),
        clauses=relied(cited, scenario, language),
        assumptions=_assumed(told, speech),
        disagreements=_disagreements(cited, {one["kind"] for one in told["assumptions"]}),
        above=_above(cited, played.cast),
        unmodelled=tuple(f"{part['cite']}: {part['text']}" for part in told["unmodelled"]),
        documents=tuple(row for row in versions.in_force() if any(cite.startswith(row[0]) for cite in cited)),
        engine=versions.engine(),
        words=speech.WORDS,
        mana=speech.MANA,
    )


def called(name: str, language: str) -> str:
    """A card's name in a language, where it has one there."""
    card = collection.current().find(name) if language == "fr" else None
    return card.french if card and card.french else name


def _names(trace: Trace, language: str) -> dict[str, str]:
    cards = trace.state.cards if trace.state else {}
    return {alias: called(card.name, language) for alias, card in cards.items()}


def _lines(told: Mapping[str, Any], names: Mapping[str, str], speech: ModuleType) -> tuple[Line, ...]:
    return tuple(
        Line(
            n=row["n"],
            depth=min(row["depth"], DEEPEST),
            text=speech.step(row["text"], row["event"], names),
            event=row["event"],
            cites=tuple(row["cites"]),
            by_hand=row["text"].startswith("By the judge's hand"),
        )
        for row in told["steps"]
    )


def _seats(start: Mapping[str, Any], speech: ModuleType, language: str) -> tuple[Seat, ...]:
    return tuple(
        Seat(name, name == start["turn"], row["hp"], row["reserve"], _slips(row, speech, language))
        for name, row in start.get("players", {}).items()
    )


def _slips(row: Mapping[str, Any], speech: ModuleType, language: str) -> tuple[Slip, ...]:
    books = collection.current()
    found = [
        (card["card"], speech.FORMS.get(card["is"], card["is"]), card["mana"], card["hp"]) for card in row["board"]
    ]
    found += [(name, speech.WORDS["hand"], {}, None) for name in row["hand"]]
    made = []
    for name, about, mana, hp in found:
        card = books.find(name)
        told = f"{about}, {hp} {'PV' if language == 'fr' else 'HP'}" if hp is not None else about
        made.append(Slip(called(name, language), told, card.element if card else "", mana))
    return tuple(made)


def _assumed(told: Mapping[str, Any], speech: ModuleType) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each once: a default that was taken five times is told once."""
    rows = [(speech.assumption(one), tuple(one["cites"])) for one in told["assumptions"]]
    return tuple(dict.fromkeys(rows))


def _cited(told: Mapping[str, Any]) -> list[str]:
    """Every citation once, in the order of the steps."""
    found = [cite for row in told["steps"] for cite in row["cites"]]
    found += [cite for row in told["assumptions"] for cite in row["cites"]]
    found += [*(told["question"] or {}).get("cites", ()), *told.get("cites", ())]
    return list(dict.fromkeys(found))


def relied(cited: list[str], scenario: Mapping[str, Any], language: str) -> tuple[Relied, ...]:
    """The texts behind the citations, the highest authority first; what leads nowhere is left out."""
    rows = [Relied(cite, text, rank_of(cite[:2])) for cite in cited if (text := text_of(cite, scenario, language))]
    return tuple(sorted(rows, key=lambda row: row.rank or 99))


def text_of(cite: str, scenario: Mapping[str, Any], language: str = "en") -> str:
    rule = library.current().as_written(cite)
    if rule is not None:
        words = rule.official if rule.official and language == "en" else rule.words(language)
        return shortened(to_plain(words.body), CLAUSE_CHARACTERS) or rule.heading
    citation = parse_citation(cite)
    return _card_text(citation.document, citation.key, citation.part, scenario) if citation else ""


def _card_text(document: str, name: str, part: int | None, scenario: Mapping[str, Any]) -> str:
    books = collection.current()
    card = books.find(name)
    if card is None:
        own = scenario.get("cards")
        row = own.get(name) if isinstance(own, Mapping) else None
        texts = str(row.get("text") or "").split("\n\n") if isinstance(row, Mapping) and document == "CT" else []
    elif document == "CD":
        texts = [note.says for _, note in books.filed[card.slug].notes]
    else:
        texts = list(books.filed[card.slug].wording.paragraphs)
    if part is not None:
        texts = texts[part - 1 : part]
    return shortened(" ".join(texts), CLAUSE_CHARACTERS)


def _disagreements(cited: list[str], assumed: set[str]) -> tuple[Disagreement, ...]:
    """Those that mattered here: the engine had to take a reading of them, or both of their sides are cited."""
    found = set(cited)
    return tuple(
        entry
        for entry in disagreements.register()
        if entry.assumption in assumed or sum(bool(found & set(side.cites)) for side in entry.sides) > 1
    )


def _above(cited: list[str], cast: Cast) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Notes of the Card Database by which a card is not read as printed, and what they stand above."""
    defs = [one for one in cast.defs.values() if one.over and set(one.because) & set(cited)]
    return tuple((one.because, one.over) for one in defs)


def address(cite: str) -> str:
    place = places.locate(cite)
    return place.address if place else ""
