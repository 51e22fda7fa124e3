"""The official card catalogue, as published: JSON in English and French, read with known errors mended. Pure."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from .card import FACTS, Amount, Card, Note, X, folded
from .files import CardFileError, checked

MENDED = Path(__file__).parent / "data" / "mended.yaml"
LARGEST = 20_000_000  # bytes; the catalogue of 410 entries has 340 thousand
NOTHING = ("none", "aucun", "")

ELEMENTS = {
    **{name: name for name in ("air", "water", "fire", "vegetal", "mineral", "arcane")},
    "eau": "water",
    "feu": "fire",
    "végétal": "vegetal",
    "minéral": "mineral",
}
TYPES = {
    "spell": "spell",
    "sort": "spell",
    "permanent": "permanent",
    "equipment": "equipment",
    "équipement": "equipment",
}
TYPES |= {"ritual": "ritual", "rituel": "ritual", "rite": "ritual", "animal": "animal"}
SLOTS = {
    **{name: name for name in ("weapon", "head", "torso", "back", "feet", "ring", "trinket")},
    "arme": "weapon",
    "tête": "head",
    "torse": "torso",
    "dos": "back",
    "pieds": "feet",
    "anneau": "ring",
    "amulette": "trinket",
}
SETS = {
    "Jeu de base": "Base game",
    "Voie du Guerrier-Mage": "Way of the Warrior-Mage",
    "Voie du plieur de temps": "Way of the time bender",
}
FIELDS = {
    "language": str,
    "name": str,
    "element": str,
    "type": str,
    "mana_cost": dict,
    "components": dict,
    "effect": str,
    "notes": list,
}
TRANSMUTABLE = re.compile(r"Transmutable ?: ?([\w ,]+?)(?: ?\(|\.|$)")


class CatalogueError(ValueError):
    """Entries that cannot be read, each named; nothing is taken from a catalogue that has one."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults[:20]) + (f"; and {len(faults) - 20} more" if len(faults) > 20 else ""))
        self.faults = faults


@dataclass(frozen=True)
class Mend:
    card: str
    language: str
    field: str
    why: str
    was: Any = None
    value: Any = None
    other: str = ""


@cache
def mends() -> tuple[Mend, ...]:
    rows = yaml.safe_load(MENDED.read_text(encoding="utf-8"))
    return tuple(Mend(**{("value" if key == "is" else key): value for key, value in row.items()}) for row in rows)


@dataclass(frozen=True)
class Catalogue:
    """The cards of a catalogue by language, and what was mended on the way."""

    english: tuple[Card, ...]
    french: tuple[Card, ...]
    mended: tuple[str, ...]


def read_catalogue(data: bytes) -> Catalogue:
    faults: list[str] = []
    cards: dict[str, list[Card]] = {"en": [], "fr": []}
    mended: list[str] = []
    for place, entry in enumerate(_entries(data), 1):
        try:
            row, notes = _mended(_checked_entry(entry))
            cards[row["language"]].append(_card(row))
            mended += notes
        except (CardFileError, ValueError) as error:
            name = entry.get("name") if isinstance(entry, Mapping) else None
            faults.append(f"entry {place} ({str(name)[:40]}): {error}")
    faults += [f"{language}: {name} stands twice" for language in cards for name in _twice(cards[language])]
    if faults:
        raise CatalogueError(faults)
    return Catalogue(tuple(cards["en"]), tuple(cards["fr"]), tuple(mended))


def _entries(data: bytes) -> list[Any]:
    if len(data) > LARGEST:
        raise CatalogueError([f"the file is larger than {LARGEST // 1_000_000} MB"])
    try:
        entries = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CatalogueError(["the file is not UTF-8 text"]) from error
    except json.JSONDecodeError as error:
        raise CatalogueError([f"the file is not JSON: line {error.lineno}: {error.msg}"]) from error
    except (ValueError, RecursionError) as error:
        where = "nested too deep" if isinstance(error, RecursionError) else "a number in it has thousands of digits"
        raise CatalogueError([f"the file is not JSON: {where}"]) from error
    if not isinstance(entries, list) or not entries:
        raise CatalogueError(["a catalogue is a list of cards, and this is none"])
    return entries


def _checked_entry(entry: Any) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise ValueError("is no card")
    for field, kind in FIELDS.items():
        if not isinstance(entry.get(field), kind):
            raise ValueError(f"{field} is missing or is not {kind.__name__}")
    if entry["language"] not in ("en", "fr"):
        raise ValueError(f"language {entry['language']!r} is neither en nor fr")
    return entry


def _mended(entry: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    row, told = dict(entry), []
    for mend in mends():
        named = mend.other or mend.card
        if mend.language != row["language"] or named != entry["name"]:
            continue
        if mend.field == "columns" and row["element"].lower() not in ELEMENTS:
            row = _unshifted(row)
        elif (
            mend.value is not None
            and mend.field in ("name", "mana_cost", "components")
            and mend.was in (None, entry[mend.field])
        ):
            row[mend.field] = mend.value
        told.append(f"{mend.card}, {mend.field}: {mend.why}")
    return row, told


def _unshifted(row: dict[str, Any]) -> dict[str, Any]:
    """An extra row on the page pushed each value one column on; the subtype, and so the type, got lost on the way."""
    text = row.get("illustration")
    if not isinstance(text, str):
        raise ValueError("the columns are shifted, and the text is not where it was found so far")
    kind = "Ritual" if "ritual" in row["name"].lower() or "rite" in row["name"].lower().split() else "Spell"
    return {
        **row,
        "element": row["type"],
        "type": kind,
        "mana_cost": row["components"],
        "components": {},
        "effect": text,
        "extension": "Base game",
    }


def _card(row: dict[str, Any]) -> Card:
    text = clean_text(row["effect"])
    return checked(
        Card(
            name=readable(row["name"]),
            element=_known(ELEMENTS, row["element"], "element"),
            type=_known(TYPES, row["type"], "type"),
            slot=_known(SLOTS, row.get("subtype") or "", "slot") if row.get("subtype") else "",
            cost={_known(ELEMENTS, name, "element"): _amount(value) for name, value in _real(row["mana_cost"])},
            components={name: _whole(value) for name, value in _real(row["components"])},
            transmutable=transmutable_words(text),
            hp=_amount(row["lifepoints"]) if row.get("lifepoints") not in (None, "") else None,
            sets=tuple(SETS.get(part, part) for part in str(row.get("extension") or "").split(" & ") if part),
            text=text,
            notes=tuple(Note(str(note).strip()) for note in row["notes"]),
        )
    )


def _real(pairs: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    return ((name, value) for name, value in pairs.items() if str(name).lower() not in NOTHING)


def _known(table: Mapping[str, str], value: Any, what: str) -> str:
    if not isinstance(value, str) or value.lower() not in table:
        raise ValueError(f"{value!r} is no {what}")
    return table[value.lower()]


def _amount(value: Any) -> Amount:
    if str(value).upper() == X:
        return X
    if isinstance(value, bool) or not (str(value).isascii() and str(value).isdigit()):
        raise ValueError(f"{value!r} is no amount")
    return int(value)


def _whole(value: Any) -> int:
    amount = _amount(value)
    if not isinstance(amount, int):
        raise ValueError(f"{value!r} is no number")
    return amount


def clean_text(effect: str) -> str:
    """Paragraphs parted by one empty line, spaces single, line breaks inside a paragraph kept."""
    if effect.strip().lower() in NOTHING:
        return ""
    lines = [" ".join(line.split()) for line in effect.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def transmutable_words(text: str) -> tuple[str, ...]:
    """Only a paragraph that is the keyword itself counts; one that grants it to others, or on a condition, does not."""
    for paragraph in text.split("\n\n"):
        if found := TRANSMUTABLE.match(paragraph):
            return tuple(word.strip() for word in found[1].split(",") if word.strip())
    return ()


def readable(name: str) -> str:
    """The catalogue writes names in capitals: TORNADO is Tornado."""
    name = " ".join(name.split())
    return name.capitalize() if name.isupper() else name


def _twice(cards: list[Card]) -> list[str]:
    """Cards that a name, or an address, would not tell apart."""
    seen: set[str] = set()
    found = []
    for card in cards:
        known_by = {folded(card.name), card.slug}
        found += [card.name] if known_by & seen else []
        seen |= known_by
    return found


def same_facts(one: Card, other: Card) -> dict[str, tuple[Any, Any]]:
    """The facts in which two records of a card differ, wording aside."""
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in FACTS}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
