"""The rules as entries: in our words, in the official ones with ours beside them, and in the official ones alone."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rules.corpus.markdown import read_document
from rules.corpus.text import DocumentText
from rules.importing import read_official
from rules.search import Entry

ROOT = Path(__file__).resolve().parents[3]
QUESTIONS = Path(__file__).with_name("questions.tsv")
OFFICIAL = {
    ("DR", "en"): "detailed-rules-v1.1-en.txt",
    ("RB", "en"): "rulebook-v0.9.2-en.txt",
    ("CE", "en"): "chain-of-events-en.txt",
    ("SC", "en"): "solo-coop-en.txt",
    ("AA", "fr"): "animal-aenigma-fr.txt",
}

Judgement = tuple[str, list[str]]


def our_documents() -> list[DocumentText]:
    return [read_document(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "rules" / "data").glob("*.md"))]


def our_entries() -> list[Entry]:
    return [entry for document in our_documents() for entry in _entries(document)]


def official_entries(folder: Path) -> list[Entry]:
    """The official wording with what we add to it; a translation that is ours alone stays."""
    ours = {(entry.cite, entry.language): entry for entry in our_entries()}
    found = {(entry.cite, entry.language): entry for entry in bare_entries(folder)}
    for key, own in ours.items():
        wording = found.get(key)
        other = f"{own.body}\n\n{own.examples}".strip()
        found[key] = replace(wording, asked=own.asked, other=other) if wording else own
    return list(found.values())


def bare_entries(folder: Path) -> list[Entry]:
    """The official wording and nothing of ours."""
    documents = (
        read_official((folder / name).read_bytes(), name, document=key, version="1", effective=None, language=language)
        for (key, language), name in OFFICIAL.items()
    )
    return [replace(entry, asked=()) for document in documents for entry in _entries(document)]


def _entries(document: DocumentText) -> Iterator[Entry]:
    above: dict[str, tuple[str, ...]] = {"": ()}
    for clause in document.clauses:
        above[clause.key] = (*above[clause.parent], clause.heading)
        yield Entry(
            cite=f"{document.key}-{clause.key}",
            kind="clause",
            title=clause.heading,
            body=clause.body,
            document=document.key,
            rank=document.rank,
            language=document.language,
            section=above[clause.parent],
            examples="\n\n".join(clause.examples),
            asked=clause.asked,
        )


def judgements(path: Path, split: str = "") -> list[Judgement]:
    """Questions with the citations that answer them; of one part of the file where a part is named."""
    found, part = [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# split: "):
            part = line.removeprefix("# split: ")
        elif line and not line.startswith("#") and part.startswith(split):
            question, cites = line.split("\t")
            found.append((question, cites.split()))
    return found
