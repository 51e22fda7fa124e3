"""A clock over the engine: asked to stop in good time, stopped a little later; what breaks is logged."""

import ctypes
import logging
import threading
import time
from types import TracebackType

from . import bounds

log = logging.getLogger(__name__)
FAILED = "The engine failed on this scenario. That is a fault of ours, and it is logged."


class TimeUp(BaseException):
    """Raised inside what runs too long; nothing between there and the clock catches it by accident."""


class Clock:
    """Bounds what is done inside it: `up` tells afterwards whether it was cut off, `failed` whether it broke."""

    def __init__(self, seconds: float = bounds.SECONDS, hard: float = bounds.HARD_SECONDS) -> None:
        self._end = time.monotonic() + seconds
        self._thread = threading.get_ident()
        self._lock = threading.RLock()
        self._done = False
        self._timer = threading.Timer(hard, self._stop)
        self._timer.daemon = True
        self.up = False
        self.failed = False

    def going(self, *_: object) -> bool:
        """What the engine asks between two actions."""
        return time.monotonic() < self._end

    def __enter__(self) -> "Clock":
        self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> bool:
        try:
            self._rest()
        except TimeUp:  # it rang just as the work was done
            self._rest()
        if kind is not None and issubclass(kind, Exception):
            log.exception("the engine failed on a scenario")
            self.failed = True
        return kind is TimeUp or self.failed

    def _rest(self) -> None:
        with self._lock:
            self._done = True
        self._timer.cancel()

    def _stop(self) -> None:
        with self._lock:
            if not self._done:
                self.up = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(TimeUp))
