"""The sheet in English. Pure."""

from collections.abc import Mapping
from typing import Any

from .changes import Change

WORDS = {
    "kind": "Ruling sheet",
    "question": "Question",
    "result": "Result",
    "board": "Board",
    "steps": "Steps",
    "clauses": "What decides, highest authority first",
    "assumed": "Assumed",
    "disagreements": "Where the texts disagree",
    "prevails": "prevails over",
    "undecided": "no text prevails",
    "resolved_on": "Resolved on",
    "texts": "Texts",
    "engine": "Engine",
    "ether": "Ether",
    "empty": "empty",
    "hand": "in hand",
    "turn_of": "turn of",
    "by_hand": "judge's hand",
    "no_assumption": "Nothing had to be assumed.",
    "no_steps": "Nothing was declared.",
    "unmodelled": "Card text that is not read, left to the judge",
    "scan": "Scan to open it in the sandbox",
    "open": "Step through it",
    "link": "Copy link",
    "note": "In the sandbox's own words; where words matter, the official English texts prevail.",
}
PHASES = {
    "start": "start of turn", "draw": "draw phase", "mana": "Mana gathering phase", "main": "main phase",
    "end": "end of turn",
}  # fmt: skip
FORMS = {
    "prepared": "prepared", "channeled": "channeled", "permanent": "Permanent", "equipment": "Equipment",
    "ritual": "Ritual", "animal": "Animal", "adversary": "Adversary",
}  # fmt: skip
MANA = {
    "air": "Air", "water": "Water", "fire": "Fire", "vegetal": "Vegetal", "mineral": "Mineral", "arcane": "Arcane",
}  # fmt: skip
WENT = {"discard": "is discarded", "exile": "is exiled", "hand": "is back in hand", "deck": "is back in the deck"}
WON = {"draw": "the game is a draw", "players": "the players win", "adversary": "the Adversary wins"}


def change(one: Change, name: str) -> str:
    return {
        "wins": WON.get(one.name, f"{one.name} wins"),
        "hp": f"{one.name} is at {one.value} HP",
        "went": f"{name} {WENT.get(str(one.value), 'has left the board')}",
        "entered": f"{name} is in play",
        "form": f"{name} is {FORMS.get(str(one.value), one.value)}",
        "card hp": f"{name} is at {one.value} HP",
        "hand": f"{one.name} holds {one.value} card{'' if one.value == 1 else 's'}",
    }[one.what]


def holding(status: str, told: Mapping[str, Any], changed: list[str]) -> str:
    question = told.get("question") or {}
    return {
        "resolved": f"{_sentence(changed)}." if changed else "Nothing on the table changes.",
        "awaiting": f"Open: {question.get('by')} has to decide {question.get('text')}.",
        "illegal": f"Not allowed: {told.get('reason')}",
        "loop": "The chain of events repeats itself without end.",
        "stopped": "Not resolved to the end: it took too long.",
    }.get(status, status)


def _sentence(parts: list[str]) -> str:
    text = "; ".join(parts)
    return text[:1].upper() + text[1:]


def step(text: str, event: str, names: Mapping[str, str]) -> str:
    """The engine tells its steps in English."""
    return text


def assumption(one: Mapping[str, Any]) -> str:
    taken = f" Taken: {shown(one['taken'])}." if one["text"].startswith("Nobody said") else ""
    return f"{one['text'].rstrip('.')}.{taken}"


def shown(value: Any) -> str:
    """An answer as a sentence has it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {shown(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(shown, value)) or "none"
    if value is None or isinstance(value, bool):
        return "none" if value is None else "yes" if value else "no"
    return str(value)
