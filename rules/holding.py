"""What a process keeps in memory for as long as its name holds: the library of a revision, the index of a corpus."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Held(Generic[T]):
    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: tuple[Hashable, T] | None = None

    def get(self, name: Hashable, make: Callable[[], T]) -> T:
        """What is held under this name; made once, by one thread, where the name has moved on."""
        kept = self._kept
        if kept is not None and kept[0] == name:
            return kept[1]
        with self._lock:
            kept = self._kept
            if kept is None or kept[0] != name:
                kept = self._kept = (name, make())
            return kept[1]
