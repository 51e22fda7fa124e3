"""The importers of the official rules documents: a file's bytes in, a document of clauses out. Pure, no Django."""

from datetime import date

from rules.authority import rank_of
from rules.corpus.text import OFFICIAL, DocumentText

from . import article, capitals, marked, numbered, tournament
from .errors import ImportRefused, Unreadable
from .pages import mend
from .source import read_lines

__all__ = ["ImportRefused", "read_official"]

READERS = {
    "TR": ("Tournament rules", tournament.read),
    "DR": ("Detailed rules", numbered.read),
    "RB": ("Rulebook", capitals.read),
    "CE": ("Chain of events explained", article.read),
    "AA": ("Animal Aenigma", marked.read),
    "SC": ("Solo and co-op sheet", marked.read),
}


def read_official(
    data: bytes, filename: str, *, document: str, version: str, effective: date | None, language: str = "en"
) -> DocumentText:
    """Read a document as it is published; ImportRefused for whatever is not one."""
    try:
        if document not in READERS:
            raise Unreadable(f"{document!r} is none of the documents {', '.join(READERS)}")
        title, read = READERS[document]
        clauses = tuple(read(mend(read_lines(data, filename))))
    except Unreadable as error:
        raise ImportRefused(error.reason, filename, error.line) from error
    return DocumentText(document, title, version, language, effective, rank_of(document), OFFICIAL, filename, clauses)
