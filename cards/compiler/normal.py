"""Card text before it is read: quotes and spaces evened out, reminders dropped, blocks joined."""

import re
from dataclasses import dataclass

KEPT = re.compile(r"\((?:or \d|\d|except\b|Permanents (?:and Equipment )?excluded|Permanents included)[^)]*\)")
PARENTHESIS = re.compile(r"\s*\([^)]*\)")
QUOTES = str.maketrans({"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "\t": " ", "\u00a0": " "})


def normalised(paragraph: str) -> str:
    """One line: reminder text in parentheses is dropped, restrictions in them are kept."""
    text = paragraph.translate(QUOTES)
    text = re.sub(r"(?m)^\s*[-–•*]\s*(?=\w)", " • ", text)
    text = PARENTHESIS.sub(lambda match: match[0] if KEPT.fullmatch(match[0].strip()) else "", text)
    text = " ".join(text.split())
    text = re.sub(r"\s+([.,:;])", r"\1", text)
    text = re.sub(r"\.+\"", '"', text)
    return re.sub(r"\.\s*\.+", ".", text)


@dataclass(frozen=True)
class Block:
    """What is read as one: the number of its first paragraph, the paragraphs as printed, and one line of them."""

    number: int
    printed: tuple[str, ...]
    line: str


def blocks(text: str) -> list[Block]:
    """The paragraphs in order; one whose content follows is joined with it, a reminder alone has an empty line."""
    printed = [part.strip() for part in re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n")) if part.strip()]
    found: list[Block] = []
    for number, part in enumerate(printed, 1):
        line = normalised(part)
        before = found[-1] if found else None
        if before and (not line or before.line.endswith(":") or line.startswith("•")):
            joined = f"{before.line} {line}".strip()
            found[-1] = Block(before.number, (*before.printed, part), joined)
        else:
            found.append(Block(number, (part,), line))
    return found


def numbered(text: str) -> list[tuple[int, str]]:
    """The lines that are to be read, each with the number of its paragraph."""
    return [(block.number, block.line) for block in blocks(text) if block.line]


def called_this(text: str, name: str) -> str:
    """A card that calls itself by its name of several words; copies of it, and cards named like it, are others."""
    if " " not in name:
        return text
    own = re.escape(name.translate(QUOTES))
    alone = rf"(?<!of )(?<!\ba )(?<!\ban )(?<!\d )\b{own}\b(?!'s effects)(?! (?:spell|component|card)s?\b)"
    return re.sub(alone, "this card", text.translate(QUOTES), flags=re.IGNORECASE)


def ended(line: str) -> str:
    """With its full stop."""
    return line if line.endswith(".") else f"{line}."
