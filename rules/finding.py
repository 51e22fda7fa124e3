"""The search index of what is in force: made from the library, kept in a folder named after its content."""

import logging
import shutil
from pathlib import Path

from django.conf import settings

from . import library, shelves
from .holding import Held
from .library import Library, Rule
from .prose import to_plain
from .search import Entry, IndexBroken, IndexMissing, Searcher, fingerprint, read_fingerprint

log = logging.getLogger(__name__)


def entries(books: Library) -> list[Entry]:
    found = []
    for rule in books.rules.values():
        if rule.official is not None:
            found.append(_entry(rule, rule.official_version.language if rule.official_version else "en", official=True))
        for language in rule.ours:
            if rule.official is None or rule.official_version is None or rule.official_version.language != language:
                found.append(_entry(rule, language, official=False))
    return found


def _entry(rule: Rule, language: str, *, official: bool) -> Entry:
    ours = rule.ours.get(language) or rule.words(language)
    words = rule.official if official and rule.official else ours
    return Entry(
        cite=rule.cite,
        kind="clause",
        title=words.heading,
        body=to_plain(words.body),
        document=rule.document.key,
        rank=rule.document.rank,
        language=language,
        section=tuple(above.heading for above in rule.trail),
        examples=to_plain("\n\n".join(words.examples)),
        asked=ours.asked,
        other=to_plain(ours.full_text) if words is not ours else "",
    )


def build(books: Library) -> Searcher:
    found = Searcher.build([*entries(books), *shelves.entries()], _folder(books))
    tidy()
    return found


def _folder(books: Library) -> Path:
    return settings.SEARCH_INDEX / books.fingerprint


def refresh() -> None:
    """A new release may say other things of the same corpus, such as which cards are banned: then build anew."""
    books = library.current()
    try:
        if read_fingerprint(_folder(books)) == fingerprint([*entries(books), *shelves.entries()]):
            return
    except (IndexMissing, IndexBroken) as error:
        log.info("Building the search index: %s", error)
    build(books)


_held: Held[Searcher] = Held()


def searcher() -> Searcher:
    """The index of the corpus in force; built here and now where this machine does not have it yet."""
    books = library.current()
    return _held.get(books.fingerprint, lambda: _open(books))


def _open(books: Library) -> Searcher:
    try:
        return Searcher.open(_folder(books))
    except (IndexMissing, IndexBroken) as error:
        log.warning("Building the search index: %s", error)
        return build(books)


def tidy() -> None:
    """Keep the newest five, so that going back and forth stays quick and the folder stays small."""
    for old in sorted(settings.SEARCH_INDEX.glob("*/"), key=_age)[:-5]:
        shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process tidied it away
        return 0
