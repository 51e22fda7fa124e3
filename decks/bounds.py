"""How much a deck check takes in, and how it says no."""

LIST_CHARACTERS = 50_000
LIST_LINES = 400
LIST_NAMES = 200
LINE_CHARACTERS = 200
NAME_CHARACTERS = 80
COPIES = 99  # the largest count that a line may give
REQUEST_BYTES = 2_000_000
LISTS = 500
UNPACKED_BYTES = 4_000_000
UNPACKED_RATIO = 100  # a text of card names packs ten to one; a bomb packs a thousand to one

_TEXT_CONTROLS = frozenset("\t\n\r\v\f")


class Refused(ValueError):
    """Input that is not taken in; the message says why and what to do, for people."""


def text_of(data: bytes, name: str = "The list") -> str:
    """A file as text: UTF-8, UTF-16 with its mark, or what Windows writes; anything else is no text."""
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    for attempt in (encoding, "cp1252"):
        try:
            return checked_text(data.decode(attempt), name)
        except UnicodeDecodeError:
            continue
    raise Refused(f"{name} is not a text file.")


def checked_text(text: str, name: str = "The list") -> str:
    """The text, unless it holds what no text holds."""
    if any(c < " " and c not in _TEXT_CONTROLS for c in set(text)):
        raise Refused(f"{name} is not a text file.")
    if any("\ud800" <= c <= "\udfff" for c in set(text)):
        raise Refused(f"{name} holds half a character; save it as UTF-8.")
    return text
