"""The lines of a clause as paragraphs and list items, and these as Markdown."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .source import Line

BULLETS = "-–•▶►▪◦*"
ITEM = re.compile(rf"(\s*)((?:[{BULLETS}]\s+)*)(?:([0-9]{{1,3}})[.)]\s+)?(?=\S)")
UNWRAPPED = 0.6  # of the widest line: a line that leaves more room than this was broken on purpose
NARROWEST = 25  # characters: no column is set so narrow
STEP = " " * 4  # nests a list below `-` and below `1.` in every Markdown


@dataclass(frozen=True)
class Block:
    """A paragraph, or an item of a list (then with a marker). A block never crosses a page."""

    text: str
    line: Line
    marker: str = ""
    indent: int = 0


def is_item(text: str) -> bool:
    match = ITEM.match(text)
    return bool(match and (match[2] or match[3]))


def to_blocks(lines: Sequence[Line]) -> list[Block]:
    return [block for run in _runs(lines) for block in _split(run)]


def _runs(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Lines that follow each other without a blank line, a page break or a new item between them."""
    run: list[Line] = []
    counted = 0
    for line in lines:
        begins = _begins_item(line.text, counted)
        if run and (line.blank or line.page != run[-1].page or begins):
            yield run
            run = []
        if line.blank:
            counted = 0
            continue
        if begins or not run:
            counted = _number(line.text) or counted
        run.append(line)
    if run:
        yield run


def _number(text: str) -> int:
    match = ITEM.match(text)
    return int(match[3]) if match and match[3] else 0


def _begins_item(text: str, counted: int) -> bool:
    """A number without a bullet may stand at the start of a wrapped line by chance: it must count on from an item."""
    match = ITEM.match(text)
    return bool(match and (match[2] or (counted and _number(text) == counted + 1)))


def _split(run: Sequence[Line]) -> Iterator[Block]:
    """Join what was wrapped; part what was broken on purpose."""
    widest = max(len(line.text) for line in run)
    start = 0
    for i in range(1, len(run) + 1):
        if i == len(run) or _broken_on_purpose(run[i - 1].text, run[i].text.strip(), widest):
            yield _block(run[start:i])
            start = i


def _broken_on_purpose(text: str, following: str, widest: int) -> bool:
    if following[0].islower():
        return False
    needed = len(text) + 1 + len(following.split(maxsplit=1)[0])
    return needed <= (widest if text.endswith(":") else max(UNWRAPPED * widest, NARROWEST))


def _block(lines: Sequence[Line]) -> Block:
    text = " ".join(line.text.strip() for line in lines)
    match = ITEM.match(lines[0].text)
    if match is None or not (match[2] or match[3]):
        return Block(text, lines[0])
    marker = f"{match[3]}." if match[3] else "-"
    return Block(text[match.end() - len(match[1]) :], lines[0], marker, len(match[1].expandtabs(4)))


def to_markdown(blocks: Iterable[Block]) -> str:
    printed: list[str] = []
    above: list[int] = []  # the indents of the items that the present one may stand below
    for block in blocks:
        follows_item = bool(above)
        above = [indent for indent in above if indent < block.indent] if block.marker else []
        if not block.marker:
            printed.append(block.text)
            continue
        item = f"{STEP * len(above)}{block.marker} {block.text}"
        above.append(block.indent)
        if follows_item:
            item = f"{printed.pop()}\n{item}"
        printed.append(item)
    return "\n\n".join(printed)
