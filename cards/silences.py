"""Where the official texts are silent or at odds: the readings of the engine, and those of the deck check."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.assumptions import SILENCES, Silence


@dataclass(frozen=True)
class Assumption:
    """One of them by its name. One that does not play on the table has no `assume`, and says where it is read so."""

    name: str
    silence: Silence
    elsewhere: str = ""

    @property
    def assume(self) -> str:
        """What a scenario writes to choose the other reading."""
        other = self.silence.other
        return f"assume: {{{self.name}: {other}}}" if other and not self.elsewhere else ""


# Readings of deck rules: no scenario can ask for another.
OFF_THE_TABLE = {
    "banned-pairs": Silence(
        "What do the two lines of the ban list with “&” mean?",
        "each names two cards that may not be together in one deck and side deck",
        "each of the four cards is banned",
        "A line that meant two bans would be two lines.",
        ("DR-1.2",),
    ),
    "side-deck-size": Silence(
        "How many cards has a deck between games, after changes with the side deck?",
        "as many as in the game before",
        "at least 40",
        "The Detailed rules say so; the other number stands on an older page about tournaments.",
        ("DR-1.4",),
    ),
}


def assumptions() -> tuple[Assumption, ...]:
    on_the_table = (Assumption(name, silence) for name, silence in SILENCES.items())
    elsewhere = (Assumption(name, silence, "the deck check") for name, silence in OFF_THE_TABLE.items())
    return (*on_the_table, *elsewhere)


def concerning(cites: Iterable[str]) -> tuple[Assumption, ...]:
    """Those that arise from any of these clauses."""
    wanted = set(cites)
    return tuple(one for one in assumptions() if wanted & set(one.silence.concerns))
