"""The piece of a text that shows why it was found, with the words marked. Everything that comes out is safe HTML."""

from collections.abc import Container
from html import escape

from .analysis import normal, spans, stem
from .plaintext import plain_text

WIDTH = 220

Span = tuple[int, int, str]


def marked(text: str, wanted: Container[str], language: str) -> str:
    """The whole text, escaped, with the wanted stems in <mark>."""
    text = normal(text)
    return _mark(text, _matches(text, wanted, language), 0, len(text))


def snippet(markdown: str, wanted: Container[str], language: str, width: int = WIDTH) -> str:
    """The best window of a text: the one with the most different wanted words, then the most, then the first."""
    text = normal(plain_text(markdown))
    found = _matches(text, wanted, language)
    start, end = _window(text, found, width)
    inside = [span for span in found if start <= span[0] and span[1] <= end]
    before, after = "… " if start else "", " …" if end < len(text) else ""
    return before + _mark(text, inside, start, end) + after


def _matches(text: str, wanted: Container[str], language: str) -> list[Span]:
    return [(start, end, term) for start, end, word in spans(text) if (term := stem(word, language)) in wanted]


def _window(text: str, found: list[Span], width: int) -> tuple[int, int]:
    if len(text) <= width:
        return 0, len(text)
    best, most = 0, (-1, -1)
    for i, (first, _, _) in enumerate(found):
        inside = [term for _, end, term in found[i:] if end <= first + width]
        if (worth := (len(set(inside)), len(inside))) > most:
            best, most = first, worth
    start = _word_border(text, max(0, min(best - width // 5, len(text) - width)))
    end = len(text) if start + width >= len(text) else text.rfind(" ", start, start + width + 1)
    return start, end if end > start else start + width


def _word_border(text: str, start: int) -> int:
    if start == 0:
        return 0
    space = text.find(" ", start - 1, start + 40)
    return space + 1 if space >= 0 else start


def _mark(text: str, found: list[Span], start: int, end: int) -> str:
    pieces, at = [], start
    for first, last, _ in found:
        pieces += [escape(text[at:first]), "<mark>", escape(text[first:last]), "</mark>"]
        at = last
    return "".join((*pieces, escape(text[at:end])))
