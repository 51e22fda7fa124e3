"""The card files: one readable YAML file a set, read into cards and printed back the same. Pure."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml

from .card import ELEMENTS, SLOTS, TYPES, Card, Note, X

DATA = Path(__file__).parent / "data" / "sets"
LONGEST_SLUG = 120  # as the database keeps it
LONGEST_TEXT = 5_000
MOST = 99  # of a Mana, or of a component, on one card
TAKEN = ("mended", "reading")  # addresses below /cards/ that are pages of their own


class CardFileError(ValueError):
    """An entry that cannot be read; names the card."""


def load(folder: Path = DATA) -> tuple[Card, ...]:
    """Every card on file, by set and name."""
    return tuple(card for path in sorted(folder.glob("*.yaml")) for card in read(path.read_text(encoding="utf-8")))


def read(text: str) -> tuple[Card, ...]:
    try:
        rows = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise CardFileError(str(error)) from error
    if not isinstance(rows, list):
        raise CardFileError("a card file is a list of cards")
    return tuple(card_of(row) for row in rows)


def card_of(row: Mapping[str, Any]) -> Card:
    name = row.get("name") if isinstance(row, Mapping) else None
    if not isinstance(name, str) or not name.strip():
        raise CardFileError(f"an entry without a name: {str(row)[:60]}")
    try:
        card = Card(
            **{
                key: row[key]
                for key in row
                if key in ("name", "french", "element", "type", "slot", "hp", "text", "incomplete")
            },
            cost=dict(row.get("cost", {})),
            components=dict(row.get("components", {})),
            transmutable=tuple(row.get("transmutable", ())),
            sets=tuple(row.get("sets", ())),
            notes=tuple(_note(note) for note in row.get("notes", ())),
            told=tuple(_note(note) for note in row.get("told", ())),
            also=tuple(row.get("also", ())),
        )
    except (TypeError, ValueError) as error:
        raise CardFileError(f"{name}: {error}") from error
    return checked(card)


def _note(row: Any) -> Note:
    if isinstance(row, str):
        return Note(row)
    return Note(**{**row, "clauses": tuple(row.get("clauses", ()))})


def checked(card: Card) -> Card:
    """The card, if its facts make sense; a card that is not whole may lack some."""
    _checked_name(card)
    _checked_text(card)
    for value, known, what in (
        (card.element, ELEMENTS, "element"),
        (card.type, TYPES, "type"),
        (card.slot, SLOTS, "slot"),
    ):
        if value not in ("", None, *known):
            raise CardFileError(f"{card.name}: {value!r} is no {what}")
    if not card.incomplete and not (card.type and (card.element or card.type == "animal")):
        raise CardFileError(f"{card.name}: the element or the type is missing")
    if (card.type == "equipment") != bool(card.slot) and not card.incomplete:
        raise CardFileError(f"{card.name}: Equipment has a slot, and nothing else has")
    for element, amount in card.cost.items():
        if element not in ELEMENTS or not (amount == X or (isinstance(amount, int) and 0 < amount <= MOST)):
            raise CardFileError(f"{card.name}: cost {element} {amount!r}")
    for word, number in card.components.items():
        if not isinstance(number, int) or not 1 <= number <= MOST:
            raise CardFileError(f"{card.name}: component {word} {number!r}")
    if card.hp is not None and not (card.hp == X or (isinstance(card.hp, int) and card.hp > 0)):
        raise CardFileError(f"{card.name}: HP {card.hp!r}")
    return card


def _checked_name(card: Card) -> None:
    if not 0 < len(card.slug) <= LONGEST_SLUG or card.slug in TAKEN:
        raise CardFileError(f"{card.name[:40]!r} cannot be the name of a card: its page would have no address")


def _checked_text(card: Card) -> None:
    if not isinstance(card.text, str) or len(card.text) > LONGEST_TEXT:
        raise CardFileError(f"{card.name}: its text is no text, or longer than {LONGEST_TEXT:,} characters")


def row_of(card: Card) -> dict[str, Any]:
    """A card as a file has it: what is empty is left out."""
    row: dict[str, Any] = {
        "name": card.name,
        "french": card.french,
        "also": list(card.also),
        "element": card.element,
        "type": card.type,
        "slot": card.slot,
        "cost": dict(card.cost),
        "components": dict(card.components),
        "transmutable": list(card.transmutable),
        "hp": card.hp,
        "sets": list(card.sets),
        "incomplete": card.incomplete,
        "text": card.text,
        "notes": [_note_row(note) for note in card.notes],
        "told": [_note_row(note) for note in card.told],
    }
    return {key: value for key, value in row.items() if value not in ("", None, [], {})}


def _note_row(note: Note) -> dict[str, Any]:
    row = {"says": note.says, "kind": note.kind, "clauses": list(note.clauses), "empty": note.empty, "slip": note.slip}
    return {key: value for key, value in row.items() if value not in ("", [])}


class _Readable(yaml.SafeDumper):
    """Texts as blocks, small mappings and lists on one line, an empty line between cards."""


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.Node:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


def _flow(dumper: yaml.SafeDumper, items: "_Inline") -> yaml.Node:
    return dumper.represent_mapping("tag:yaml.org,2002:map", items.value, flow_style=True)


def _flow_list(dumper: yaml.SafeDumper, items: "_InlineList") -> yaml.Node:
    return dumper.represent_sequence("tag:yaml.org,2002:seq", items.value, flow_style=True)


class _Inline:
    def __init__(self, value: dict[str, Any]) -> None:
        self.value = value


class _InlineList:
    def __init__(self, value: list[Any]) -> None:
        self.value = value


_Readable.add_representer(str, _text)
_Readable.add_representer(_Inline, _flow)
_Readable.add_representer(_InlineList, _flow_list)


def _inlined(row: dict[str, Any]) -> dict[str, Any]:
    made = dict(row)
    for key, value in row.items():
        if isinstance(value, dict):
            made[key] = _Inline(value)
        elif key in ("notes", "told"):
            made[key] = [_inlined(note) for note in value]
        elif isinstance(value, list):
            made[key] = _InlineList(value)
    return made


def write(cards: Iterable[Card]) -> str:
    parts = (
        yaml.dump([_inlined(row_of(card))], Dumper=_Readable, allow_unicode=True, sort_keys=False, width=118)
        for card in cards
    )
    return "\n".join(parts)
