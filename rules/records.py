"""Rules as plain records, for the API, the bulk file and the commands."""

from typing import Any

from django.conf import settings
from django.urls import reverse

from .authority import LADDER
from .corpus.compare import Change
from .corpus.text import ClauseText
from .disagreements import register
from .library import Library, Rule
from .models import Document, Version
from .search import Results
from .shelves import Place

Record = dict[str, Any]


def document_record(document: Document) -> Record:
    return {
        "key": document.key,
        "title": document.title,
        "rank": document.rank,
        "url": settings.SITE_URL + document.get_absolute_url(),
        "versions": [version_record(version) for version in document.versions.all()],
    }


def version_record(version: Version) -> Record:
    return {
        "name": version.name,
        "label": version.label,
        "language": version.language,
        "origin": version.origin,
        "effective": version.effective,
        "source": version.source,
        "in_force": version.in_force,
        "clauses": version.clauses.count(),
    }


def clause_record(rule: Rule) -> Record:
    return {
        "cite": rule.cite,
        "document": rule.document.key,
        "key": rule.key,
        "heading": rule.heading,
        "rank": rule.document.rank,
        "version": rule.version.label,
        "effective": rule.version.effective,
        "parent": rule.parent.cite if rule.parent else None,
        "children": [child.cite for child in rule.children],
        "wordings": wordings(rule),
        "refers_to": [other.cite for other in rule.refers_to],
        "referred_by": [other.cite for other in rule.referred_by],
        "disagreements": [entry.id for entry in rule.disagreements],
        "url": settings.SITE_URL + reverse("rules:clause", args=[rule.document.key, rule.key]),
        "permalink": settings.SITE_URL + rule.permalink,
    }


def wordings(rule: Rule) -> list[Record]:
    found = []
    if rule.official is not None and rule.official_version is not None:
        found.append(_wording(rule.official, rule.official_version))
    found += [_wording(words, rule.our_versions[language]) for language, words in rule.ours.items()]
    return found


def _wording(words: ClauseText, version: Version) -> Record:
    return {
        "language": version.language,
        "origin": version.origin,
        "version": version.label,
        "heading": words.heading,
        "body": words.body,
        "examples": list(words.examples),
    }


def citation_record(typed: str, place: Place, rule: Rule | None) -> Record:
    """What a citation leads to; a card's address never moves, so it is its own permanent link."""
    return {
        "typed": typed,
        "cite": place.cite,
        "heading": place.title,
        "url": settings.SITE_URL + place.address,
        "permalink": settings.SITE_URL + (rule.permalink if rule else place.address),
    }


def results_record(results: Results) -> Record:
    return {
        "query": results.query,
        "total": results.total,
        "jump": results.jump,
        "corrections": [{"typed": typed, "used": used} for typed, used in results.corrections],
        "errors": list(results.errors),
        "hits": list(results.hits),
    }


def differences_record(document: Document, old: Version, new: Version, changes: tuple[Change, ...]) -> Record:
    return {
        "document": document.key,
        "old": old.name,
        "new": new.name,
        "changes": [_change(change) for change in changes],
    }


def _change(change: Change) -> Record:
    clause = change.new or change.old
    return {
        "kind": change.kind,
        "old": change.old.key if change.old else None,
        "new": change.new.key if change.new else None,
        "heading": clause.heading if clause else "",
        "runs": list(change.runs),
    }


def corpus_record(books: Library) -> Record:
    """Everything, in one file."""
    return {
        "revision": books.revision,
        "fingerprint": books.fingerprint,
        "authority": list(LADDER),
        "documents": [document_record(document) for document in books.documents],
        "clauses": [clause_record(rule) for rule in books.rules.values()],
        "disagreements": list(register()),
    }
