"""The corpus format: what is read is printed back, and what is wrong is said with its line."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.citations import cited_in
from rules.corpus.markdown import CorpusError, print_document, read_document
from rules.corpus.text import ClauseText, DocumentText, slug

DATA = Path(__file__).resolve().parents[2] / "rules" / "data"
FILES = sorted(DATA.glob("*.md"))
FRONT = '---\nkey: DR\ntitle: Rules\nversion: "1"\n---\n'


def document(body: str) -> DocumentText:
    return read_document(FRONT + body)


def test_a_numbered_heading_is_a_clause_with_its_number_as_key() -> None:
    assert document("# 6 Zones\n\n## 6.5 Discarding\n\nText.\n").clauses == (
        ClauseText("6", "Zones", 1),
        ClauseText("6.5", "Discarding", 2, "6", "Text."),
    )


def test_keys_follow_from_headings_and_the_glossary_prefixes_its_own() -> None:
    clauses = document("# Rites & Rituals\n# Glossary\n## Destroy/Discard\n# Drawing {#piocher}\n").clauses
    assert [clause.key for clause in clauses] == ["rites-rituals", "glossary", "glossary-destroy-discard", "piocher"]


def test_examples_asked_and_see_are_taken_out_of_the_body() -> None:
    text = "# 1 A\n\nBody.\n\n### Case {-}\n\n> **Example.** One.\n>\n> - two\n\nAsked: how; why so\nSee: DR-2, RB-x\n"
    clause = document(text).clauses[0]
    assert clause.body == "Body.\n\n### Case {-}"
    assert clause.examples == ("One.\n\n- two",)
    assert clause.asked == ("how", "why so")
    assert clause.see == ("DR-2", "RB-x")


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("no front matter", 1, "front matter"),
        ("---\n- a\n---\n# 1 A\n", 1, "mapping"),
        ("---\nkey: DR\n---\n# 1 A\n", 1, "title"),
        (FRONT, 6, "no clause"),
        (FRONT + "stray\n# 1 A\n", 6, "before the first heading"),
        (FRONT + "# 1 A\n\n# 1 B\n", 8, "twice"),
        (FRONT + "# !!!\n", 6, "no key"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, word: str) -> None:
    with pytest.raises(CorpusError, match=re.escape(word)) as error:
        read_document(text)
    assert error.value.line == line


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_file_of_ours_prints_back_to_the_same_document(path: Path) -> None:
    read = read_document(path.read_text(encoding="utf-8"))
    assert read_document(print_document(read)) == read


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_citation_in_our_words_names_a_clause(path: Path) -> None:
    known = {f"{d.key}-{c.key}" for d in map(_read, FILES) for c in d.clauses}
    for clause in _read(path).clauses:
        cited = {*clause.see, *map(str, cited_in(clause.full_text))}
        assert {cite for cite in cited if cite[:3] not in ("CD:", "CT:")} <= known, clause.key


def test_the_corpus_is_complete() -> None:
    documents = {(d.key, d.language): d for d in map(_read, FILES)}
    assert {key for key in documents} == {
        ("DR", "en"),
        ("RB", "en"),
        ("CE", "en"),
        ("SC", "en"),
        ("AA", "en"),
        ("AA", "fr"),
    }
    numbers = [clause.number for clause in documents["DR", "en"].clauses if clause.number]
    assert len(numbers) == 82
    assert (numbers[0], numbers[-1]) == ("0", "11")
    assert [c.key for c in documents["AA", "en"].clauses] == [c.key for c in documents["AA", "fr"].clauses]
    for document in documents.values():
        assert all(clause.body for clause in document.clauses), document.key


def _read(path: Path) -> DocumentText:
    return read_document(path.read_text(encoding="utf-8"))


words = st.text(alphabet="abc dé'&.,:", min_size=1, max_size=30).map(str.strip).filter(bool)
blocks = st.lists(words.filter(lambda w: not w.startswith(("Asked:", "See:"))), max_size=3).map("\n\n".join)


@st.composite
def documents(draw: st.DrawFn) -> DocumentText:
    headings = draw(st.lists(words.filter(slug), min_size=1, max_size=6, unique_by=slug))
    clauses = [
        ClauseText(slug(heading), heading, 1, "", draw(blocks), tuple(draw(st.lists(words, max_size=2))))
        for heading in headings
        if slug(heading) != "glossary"
    ]
    return DocumentText("DR", "Rules", draw(words), clauses=tuple(clauses) or (ClauseText("a", "a"),))


@given(documents())
def test_any_document_survives_printing_and_reading(one: DocumentText) -> None:
    printed = print_document(one)
    assert print_document(read_document(printed)) == printed
    assert read_document(printed) == one


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_document(FRONT + text)
    except CorpusError:
        return
