"""Bytes to lines: encodings, pages, PDF, and what is no text at all."""

import textwrap
from pathlib import Path

import pytest

from rules.importing.pdf import Piece, part_at_gaps, part_at_short_lines
from rules.importing.prose import bare
from rules.importing.source import LARGEST, LONGEST, read_lines

from .pdfs import blank_pdf, pdf
from .samples import FILES, bodies, refusal

TEXT = "# Thé\n\nLe thé est prêt.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(encoding: str) -> None:
    assert bodies(TEXT.encode(encoding), "AA") == {"the": "Le thé est prêt."}


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_newlines(newline: str) -> None:
    lines = read_lines(newline.join(["one", "two", "", "four"]).encode(), "f.txt")
    assert [(line.number, line.text) for line in lines] == [(1, "one"), (2, "two"), (3, ""), (4, "four")]


def test_form_feeds_part_pages_and_count_no_lines() -> None:
    lines = read_lines(b"one\ntwo\n\fthree\nfour", "f.txt")
    assert [(line.number, line.page) for line in lines if line.text] == [(1, 1), (2, 1), (3, 2), (4, 2)]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", None),
        (b" \n\t\n\f\n", None),
        (b"\xef\xbb\xbf", None),
        (b"tea\nte\x00a\n", 2),
        (b"tea\n\ncup\x07\n", 3),
        (b"tea\n\x81\xfe", 2),
        (bytes(range(128, 256)) * 9, 1),
        (b"\xff\xfet\x00\n\x00\x00\xd8", 2),
        (b"\xff\xfet\x00\n\x00e", 2),
    ],
)
def test_what_is_no_text_is_refused_with_its_line(data: bytes, line: int | None) -> None:
    assert refusal(data, "AA").line == line


def test_a_file_too_large() -> None:
    assert "64 MB" in refusal(b"# Tea\n\nTea. " + b"x" * LARGEST, "AA").message
    assert "2 million" in refusal(b"# Tea\n\nTea. " + b"x" * LONGEST, "AA").message


def test_the_text_layer_of_a_pdf() -> None:
    pages = [["1) Water", "1.1) Heat", "Water is heated until it boils and not", "one moment (lack of", "1"]]
    pages.append(
        ["Fire is no excuse) longer than it has to be by", "any means.", "Then wait.", "2) Leaves", "Green.", "2"]
    )
    assert bodies(pdf(pages), "DR") == {
        "1": "",
        "1.1": "Water is heated until it boils and not one moment (lack of Fire is no excuse) "
        "longer than it has to be by any means.\n\nThen wait.",
        "2": "Green.",
    }


@pytest.mark.parametrize("document", ["DR", "RB"])
def test_an_official_document_printed_as_a_pdf(document: str, official: Path) -> None:
    """Wrapped, paged and with page numbers: the same clauses with the same words, and nearly all as they are."""
    text = (official / FILES[document]).read_text(encoding="utf-8").replace("\t", " ..... ")
    plain = text.encode("latin-1", "ignore").decode("latin-1").replace("'", "")  # what the font of `pdf` can print
    lines = [part for line in plain.split("\n") for part in textwrap.wrap(line, 90) or [""]]
    pages = [[*lines[i : i + 40], "", str(i // 40 + 1)] for i in range(0, len(lines), 40)]
    printed, expected = bodies(pdf(pages), document), bodies(plain, document)
    assert {key: bare(body) for key, body in printed.items()} == {key: bare(body) for key, body in expected.items()}
    assert sum(printed[key] == expected[key] for key in expected) > 0.9 * len(expected)


def test_paragraphs_are_parted_where_the_page_leaves_room() -> None:
    drawn = [("Tea ", 700), ("is hot.\n", 700), ("Cups\n", 680), ("are not.\n", 666), ("Next column.", 700)]
    assert part_at_gaps([Piece(text, height, 12) for text, height in drawn]).split("\n\n") == [
        "Tea is hot.",
        "Cups\nare not.",
        "Next column.",
    ]


def test_a_short_line_that_ends_a_sentence_ends_its_paragraph() -> None:
    page = "A line as wide as the page allows it.\nAnd its end.\nAnother one that is as wide as others\nand an end"
    assert part_at_short_lines(page).split("\n\n") == [
        "A line as wide as the page allows it.\nAnd its end.",
        "Another one that is as wide as others\nand an end",
    ]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (blank_pdf(), "no text layer"),
        (blank_pdf("secret"), "encrypted"),
        (b"%PDF-1.7\nand nothing more", "broken"),
        (pdf([["1) Tea"]])[:60], "broken"),
        (b"tea", "named a PDF"),
    ],
)
def test_pdfs_that_cannot_be_read(data: bytes, reason: str) -> None:
    assert reason in refusal(data, "DR", "tea.pdf").message
