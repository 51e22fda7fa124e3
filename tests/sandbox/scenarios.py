"""Every scenario on file, as plain data."""

from pathlib import Path
from typing import Any

from sandbox import reading
from sandbox.examples import FOLDER

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "tests" / "scenarios").rglob("*.yaml"), *FOLDER.glob("*.yaml")])
NAMES = [f"{path.parent.name}/{path.stem}" for path in FILES]


def read(path: Path) -> dict[str, Any]:
    return reading.from_yaml(path.read_text(encoding="utf-8"))


def every() -> list[dict[str, Any]]:
    return [read(path) for path in FILES]
