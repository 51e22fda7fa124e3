"""What an entry is worth before anything is asked: authority decides among near-equals, bare headings step back."""

from collections.abc import Container, Sequence

from .entry import Entry

AUTHORITY = {1: 1.06, 2: 1.05, 3: 1.04, 4: 1.04, 5: 1.0, None: 0.96}
# A question at a table is about a rule; a card or its note comes first where it matches better, not merely as well.
KIND = {"clause": 1.0, "ruling": 1.0, "note": 0.9, "card": 0.9}
HEADING = 0.72
HEADING_WORDS = 45


def priors(entries: Sequence[Entry]) -> list[float]:
    parents = {(entry.document, entry.language, entry.section) for entry in entries}
    return [_prior(entry, parents) for entry in entries]


def _prior(entry: Entry, parents: Container[tuple[str, str, tuple[str, ...]]]) -> float:
    prior = AUTHORITY.get(entry.rank, 1.0) * KIND.get(entry.kind, 1.0)
    above_others = (entry.document, entry.language, (*entry.section, entry.title)) in parents
    bare = above_others and len(entry.body.split()) < HEADING_WORDS
    return prior * HEADING if bare else prior
