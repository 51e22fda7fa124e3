import io
import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from .shelf import FORTY, printed_list
from .test_batch import packed

pytestmark = pytest.mark.django_db


def run(*files: str, **options: object) -> tuple[str, int]:
    out = io.StringIO()
    try:
        call_command("deckcheck", *files, stdout=out, **options)
    except SystemExit as end:
        return out.getvalue(), int(end.code or 0)
    return out.getvalue(), 0


@pytest.fixture
def fine(tmp_path: Path) -> str:
    file = tmp_path / "ana.txt"
    file.write_text(FORTY, encoding="utf-8")
    return str(file)


@pytest.fixture
def banned(tmp_path: Path) -> str:
    file = tmp_path / "bo.txt"
    file.write_text(printed_list("Burning wrath"), encoding="utf-8")
    return str(file)


def test_the_exit_code_says_whether_all_are_legal(fine: str, banned: str) -> None:
    assert run(fine) == ("ana: Legal: 40 cards and no side deck.\n", 0)
    out, code = run(fine, banned)
    assert code == 1
    assert "Crimson ritual is banned" in out
    assert "DR-1.2" in out


def test_json_and_a_day(banned: str) -> None:
    out, code = run(banned, "--json", "--on=2025-11-03")
    row = json.loads(out)
    assert (code, row["player"], row["legal"]) == (0, "bo", True)


def test_what_is_piped_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"2 Tornadoe")))
    out, code = run("-")
    assert code == 1
    assert "perhaps Tornado" in out


def test_a_zip(tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    file.write_bytes(packed([("ana.txt", FORTY.encode()), ("bo.txt", b"1 Ignition")]))
    out, code = run(str(file))
    assert (code, out.count("egal: ")) == (1, 2)


def test_what_cannot_be_read_is_said(tmp_path: Path, fine: str) -> None:
    with pytest.raises(CommandError, match="No such file"):
        run(str(tmp_path / "none.txt"))
    with pytest.raises(CommandError, match="No event called"):
        run(fine, event="Nowhere")
    binary = tmp_path / "a.bin"
    binary.write_bytes(bytes(range(256)))
    with pytest.raises(CommandError, match="not a text file"):
        run(str(binary))


def test_several_lists_are_a_list_of_reports(banned: str) -> None:
    out, _ = run(banned, banned, "--json")
    assert [report["legal"] for report in json.loads(out)] == [False, False]
