import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from rules.search import IndexBroken, IndexMissing, Searcher
from rules.search.index import FINGERPRINT, fingerprint, read, write

from .conftest import ENTRIES


def test_entries_come_back_as_they_went_in(tmp_path: Path) -> None:
    Searcher.build(ENTRIES, tmp_path / "index")
    assert read(tmp_path / "index").entries == ENTRIES


def test_the_fingerprint_tells_what_is_inside(tmp_path: Path) -> None:
    built = Searcher.build(ENTRIES, tmp_path / "index")
    assert built.fingerprint == Searcher.open(tmp_path / "index").fingerprint == fingerprint(ENTRIES)
    assert fingerprint((replace(ENTRIES[0], body="other"), *ENTRIES[1:])) != built.fingerprint


def test_a_new_index_replaces_the_old_one_and_leaves_nothing_behind(tmp_path: Path) -> None:
    old = Searcher.build(ENTRIES, tmp_path / "index")
    new = Searcher.build(ENTRIES[:2], tmp_path / "index")
    assert [entry.name for entry in tmp_path.iterdir()] == ["index"]
    assert (new.search("rings").total, old.search("rings").total) == (0, 1)


def test_a_failed_build_leaves_the_old_index(tmp_path: Path) -> None:
    Searcher.build(ENTRIES, tmp_path / "index")
    with pytest.raises(AttributeError):
        Searcher.build([*ENTRIES, None], tmp_path / "index")  # type: ignore[list-item]
    assert [entry.name for entry in tmp_path.iterdir()] == ["index"]
    assert Searcher.open(tmp_path / "index").fingerprint == fingerprint(ENTRIES)


def test_a_folder_without_our_mark_is_never_opened(tmp_path: Path) -> None:
    folder = tmp_path / "index"
    with pytest.raises(IndexMissing):
        Searcher.open(folder)
    Searcher.build(ENTRIES, folder)
    (folder / FINGERPRINT).unlink()
    with pytest.raises(IndexMissing):
        Searcher.open(folder)


@pytest.mark.parametrize("mark", ["", "[]", json.dumps({"format": 0, "fingerprint": "x"})])
def test_a_mark_that_is_not_ours(tmp_path: Path, mark: str) -> None:
    Searcher.build(ENTRIES, tmp_path / "index")
    (tmp_path / "index" / FINGERPRINT).write_text(mark)
    with pytest.raises(IndexBroken):
        Searcher.open(tmp_path / "index")


def test_a_damaged_index_says_so(tmp_path: Path) -> None:
    Searcher.build(ENTRIES, tmp_path / "index")
    for file in (tmp_path / "index").glob("*.seg"):
        file.write_bytes(file.read_bytes()[:40])
    with pytest.raises(IndexBroken):
        Searcher.open(tmp_path / "index")


def test_an_open_searcher_needs_its_folder_no_more(tmp_path: Path) -> None:
    built = Searcher.build(ENTRIES, tmp_path / "index")
    shutil.rmtree(tmp_path / "index")
    assert built.search("trading mana").hits[0].cite == "RB-trading-mana"


def test_several_may_build_the_same_index_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(write, ENTRIES, tmp_path / "index") for _ in range(40)]:
            done.result()
    assert [entry.name for entry in tmp_path.iterdir()] == ["index"]
    assert Searcher.open(tmp_path / "index").fingerprint == fingerprint(ENTRIES)
