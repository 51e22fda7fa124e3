"""Compiled texts kept in a folder, so that a process that starts need not load the grammar.

A text has a file of its own, named after the text and the compiler's version, and written in one piece: any number of
processes may share the folder. What cannot be read there is compiled anew, what cannot be written is not kept.
"""

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import engine.effects
from engine import saving

from .compiled import Compiled, Unmodelled

Make = Callable[[str, str, str], Compiled]
SOURCES = (
    (Path(__file__).parent, "*.py"),
    (Path(__file__).parent, "*.lark"),
    (Path(engine.effects.__file__).parent, "*.py"),
)  # fmt: skip
VERSION = re.compile("[0-9a-f]{16}")
WRONG = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)
_memory: dict[str, Compiled] = {}
_folder: Path | None = None


def keep_in(folder: Path | None) -> None:
    """Where compiled texts are kept; None is nowhere."""
    global _folder  # noqa: PLW0603 - one folder a process, named as it starts
    _folder = folder
    _memory.clear()


@cache
def version() -> str:
    """The same as long as the compiler's own sources and the vocabulary are the same."""
    digest = hashlib.sha256()
    for folder, pattern in SOURCES:
        for path in sorted(folder.glob(pattern)):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def kept(text: str, name: str, type_: str, make: Make) -> Compiled:
    """The compiled text, from memory, from the folder, or made and kept there."""
    if _folder is None:
        return make(text, name, type_)
    key = hashlib.sha256("\0".join((name, type_, text)).encode("utf-8", "surrogatepass")).hexdigest()
    found = _memory.get(key) or _read(_folder / version() / key)
    if found is None:
        found = make(text, name, type_)
        _write(_folder / version() / key, found)
    _memory[key] = found
    return found


def _read(path: Path) -> Compiled | None:
    try:
        digest, body = path.read_text(encoding="utf-8").split("\n", 1)
        if digest != _digest(body):
            return None
        paragraphs, unmodelled = saving.loads(body)
        return Compiled(paragraphs, tuple(Unmodelled(*row) for row in unmodelled))
    except WRONG:
        return None


def _write(path: Path, compiled: Compiled) -> None:
    rows = tuple((part.paragraph, part.text, part.why) for part in compiled.unmodelled)
    body = saving.dumps((compiled.paragraphs, rows))
    try:
        if not path.parent.is_dir():
            _forget_others(path.parent)
        handle, made = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(f"{_digest(body)}\n{body}")
        Path(made).replace(path)
    except WRONG:
        return


def _forget_others(folder: Path) -> None:
    """What an earlier version of the compiler left is of no more use."""
    for other in folder.parent.iterdir() if folder.parent.is_dir() else ():
        if VERSION.fullmatch(other.name) and other.name != folder.name:
            shutil.rmtree(other, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
