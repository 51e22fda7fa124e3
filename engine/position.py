"""The position of a scenario: players, zones and boards, read from plain data into a state."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from . import assumptions
from .aliases import alias_of
from .cards import CardDef
from .effects.abilities import Keyword, Paragraph
from .keywords import PLAIN
from .mana import NONE, Mana, read_mana
from .names import folded
from .problems import Invalid
from .state import ADVERSARY, PHASES, Card, Gain, Player, State
from .table import Table
from .using import gains, remember_user

PILES = ("hand", "deck", "discard", "exile", "side")
FORMS = ("prepared", "channeled", "permanent", "equipment", "ritual", "animal", "adversary")
SEATS = ("A", "B", "C", "D")
MOST_CARDS = 1_000
MOST_MANA = 999


def read_position(scenario: Any, defs: Mapping[str, CardDef], names: Iterable[str] = ()) -> State:
    if not isinstance(scenario, Mapping) or scenario.get("scenario") != 1:
        raise Invalid(["scenario: 1, the version of the format"])
    reader = _Reader(defs, tuple(names) or tuple(defs))
    coop = reader.one_of(scenario.get("mode", "duel"), ("duel", "coop"), "mode") == "coop"
    rows = reader.mapping(scenario.get("players"), "players")
    reader.named = set(_given_aliases(rows))
    seated = tuple(name for name in SEATS if name in rows) if coop else SEATS[:2]
    everyone = (*seated, ADVERSARY) if coop else seated
    reader.problems += [f"players.{name}: one of {', '.join(everyone)}" for name in rows if name not in everyone]
    players = {name: reader.player(name, reader.mapping(rows.get(name), f"players.{name}")) for name in everyone}
    turn = reader.one_of(scenario.get("turn", everyone[0] if everyone else "A"), everyone or SEATS, "turn")
    phase = reader.one_of(scenario.get("phase", "main"), PHASES, "phase")
    following = reader.one_of(scenario.get("for", seated[0] if seated else "A"), seated or SEATS, "for") if coop else ""
    assume = scenario.get("assume") or {}
    reader.problems += assumptions.problems(assume) if assume else []
    ether = reader.piles(scenario.get("ether", [{}, {}]))
    if coop and not seated:
        reader.problems.append("players: one or more of A, B, C, D")
    if len(reader.cards) > MOST_CARDS:
        reader.problems.append(f"players: at most {MOST_CARDS} cards in all")
    if reader.problems:
        raise Invalid(reader.problems)
    state = State(players, reader.cards, turn, phase, ether, coop=coop, following=turn if turn in seated else following)
    read = {name: assumptions.read(value) for name, value in assume.items()}
    state = replace(state, clock=len(reader.cards), assume=read, first_turn=bool(scenario.get("first_turn", False)))
    return _prepared_with(state, defs)


def _prepared_with(state: State, defs: Mapping[str, CardDef]) -> State:
    """What cards have from the components they were prepared with."""
    unknown = [
        f"players.{card.owner}.board.used: no card goes by the alias {alias!r}"
        for card in state.cards.values()
        for alias in card.used
        if alias not in state.cards
    ]
    if unknown:
        raise Invalid(unknown)
    table = Table(state, defs)
    for id, card in state.cards.items():
        if card.used:
            table.set_card(id, gained=(*gains(table, id, card.owner, card.used), *card.gained))
            remember_user(table, id, card.owner, card.used)
    return table.done()


def _given_aliases(rows: Mapping[str, Any]) -> Iterator[str]:
    for row in rows.values():
        for zone in (*PILES, "board") if isinstance(row, Mapping) else ():
            entries = row.get(zone)
            for entry in entries if isinstance(entries, list) else ():
                if isinstance(entry, Mapping) and entry.get("as") is not None:
                    yield str(entry["as"])


class _Reader:
    """Collects cards and problems on the way through the file."""

    def __init__(self, defs: Mapping[str, CardDef], names: tuple[str, ...]) -> None:
        self._defs = {folded(name): definition for name, definition in defs.items()}
        self._texts, self._names = defs, names
        self.cards: dict[str, Card] = {}
        self.named: set[str] = set()  # aliases the file gives: a card without one goes by another
        self.problems: list[str] = []

    def player(self, name: str, row: Mapping[str, Any]) -> Player:
        where = f"players.{name}"
        zones = {zone: tuple(self._pile(name, zone, self.listing(row.get(zone), f"{where}.{zone}"))) for zone in PILES}
        entries = self.listing(row.get("board"), f"{where}.board")
        board = tuple(id for entry in entries if (id := self._on_board(name, entry)))
        there = [self.cards[id] for id in board if self.cards[id].form == "adversary"]
        hp = there[0].hp if name == ADVERSARY and there else row.get("hp", 20)
        return replace(
            Player(**zones),  # type: ignore[arg-type]
            hp=self.whole(hp, f"{where}.hp") or 0,
            reserve=self.mana(row.get("reserve") or {}, f"{where}.reserve"),
            board=board,
            mage_noir=self.truth(row.get("mage_noir", False), f"{where}.mage_noir"),
            zenith=self.truth(row.get("zenith", False), f"{where}.zenith"),
            present=name != ADVERSARY or bool(there),
        )

    def _pile(self, owner: str, zone: str, entries: list[Any]) -> Iterator[str]:
        for place, entry in enumerate(entries):
            row = entry if isinstance(entry, Mapping) else {"card": entry}
            where = f"players.{owner}.{zone}[{place}]"
            definition = self._definition(row.get("card"), where)
            if definition is not None:
                yield self._add(Card(self._alias(row, definition, where), definition.name, owner, zone))

    def _on_board(self, owner: str, entry: Any) -> str | None:
        row = entry if isinstance(entry, Mapping) else {"card": entry}
        where = f"players.{owner}.board"
        definition = self._definition(row.get("card"), where)
        if definition is None:
            return None
        form = self.one_of(row.get("is", definition.form), FORMS, f"{where}.is")
        hp = row.get("hp", definition.hp if form in ("permanent", "adversary") else None)
        printed = definition.cost if owner != ADVERSARY else NONE  # nobody pays for the Adversary's cards
        mana = self.mana(row["mana"], f"{where}.mana") if "mana" in row else printed
        if hp is None and definition.hp_x and form == "permanent":
            hp = mana.total
        card = Card(
            id=self._alias(row, definition, where),
            name=definition.name,
            owner=owner,
            zone="board",
            controller=owner,
            form=form,
            mana=mana,
            hp=self.whole(hp, f"{where}.hp"),
            new=self.truth(row.get("new", False), f"{where}.new"),
            exhausted=self.truth(row.get("exhausted", False), f"{where}.exhausted"),
            used=tuple(map(str, self.listing(row.get("used"), f"{where}.used"))),
            x=self.whole(row.get("x"), f"{where}.x"),
            gained=tuple(self._gains(row, where)),
            since=len(self.cards),
        )
        return self._add(card)

    def _gains(self, row: Mapping[str, Any], where: str) -> Iterator[Gain]:
        """Effects in card wording, with what they are."""
        for effect in self.listing(row.get("gained"), f"{where}.gained"):
            parts = self._effect(str(effect))
            if parts is None:
                self.problems.append(f"{where}.gained: {effect!r} is no effect in card wording that is understood")
            else:
                yield Gain(str(effect), parts, "", str(row.get("until", "")))

    def _effect(self, effect: str) -> tuple[Paragraph, ...] | None:
        if effect in self._texts:
            return tuple(part for _, part in self._texts[effect].paragraphs)
        return (Keyword(effect),) if effect in PLAIN else None

    def _definition(self, name: Any, where: str) -> CardDef | None:
        found = self._defs.get(folded(name)) if isinstance(name, str) else None
        if found is None:
            near = get_close_matches(str(name), self._names, 3)
            meant = f"; did you mean {', '.join(near)}?" if near else ""
            self.problems.append(f"{where}: no card is called {name!r}{meant}")
        return found

    def _alias(self, row: Mapping[str, Any], definition: CardDef, where: str) -> str:
        """The name with hyphens; a second copy gets -2, a third -3."""
        given = row.get("as")
        if given is not None and str(given) in self.cards:
            self.problems.append(f"{where}.as: two cards go by the alias {given!r}")
        wanted = str(given) if given is not None else alias_of(definition.name)
        alias, number = wanted, 2
        while alias in self.cards or (given is None and alias in self.named):
            alias, number = f"{wanted}-{number}", number + 1
        return alias

    def _add(self, card: Card) -> str:
        self.cards[card.id] = card
        return card.id

    def one_of(self, value: Any, known: Iterable[str], where: str) -> str:
        if value not in tuple(known):
            self.problems.append(f"{where}: one of {', '.join(known)}")
        return str(value)

    def mapping(self, value: Any, where: str) -> Mapping[str, Any]:
        if value is None or isinstance(value, Mapping):
            return value or {}
        self.problems.append(f"{where}: a mapping")
        return {}

    def listing(self, value: Any, where: str) -> list[Any]:
        if value is None or isinstance(value, list):
            return value or []
        self.problems.append(f"{where}: a list")
        return []

    def truth(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            self.problems.append(f"{where}: true or false")
        return bool(value)

    def whole(self, value: Any, where: str) -> int | None:
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9):
            return value
        self.problems.append(f"{where}: a whole number, not {value!r}")
        return None

    def mana(self, amounts: Any, where: str) -> Mana:
        found = read_mana(amounts)
        if found is None or max(found) > MOST_MANA:
            self.problems.append(f"{where}: Mana by element, such as {{air: 1}}")
            return NONE
        return found

    def piles(self, value: Any) -> tuple[Mana, Mana]:
        found = [self.mana(pile, "ether") for pile in self.listing(value, "ether")]
        if len(found) != 2:
            self.problems.append("ether: a list of two piles")
            return (NONE, NONE)
        return (found[0], found[1])
