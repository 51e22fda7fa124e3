"""The text layer of a PDF, page by page."""

import re
from io import BytesIO
from itertools import pairwise
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

from .errors import Unreadable

NOISE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
SENTENCE_END = (".", "!", "?", ":")
FULL_LINE = 0.8  # of the widest line of the page: a shorter one that ends a sentence ends its paragraph
NEXT_LINE = 0.7  # of the size of the letters: text that is lower by less stands on the same line
GAP = 1.25  # of the usual distance between lines: a greater one parts paragraphs


class Piece(NamedTuple):
    """A run of text as the page draws it, with the height it stands at and the size of its letters."""

    text: str
    height: float
    size: float


def is_pdf(data: bytes) -> bool:
    return data.lstrip().startswith(b"%PDF-")


def pdf_pages(data: bytes) -> list[str]:
    try:
        reader = PdfReader(BytesIO(data))
        encrypted = reader.is_encrypted
        pages = [] if encrypted else [NOISE.sub("", _page_text(page)) for page in reader.pages]
    except Exception as error:  # pypdf fails on broken files in any way there is
        raise Unreadable(f"the PDF is broken ({type(error).__name__})") from error
    if encrypted:
        raise Unreadable("the PDF is encrypted")
    if not any(page.strip() for page in pages):
        raise Unreadable("the PDF has no text layer")
    return [page if "\n\n" in page else part_at_short_lines(page) for page in pages]


def _page_text(page: PageObject) -> str:
    pieces: list[Piece] = []

    def draw(text: str, page_matrix: list[float], text_matrix: list[float], _font: Any, size: float) -> None:
        scale = page_matrix[3]
        pieces.append(Piece(text, text_matrix[5] * scale + page_matrix[5], abs(size * text_matrix[3] * scale)))

    page.extract_text(visitor_text=draw)
    return part_at_gaps(pieces)


def part_at_gaps(pieces: list[Piece]) -> str:
    """A text layer has no blank lines: put one where the page leaves room, or goes on in another column."""
    drawn = [piece for piece in pieces if piece.text.strip()]
    steps = [above.height - below.height for above, below in pairwise(drawn)]
    lines = [step for step, piece in zip(steps, drawn, strict=False) if step > NEXT_LINE * piece.size]
    usual = min(lines, default=0.0)
    parted = {
        id(piece) for step, piece in zip(steps, drawn[1:], strict=True) if step > GAP * usual or step < -piece.size
    }
    return "".join(f"\n{piece.text}" if id(piece) in parted else piece.text for piece in pieces)


def part_at_short_lines(page: str) -> str:
    """Where all lines are equally far apart: a blank line after each that ends a sentence short of the margin."""
    lines = [line.rstrip() for line in page.split("\n")]
    widest = max(map(len, lines))
    return "\n".join(
        line + "\n" if line.endswith(SENTENCE_END) and len(line) < FULL_LINE * widest else line for line in lines
    )
