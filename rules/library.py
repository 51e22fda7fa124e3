"""What is in force, read once and kept: the documents, their clauses, and how they refer to each other.

The whole corpus is a few hundred clauses, so each process holds it in memory and asks the database only whether
the revision has moved.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from . import disagreements, shelves
from .authority import standing
from .citations import Citation, cited_in, parse_citation, section_key
from .corpus.text import OFFICIAL, OUR_WORDS, ClauseText
from .holding import Held
from .models import Clause, Corpus, Document, Version
from .prose import shortened, to_plain


@dataclass(frozen=True)
class Edition:
    """A version in force, with its clauses by lineage."""

    version: Version
    clauses: dict[int, ClauseText]


@dataclass(eq=False)
class Rule:
    """A clause in force: its official wording where that is on file, our words, and where it stands."""

    document: Document
    cite: str
    lineage: int
    permalink: str
    spine: ClauseText
    official: ClauseText | None
    official_version: Version | None
    ours: dict[str, ClauseText]
    our_versions: dict[str, Version]
    parent: "Rule | None" = None
    children: list["Rule"] = field(default_factory=list)
    previous: "Rule | None" = None
    following: "Rule | None" = None
    siblings: list["Rule"] = field(default_factory=list)
    refers_to: list["Rule"] = field(default_factory=list)
    referred_by: list["Rule"] = field(default_factory=list)

    @property
    def key(self) -> str:
        return self.spine.key

    @property
    def heading(self) -> str:
        return self.words().heading if self.official is None else self.official.heading

    @property
    def version(self) -> Version:
        """The version that a judge relies on: the official one, or ours while that is all there is."""
        return self.official_version or self.our_version()

    @property
    def languages(self) -> list[str]:
        return sorted(self.ours)

    def words(self, language: str = "en") -> ClauseText:
        """Our words, in the language asked for where we have it."""
        return self.ours.get(language) or next(iter(self.ours.values()), self.spine)

    def our_version(self, language: str = "en") -> Version:
        return self.our_versions.get(language) or next(iter(self.our_versions.values()))

    @property
    def label(self) -> str:
        return f"{self.cite} {self.heading}" if self.spine.number else self.heading

    @cached_property
    def gist(self) -> str:
        """The first words of it, for a line in a list."""
        return shortened(to_plain(self.words().body), 150)

    @property
    def definition(self) -> str:
        """What the clause says before it goes into cases: its first two blocks."""
        return "\n\n".join(self.words().body.split("\n\n")[:2])

    @property
    def trail(self) -> list["Rule"]:
        above, rule = [], self.parent
        while rule is not None:
            above.append(rule)
            rule = rule.parent
        return above[::-1]

    @property
    def disagreements(self) -> tuple[disagreements.Disagreement, ...]:
        """The register cites by the numbers of our words, which an official version may have moved."""
        return disagreements.about(str(Citation(self.document.key, self.words().key))) if self.ours else ()


@dataclass
class Library:
    revision: int
    fingerprint: str
    documents: list[Document]
    rules: dict[str, Rule]
    by_document: dict[str, list[Rule]]
    rendered: dict[tuple[str, ...], str] = field(default_factory=dict)  # pages, as long as this library is in force

    def find(self, cite: str) -> Rule | None:
        """A clause by its citation as typed; hyphens and case are forgiven."""
        citation = parse_citation(cite)
        if citation is None or citation.of_card:
            return None
        return self.rules.get(str(citation)) or self._forgiving.get(section_key(str(citation)))

    def get(self, document: str, key: str) -> Rule | None:
        return self.rules.get(str(Citation(document, key)))

    def document(self, key: str) -> Document | None:
        return next((document for document in self.documents if document.key == key), None)

    def as_written(self, cite: str) -> Rule | None:
        """A clause cited in our words: by the numbers of the version they were written for, wherever it stands now."""
        return self._by_our_keys.get(cite) or self.find(cite)

    @cached_property
    def _forgiving(self) -> dict[str, Rule]:
        return {section_key(cite): rule for cite, rule in self.rules.items()}

    @cached_property
    def _by_our_keys(self) -> dict[str, Rule]:
        return {
            str(Citation(rule.document.key, words.key)): rule
            for rule in self.rules.values()
            for words in rule.ours.values()
        }


def fingerprint() -> str:
    """Names what is in force, by content; the register of disagreements is shown beside it but is not part of it."""
    rows = (
        Version.objects.filter(in_force=True)
        .order_by("document__key", "name")
        .values_list("document__key", "name", "digest")
    )
    return hashlib.sha256(repr([*rows, *shelves.fingerprints()]).encode()).hexdigest()[:32]


def read(revision: int) -> Library:
    documents = sorted(Document.objects.all(), key=lambda document: standing(document.key))
    by_document = {document.key: _rules(document) for document in documents}
    rules = {rule.cite: rule for found in by_document.values() for rule in found}
    library = Library(revision, fingerprint(), [d for d in documents if by_document[d.key]], rules, by_document)
    _link(library)
    return library


def _rules(document: Document) -> list[Rule]:
    editions = [_edition(version) for version in document.versions.filter(in_force=True)]
    official = next((e for e in editions if e.version.origin == OFFICIAL), None)
    ours = {e.version.language: e for e in editions if e.version.origin == OUR_WORDS}
    spine = official or ours.get("en") or next(iter(ours.values()), None)
    if spine is None:
        return []
    lineages = document.lineages.in_bulk()
    rules = [
        Rule(
            document=document,
            cite=f"{document.key}-{clause.key}",
            lineage=lineage,
            permalink=f"/c/{document.key}/{lineages[lineage].slug}/",
            spine=clause,
            official=official.clauses.get(lineage) if official else None,
            official_version=official.version if official else None,
            ours={language: e.clauses[lineage] for language, e in ours.items() if lineage in e.clauses},
            our_versions={language: e.version for language, e in ours.items()},
        )
        for lineage, clause in spine.clauses.items()
    ]
    _order(rules)
    return rules


def _edition(version: Version) -> Edition:
    rows = Clause.objects.filter(version=version).order_by("position")
    return Edition(version, {row.lineage_id: row.text() for row in rows})


def _order(rules: list[Rule]) -> None:
    by_key = {rule.key: rule for rule in rules}
    top: list[Rule] = []
    for rule in rules:
        rule.parent = by_key.get(rule.spine.parent)
        rule.siblings = rule.parent.children if rule.parent else top
        rule.siblings.append(rule)
    for one, other in pairwise(rules):
        one.following, other.previous = other, one


def _link(library: Library) -> None:
    """References both ways, from what our words cite."""
    for rule in library.rules.values():
        for words in rule.ours.values():
            for cite in (*words.see, *map(str, cited_in(words.full_text))):
                other = library.as_written(cite)
                if other is not None and other is not rule and other not in rule.refers_to:
                    rule.refers_to.append(other)
                    other.referred_by.append(rule)


_held: Held[Library] = Held()
_pins: ContextVar[list[Library] | None] = ContextVar("pins", default=None)


def current() -> Library:
    """The library of the revision that the database names; one small query where nothing has moved."""
    pins = _pins.get()
    if pins:
        return pins[0]
    corpus = Corpus.current()
    found = _held.get((corpus.revision, corpus.fingerprint), lambda: read(corpus.revision))
    if pins is not None:
        pins.append(found)
    return found


@contextmanager
def pinned() -> Iterator[None]:
    """While this lasts, the library stays the one that was asked for first."""
    token = _pins.set([])
    try:
        yield
    finally:
        _pins.reset(token)


def unpin() -> None:
    """After a switch inside a request, what follows sees the new library."""
    if pins := _pins.get():
        pins.clear()
