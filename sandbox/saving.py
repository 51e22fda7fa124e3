"""Keeping a scenario under a short id, and getting it back."""

import json
from collections.abc import Mapping
from typing import Any

from django.db import IntegrityError, transaction

from . import links, playing, studies, versions
from .bounds import REQUEST_BYTES, Refused
from .models import ALPHABET, LENGTH, Saved

TRIES = 5


def keep(document: Mapping[str, Any], came_from: str = "") -> Saved:
    """One more saved scenario. What the engine cannot read is refused, and nothing is saved."""
    broken = studies.problems(document) or playing.problems(document)
    if broken:
        raise Refused("; ".join(broken[:10]))
    text = links.canonical(document)
    if len(text.encode()) > REQUEST_BYTES:
        raise Refused(f"A scenario has at most {REQUEST_BYTES:,} bytes.")
    before = found(came_from) if came_from else None
    for _ in range(TRIES):
        try:
            with transaction.atomic():
                return Saved.objects.create(
                    title=str(document.get("title") or "")[:200],
                    document=text,
                    engine=versions.engine(),
                    documents=versions.documents(),
                    came_from=before,
                )
        except IntegrityError:  # the id is taken: one in a million millions
            continue
    raise Refused("It could not be saved just now. Try again.")


def found(id: str) -> Saved | None:
    if len(id) != LENGTH or not set(id) <= set(ALPHABET):
        return None
    return Saved.objects.filter(pk=id).first()


def document_of(saved: Saved) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(saved.document)
    return read
