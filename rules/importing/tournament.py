"""Tournament rules: none have been published, so they are read in whichever form they come."""

from collections.abc import Sequence

from rules.corpus.text import ClauseText

from . import marked, numbered
from .source import Line


def read(lines: Sequence[Line]) -> list[ClauseText]:
    if any(marked.is_marked(line.text) for line in lines):
        return marked.read(lines)
    return numbered.read(lines)
