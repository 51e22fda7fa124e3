"""Two versions of a document side by side: which clause became which, and which words changed."""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from .text import ClauseText, DocumentText, slug

SAME, CHANGED, MOVED, ADDED, REMOVED = "same", "changed", "moved", "added", "removed"
EMPHASIS = re.compile(r"\*\*|__|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")
ALIKE = 0.6  # so much of the text must be shared for a renamed and renumbered clause to count as the same one


@dataclass(frozen=True)
class Run:
    """A run of words that stayed (`=`), came (`+`) or went (`-`)."""

    sign: str
    words: str


@dataclass(frozen=True)
class Change:
    kind: str
    old: ClauseText | None
    new: ClauseText | None
    runs: tuple[Run, ...] = ()

    @property
    def moved(self) -> bool:
        return bool(self.old and self.new and self.old.key != self.new.key)

    @property
    def key(self) -> str:
        clause = self.new or self.old
        assert clause is not None
        return clause.key


def compare(old: DocumentText, new: DocumentText) -> tuple[Change, ...]:
    """Every clause of either version once, in the order of the new one, what was removed where it stood."""
    became = pair(old.clauses, new.clauses)
    came_from = {after: before for before, after in became.items()}
    before_by_key = {clause.key: clause for clause in old.clauses}
    changes = [_change(before_by_key.get(came_from.get(clause.key, "")), clause) for clause in new.clauses]
    for place, clause in enumerate(old.clauses):
        if clause.key not in became:
            changes.insert(_place(old.clauses[:place], became, changes), _change(clause, None))
    return tuple(changes)


def _place(earlier: tuple[ClauseText, ...], became: dict[str, str], changes: list[Change]) -> int:
    """Right after the nearest earlier clause of the old version that is still listed."""
    for clause in reversed(earlier):
        for i, change in enumerate(changes):
            if change.old is not None and change.old.key == clause.key:
                return i + 1
    return 0


def _change(old: ClauseText | None, new: ClauseText | None) -> Change:
    renamed = old is not None and new is not None and old.heading != new.heading
    runs = word_runs(_told(old, renamed), _told(new, renamed))
    if new is None:
        return Change(REMOVED, old, None, runs)
    if old is None:
        return Change(ADDED, None, new, runs)
    if any(run.sign != "=" for run in runs):
        return Change(CHANGED, old, new, runs)
    return Change(SAME if old.key == new.key else MOVED, old, new)


def _told(clause: ClauseText | None, with_heading: bool) -> str:
    """The words of a clause. Emphasis is no word; a heading is compared only where it changed."""
    if clause is None:
        return ""
    text = EMPHASIS.sub("", clause.full_text)
    return f"{clause.heading}\n\n{text}" if with_heading else text


def pair(old: Iterable[ClauseText], new: Iterable[ClauseText]) -> dict[str, str]:
    """Old key → new key for each clause that lives on, surest likeness first."""
    before, after = list(old), list(new)
    became: dict[str, str] = {}
    for likeness in (_same_name, _same_heading, _same_key_alike, _alike):
        for one, other in _pairs(before, after, likeness):
            became[one.key] = other.key
            before.remove(one)
            after.remove(other)
    return became


Likeness = Callable[[ClauseText, ClauseText], float]


def _pairs(
    before: list[ClauseText], after: list[ClauseText], likeness: Likeness
) -> Iterator[tuple[ClauseText, ClauseText]]:
    """Greedy: the likest pair first, each clause once."""
    scored = [
        (score, i, j)
        for i, one in enumerate(before)
        for j, other in enumerate(after)
        if (score := likeness(one, other)) > 0
    ]
    scored.sort(key=lambda row: (-row[0], row[1], row[2]))
    taken_before: set[int] = set()
    taken_after: set[int] = set()
    chosen = []
    for _, i, j in scored:
        if i not in taken_before and j not in taken_after:
            taken_before.add(i)
            taken_after.add(j)
            chosen.append((before[i], after[j]))
    return iter(chosen)


def _same_name(one: ClauseText, other: ClauseText) -> float:
    """A number alone may have come to name another clause; a key made of words names the same one in every language."""
    return float(one.key == other.key and (not one.number or slug(one.heading) == slug(other.heading)))


def _same_heading(one: ClauseText, other: ClauseText) -> float:
    """Two sections may each have a "Definition": the one below the same parent heading is likelier."""
    if slug(one.heading) != slug(other.heading):
        return 0
    return 1 + _shared(one, other)


def _same_key_alike(one: ClauseText, other: ClauseText) -> float:
    return _shared(one, other) if one.key == other.key and _shared(one, other) >= ALIKE / 2 else 0


def _alike(one: ClauseText, other: ClauseText) -> float:
    shared = _shared(one, other)
    return shared if shared >= ALIKE else 0


def _shared(one: ClauseText, other: ClauseText) -> float:
    """How much of their words two clauses share, from 0 to 1 (Dice, on sets: quick and enough to pair by)."""
    mine, theirs = set(_words(one.full_text)), set(_words(other.full_text))
    return 2 * len(mine & theirs) / (len(mine) + len(theirs)) if mine or theirs else 0


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def word_runs(old: str, new: str) -> tuple[Run, ...]:
    """The difference word by word; line breaks count as words so that paragraphs stay apart."""
    before, after = _tokens(old), _tokens(new)
    runs: list[Run] = []
    matcher = difflib.SequenceMatcher(a=before, b=after, autojunk=False)
    for tag, a0, a1, b0, b1 in matcher.get_opcodes():
        if tag == "equal":
            runs.append(Run("=", "".join(before[a0:a1])))
            continue
        if a1 > a0:
            runs.append(Run("-", "".join(before[a0:a1])))
        if b1 > b0:
            runs.append(Run("+", "".join(after[b0:b1])))
    return tuple(runs)


def _tokens(text: str) -> list[str]:
    return re.findall(r"\s+|[^\s\w]|\w+", text)
