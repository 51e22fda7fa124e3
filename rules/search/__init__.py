"""One search over clauses, cards, notes and rulings. Pure Python: entries in, hits out; no Django, no settings."""

from .entry import Entry, Hit, Results
from .index import IndexBroken, IndexMissing, fingerprint, read_fingerprint
from .searcher import Searcher

__all__ = ["Entry", "Hit", "IndexBroken", "IndexMissing", "Results", "Searcher", "fingerprint", "read_fingerprint"]
