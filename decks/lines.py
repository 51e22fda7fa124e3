"""One line of a deck list, in any of the ways people write it. Pure."""

import csv
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from cards.card import folded

from .bounds import LINE_CHARACTERS, NAME_CHARACTERS

Section = Literal["main", "side"]
Kind = Literal["entry", "heading", "title", "comment", "blank", "columns", "unreadable"]

MAIN_WORDS = frozenset({"main", "main deck", "maindeck", "mainboard", "mb", "deck", "deck principal", "principal"})
SIDE_WORDS = frozenset({"side", "side deck", "sidedeck", "sideboard", "side board", "sb", "reserve", "deck de reserve"})
GROUP_WORDS = frozenset(
    {"spell", "spells", "permanent", "permanents", "equipment", "equipments", "ritual", "rituals", "rite", "rites"}
    | {"animal", "animals", "card", "cards", "air", "water", "fire", "vegetal", "mineral", "arcane"}
    | {"sort", "sorts", "equipement", "equipements", "rituel", "rituels", "animaux", "carte", "cartes", "eau", "feu"}
)
TITLE_WORDS = frozenset(
    {"name", "deck", "title", "player", "author", "event", "format", "date", "list"}
    | {"nom", "titre", "joueur", "joueuse", "auteur", "tournoi", "liste"}
)
COLUMN_WORDS = {
    **dict.fromkeys(("count", "qty", "quantity", "number", "copies", "nombre", "quantite", "qte"), "count"),
    **dict.fromkeys(("name", "card", "card name", "nom", "carte"), "name"),
    **dict.fromkeys(("section", "board", "zone", "part", "partie"), "section"),
    **dict.fromkeys(("set", "extension", "edition", "printing"), "printing"),
}

_COMMENT = re.compile(r"\s*//.*$|(?:^|\s)#.*$")
_BULLET = re.compile(r"^(?:[-*+–—]\s+|[•·‣]\s*)")
_RULE = re.compile(r"^[\W_]+$")
_PREFIX = re.compile(r"^([A-Za-zéÉ ]{2,15}?)\s*:\s*(?=\S)(.+)$")
_BEFORE = re.compile(r"^[(\[]?([+-]?[0-9]+)[)\]]?(?:[xX×*]\s*|\s+[xX×*]\s+|\s+)(?=\S)(.+)$")
_AFTER = re.compile(
    r"^(.+?)(?:\s+[xX×*]\s*|[xX×*](?=[0-9+-])|\s*:\s*|\s*[(\[]\s*[xX×*]?\s*|\s+)([+-]?[0-9]+)\s*[)\]]?$"
)
_PRINTING = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*[0-9]*$")
_COUNT = re.compile(r"^[xX×*]?\s*([+-]?[0-9]+)\s*[xX×*]?$")


@dataclass(frozen=True)
class Reading:
    """What one line says by itself. `section` is nothing where the line does not name one."""

    kind: Kind
    count: int = 1
    name: str = ""
    printing: str = ""
    section: Section | None = None
    problem: str = ""


@dataclass(frozen=True)
class Columns:
    """The header of a table: which column is what, and what parts them."""

    delimiter: str
    fields: tuple[str, ...]


def clean(text: str) -> str:
    """A line without what nobody sees: marks of direction, zero-width characters, odd spaces."""
    if text.isascii() and text.isprintable():
        return text.strip()
    return "".join(seen(c) for c in text).strip(" ")


def seen(character: str) -> str:
    if character == "\t":
        return character
    category = unicodedata.category(character)
    if category == "Cf":
        return ""
    return " " if category[0] == "Z" or category == "Cc" else character


def read_line(text: str, columns: Columns | None = None) -> Reading:
    """A line without its end; under a header of columns it is a row of that table."""
    if len(text) > LINE_CHARACTERS:
        return Reading("unreadable", problem=f"The line is longer than {LINE_CHARACTERS} characters.")
    return _reading(text) if columns is None else _row(text, columns)


@lru_cache(maxsize=8192)
def _reading(text: str) -> Reading:
    whole = clean(text)
    line = _COMMENT.sub("", whole).strip(" ") if "#" in whole or "//" in whole else whole
    if not line.strip():
        section = section_of(whole)  # "// Side deck" is how some programs write the heading
        return Reading("heading", section=section) if section else Reading("comment" if whole else "blank")
    if _RULE.match(line) and not _COUNT.match(line):
        return Reading("comment")
    return _heading(line) or _prefixed(line) or _fields(line) or _entry(line)


def section_of(text: str) -> Section | None:
    """The section that a heading names; how it is adorned, and a number of cards behind it, make no difference."""
    words = folded(text).split()
    while len(words) > 1 and (words[-1].isdigit() or words[-1] in ("card", "cards", "carte", "cartes")):
        words.pop()
    said = " ".join(words)
    return "side" if said in SIDE_WORDS else "main" if said in MAIN_WORDS else None


def _heading(line: str) -> Reading | None:
    if section := section_of(line):
        return Reading("heading", section=section)
    words = folded(line).split()
    if words and words[0] in GROUP_WORDS and all(word.isdigit() or word in GROUP_WORDS for word in words[1:]):
        return Reading("title")
    return Reading("title") if line.endswith(":") and not line[0].isdigit() else None


def _prefixed(line: str) -> Reading | None:
    """`SB: 2 Zap` is an entry with its section; `Player: Ana` is a title."""
    found = _PREFIX.match(line)
    if found is None:
        return None
    word, rest = folded(found[1]), found[2]
    if word in TITLE_WORDS and not _BEFORE.match(rest):
        return Reading("title")
    section = section_of(word)
    return _placed(_fields(rest) or _entry(rest), section) if section else None


def _placed(reading: Reading, section: Section) -> Reading:
    return Reading(reading.kind, reading.count, reading.name, reading.printing, section, reading.problem)


def split(line: str, delimiter: str) -> list[str]:
    return [field.strip() for field in next(csv.reader([line], delimiter=delimiter, skipinitialspace=True))]


def delimiter_of(line: str) -> str:
    return next((delimiter for delimiter in "\t;," if delimiter in line), "")


def columns_of(text: str) -> Columns | None:
    """The header that a line is, or nothing."""
    delimiter = delimiter_of(text)
    if not delimiter or len(text) > LINE_CHARACTERS:
        return None
    fields = tuple(COLUMN_WORDS.get(folded(field), "") for field in split(clean(text), delimiter))
    return Columns(delimiter, fields) if "name" in fields and all(fields) else None


def _fields(line: str) -> Reading | None:
    """A row without a header: a number is the count, a word for a section is the section, the rest is name and set."""
    if not (delimiter := delimiter_of(line)):
        return None
    fields = [field for field in split(line, delimiter) if field]
    if sum(bool(_BEFORE.match(field)) for field in fields) > 1:
        return Reading("unreadable", problem="There are several cards on this line; write one a line.")
    told: dict[str, str] = {}
    for field in fields:
        what = "count" if _COUNT.match(field) else "section" if section_of(field) else "name"
        told.setdefault("printing" if what in told else what, field)
    return _told(told)


def _row(text: str, columns: Columns) -> Reading:
    plain = _reading(text)
    if plain.kind not in ("entry", "unreadable"):
        return plain
    line = _COMMENT.sub("", clean(text)).strip(" ")
    told = dict(zip(columns.fields, split(line, columns.delimiter), strict=False))
    return _told({what: value for what, value in told.items() if value})


def _told(told: dict[str, str]) -> Reading:
    name, section = told.get("name", ""), section_of(told.get("section", ""))
    if not name:
        return Reading("unreadable", problem="There is no card's name on this line.")
    printing = told.get("printing", "")
    if "count" not in told:
        one = _entry(name)
        return Reading(one.kind, one.count, one.name, printing or one.printing, section, one.problem)
    number = _COUNT.match(told["count"])
    if number is None:
        return Reading("unreadable", problem=f"“{told['count'][:20]}” is no number of copies.")
    return _named(name, number[1], printing, section)


def _entry(line: str) -> Reading:
    line = _BULLET.sub("", line)
    if found := _BEFORE.match(line):
        return _named(found[2], found[1])
    if found := _AFTER.match(line):
        return _named(found[1], found[2])
    if (printing := _PRINTING.search(line)) and (found := _AFTER.match(line[: printing.start()])):
        return _named(found[1], found[2], printing[1])
    return _named(line, "1")


def _named(name: str, count: str, printing: str = "", section: Section | None = None) -> Reading:
    if found := _PRINTING.search(name):
        name, printing = name[: found.start()], printing or found[1]
    name = name.strip(' \t,;:-"“”«»')
    if not any(c.isalpha() for c in name):
        return Reading("unreadable", problem="There is no card's name on this line.")
    if len(name) > NAME_CHARACTERS:
        return Reading("unreadable", problem="This is too long for the name of a card.")
    return Reading("entry", _number(count), " ".join(name.split()), printing.strip(), section)


def _number(digits: str) -> int:
    """Past six digits the size no longer matters, only that it is far too large."""
    return int(digits) if len(digits) < 7 else -1_000_000 if digits[0] == "-" else 1_000_000
