"""Imports point one way, files stay small, and one module alone knows the search library."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OURS = {"judgeapp", "engine", "cards", "rules", "decks", "sandbox", "rulings"}
MAY_IMPORT = {
    "engine": set(),
    "rules": set(),
    "cards": {"engine", "rules"},
    "decks": {"cards", "rules"},
    "rulings": {"engine", "cards", "rules"},
    "sandbox": {"engine", "cards", "rules", "decks", "rulings"},
    "judgeapp": OURS,
}
PURE = ["engine", "rules/corpus", "rules/importing", "rules/search", "rules/authority.py", "rules/citations.py"]


def sources(*places: str) -> list[Path]:
    found: list[Path] = []
    for place in places:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


@pytest.mark.parametrize("package", sorted(OURS))
def test_imports_point_one_way(package: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(package)
        for name in imports(path)
        if (top := name.split(".")[0]) in OURS - {package} and top not in MAY_IMPORT[package]
    ]
    assert wrong == []


def says_it_is_pure(path: Path) -> bool:
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return "Pure." in told or "Pure Python" in told


def test_what_is_pure_knows_no_django() -> None:
    modules = [path for path in sources("cards", "decks", "sandbox") if says_it_is_pure(path)]
    assert len(modules) > 10
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (*sources(*PURE), *modules)
        for name in imports(path)
        if name.split(".")[0] in {"django", "rest_framework"}
    ]
    assert wrong == []


def test_one_module_alone_imports_the_search_library() -> None:
    users = {
        str(path.relative_to(ROOT))
        for path in sources(*OURS)
        for name in imports(path)
        if name.split(".")[0] == "whoosh"
    }
    assert users == {"rules/search/index.py"}


def test_files_stay_under_300_lines() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {count}"
        for path in sources(*OURS, "bench", "tests")
        if "migrations" not in path.parts and (count := len(path.read_text(encoding="utf-8").splitlines())) > 300
    ]
    assert long == []
