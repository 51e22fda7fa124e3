"""The position of a scenario: players, zones and boards, read from plain data into a state."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from .cards import CardDef
from .mana import ELEMENTS, NONE, Mana
from .names import folded
from .problems import Invalid
from .state import PHASES, PLAYERS, Card, Gain, Player, State

PILES = ("hand", "deck", "discard", "exile", "side")
FORMS = ("prepared", "channeled", "permanent", "equipment", "ritual", "animal")


def read_position(scenario: Mapping[str, Any], defs: Mapping[str, CardDef]) -> State:
    if not isinstance(scenario, Mapping) or scenario.get("scenario") != 1:
        raise Invalid(["scenario: 1, the version of the format"])
    reader = _Reader(defs)
    rows = reader.mapping(scenario.get("players"), "players")
    players = {name: reader.player(name, reader.mapping(rows.get(name), f"players.{name}")) for name in PLAYERS}
    piles = [reader.mana(pile, "ether") for pile in reader.listing(scenario.get("ether", [{}, {}]), "ether")]
    turn, phase = scenario.get("turn", "A"), scenario.get("phase", "main")
    if turn not in PLAYERS:
        reader.problems.append(f"turn: one of {', '.join(PLAYERS)}")
    if phase not in PHASES:
        reader.problems.append(f"phase: one of {', '.join(PHASES)}")
    if len(piles) != 2:
        reader.problems.append("ether: a list of two piles")
    if reader.problems:
        raise Invalid(reader.problems)
    return State(players, reader.cards, turn, phase, (piles[0], piles[1]))


class _Reader:
    """Collects cards and problems on the way through the file."""

    def __init__(self, defs: Mapping[str, CardDef]) -> None:
        self._defs = {folded(name): definition for name, definition in defs.items()}
        self.cards: dict[str, Card] = {}
        self.problems: list[str] = []

    def player(self, name: str, row: Mapping[str, Any]) -> Player:
        where = f"players.{name}"
        zones = {zone: tuple(self._pile(name, zone, self.listing(row.get(zone), f"{where}.{zone}"))) for zone in PILES}
        entries = self.listing(row.get("board"), f"{where}.board")
        board = tuple(id for entry in entries if (id := self._on_board(name, entry)))
        return replace(
            Player(**zones),  # type: ignore[arg-type]
            hp=self.whole(row.get("hp", 20), f"{where}.hp") or 0,
            reserve=self.mana(row.get("reserve") or {}, f"{where}.reserve"),
            board=board,
            mage_noir=bool(row.get("mage_noir", False)),
            zenith=bool(row.get("zenith", False)),
        )

    def _pile(self, owner: str, zone: str, entries: list[Any]) -> Iterator[str]:
        for entry in entries:
            row = entry if isinstance(entry, Mapping) else {"card": entry}
            definition = self._definition(row.get("card"), f"players.{owner}.{zone}")
            if definition is not None:
                yield self._add(Card(self._alias(row, definition), definition.name, owner, zone))

    def _on_board(self, owner: str, entry: Any) -> str | None:
        row = entry if isinstance(entry, Mapping) else {"card": entry}
        where = f"players.{owner}.board"
        definition = self._definition(row.get("card"), where)
        if definition is None:
            return None
        form = row.get("is", definition.form)
        if form not in FORMS:
            self.problems.append(f"{where}: is: one of {', '.join(FORMS)}")
        card = Card(
            id=self._alias(row, definition),
            name=definition.name,
            owner=owner,
            zone="board",
            controller=owner,
            form=form,
            mana=self.mana(row["mana"], where) if "mana" in row else definition.cost,
            hp=self.whole(row.get("hp", definition.hp if form == "permanent" else None), where),
            new=bool(row.get("new", False)),
            exhausted=bool(row.get("exhausted", False)),
            used=tuple(map(str, self.listing(row.get("used"), where))),
            x=self.whole(row.get("x"), where),
            gained=tuple(
                Gain(str(one), "", str(row.get("until", ""))) for one in self.listing(row.get("gained"), where)
            ),
        )
        return self._add(card)

    def _definition(self, name: Any, where: str) -> CardDef | None:
        found = self._defs.get(folded(name)) if isinstance(name, str) else None
        if found is None:
            self.problems.append(f"{where}: no card is called {name!r}")
        return found

    def _alias(self, row: Mapping[str, Any], definition: CardDef) -> str:
        """The name with hyphens; a second copy gets -2, a third -3."""
        wanted = row.get("as") or folded(definition.name).replace(" ", "-")
        alias, number = wanted, 2
        while alias in self.cards:
            alias, number = f"{wanted}-{number}", number + 1
        return str(alias)

    def _add(self, card: Card) -> str:
        self.cards[card.id] = card
        return card.id

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

    def whole(self, value: Any, where: str) -> int | None:
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        self.problems.append(f"{where}: a whole number, not {value!r}")
        return None

    def mana(self, amounts: Any, where: str) -> Mana:
        good = isinstance(amounts, Mapping) and all(
            element in ELEMENTS and isinstance(n, int) and n >= 0 for element, n in amounts.items()
        )
        if not good:
            self.problems.append(f"{where}: Mana by element, such as {{air: 1}}")
            return NONE
        return Mana.of(amounts)
