"""The real specification: every sentence of an official document stands in its clauses exactly once.

The sentences are found here by a plainer way than the importers': drop the lines that are no text, split the rest.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .samples import FILES, read

ARTICLE_HEADINGS = {
    "Hi there Mages!",
    "To start with, here are some terms",
    "Indivisible action",
    "Chains of events",
    "When can I perform actions?",
    "Regular actions",
    "Triggered actions",
    "“At any time” effects",
    "That’s it for today mages!",
}
CAPTION = "Lightning Ark"


def letters(text: str) -> str:
    text = re.sub(r"(?m)^\s*(?:[-•▶]\s+)*(?:\d+[.)]\s)?", "", text)
    return re.sub(r"[\s*\\_#]", "", text)


def detailed_rules(source: str) -> Iterator[str]:
    contents = {line.split("\t")[0] for line in source.splitlines() if "\t" in line}
    body = source[source.rindex("\t") :].split("\n", 1)[1].splitlines()
    printed = [line for line in body if line.strip()]
    for line, following in zip(printed, [*printed[1:], ""], strict=True):
        twice = len(line) > 40 and letters(following).startswith(letters(line))
        if line not in contents and not twice:
            yield line


def rulebook(source: str) -> Iterator[str]:
    in_glossary = False
    for line in source[source.rindex("\t") :].split("\n", 1)[1].splitlines():
        if line.isupper() or line == "rites & rituals":
            in_glossary = line == "GLOSSARY"
        else:
            yield line.split(":", 1)[-1] if in_glossary else line


def article(source: str) -> Iterator[str]:
    for line in source.splitlines():
        if line not in ARTICLE_HEADINGS and line != CAPTION and not re.search(r"\S\s{3,}\S", line):
            yield line


def marked(source: str) -> Iterator[str]:
    for line in source.splitlines():
        if not line.startswith("#") or line.endswith("."):
            yield line


ROUTES: dict[str, Callable[[str], Iterator[str]]] = {
    "DR": detailed_rules,
    "RB": rulebook,
    "CE": article,
    "AA": marked,
    "SC": marked,
}


@pytest.mark.parametrize("document", FILES)
def test_every_sentence_stands_exactly_once(document: str, official: Path) -> None:
    source = (official / FILES[document]).read_text(encoding="utf-8")
    lines = list(ROUTES[document](source))
    clauses = read(source, document).clauses
    imported = "\n".join(letters(clause.body) for clause in clauses)
    whole = "\n".join(letters(line) for line in lines)
    sentences = Counter(letters(part) for line in lines for part in re.split(r"(?<=[.!?:])\s+", line) if letters(part))
    assert len(sentences) > 20
    wrong = {s: (whole.count(s), imported.count(s)) for s in sentences if whole.count(s) != imported.count(s)}
    assert not wrong
    # Nothing was added or lost between the sentences either.
    assert Counter(imported.replace("\n", "")) == Counter(whole.replace("\n", ""))


@pytest.mark.parametrize("document", ["DR", "CE", "AA", "SC"])
def test_the_text_keeps_its_order(document: str, official: Path) -> None:
    source = (official / FILES[document]).read_text(encoding="utf-8")
    clauses = read(source, document).clauses
    assert "".join(letters(clause.body) for clause in clauses) == "".join(map(letters, ROUTES[document](source)))
