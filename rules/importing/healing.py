"""Paragraphs that a page break split or printed twice, made whole."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from .blocks import Block, to_blocks
from .pages import is_repeated
from .prose import bare, ends_inside, ends_sentence
from .source import Line

LETTERED = re.compile(r"[a-z]\)")
BREAKS_OFF = re.compile(r"(?:[^\W\d_]|[,(\[])$")
SENTENCE = 40  # characters: what is shorter and has no full stop is a label, not half a sentence
LINKING = re.compile(
    r"\b(?:an?|the|of|to|and|or|from|with|by|in|on|for|at|as|is|are|de|la|le|les|des|du|et|ou|une?|par|pour|dans)$",
    re.IGNORECASE,
)


def heal(lines: Sequence[Line]) -> tuple[Block, ...]:
    return tuple(join_split(fold_repeats(to_blocks(lines))))


def fold_repeats(blocks: Sequence[Block]) -> list[Block]:
    """Drop a paragraph that breaks off and is then printed in full, or that is printed twice."""
    kept = [one for one, other in pairwise(blocks) if not _printed_again(one, other)]
    return kept + list(blocks[-1:])


def _printed_again(one: Block, other: Block) -> bool:
    if one.marker or other.marker or not is_repeated(one.text, other.text):
        return False
    return ends_inside(one.text) or bare(one.text) == bare(other.text)


def join_split(blocks: Sequence[Block]) -> list[Block]:
    """Join paragraphs of which the first breaks off inside a sentence that the second goes on with."""
    groups: list[list[Block]] = []
    for block in blocks:
        if groups and _goes_on(groups[-1][-1], block):
            groups[-1].append(block)
        else:
            groups.append([block])
    return [replace(group[0], text=" ".join(block.text for block in group)) for group in groups]


def _goes_on(one: Block, other: Block) -> bool:
    if other.marker or ends_sentence(one.text):
        return False
    if other.text[0].islower():
        return not LETTERED.match(other.text)
    if one.marker or not BREAKS_OFF.search(one.text):
        return False
    return _is_unfinished(one.text) or (
        len(one.text) >= SENTENCE and (one.line.page != other.line.page or other.text.startswith("("))
    )


def _is_unfinished(text: str) -> bool:
    """Whether the words alone show it, without a look at what follows."""
    return text[-1] in ",([" or bool(LINKING.search(text[-10:])) or text.count("(") > text.count(")")
