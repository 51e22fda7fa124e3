"""Whatever the bytes: clauses with sound keys, or a refusal. And what is well formed comes back whole."""

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.corpus.text import slug
from rules.importing import ImportRefused

from .pdfs import blank_pdf, pdf
from .samples import ARTICLE, CAPITALS, MARKED, NUMBERED, read

DOCUMENTS = st.sampled_from(["TR", "DR", "RB", "CE", "AA", "SC"])
PIECES = [
    "# Tea",
    "#### If:",
    "1) Tea",
    "2.1) Cups",
    "- 1) one.",
    "GLOSSARY",
    "THE NAME RULE",
    "Term: text.",
    "\f",
    "7",
]
PIECES += [
    "Tea\t3",
    "2) Cups ... 4",
    "A sentence that goes on",
    "and ends.",
    "A heading",
    "One     Two",
    "tea-",
    "pot",
    "",
]
LINES = st.one_of(st.sampled_from(PIECES), st.text(max_size=30))
TEXTS = st.lists(LINES, max_size=25).map("\n".join) | st.lists(LINES, max_size=15).map("\n\n".join)
WORDS = st.text("abcdefghijklmnopqrstuvwxyz", min_size=2, max_size=9)


def outcome(data: bytes, document: str) -> Any:
    try:
        return read(data, document)
    except ImportRefused as refused:
        return str(refused)


def check(data: bytes, document: str) -> None:
    result = outcome(data, document)
    assert result == outcome(data, document)
    if isinstance(result, str):
        assert result.startswith("tea.txt")
        return
    keys = [clause.key for clause in result.clauses]
    assert keys
    assert all(keys)
    assert len(set(keys)) == len(keys)
    seen = {""}
    for clause in result.clauses:
        assert clause.parent in seen
        assert clause.depth >= 1
        seen.add(clause.key)


@given(TEXTS, DOCUMENTS)
@settings(max_examples=400, deadline=None)
@example(NUMBERED, "DR")
@example(CAPITALS, "RB")
@example(ARTICLE, "CE")
@example(MARKED, "SC")
def test_any_text(text: str, document: str) -> None:
    check(text.encode("utf-8", "surrogatepass"), document)


@given(st.binary(max_size=300), DOCUMENTS, st.sampled_from([b"", b"%PDF-1.4\n", b"\xff\xfe", b"\xef\xbb\xbf# Tea\n"]))
@settings(deadline=None)
def test_any_bytes(data: bytes, document: str, start: bytes) -> None:
    check(start + data, document)


@given(
    st.integers(0, 700), st.binary(min_size=1, max_size=8), st.sampled_from([pdf([["1) Tea", "Tea."]]), blank_pdf("x")])
)
@settings(deadline=None)
def test_any_damage_to_a_pdf(place: int, damage: bytes, whole: bytes) -> None:
    check(whole[:place] + damage + whole[place + len(damage) :], "DR")


@st.composite
def sections(draw: st.DrawFn) -> list[tuple[str, list[str]]]:
    """Headings and their paragraphs, of made-up words; no two alike."""
    names = draw(st.lists(st.lists(WORDS, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=6, unique=True))
    count = iter(range(1000))
    found = []
    for name in names:
        texts = draw(st.lists(st.lists(WORDS, min_size=3, max_size=30).map(" ".join), min_size=1, max_size=4))
        found.append((f"Xy {name}", [f"P{next(count)}q {text}.".capitalize() for text in texts]))
    return found


def wrapped(text: str, width: int) -> str:
    lines = [""]
    for word in text.split():
        fits = not lines[-1] or len(lines[-1]) + 1 + len(word) <= width
        lines = [*lines[:-1], f"{lines[-1]} {word}".strip()] if fits else [*lines, word]
    return "\n".join(lines)


def printed(found: list[tuple[str, list[str]]], document: str, width: int) -> str:
    blocks = []
    for i, (name, texts) in enumerate(found, 1):
        heading = {"DR": f"{i}) {name}", "RB": name.upper(), "CE": name, "AA": f"# {name}"}[document]
        blocks += [heading, *(wrapped(text, width) for text in texts)]
    contents = [f"{i}) {name}\t{i}" for i, (name, _) in enumerate(found, 1)] if len(found) > 1 else []
    return "\n\n".join([*(contents if document == "DR" else []), *blocks])


@given(sections(), st.sampled_from(["DR", "RB", "CE", "AA"]), st.integers(50, 90))
@settings(deadline=None)
def test_what_is_well_formed_comes_back_whole(found: list[tuple[str, list[str]]], document: str, width: int) -> None:
    clauses = read(printed(found, document, width), document).clauses
    assert [clause.body.split("\n\n") for clause in clauses] == [texts for _, texts in found]
    keys = [str(i) if document == "DR" else slug(name) for i, (name, _) in enumerate(found, 1)]
    assert [clause.key for clause in clauses] == keys
