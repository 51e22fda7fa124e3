"""The lists of a tournament: the forms they come in, and what is refused."""

import io
import struct
import time
import tracemalloc
import zipfile
from collections.abc import Iterable

import pytest

from decks import batch
from decks.batch import Submission, outcomes, submissions, table
from decks.bounds import Refused, text_of
from decks.records import outcomes_csv

from .shelf import FORTY, checked, holds, on_file


def packed(members: Iterable[tuple[str, bytes]], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return made.getvalue()


ANA_AND_BO = [("Ana", [(4, "Breath")], [(2, "Zap")]), ("Bo", [(1, "Tide")], [])]
FORMS = {
    "rows": b"player,count,name,section\nAna,4,Breath,main\nAna,2,Zap,side\nBo,1,Tide,\n",
    "semicolons": "joueur;quantité;carte;section\nAna;4;Breath;deck\nBo;1;Tide;\nAna;2;Zap;réserve\n".encode(),
    "cp1252": "joueur;quantité;carte;section\nAna;4;Souffle;deck\nAna;2;Zap;réserve\nBo;1;Tide;\n".encode("cp1252"),
    "cells": b'player,list\nAna,"4 Breath\nSide deck\n2 Zap"\nBo,1 Tide\n',
    "marked": b'\xef\xbb\xbfplayer,list\r\nAna,"4 Breath\r\nSB: 2 Zap"\r\nBo,1 Tide\r\n',
    "zip": packed(
        [("lists/", b""), ("lists/Ana.txt", b"4 Breath\nSB: 2 Zap"), ("Bo.csv", b"1,Tide"), ("__MACOSX/x.txt", b"")]
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_the_same_lists_in_each_form(form: str) -> None:
    found = list(outcomes(submissions([(f"sent.{form}", FORMS[form])]), on_file(), holds()))
    read = []
    for outcome in found:
        held = checked(outcome.text).held
        main = [(each.main, each.name) for each in held if each.main]
        read.append((outcome.player, main, [(each.side, each.name) for each in held if each.side]))
    assert read == ANA_AND_BO


def test_files_side_by_side_are_named_after_their_players() -> None:
    found = submissions([("Ana.txt", b"4 Breath"), ("Bo.txt", b"1 Tide")])
    assert found == [Submission("Ana", "4 Breath"), Submission("Bo", "1 Tide")]


def test_the_worst_come_first() -> None:
    given = [Submission("Fine", FORTY), Submission("Bad", "1 Ignition"), Submission("Huge", "1 a\n" * 500)]
    found = sorted(outcomes(given, on_file(), holds()), key=lambda outcome: outcome.order)
    assert [outcome.player for outcome in found] == ["Huge", "Bad", "Fine"]
    assert "500 lines" in found[0].refused


def test_of_a_list_with_far_too_many_findings_only_the_first_are_kept() -> None:
    (found,) = outcomes([Submission("Ana", "\n".join(f"1 {'q' * n}" for n in range(3, 70)))], on_file(), holds())
    assert (found.errors, len(found.findings), found.left_off) == (67, batch.FINDINGS, 27)


def test_a_table_reads_back_as_the_same_lists() -> None:
    given = [Submission('A "b", c', "4 Breath\nSide deck\n2 Zap\n"), Submission("Bo", "1 Tide")]
    assert submissions([("again.csv", table(given).encode())]) == given


def test_a_spreadsheet_is_given_no_formula() -> None:
    found = list(outcomes([Submission("=HYPERLINK(1)", FORTY)], on_file(), holds()))
    assert "\n'=HYPERLINK(1),yes" in outcomes_csv(found).replace("\r", "")


def lying(data: bytes, size: int) -> bytes:
    """A zip whose only member says that it is smaller than it is."""
    made = bytearray(packed([("a.txt", data)]))
    struct.pack_into("<I", made, made.find(b"PK\x01\x02") + 24, size)
    struct.pack_into("<I", made, 22, size)
    return bytes(made)


REFUSED = {
    "nothing": [("a.txt", b"")],
    "binary": [("a.txt", bytes(range(256)) * 50)],
    "a picture": [("a.png", b"\x89PNG\r\n\x1a\n" + bytes(1000))],
    "broken zip": [("a.zip", b"PK\x03\x04" + b"junk" * 100)],
    "bomb": [("a.zip", packed([("a.txt", bytes(3_000_000))]))],
    "large": [("a.zip", packed([(f"{n}.txt", b"4 Breath\n%d" % n * 20_000) for n in range(40)]))],
    "many": [("a.zip", packed([(f"{n}.txt", b"4 Breath") for n in range(501)]))],
    "liar": [("a.zip", lying(b"4 Breath\n" * 1000, 100))],
    "workbook": [("a.xlsx", packed([("[Content_Types].xml", b"<x/>"), ("xl/a.xml", b"")]))],
    "program": [("a.zip", packed([("a.exe", b"MZ")]))],
    "zip in zip": [("a.zip", packed([("b.txt", packed([("a.txt", b"4 Breath")]))]))],
    "other packing": [("a.zip", packed([("a.txt", b"4 Breath")], zipfile.ZIP_LZMA))],
    "rows": [("a.csv", b"player,list\n" + b"A,4 Breath\n" * 501)],
    "cell": [("a.csv", b"player,list\nA," + b"x" * 200_000)],
    "columns": [("a.csv", b"player,colour\nA,red\n")],
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_refused_is_refused_at_once(kind: str) -> None:
    tracemalloc.start()
    start = time.perf_counter()
    try:
        with pytest.raises(Refused) as refusal:
            submissions(REFUSED[kind])
        assert time.perf_counter() - start < 1
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
        assert str(refusal.value)
    finally:
        tracemalloc.stop()


def test_an_encrypted_member_is_refused() -> None:
    made = bytearray(packed([("a.txt", b"4 Breath")]))
    made[made.find(b"PK\x01\x02") + 8] |= 1
    with pytest.raises(Refused, match="encrypted"):
        submissions([("a.zip", bytes(made))])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_text_in_the_encodings_in_use(encoding: str) -> None:
    assert text_of("4 Râ’s wrath".encode(encoding)) == "4 Râ’s wrath"


def test_a_full_tournament_is_checked_in_a_moment() -> None:
    given = [Submission(f"Player {n}", FORTY + "1 Tornadoe\n") for n in range(batch.LISTS)]
    start = time.perf_counter()
    assert len(list(outcomes(given, on_file(), holds()))) == batch.LISTS
    assert time.perf_counter() - start < 5


def test_a_damaged_zip_is_refused_whatever_is_wrong_with_it() -> None:
    whole = packed([("é.txt", b"4 Breath\n" * 10), ("Bo.txt", b"1 Tide")])
    for place in range(len(whole)):
        for value in (0x00, 0x80, 0xFF):
            data = whole[:place] + bytes([value]) + whole[place + 1 :]
            try:
                submissions([("lists.zip", data)])
            except Refused:
                continue
