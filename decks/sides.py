"""The side deck between games (DR-1.4): the registered list beside the list of a later game. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass

from .contents import Collection, Contents, Holding, contents, short_hash
from .findings import Finding, in_order, several
from .listing import DeckList

CLAUSE = "DR-1.4"
LAST_GAME = 9


@dataclass(frozen=True)
class Move:
    name: str
    copies: int


@dataclass(frozen=True)
class Siding:
    """What changed between the registered deck and the deck of a game."""

    game: int
    registered: Contents
    played: Contents
    moved_in: tuple[Move, ...]
    moved_out: tuple[Move, ...]
    findings: tuple[Finding, ...]

    @property
    def registered_size(self) -> int:
        return _size(self.registered)

    @property
    def size(self) -> int:
        return _size(self.played)

    @property
    def registered_hash(self) -> str:
        return short_hash(self.registered)

    @property
    def correct(self) -> bool:
        return not self.findings or all(finding.level != "error" for finding in self.findings)

    @property
    def verdict(self) -> str:
        if not self.correct:
            errors = [finding.says for finding in self.findings if finding.level == "error"]
            rest = f", and {several(len(errors) - 1, 'more error')}" if len(errors) > 1 else ""
            return f"Not as the rules have it: {errors[0][:1].lower()}{errors[0][1:]}{rest}."
        if not self.moved_in and not self.moved_out:
            return "The deck is the registered one."
        number = sum(move.copies for move in self.moved_in)
        return f"In order: {several(number, 'card')} came in for {'another' if number == 1 else 'as many'}."


def compare(registered: DeckList, played: DeckList, game: int, cards: Collection) -> Siding:
    """The registered deck stands for the one of the game before: game one has its size, and so has every later game."""
    before, after = contents(registered, cards), contents(played, cards)
    old, new = {each.name: each for each in before}, {each.name: each for each in after}
    change = {name: _main(new, name) - _main(old, name) for name in {**old, **new}}
    moved_in = tuple(Move(name, number) for name, number in sorted(change.items()) if number > 0)
    moved_out = tuple(Move(name, -number) for name, number in sorted(change.items()) if number < 0)
    findings = [*_unknown(before, "registered list"), *_unknown(after, f"list of game {game}")]
    findings += [*_game_one(game, moved_in, moved_out), *_sizes(before, after), *_from_elsewhere(old, new)]
    return Siding(game, before, after, moved_in, moved_out, in_order(findings))


def _main(held: dict[str, Holding], name: str) -> int:
    return held[name].main if name in held else 0


def _size(held: Contents) -> int:
    return sum(each.main for each in held)


def _unknown(held: Contents, where: str) -> Iterator[Finding]:
    for each in held:
        if each.card is None:
            says = f"“{each.name}” in the {where} is no one card's name"
            yield Finding("error", "unknown", says, "Check that list by itself first.", "", each.name, each.lines)


def _game_one(game: int, moved_in: tuple[Move, ...], moved_out: tuple[Move, ...]) -> Iterator[Finding]:
    if game == 1 and (moved_in or moved_out):
        says = "Game one is not played with the registered deck"
        yield Finding("error", "game-one", says, "Cards of the side deck come in from the second game on.", CLAUSE)


def _sizes(before: Contents, after: Contents) -> Iterator[Finding]:
    if _size(before) != _size(after):
        says = f"The deck has {several(_size(after), 'card')} instead of {_size(before)}"
        yield Finding("error", "same-size", says, "It keeps the size of the deck of the game before.", CLAUSE)


def _from_elsewhere(old: dict[str, Holding], new: dict[str, Holding]) -> Iterator[Finding]:
    """Deck and side deck together are what a player has; a list that names no side deck is asked for its deck only."""
    whole = any(each.side for each in new.values())
    for name, each in new.items():
        have = old[name].copies if name in old else 0
        if each.copies > have:
            says = f"{each.copies} {name}, and {have or 'none'} registered"
            detail = "What comes in comes from the registered side deck."
            yield Finding("error", "not-registered", says, detail, CLAUSE, name, each.lines)
    for name, each in old.items() if whole else ():
        now = new[name].copies if name in new else 0
        if now < each.copies:
            says = f"{each.copies} {name} registered, and {now or 'none'} here"
            yield Finding("warning", "left-out", says, "What goes out goes to the side deck.", CLAUSE, name)
