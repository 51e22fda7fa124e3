"""Versions come and go: adding one, putting it in force, going back. Each switch is one transaction, index first."""

import hashlib
from dataclasses import dataclass

from django.db import transaction

from . import finding, library
from .authority import rank_of
from .corpus.compare import pair
from .corpus.markdown import print_document
from .corpus.text import OFFICIAL, OUR_WORDS, DocumentText, slug
from .models import Clause, Corpus, Document, Lineage, Version


class Refused(Exception):
    """What was asked cannot be done; nothing has changed."""


@dataclass(frozen=True)
class Switch:
    """What a switch did: the version now in force and whether anything moved."""

    version: Version | None
    moved: bool


def digest_of(text: DocumentText) -> str:
    return hashlib.sha256(print_document(text).encode()).hexdigest()


def version_name(text: DocumentText) -> str:
    return f"{slug(text.version).replace('-', '.')}-{text.language}-{'official' if text.origin == OFFICIAL else 'ours'}"


def publish(*texts: DocumentText) -> tuple[Switch, ...]:
    """Add each text as a version, unless it is there, and put all of them in force together."""
    with transaction.atomic():
        switches = tuple(_put_in_force(_add(text)) for text in texts)
        if any(switch.moved for switch in switches):
            move_corpus()
    return switches


def roll_back(key: str) -> Switch:
    """Take the official version of a document out of force, and put back the one it replaced, if there was one."""
    with transaction.atomic():
        version = Version.objects.filter(document__key=key, origin=OFFICIAL, in_force=True).order_by("added").last()
        if version is None:
            raise Refused(f"No official version of {key} is in force, so there is nothing to go back from.")
        before = version.replaced
        Version.objects.filter(pk=version.pk).update(in_force=False)
        if before is not None:
            Version.objects.filter(pk=before.pk).update(in_force=True)
        move_corpus()
    return Switch(before, True)


def _add(text: DocumentText) -> Version:
    document, _ = Document.objects.get_or_create(
        key=text.key, defaults={"title": text.title, "rank": rank_of(text.key)}
    )
    name, digest = version_name(text), digest_of(text)
    version = Version.objects.filter(document=document, name=name).first()
    if version is not None and version.digest == digest:
        return version
    if version is not None and text.origin == OFFICIAL:
        raise Refused(
            f"Version {text.version} of {text.key} is on file with other words. "
            "Give this text another version, so that what was cited stays as it was."
        )
    if version is None:
        version = Version(document=document, name=name)
    version.label, version.language, version.origin = text.version, text.language, text.origin
    version.effective, version.source, version.digest = text.effective, text.source, digest
    version.save()
    _write_clauses(version, text)
    return version


def _write_clauses(version: Version, text: DocumentText) -> None:
    lineages = _lineages(version, text)
    version.clauses.all().delete()
    Clause.objects.bulk_create(
        Clause(
            version=version,
            lineage=lineages[clause.key],
            position=position,
            key=clause.key,
            heading=clause.heading,
            depth=clause.depth,
            parent=clause.parent,
            body=clause.body,
            examples=list(clause.examples),
            asked=list(clause.asked),
            see=list(clause.see),
        )
        for position, clause in enumerate(text.clauses)
    )


def _lineages(version: Version, text: DocumentText) -> dict[str, Lineage]:
    """Each clause continues the line of the clause it came from; one that came from nowhere begins its own."""
    earlier = _forerunner(version)
    known = {c.key: c.lineage for c in earlier.clauses.select_related("lineage")} if earlier else {}
    became = pair(earlier.text().clauses, text.clauses) if earlier else {}
    lineages = {new: known[old] for old, new in became.items()}
    taken = set(Lineage.objects.filter(document=version.document).values_list("slug", flat=True))
    for clause in text.clauses:
        if clause.key not in lineages:
            name = _free_slug(clause.key if not clause.number else slug(clause.heading), taken)
            taken.add(name)
            lineages[clause.key] = Lineage.objects.create(document=version.document, slug=name)
    return lineages


def _forerunner(version: Version) -> Version | None:
    """The version a text most likely grew out of: itself, one of its own kind, then any other, the newest first."""
    if version.clauses.exists():
        return version
    others = list(version.document.versions.exclude(pk=version.pk).order_by("added", "id"))
    others.sort(key=lambda other: (other.origin == version.origin, other.language == version.language, other.in_force))
    return others[-1] if others else None


def _free_slug(wanted: str, taken: set[str]) -> str:
    wanted, number = wanted[:110] or "clause", 2
    name = wanted
    while name in taken:
        name, number = f"{wanted}-{number}", number + 1
    return name


def _put_in_force(version: Version) -> Switch:
    """Our words are put in again whenever they change; the caller sees by `moved` whether the corpus did."""
    rivals = Version.objects.filter(
        document=version.document, language=version.language, origin=version.origin, in_force=True
    )
    current = rivals.exclude(pk=version.pk).first()
    if current is not None:
        rivals.exclude(pk=version.pk).update(in_force=False)
        if version.origin != OUR_WORDS and current.replaced_id != version.pk:
            version.replaced = current
    version.in_force = True
    version.save()
    return Switch(version, library.fingerprint() != Corpus.current().fingerprint)


def move_corpus() -> None:
    """The index for what will be in force is built before anybody is told to use it."""
    corpus = Corpus.objects.select_for_update().first() or Corpus()  # one switch after the other
    coming = library.read(corpus.revision + 1)
    finding.build(coming)
    corpus.revision, corpus.fingerprint = coming.revision, coming.fingerprint
    corpus.save()
    library.unpin()
