"""A file's bytes as numbered lines."""

import re
from dataclasses import dataclass

from .errors import Unreadable
from .pdf import is_pdf, pdf_pages

LARGEST = 64 * 1024 * 1024  # a rulebook as a PDF is mostly pictures
LONGEST = 2 * 1024 * 1024  # characters; the longest official document has fifty thousand
BOMS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
MOST_ACCENTS = 0.3  # of the characters, beyond which bytes read as cp1252 are taken for noise


@dataclass(frozen=True)
class Line:
    """A line of the source: where it stood, so that a refusal can say so, and on which page."""

    number: int
    text: str
    page: int = 1

    @property
    def blank(self) -> bool:
        return not self.text.strip()


def read_lines(data: bytes, filename: str) -> list[Line]:
    if len(data) > LARGEST:
        raise Unreadable(f"the file is larger than {LARGEST // 1024 // 1024} MB")
    if is_pdf(data):
        pages = pdf_pages(data)
    elif filename.lower().endswith(".pdf") and data.strip():
        raise Unreadable("the file is named a PDF but is none")
    else:
        pages = _decoded(data).split("\f")
    if sum(map(len, pages)) > LONGEST:
        raise Unreadable(f"the text is longer than {LONGEST // 1024 // 1024} million characters")
    lines: list[Line] = []
    for page, text in enumerate(pages, 1):
        # A form feed ends a line too, but a file counts its lines by newlines alone.
        first = lines[-1].number if lines else 1
        lines += [Line(first + i, part.rstrip(), page) for i, part in enumerate(text.split("\n"))]
    if all(line.blank for line in lines):
        raise Unreadable("the file is empty")
    return lines


def _decoded(data: bytes) -> str:
    encoding = next((name for bom, name in BOMS if data.startswith(bom)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        text = _western(data, error) if encoding == "utf-8" else _undecodable(data, error)
    text = re.sub(r"\r\n?|\v", "\n", text).replace("\u00a0", " ").replace("\u202f", " ")
    if found := CONTROL.search(text):
        raise Unreadable("the file is not text (it holds control characters)", text.count("\n", 0, found.start()) + 1)
    return text


def _western(data: bytes, error: UnicodeDecodeError) -> str:
    """The encoding of old Windows programs, if it gives a plausible text: mostly plain letters."""
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        return _undecodable(data, error)
    if sum(char > "\x7f" for char in text) > MOST_ACCENTS * len(text):
        return _undecodable(data, error)
    return text


def _undecodable(data: bytes, error: UnicodeDecodeError) -> str:
    before = data[: error.start].decode(error.encoding, "ignore")
    raise Unreadable(f"the byte 0x{data[error.start]:02x} is no text", before.count("\n") + 1) from error
