"""Card text before it is read: quotes and spaces evened out, reminders dropped, blocks joined."""

import re

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


def numbered(text: str) -> list[tuple[int, str]]:
    """The paragraphs as printed, each normalised; a block whose content follows is joined with it."""
    printed = [part for part in re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n")) if part.strip()]
    found: list[tuple[int, str]] = []
    for number, part in enumerate(printed, 1):
        line = normalised(part)
        if not line:
            continue
        if found and (found[-1][1].endswith(":") or line.startswith("•")):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line}")
        else:
            found.append((number, line))
    return found


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
