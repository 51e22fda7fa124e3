"""What an entry is worth before anything is asked: authority decides among near-equals, bare headings step back."""

from collections.abc import Sequence

from .entry import Entry

AUTHORITY = {1: 1.06, 2: 1.05, 3: 1.04, 4: 1.04, 5: 1.0, None: 0.96}
# A question at a table is about a rule; a card or its note comes first where it matches better, not merely as well.
KIND = {"clause": 1.0, "ruling": 1.0, "note": 0.9, "card": 0.9}
HEADING = 0.72
HEADING_WORDS = 45


def priors(entries: Sequence[Entry]) -> list[float]:
    bare = bare_headings(entries)
    return [
        AUTHORITY.get(entry.rank, 1.0) * KIND.get(entry.kind, 1.0) * (HEADING if doc in bare else 1.0)
        for doc, entry in enumerate(entries)
    ]


def bare_headings(entries: Sequence[Entry]) -> set[int]:
    """The entries that say little and have others below them."""
    above = {(entry.document, entry.language, entry.section) for entry in entries}
    return {
        doc
        for doc, entry in enumerate(entries)
        if (entry.document, entry.language, (*entry.section, entry.title)) in above
        and len(entry.body.split()) < HEADING_WORDS
    }
