"""The Whoosh index: the one module of the project that knows the search library.

Whoosh weighs every term in every field once, when the index is opened; from then on nothing is read from the disk,
so any number of threads may search, and the folder may be replaced underneath.

Whoosh unpickles what it finds in its folder. A folder without our own fingerprint file is therefore never opened, and
the folder must not be writable by anybody we do not trust.
"""

import fcntl
import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from whoosh.analysis.tokenizers import SpaceSeparatedTokenizer
from whoosh.fields import STORED, TEXT, Schema
from whoosh.index import create_in, open_dir
from whoosh.qparser.default import MultifieldParser
from whoosh.qparser.syntax import OrGroup
from whoosh.scoring import BM25F

from .analysis import stems, words
from .entry import Entry
from .plaintext import plain_text

FORMAT = 1
FINGERPRINT = "blackrobe.json"
FIELDS = ("cite", "title", "asked", "body", "other", "examples", "section")
VOCABULARY = "vocabulary"

# Lengths say little about titles and questions, more about running text.
_WEIGHTING = BM25F(B=0.5, K1=1.2, title_B=0.6, asked_B=0.3, cite_B=0.0, section_B=0.3)

_NUMBERED = re.compile(r"[A-Z]+-\d+(?:\.\d+)*")

Impacts = dict[str, list[tuple[int, float]]]


class IndexMissing(Exception):
    """There is no index of ours in that folder."""


class IndexBroken(Exception):
    """There is one, but it cannot be read; build it again."""


@dataclass(frozen=True)
class Index:
    """An index in memory: `texts` are the stems of each entry by field, `impacts` how much a term tells in a field."""

    entries: tuple[Entry, ...]
    texts: tuple[Mapping[str, str], ...]
    impacts: Mapping[str, Impacts]
    vocabulary: Mapping[str, int]
    fingerprint: str


def fingerprint(entries: Iterable[Entry]) -> str:
    """What the entries are, in short: equal fingerprints need no new index."""
    digest = sha256(f"format {FORMAT}".encode())
    for entry in entries:
        digest.update(_as_json(entry).encode())
    return digest.hexdigest()


def write(entries: Iterable[Entry], folder: Path) -> None:
    """Build beside the folder and move into place, so that a reader sees the old index or the new one, never half."""
    entries = tuple(entries)
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        fresh, stale = scratch / "fresh", scratch / "stale"
        fresh.mkdir()
        _fill(entries, fresh)
        mark = {"format": FORMAT, "fingerprint": fingerprint(entries), "entries": len(entries)}
        (fresh / FINGERPRINT).write_text(json.dumps(mark), encoding="utf-8")
        with _alone_in(folder.parent):
            if folder.exists():
                os.replace(folder, stale)
            os.replace(fresh, folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """The processes of a machine find an index missing at the same moment; each puts its own in place in turn."""
    place = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def read(folder: Path) -> Index:
    mark = read_fingerprint(folder)
    try:
        with open_dir(str(folder)).searcher(weighting=_WEIGHTING) as searcher:
            rows = [searcher.stored_fields(number) for number in range(searcher.doc_count_all())]
            return Index(
                entries=tuple(_from_json(row["entry"]) for row in rows),
                texts=tuple(json.loads(row["texts"]) for row in rows),
                impacts={name: dict(_impacts(searcher, name)) for name in FIELDS},
                vocabulary={word: int(info.weight()) for word, info in _lexicon(searcher)},
                fingerprint=mark,
            )
    except Exception as error:  # whatever a damaged file makes Whoosh raise, the remedy is the same
        raise IndexBroken(f"the search index in {folder} cannot be read: {error!r}") from error


def by_whoosh_alone(folder: Path, boosts: Mapping[str, float]) -> Callable[[str], list[dict[str, Any]]]:
    """Whoosh's own parser and searcher on the same index, opened once: what the bench compares ours with."""
    read_fingerprint(folder)
    index = open_dir(str(folder))
    searcher = index.searcher(weighting=_WEIGHTING)
    parser = MultifieldParser(list(boosts), index.schema, fieldboosts=dict(boosts), group=OrGroup)
    return lambda terms: [hit.fields() for hit in searcher.search(parser.parse(terms), limit=10)]


def read_fingerprint(folder: Path) -> str:
    try:
        mark = json.loads((folder / FINGERPRINT).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise IndexMissing(f"no search index in {folder}") from error
    except (OSError, ValueError) as error:
        raise IndexBroken(f"the fingerprint in {folder} cannot be read: {error}") from error
    if not isinstance(mark, dict) or mark.get("format") != FORMAT:
        raise IndexBroken(f"the search index in {folder} is of another format")
    return str(mark["fingerprint"])


def _fill(entries: tuple[Entry, ...], folder: Path) -> None:
    def field() -> Any:
        return TEXT(analyzer=SpaceSeparatedTokenizer(), phrase=False)

    schema = Schema(entry=STORED, texts=STORED, **{name: field() for name in (*FIELDS, VOCABULARY)})
    writer = create_in(str(folder), schema).writer()
    for entry in entries:
        sources = _sources(entry)
        texts = {name: " ".join(stems(text, entry.language)) for name, text in sources.items() if text}
        seen = " ".join(words(" ".join(sources.values())))
        writer.add_document(entry=_as_json(entry), texts=json.dumps(texts), **{VOCABULARY: seen}, **texts)
    writer.commit()


def _sources(entry: Entry) -> dict[str, str]:
    # A key that is a heading would only repeat the title.
    return {
        "cite": entry.cite if _NUMBERED.fullmatch(entry.cite) else "",
        "title": entry.title,
        "asked": "\n".join(entry.asked),
        "body": plain_text(entry.body),
        "other": plain_text(entry.other),
        "examples": plain_text(entry.examples),
        "section": "\n".join(entry.section),
    }


def _impacts(searcher: Any, field: str) -> Iterator[tuple[str, list[tuple[int, float]]]]:
    for raw in searcher.reader().field_terms(field):
        matcher = searcher.postings(field, raw)
        found = []
        while matcher.is_active():
            found.append((matcher.id(), matcher.score()))
            matcher.next()
        yield raw, found


def _lexicon(searcher: Any) -> Iterator[tuple[str, Any]]:
    for raw, info in searcher.reader().iter_field(VOCABULARY):
        yield raw.decode("utf-8"), info


def _as_json(entry: Entry) -> str:
    return json.dumps(asdict(entry), ensure_ascii=False, sort_keys=True)


def _from_json(text: str) -> Entry:
    row = json.loads(text)
    row["section"], row["asked"] = tuple(row["section"]), tuple(row["asked"])
    row["facets"] = {name: tuple(values) for name, values in row["facets"].items()}
    return Entry(**row)
