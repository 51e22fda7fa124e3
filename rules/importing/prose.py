"""Where sentences end: the few questions about running text that several importers ask."""

import re

CLOSERS = " *_\"'”’»)]"
ENDS = (".", "!", "?", "…")
ADDRESS = re.compile(r"(://|www\.|@)\S*$")
INSIDE = re.compile(r"(?:[^\W_]|[,;:(\[–-])$")


def bare(text: str) -> str:
    """The letters and digits alone: two printings of one text are equal in this form."""
    return re.sub(r"[\W_]+", "", text)


def ends_sentence(text: str) -> bool:
    return text.rstrip(CLOSERS).endswith(ENDS)


def ends_inside(text: str) -> bool:
    """Whether a text breaks off in a sentence. A web address may stand last without a full stop."""
    text = text.rstrip().rstrip("*_")
    return bool(INSIDE.search(text)) and not ADDRESS.search(text[-200:])
