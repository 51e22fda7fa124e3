"""Citations: the short names by which every sentence a judge relies on is known."""

import re
from dataclasses import dataclass

from .corpus.text import plain, slug

CARD_DOCUMENTS = ("CD", "CT")

_BY_NUMBER = re.compile(r"(?:(dr|tr)[\s:–-]*)?(?:clause |section |rule |§ ?)?(\d+(?:\.\d+)*)[.)]?", re.IGNORECASE)
_BY_HEADING = re.compile(r"(tr|dr|rb|ce|aa|sc)\s*[-:–]\s*([a-z][a-z0-9 -]*)")
_BY_CARD = re.compile(r"(cd|ct)\s*:\s*(.+?)(?:\.(\d+))?", re.IGNORECASE)
BRACKETED = re.compile(r"\[((?:TR|DR|RB|CE|AA|SC)-[A-Za-z0-9.-]*[A-Za-z0-9]|(?:CD|CT):[^\]\n]{1,80})\]")


@dataclass(frozen=True)
class Citation:
    """`document` and the key of the clause in it; for cards the card's name and the number of the note or paragraph."""

    document: str
    key: str
    part: int | None = None

    @property
    def of_card(self) -> bool:
        return self.document in CARD_DOCUMENTS

    def __str__(self) -> str:
        if self.of_card:
            return f"{self.document}:{self.key}" + (f".{self.part}" if self.part else "")
        return f"{self.document}-{self.key}"


def parse_citation(text: str) -> Citation | None:
    """Read what somebody typed: `DR-6.5`, `dr 6.5`, `6.5`, `rb-trading-mana`, `CD:Tornado.1`; else None."""
    text = text.strip()
    if len(text) > 200:
        return None
    if match := _BY_CARD.fullmatch(text):
        return Citation(match[1].upper(), match[2].strip(), int(match[3]) if match[3] else None)
    if match := _BY_NUMBER.fullmatch(text):
        return Citation((match[1] or "DR").upper(), match[2])
    if match := _BY_HEADING.fullmatch(plain(text).replace("'", "-").replace("’", "-")):
        return Citation(match[1].upper(), slug(match[2]))
    return None


def cited_in(text: str) -> list[Citation]:
    """The citations in square brackets in a piece of prose, in order, each once."""
    found = (parse_citation(match[1]) for match in BRACKETED.finditer(text))
    return list(dict.fromkeys(citation for citation in found if citation))


def section_key(citation: str) -> str:
    """A form in which hyphens do not matter, to forgive `SC-if-it-doesnt-…` for `…doesn-t-…`."""
    return re.sub(r"[^a-z0-9.]", "", plain(citation))
