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
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import quantiles

from bench.search_peers import Engine, fts5, stock_whoosh, tantivy_engine
from rules.corpus.markdown import read_document
from rules.search import Entry, Searcher

DATA = Path(__file__).resolve().parent.parent / "rules" / "data"
QUESTIONS = Path(__file__).resolve().parent.parent / "tests" / "rules" / "search" / "questions.tsv"
TIMES = 50
REPLACED = 0.35
SEED = 20261118


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


def corpus() -> list[Entry]:
    entries = []
    for path in sorted(DATA.glob("*.md")):
        document = read_document(path.read_text(encoding="utf-8"))
        headings = {clause.key: clause.heading for clause in document.clauses}
        for clause in document.clauses:
            entries.append(
                Entry(
                    cite=f"{document.key}-{clause.key}",
                    kind="clause",
                    title=clause.heading,
                    body=clause.body,
                    document=document.key,
                    rank=document.rank,
                    language=document.language,
                    section=(headings[clause.parent],) if clause.parent else (),
                    examples="\n\n".join(clause.examples),
                    asked=clause.asked,
                )
            )
    return entries


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


def questions() -> list[str]:
    lines = QUESTIONS.read_text(encoding="utf-8").splitlines()
    return [line.split("\t")[0] for line in lines if line and not line.startswith("#")]


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
        times = timed(engines, questions(), seconds, chance)
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
    entries = corpus()
    rows = measure("ours", entries, 5 if options.quick else 20, chance)
    if not options.quick:
        rows += measure(f"x{TIMES}", enlarged(entries, TIMES, chance), 15, chance)
    print(json.dumps([asdict(row) for row in rows], indent=1) if options.json else table(rows))


if __name__ == "__main__":
    main(sys.argv[1:])
