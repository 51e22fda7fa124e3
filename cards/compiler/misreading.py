"""Why a text is not understood: the words, their place, and the nearest phrases that are."""

from difflib import SequenceMatcher
from functools import cache

from lark import Token
from lark.exceptions import LarkError

from .loading import phrases

SHOWN = 40  # characters of what is not understood
NEAR, NEAR_WORD = 0.6, 0.75  # how alike a phrase must be, or a single word


def why_not(text: str, error: LarkError) -> str:
    token = getattr(error, "token", None)
    if not isinstance(token, Token) or token.type == "$END" or token.start_pos is None:
        return f"it breaks off after “{text[-SHOWN:].rstrip('.')}”" + _nearest(text.split()[-3:])
    if str(token) == ".":
        said = text[: token.start_pos].rsplit(". ", maxsplit=1)[-1]
        return f"not understood: “{said}”" + _nearest(said.split()[:8])
    place, words = token.start_pos, text[: token.start_pos].split()
    shown = text[place : place + SHOWN]
    return f"not understood from “{shown}” on (word {len(words) + 1})" + _nearest(text[place:].split()[:6], words[-2:])


def _nearest(after: list[str], before: list[str] | None = None) -> str:
    """Phrases of the grammar that look like the words from here on, or from a word or two before."""
    said = [*(before or []), *after]
    starts = range(len(before or []) + 1)
    scored: dict[str, float] = {}
    for phrase, length in _phrases():
        for start in starts:
            words = " ".join(said[start : start + length]).lower().strip(".,:")
            score = SequenceMatcher(None, words, phrase.lower()).ratio()
            if score >= (NEAR if length > 1 else NEAR_WORD):
                scored[phrase] = max(score + length / 50, scored.get(phrase, 0))
    best = sorted(scored, key=lambda phrase: -scored[phrase])[:3]
    return f"; understood is {', '.join(f'“{phrase}”' for phrase in best)}" if best else ""


@cache
def _phrases() -> tuple[tuple[str, int], ...]:
    """Those of letters, with how many words each has."""
    return tuple((phrase, len(phrase.split())) for phrase in phrases() if len(phrase) > 3 and phrase[0].isalpha())
