"""What stood behind a result: the engine and the compiler by their sources, the documents by what is in force."""

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings

from rules import library

SOURCES = (("engine", "*.py"), ("cards/compiler", "*.py"), ("cards/compiler", "*.lark"))


@cache
def engine() -> str:
    """The same as long as the same scenario must give the same trace."""
    digest = hashlib.sha256()
    for folder, pattern in SOURCES:
        for path in sorted((Path(settings.ROOT) / folder).rglob(pattern)):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def documents() -> str:
    return library.current().fingerprint


def in_force() -> list[tuple[str, str]]:
    """Each document by its key with the version a judge relies on."""
    books = library.current()
    return [(document.key, books.by_document[document.key][0].version.label) for document in books.documents]
