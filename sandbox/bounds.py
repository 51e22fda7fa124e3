"""How much a scenario may hold and how long it may take, and how that is said. Pure."""

REQUEST_BYTES = 200_000
UNPACKED_BYTES = 300_000  # of a link's scenario, once inflated
DEPTH = 40  # of lists and mappings in each other
CARDS = 400
OWN_CARDS = 40
TEXT_CHARACTERS = 1_500  # of one card that exists in the scenario alone
NAME_CHARACTERS = 100
UNKNOWN_NAMES = 10  # names of no card that are looked into for what they may have meant
ENTRIES = 200
NODES = 1_000  # of the tree of variations
NUMBER = 10**9
DIGITS = 100  # of a number as it is written
ANSWERS = 200  # of one question, given at once
POSITIONS = 2_000  # that one search for outcomes looks at
SHOWN = 600  # positions that come with one answer
SHOWN_CARDS = 30_000  # in all of those positions
SHOWN_WHEN_STOPPED = 60
ROWS = 300  # of what may and may not be declared
SECONDS = 4.0  # after which the engine is asked to stop where it stands
HARD_SECONDS = 4.6  # after which it is stopped wherever it stands


def shown(cards: int) -> int:
    """How many positions of so many cards come with one answer."""
    return min(SHOWN, SHOWN_CARDS // max(1, cards))


class Refused(ValueError):
    """A document that is not taken in; the message says why, for people."""
