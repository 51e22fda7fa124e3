"""Many lists at once: the lists of a tournament as a CSV, a zip or a number of text files. Pure."""

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from cards.card import folded

from .archives import is_zip, texts_in
from .bounds import LISTS, Refused, text_of
from .check import Report, check
from .contents import Collection
from .findings import Finding
from .legality import InForce
from .lines import COLUMN_WORDS, delimiter_of, section_of
from .listing import read

PLAYER_WORDS = frozenset({"player", "joueur", "joueuse", "pseudo", "player name", "participant", "nom du joueur"})
LIST_WORDS = frozenset({"list", "deck list", "decklist", "deck", "liste"})
PLAYER_CHARACTERS = 100
FINDINGS = 40  # of a list; one with more is no deck list


@dataclass(frozen=True)
class Submission:
    player: str
    text: str


@dataclass(frozen=True)
class Outcome:
    """What is kept of a list that was checked, or why it was not: five hundred whole reports would be too much."""

    player: str
    text: str
    refused: str = ""
    legal: bool = False
    verdict: str = ""
    main: int = 0
    side: int = 0
    hash: str = ""
    errors: int = 0
    warnings: int = 0
    findings: tuple[Finding, ...] = ()
    left_off: int = 0

    @property
    def order(self) -> tuple[bool, int, int, str]:
        """What needs the organiser most comes first."""
        return (not self.refused, -self.errors, -self.warnings, folded(self.player))


def submissions(files: Iterable[tuple[str, bytes]]) -> list[Submission]:
    """The lists in a number of files, each a zip, a table with a column of players, or one list."""
    found: list[Submission] = []
    for name, data in files:
        found += _in_file(name[:PLAYER_CHARACTERS] or "The file", data)
        if len(found) > LISTS:
            raise Refused(f"There are more than {LISTS} lists; send them in parts.")
    if not any(each.text.strip() for each in found):
        raise Refused("There is no list in what was sent.")
    return found


def _in_file(name: str, data: bytes) -> Iterator[Submission]:
    if is_zip(data):
        for inner, content in texts_in(data, name):
            yield from _in_text(inner, text_of(content, inner))
    else:
        yield from _in_text(PurePosixPath(name).stem, text_of(data, name))


def _in_text(name: str, text: str) -> list[Submission]:
    rows = _table(text)
    return rows if rows is not None else [Submission(name[:PLAYER_CHARACTERS], text)]


def _table(text: str) -> list[Submission] | None:
    """The lists of a table, if the text is one: its first row names a column of players."""
    first = text.lstrip("\ufeff\r\n ").split("\n", 1)[0]
    delimiter = delimiter_of(first)
    if not delimiter:
        return None
    header = [folded(field.strip().strip('"')) for field in first.split(delimiter)]
    if not PLAYER_WORDS & set(header):
        return None
    try:
        rows = list(csv.reader(io.StringIO(text.lstrip("\ufeff\r\n ")), delimiter=delimiter))[1:]
    except csv.Error as error:
        raise Refused(f"The table cannot be read: {error}.") from error
    player = next(place for place, word in enumerate(header) if word in PLAYER_WORDS)
    whole = next((place for place, word in enumerate(header) if word in LIST_WORDS and place != player), None)
    return _whole_lists(rows, player, whole) if whole is not None else _card_rows(rows, player, header)


def _cell(row: list[str], place: int | None) -> str:
    return row[place].strip() if place is not None and place < len(row) else ""


def _whole_lists(rows: list[list[str]], player: int, whole: int) -> list[Submission]:
    """`player,list`: a list in each cell."""
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    return [
        Submission(_cell(row, player)[:PLAYER_CHARACTERS], row[whole] if whole < len(row) else "") for row in filled
    ]


def _card_rows(rows: list[list[str]], player: int, header: list[str]) -> list[Submission]:
    """`player,count,name,section`: a card in each row."""
    places = {
        COLUMN_WORDS[word]: place for place, word in enumerate(header) if word in COLUMN_WORDS and place != player
    }
    if "name" not in places:
        raise Refused("A table of players needs a column “list”, or columns “count”, “name” and “section”.")
    decks: dict[str, list[str]] = {}
    for row in rows:
        if not (name := " ".join(_cell(row, places["name"]).split())):
            continue
        prefix = "SB: " if section_of(_cell(row, places.get("section"))) == "side" else ""
        decks.setdefault(_cell(row, player), []).append(f"{prefix}{_cell(row, places.get('count')) or 1} {name}")
    return [Submission(name[:PLAYER_CHARACTERS], "\n".join(lines)) for name, lines in decks.items()]


def outcomes(given: Iterable[Submission], cards: Collection, holds: InForce) -> Iterator[Outcome]:
    """Each as soon as it is checked, in the order in which they came."""
    for number, each in enumerate(given, 1):
        player = each.player or f"List {number}"
        try:
            yield _outcome(player, each.text, check(read(each.text), cards, holds))
        except Refused as refusal:
            yield Outcome(player, each.text, refused=str(refusal), verdict=str(refusal))


def _outcome(player: str, text: str, report: Report) -> Outcome:
    return Outcome(
        player,
        text,
        legal=report.legal,
        verdict=report.verdict,
        main=report.main,
        side=report.side,
        hash=report.hash,
        errors=len(report.errors),
        warnings=len(report.warnings),
        findings=report.findings[:FINDINGS],
        left_off=max(len(report.findings) - FINDINGS, 0),
    )


def table(given: Iterable[Submission]) -> str:
    """The lists as one table, which reads back as the same lists."""
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(("player", "list"))
    rows.writerows((each.player, each.text) for each in given)
    return written.getvalue()
