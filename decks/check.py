"""A deck check: a list, the cards on file and what is in force on a day make a report. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from .bounds import COPIES
from .components import lacking
from .contents import Collection, Contents, Holding, called, contents, countable, short_hash
from .findings import Finding, in_order, joined, several
from .legality import BANNED, PAIR, RESTRICTED, Entry, InForce, LegalityList
from .listing import DeckList

DECK_SIZE = 40
SIDE_SIZE = 10
SAME_CARD = 4
ANIMALS = 1
NAMED_ERRORS = 2  # in the verdict, before the rest is a number

PASSED = {
    "size": "Deck size",
    "side-size": "side deck size",
    "copies": "copies of a card",
    "animals": "number of Animals",
    "banned": "banned cards",
    "banned-pair": "banned pairs",
    "restricted": "restricted cards",
}


@dataclass(frozen=True)
class Report:
    deck: DeckList
    held: Contents
    holds: InForce
    findings: tuple[Finding, ...]

    @property
    def main(self) -> int:
        return sum(each.main for each in self.held)

    @property
    def side(self) -> int:
        return sum(each.side for each in self.held)

    @property
    def animals(self) -> int:
        return animals(self.held)

    @property
    def legal(self) -> bool:
        return not self.errors

    @property
    def errors(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.level == "error")

    @property
    def warnings(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.level == "warning")

    @cached_property
    def hash(self) -> str:
        return short_hash(self.held)

    @property
    def passed(self) -> str:
        """What was looked at and is in order, as a list of words."""
        failed = {finding.rule for finding in self.errors}
        skipped = {"banned", "banned-pair", "restricted"} if self.holds.official is None else set()
        words = joined([words for rule, words in PASSED.items() if rule not in failed | skipped])
        return words[:1].upper() + words[1:]

    @property
    def verdict(self) -> str:
        """One sentence."""
        if not self.held:
            return "There is no card to check in this list."
        if self.legal:
            side = f"a side deck of {self.side}" if self.side else "no side deck"
            known = "" if self.holds.official else "; which cards were banned on that day is not known"
            return f"Legal: {several(self.main, 'card')} and {side}{known}."
        named = [_in_a_sentence(finding) for finding in self.errors[:NAMED_ERRORS]]
        rest = len(self.errors) - len(named)
        if rest:
            named.append(f"and {several(rest, 'more error')}")
        return f"Not legal: {'; '.join(named)}."


def _in_a_sentence(finding: Finding) -> str:
    starts_with_name = finding.card and finding.says.startswith(finding.card)
    return finding.says if starts_with_name else finding.says[:1].lower() + finding.says[1:]


def check(deck: DeckList, cards: Collection, holds: InForce) -> Report:
    held = contents(deck, cards)
    findings = [
        *_as_written(deck, cards),
        *_sizes(held),
        *_copies(held),
        *_listed(held, cards, holds),
        *_notes(held, holds),
    ]
    findings += lacking(held)
    return Report(deck, held, holds, in_order(findings))


def animals(held: Contents) -> int:
    return sum(each.copies for each in held if each.card and each.card.type == "animal")


def day(on: date) -> str:
    return f"{on.day} {on:%B %Y}"


def _as_written(deck: DeckList, cards: Collection) -> Iterator[Finding]:
    """What stands between the text and a list of cards."""
    for line in deck.lines:
        at = (line.number,)
        if line.kind == "unreadable":
            yield Finding("error", "unreadable", f"Line {line.number} cannot be read", line.problem, lines=at)
        elif line.kind == "title":
            says = f"Line {line.number} was read as a title, not as a card"
            yield Finding("note", "title", says, f"“{line.raw.strip()[:60]}”.", lines=at)
        elif line.kind == "entry" and not countable(line):
            says = f"{line.count:,} is no number of copies"
            yield Finding(
                "error", "count", says, f"A line gives 1 to {COPIES}; this one is not counted.", "DR-1.1", line.name, at
            )
        elif line.kind == "entry":
            yield from _name(line.name, line.printing, at, cards)
    if deck.side_from:
        says = f"The side deck starts at line {deck.side_from}, after the blank line"
        detail = "Write “Side deck” above it to be sure, or “Deck” on top if there is none."
        yield Finding("note", "blank-line", says, detail, lines=(deck.side_from,))


def _name(typed: str, printing: str, at: tuple[int, ...], cards: Collection) -> Iterator[Finding]:
    known = called(cards.names, typed, printing)
    if len(known) > 1:
        wanted = tuple(f"{card.name} ({card.sets[0]})" if card.sets else card.name for card in known)
        says = f"“{typed}” is the name of {len(known)} cards"
        yield Finding("error", "ambiguous", says, "", "", typed, at, wanted, typed)
    elif not known:
        close = tuple(suggestion.card.name for suggestion in cards.names.close(typed))
        detail = "" if close else "No name on file is close to it."
        yield Finding("error", "unknown", f"No card is called “{typed}”", detail, "", typed, at, close, typed)


def _sizes(held: Contents) -> Iterator[Finding]:
    main, side = sum(each.main for each in held), sum(each.side for each in held)
    if main < DECK_SIZE:
        detail = f"At least {DECK_SIZE}; there is no maximum."
        yield Finding("error", "size", f"The deck has {several(main, 'card')}", detail, "DR-1.1")
    if side > SIDE_SIZE:
        yield Finding("error", "side-size", f"The side deck has {side} cards", f"At most {SIDE_SIZE}.", "DR-1.1")


def _copies(held: Contents) -> Iterator[Finding]:
    for each in held:
        if each.copies > SAME_CARD:
            detail = f"At most {SAME_CARD} over deck and side deck{_where(each)}."
            yield Finding(
                "error", "copies", f"{each.copies} copies of {each.name}", detail, "DR-1.1", each.name, each.lines
            )
    if (number := animals(held)) > ANIMALS:
        pets = [each for each in held if each.card and each.card.type == "animal"]
        detail = f"At most {ANIMALS} over deck and side deck: {joined([each.name for each in pets])}."
        lines = tuple(line for each in pets for line in each.lines)
        yield Finding("error", "animals", f"{number} Animals", detail, "DR-1.1", pets[0].name, lines)


def _where(each: Holding) -> str:
    return f": {each.main} and {each.side}" if each.main and each.side else ""


def _listed(held: Contents, cards: Collection, holds: InForce) -> Iterator[Finding]:
    by_name = {each.card.name: each for each in held if each.card}
    for entry, source in holds.entries:
        known = [card.name for name in entry.cards for card in called(cards.names, name)]
        mine = [by_name[name] for name in known if name in by_name]
        if mine and (finding := _entry(entry, source, mine)):
            yield finding


def _entry(entry: Entry, source: LegalityList, mine: list[Holding]) -> Finding | None:
    each = mine[0]
    cite = entry.clause or "DR-0.1"
    if entry.kind == BANNED:
        return Finding("error", "banned", f"{each.name} is banned", _since(source), cite, each.name, each.lines)
    if entry.kind == RESTRICTED and each.copies > entry.copies:
        detail = f"Restricted to {entry.copies}, deck and side deck counted together{_where(each)}. {_since(source)}"
        says = f"{each.copies} copies of {each.name}"
        return Finding("error", "restricted", says, detail, cite, each.name, each.lines)
    if entry.kind == PAIR and len({other.name for other in mine}) > 1:
        detail = f"The two may not be together in one deck and side deck. {_since(source)}"
        lines = tuple(sorted({line for other in mine for line in other.lines}))
        says = f"{each.name} together with {mine[-1].name}"
        return Finding("error", "banned-pair", says, detail, cite, each.name, lines, assumes=entry.assumes)
    return None


def _since(source: LegalityList) -> str:
    return f"By the rules of {source.event}." if source.event else f"On the list of {day(source.effective)}."


def _notes(held: Contents, holds: InForce) -> Iterator[Finding]:
    if holds.official is None:
        says = f"No list of banned cards is on file for {day(holds.on)}"
        yield Finding("note", "no-list", says, "Size, copies and Animals are checked; bans are not.", "DR-1.2")
    for each in held:
        if each.card and each.card.incomplete:
            says = f"The record of {each.name} is not complete"
            yield Finding("note", "incomplete", says, each.card.incomplete, "", each.name, each.lines)
