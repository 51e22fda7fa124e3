"""The text layer of a PDF, page by page."""

import re
from io import BytesIO

from pypdf import PdfReader

from .errors import Unreadable

NOISE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
SENTENCE_END = (".", "!", "?", ":")
FULL_LINE = 0.8  # of the widest line of the page: a shorter one that ends a sentence ends its paragraph


def is_pdf(data: bytes) -> bool:
    return data.lstrip().startswith(b"%PDF-")


def pdf_pages(data: bytes) -> list[str]:
    try:
        reader = PdfReader(BytesIO(data))
        encrypted = reader.is_encrypted
        pages = [] if encrypted else [page.extract_text() for page in reader.pages]
    except Exception as error:  # pypdf fails on broken files in any way there is
        raise Unreadable(f"the PDF is broken ({type(error).__name__})") from error
    if encrypted:
        raise Unreadable("the PDF is encrypted")
    if not any(page.strip() for page in pages):
        raise Unreadable("the PDF has no text layer")
    return [part_paragraphs(NOISE.sub("", page)) for page in pages]


def part_paragraphs(page: str) -> str:
    """A text layer has no blank lines: put one after each line that ends a sentence short of the margin."""
    lines = [line.rstrip() for line in page.split("\n")]
    widest = max(map(len, lines))
    return "\n".join(
        line + "\n" if line.endswith(SENTENCE_END) and len(line) < FULL_LINE * widest else line for line in lines
    )
