"""Events: what a trigger waits for, and what is replaced."""

from typing import Any

from ...effects.abilities import Instead, Triggered
from ...effects.selectors import Kind
from .kinds import phrase
from .moving import mana
from .speaking import Telling, an, ordinal

TURNS = {"you": "your turn", "opponent": "the opponent's turn", "each": "each player's turn"}
OWN = {
    "enter": "on entering play", "leave": "on leaving play", "prepared": "on being prepared",
    "discarded": "on being discarded from play", "destroyed": "on being destroyed",
    "discarded from hand": "on being discarded from hand", "used": "after use as a component",
}  # fmt: skip
KINDS = {
    "channeled": "whenever {} becomes channeled", "destroyed": "whenever {} is destroyed",
    "discarded": "whenever {} is discarded from play", "leave": "whenever {} leaves play",
    "prepare": "whenever you prepare {}",
}  # fmt: skip
FIXED = {
    ("gone", "any"): "whenever a card goes from play to any discard pile",
    ("shift", "opponent"): "whenever you phase shift the opponent",
    ("hurt", "you"): "whenever you lose HP or damage is dealt to you",
}
HARMED = {"you": "you", "opponent": "the opponent", "opposing": "an opposing target"}


def event(part: Triggered, telling: Telling) -> str:
    plain = part.source is None and not part.other_source and not part.nth and not part.element
    return (_plain(part, telling) if plain else _special(part, telling)) or _any(part, telling)


def _plain(part: Triggered, telling: Telling) -> str:
    on, subject = part.on, part.subject
    if on == "damage":
        return _damaged(subject, telling)
    if isinstance(subject, Kind):
        return KINDS[on].format(an(phrase(subject, telling))) if on in KINDS else ""
    if on in ("start", "end") and subject in TURNS:
        return f"{on} of {TURNS[subject]}"
    if on in ("draw", "trade"):
        return _special(part, telling)
    return OWN.get(on, "") if subject == "itself" else FIXED.get((on, subject), "")


def _damaged(subject: Any, telling: Telling) -> str:
    if isinstance(subject, Kind):
        return f"whenever damage is dealt to {an(phrase(subject, telling))}"
    if subject == "itself":
        return f"whenever damage is dealt to {telling.this}"
    return f"whenever damage is dealt to {HARMED[subject]}" if subject in ("you", "opponent") else ""


def _special(part: Triggered, telling: Telling) -> str:
    subject = part.subject
    who = {"you": "you draw", "opponent": "the opponent draws"}.get(subject) if isinstance(subject, str) else None
    if part.on == "draw" and who and not (part.source or part.other_source or part.element):
        whose = "your" if subject == "you" else "their"
        return f"whenever {who} {f'{whose} {ordinal(part.nth)} card in a turn' if part.nth else 'a card'}"
    if part.on == "trade" and subject == "you" and not (part.source or part.other_source or part.nth):
        return f"whenever you trade {mana(part.element)} with the Available Ether"
    if part.on == "damage" and part.source and not part.nth and not part.element and isinstance(subject, str):
        return _from(part, subject, telling)
    return ""


def _from(part: Triggered, subject: str, telling: Telling) -> str:
    before = telling.before[-1] if telling.before else None
    if part.other_source:
        known = isinstance(before, Triggered) and before.source == part.source
        return f"whenever another spell deals damage to {telling.this}" if known and subject == "itself" else ""
    source = an(phrase(part.source, telling)) if part.source else ""
    harmed = telling.this if subject == "itself" else HARMED.get(subject, "")
    if subject == "any":
        return f"whenever {source} deals damage"
    return f"whenever {source} deals damage to {harmed}" if harmed else ""


def _any(part: Triggered, telling: Telling) -> str:
    """In so many words, for what no card waits for."""
    subject = phrase(part.subject, telling) if isinstance(part.subject, Kind) else part.subject
    found = f"at the moment “{part.on}” of “{subject}”"
    if part.source is not None:
        found += f" by {'something other than ' if part.other_source else ''}{an(phrase(part.source, telling))}"
    found += f", the {ordinal(part.nth)} of the turn" if part.nth else ""
    return found + (f", with {mana(part.element)}" if part.element else "")


def replaced(part: Instead, telling: Telling) -> str:
    subject = part.subject
    card = (
        an(phrase(subject, telling)) if isinstance(subject, Kind) else telling.this if subject == "itself" else subject
    )
    if part.of == "draw phase" and subject == "you":
        return "if you would draw in your draw phase"
    if part.of == "discard after activation" and isinstance(subject, Kind) and subject.controller == "you":
        plain = Kind(**{**vars(subject), "controller": "any"})
        return f"whenever you activate {an(phrase(plain, telling))}"
    if part.of == "release" and isinstance(subject, Kind):
        return f"whenever {card} goes to the discard pile"
    if part.of == "destroy" and subject != "you":
        return f"if {card} would be destroyed"
    if part.of == "discard" and subject == "itself":
        return f"if {card} would be discarded from play"
    return f"if this would happen, “{part.of}”, to {card}"
