"""Compiled texts on disk: the same as compiled anew, whatever has become of the folder."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from cards.card import Card
from cards.compiler import Compiled, compile_card, compile_text, keeping
from cards.files import load

CARDS = [card for card in load() if not card.incomplete]
TORNADO = next(card for card in CARDS if card.name == "Tornado")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    before = keeping._folder
    keeping.keep_in(tmp_path)
    yield tmp_path
    keeping.keep_in(before)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _never(*_: str) -> Compiled:
    raise AssertionError("it was compiled anew")


def _kept() -> Compiled:
    return keeping.kept(TORNADO.text, TORNADO.name, TORNADO.type, _never)


def test_every_card_comes_back_as_it_was_compiled(folder: Path) -> None:
    fresh = [compile_card(card) for card in CARDS]
    assert len(_files(folder)) == len(CARDS)
    keeping.keep_in(folder)
    assert [compile_card(card) for card in CARDS] == fresh
    assert _kept() == compile_text(TORNADO.text, TORNADO.name, TORNADO.type)


@pytest.mark.parametrize("content", ["", "x", "\n", "{}\n[]", "\x00" * 50])
def test_a_damaged_file_is_compiled_anew_and_mended(folder: Path, content: str) -> None:
    fresh = compile_card(TORNADO)
    (path,) = _files(folder)
    whole = path.read_text()
    for damaged in (content, whole[:-9], whole.replace("Damage", "Draw", 1), whole.replace("4", "5", 1)):
        path.write_text(damaged)
        keeping.keep_in(folder)
        assert compile_card(TORNADO) == fresh
        assert path.read_text() == whole


def test_a_folder_that_cannot_be_one_is_no_error(folder: Path) -> None:
    (folder / "file").write_text("in the way")
    for place in (folder / "file", Path("/dev/null/here")):
        keeping.keep_in(place)
        assert compile_card(TORNADO)[1] == ()


def test_what_another_version_left_is_forgotten_and_nothing_else(folder: Path) -> None:
    (folder / ("0" * 16)).mkdir()
    (folder / "notes").mkdir()
    compile_card(TORNADO)
    assert sorted(path.name for path in folder.iterdir()) == sorted([keeping.version(), "notes"])


def test_a_text_of_no_printed_card_is_not_kept(folder: Path) -> None:
    compile_card(Card("Practice bolt", type="spell", text="Draw 1 card."))
    assert _files(folder) == []


def test_what_is_not_understood_is_kept_with_the_reason(folder: Path) -> None:
    card = Card("Riddle", type="spell", sets=("Base game",), text="Draw 1 card.\n\nWobble the moon.")
    fresh = compile_card(card)
    keeping.keep_in(folder)
    assert compile_card(card) == fresh
    assert fresh[1][0].paragraph == 2


def test_many_at_once_write_the_same_whole_file(folder: Path) -> None:
    compiled = compile_text(TORNADO.text, TORNADO.name, TORNADO.type)
    path = folder / keeping.version() / "one"
    threads = [threading.Thread(target=keeping._write, args=(path, compiled)) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert keeping._read(path) == compiled
    assert _files(folder) == [path]


def test_a_warm_start_does_without_the_grammar(folder: Path) -> None:
    compile_card(TORNADO)
    code = (
        "import sys; from pathlib import Path; from cards.compiler import compile_card, keeping; "
        "from cards.files import load; keeping.keep_in(Path(sys.argv[1])); "
        "compile_card(next(card for card in load() if card.name == 'Tornado')); sys.exit('lark' in sys.modules)"
    )
    root = Path(__file__).resolve().parents[2]
    assert subprocess.run([sys.executable, "-c", code, str(folder)], cwd=root, check=False).returncode == 0
