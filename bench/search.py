"""How fast the search is beside its peers, on our corpus and on one 50 times as large.

    python -m bench.search [--quick] [--json]

All engines answer the same questions with their best ten, in one process, queries and engines shuffled anew in every
round. Nothing timed keeps results; what an engine keeps of its index in memory is its own affair. Each engine is warmed
up with one round. Ratios travel better than milliseconds.
"""

import argparse
import gc
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import quantiles
from typing import Any

import tantivy

from rules.search import Entry, Searcher
from rules.search.analysis import stem
from rules.search.index import by_whoosh_alone, write
from rules.search.stopwords import QUESTION
from tests.rules.search.corpora import QUESTIONS, judgements

from .site import site

TIMES = 50
REPLACED = 0.35
SEED = 20261118

Engine = Callable[[str], Sequence[Any]]
WEIGHTS = {"title": 2.2, "asked": 1.3, "body": 1.0, "examples": 0.35, "section": 0.35}
WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Row:
    corpus: str
    entries: int
    engine: str
    build_s: float
    n: int
    p50_ms: float
    p95_ms: float
    ratio_p50: float
    ratio_p95: float


def real_entries() -> list[Entry]:
    """Everything a fresh site finds: clauses, cards and notes."""
    site()
    from rules import finding, library, shelves

    return [*finding.entries(library.current()), *shelves.entries()]


def enlarged(entries: list[Entry], times: int, chance: random.Random) -> list[Entry]:
    """Copies in which a third of the words are others of the corpus, as common as they are there."""
    words = [word for entry in entries for word in entry.body.split()]

    def changed(text: str) -> str:
        return " ".join(chance.choice(words) if chance.random() < REPLACED else word for word in text.split())

    def copy(entry: Entry, i: int) -> Entry:
        asked = tuple(changed(question) for question in entry.asked)
        title, body, examples = changed(entry.title), changed(entry.body), changed(entry.examples)
        return replace(entry, cite=f"{entry.cite}-{i}", title=title, body=body, asked=asked, examples=examples)

    return [*entries, *(copy(entry, i) for i in range(1, times) for entry in entries)]


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
    database.execute(f"CREATE VIRTUAL TABLE clause USING fts5(cite UNINDEXED, {', '.join(WEIGHTS)}, tokenize='porter')")
    rows = [(entry.cite, *texts(entry).values()) for entry in entries]
    database.executemany(f"INSERT INTO clause VALUES (?{', ?' * len(WEIGHTS)})", rows)
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
    for name in WEIGHTS:
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
        query = index.parse_query(" ".join(typed(text)), list(WEIGHTS), field_boosts=WEIGHTS)
        return [searcher.doc(address).to_dict() for _, address in searcher.search(query, 10).hits]

    return search


def ours(entries: list[Entry], folder: Path) -> Engine:
    ranked = Searcher.build(entries, folder).ranked
    return lambda text: ranked(text, 10)


BUILDERS: dict[str, Callable[[list[Entry], Path], Engine]] = {
    "FTS5": fts5,
    "Blackrobe": ours,
    "Whoosh, stock": stock_whoosh,
    "tantivy": tantivy_engine,
}


def measure(name: str, entries: list[Entry], seconds: float, chance: random.Random) -> list[Row]:
    engines: dict[str, Engine] = {}
    built: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for engine, build in BUILDERS.items():
            start = time.perf_counter()
            engines[engine] = build(entries, Path(folder) / engine.replace(" ", "-"))
            built[engine] = time.perf_counter() - start
        times = timed(engines, [question for question, _ in judgements(QUESTIONS)], seconds, chance)
    marks = {engine: percentiles(times[engine]) for engine in engines}
    base50, base95 = marks["FTS5"]
    return [
        Row(name, len(entries), engine, built[engine], len(times[engine]), p50, p95, p50 / base50, p95 / base95)
        for engine, (p50, p95) in marks.items()
    ]


Times = dict[str, list[float]]


def timed(engines: dict[str, Engine], asked: list[str], seconds: float, chance: random.Random) -> Times:
    """Milliseconds a query, for as many rounds as fit; at least one."""
    for engine in engines.values():
        for text in asked:
            engine(text)
    times: Times = {name: [] for name in engines}
    gc.collect()
    gc.disable()
    end = time.perf_counter() + seconds
    while not times["FTS5"] or time.perf_counter() < end:
        for text in chance.sample(asked, len(asked)):
            for name in chance.sample(list(engines), len(engines)):
                start = time.perf_counter()
                engines[name](text)
                times[name].append((time.perf_counter() - start) * 1000)
    gc.enable()
    return times


def percentiles(times: list[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=20)
    return cuts[9], cuts[18]


def table(rows: Iterable[Row]) -> str:
    lines = ["| corpus | entries | engine | build s | n | p50 ms | p95 ms | to FTS5, p50 | p95 |", "|---" * 9 + "|"]
    for r in rows:
        lines.append(
            f"| {r.corpus} | {r.entries} | {r.engine} | {r.build_s:.3f} | {r.n} | {r.p50_ms:.4f} | {r.p95_ms:.4f} "
            f"| {r.ratio_p50:.2f} | {r.ratio_p95:.2f} |"
        )
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="the real corpus only, a few seconds")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    chance = random.Random(SEED)
    entries = real_entries()
    rows = measure("ours", entries, 5 if options.quick else 20, chance)
    if not options.quick:
        rows += measure(f"x{TIMES}", enlarged(entries, TIMES, chance), 15, chance)
    print(json.dumps([asdict(row) for row in rows], indent=1) if options.json else table(rows))


if __name__ == "__main__":
    main(sys.argv[1:])
