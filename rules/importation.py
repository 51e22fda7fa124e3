"""Importing an official document: read, checked against what is in force, compared, and only then put in force."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from . import editions
from .corpus.compare import ADDED, REMOVED, SAME, Change, compare, pair
from .corpus.text import OFFICIAL, DocumentText
from .importing import ImportRefused, read_official
from .importing.source import LARGEST
from .models import Version


@dataclass(frozen=True)
class Import:
    """What a file would do: the version it makes, the one it is compared with, and what changes between them."""

    text: DocumentText
    against: Version | None
    changes: tuple[Change, ...]

    @property
    def differences(self) -> tuple[Change, ...]:
        """Against an official version every word counts; against ours, whose words differ anyway, only the clauses."""
        if self.against is not None and not self.against.official:
            return tuple(change for change in self.changes if change.kind in (ADDED, REMOVED) or change.moved)
        return tuple(change for change in self.changes if change.kind != SAME)


def read_file(
    path: Path, *, document: str, version: str, effective: date | None, language: str, shorter: bool
) -> Import:
    """Everything that can go wrong with a file goes wrong here, before anything is touched."""
    if not version.strip():
        raise ImportRefused("the version must not be empty", path.name)
    text = read_official(
        _bytes(path), path.name, document=document, version=version, effective=effective, language=language
    )
    against = _in_force(document, language)
    changes = compare(against.text(), text) if against else ()
    if against is not None and not shorter:
        _refuse_cut_off(path.name, against.text(), text)
    return Import(text, against, changes)


def put_in_force(found: Import) -> editions.Switch:
    return editions.publish(found.text)[0]


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise ImportRefused(f"cannot be read: {error.strerror}", path.name) from error


def _in_force(document: str, language: str) -> Version | None:
    """The official version in force; else ours, which has the same clauses in other words."""
    versions = Version.objects.filter(document__key=document, in_force=True)
    same = versions.filter(origin=OFFICIAL) or versions.filter(language=language) or versions
    return same.first()


def _refuse_cut_off(filename: str, before: DocumentText, after: DocumentText) -> None:
    """A file that ends early loses the last clauses; a new version that really ends there has to say so."""
    became = pair(before.clauses, after.clauses)
    lost = []
    for clause in reversed(before.clauses):
        if clause.key in became:
            break
        lost.append(clause)
    if lost:
        raise ImportRefused(
            f"the text ends with “{after.clauses[-1].heading}”, but the version in force goes on with "
            f"{len(lost)} more, from “{lost[-1].heading}”: the file seems cut off (--shorter takes it as it is)",
            filename,
        )
