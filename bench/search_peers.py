"""The engines our search is measured against, each set up as its documentation would have it for this job."""

import re
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import tantivy

from rules.search import Entry
from rules.search.analysis import stem
from rules.search.index import by_whoosh_alone, write
from rules.search.stopwords import QUESTION

Engine = Callable[[str], Sequence[Any]]
TEXT = ("title", "asked", "body", "examples", "section")
WEIGHTS = {"title": 2.2, "asked": 1.3, "body": 1.0, "examples": 0.35, "section": 0.35}
WORD = re.compile(r"\w+")


def texts(entry: Entry) -> dict[str, str]:
    return {
        "title": entry.title,
        "asked": "\n".join(entry.asked),
        "body": entry.body,
        "examples": entry.examples,
        "section": "\n".join(entry.section),
    }


def typed(text: str) -> list[str]:
    words = WORD.findall(text.lower())
    return [word for word in words if word not in QUESTION] or words


def fts5(entries: list[Entry], folder: Path) -> Engine:
    database = sqlite3.connect(":memory:")
    database.execute(f"CREATE VIRTUAL TABLE clause USING fts5(cite UNINDEXED, {', '.join(TEXT)}, tokenize='porter')")
    rows = [(entry.cite, *texts(entry).values()) for entry in entries]
    database.executemany(f"INSERT INTO clause VALUES (?{', ?' * len(TEXT)})", rows)
    database.commit()
    weights = ", ".join(str(weight) for weight in (0.0, *WEIGHTS.values()))
    query = f"SELECT cite, title, body FROM clause WHERE clause MATCH ? ORDER BY bm25(clause, {weights}) LIMIT 10"
    # sqlite3 keeps the prepared statement for the same text.
    return lambda text: database.execute(query, (" OR ".join(f'"{word}"' for word in typed(text)),)).fetchall()


def stock_whoosh(entries: list[Entry], folder: Path) -> Engine:
    write(entries, folder)
    search = by_whoosh_alone(folder, WEIGHTS)
    return lambda text: search(" ".join(stem(word, "en") for word in typed(text)))


def tantivy_engine(entries: list[Entry], folder: Path) -> Engine:
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("cite", stored=True, tokenizer_name="raw")
    for name in TEXT:
        builder.add_text_field(name, stored=name in ("title", "body"), tokenizer_name="en_stem")
    index = tantivy.Index(builder.build())
    writer = index.writer()
    for entry in entries:
        fields = {name: [text] for name, text in texts(entry).items()}
        writer.add_document(tantivy.Document(cite=[entry.cite], **fields))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def search(text: str) -> list[Any]:
        query = index.parse_query(" ".join(typed(text)), list(TEXT), field_boosts=WEIGHTS)
        return [searcher.doc(address).to_dict() for _, address in searcher.search(query, 10).hits]

    return search
