"""A document as plain values: what the files hold, what the importers produce, what the database keeps."""

import re
import unicodedata
from dataclasses import dataclass, field
from datetime import date

OUR_WORDS = "our words"
OFFICIAL = "official"

NUMBER = re.compile(r"\d+(?:\.\d+)*")


@dataclass(frozen=True)
class ClauseText:
    """One clause: what a citation names. `body` and `examples` are Markdown."""

    key: str
    heading: str
    depth: int = 1
    parent: str = ""
    body: str = ""
    examples: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    see: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        """The printed number, or nothing where the clause is known by its heading."""
        return self.key if NUMBER.fullmatch(self.key) else ""

    @property
    def full_text(self) -> str:
        return "\n\n".join(part for part in (self.body, *self.examples) if part)


@dataclass(frozen=True)
class DocumentText:
    """One version of a document in one language."""

    key: str
    title: str
    version: str
    language: str = "en"
    effective: date | None = None
    rank: int | None = None
    origin: str = OUR_WORDS
    source: str = ""
    clauses: tuple[ClauseText, ...] = field(default=())

    def clause(self, key: str) -> ClauseText | None:
        return next((clause for clause in self.clauses if clause.key == key), None)


def plain(text: str) -> str:
    """Lower case without accents or typographic quotes: the form in which names and headings are compared."""
    decomposed = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE"))
    return "".join(c for c in decomposed if not unicodedata.combining(c)).lower()


def slug(heading: str) -> str:
    """A heading as the key of its clause: `Rites & Rituals` is `rites-rituals`, `L'exil` is `l-exil`."""
    return re.sub(r"[^a-z0-9]+", "-", plain(heading)).strip("-")
