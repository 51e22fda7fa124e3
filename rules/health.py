"""Whether database, corpus and search index agree: what /healthz tells."""

from typing import Any

from django.db import DatabaseError

from . import finding, library
from .models import Corpus


def report() -> dict[str, Any]:
    parts = {"database": _database(), "corpus": "unknown", "index": "unknown"}
    if parts["database"] == "ok":
        parts["corpus"] = _corpus()
    if parts["corpus"] == "ok":
        parts["index"] = _index()
    return {"ok": all(part == "ok" for part in parts.values()), **parts}


def _database() -> str:
    try:
        Corpus.objects.exists()
    except DatabaseError as error:
        return f"does not answer: {type(error).__name__}"
    return "ok"


def _corpus() -> str:
    corpus = Corpus.current()
    if not corpus.revision:
        return "empty: run manage.py load_corpus"
    if corpus.fingerprint != library.fingerprint():
        return "what is in force is not what the corpus says: run manage.py load_corpus"
    return "ok"


def _index() -> str:
    try:
        finding.searcher()
    except OSError as error:
        return f"cannot be read or built: {error.strerror}"
    return "ok"
