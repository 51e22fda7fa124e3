"""The corpus format (docs/corpus-format.md): read a file into a DocumentText, print one back."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import yaml

from .text import ClauseText, DocumentText, slug

HEADING = re.compile(r"^(#{1,6}) +(.+?)(?: +\{(#[a-z0-9-]+|-)\})? *$")
NUMBERED = re.compile(r"^(\d+(?:\.\d+)*)\)? +(.+)$")
EXAMPLE = "> **Example.**"
GLOSSARY = "glossary"


class CorpusError(ValueError):
    """A corpus file that cannot be read; says where."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def read_document(text: str) -> DocumentText:
    front, body, first_line = _front_matter(text)
    clauses = tuple(_clauses(body, first_line))
    if not clauses:
        raise CorpusError("the document has no clause", first_line)
    try:
        return DocumentText(clauses=clauses, **front)
    except TypeError as error:
        raise CorpusError(f"front matter: {error}", 1) from error


def _front_matter(text: str) -> tuple[dict[str, Any], list[str], int]:
    lines = text.split("\n")
    if not lines or lines[0].strip() != "---" or "---" not in lines[1:]:
        raise CorpusError("front matter between two lines of --- is missing", 1)
    end = lines.index("---", 1)
    try:
        front = yaml.safe_load("\n".join(lines[1:end]))
    except yaml.YAMLError as error:
        raise CorpusError(f"front matter: {error}", 1) from error
    if not isinstance(front, dict):
        raise CorpusError("front matter is not a mapping", 1)
    for name in ("key", "title", "version"):
        if not isinstance(front.get(name), str):
            raise CorpusError(f"front matter: {name} must be text", 1)
    if not isinstance(front.get("effective"), date | None):
        raise CorpusError("front matter: effective must be a date", 1)
    return front, lines[end + 1 :], end + 2


@dataclass
class _Draft:
    """A clause while its lines are being collected."""

    key: str
    heading: str
    depth: int
    parent: str
    lines: list[str] = field(default_factory=list)

    def finish(self) -> ClauseText:
        asked, see = self._take("Asked:", ";"), self._take("See:", ",")
        blocks = _blocks(self.lines)
        examples = tuple(_unquote(block) for block in blocks if block.startswith(EXAMPLE))
        body = "\n\n".join(block for block in blocks if not block.startswith(EXAMPLE))
        return ClauseText(self.key, self.heading, self.depth, self.parent, body, examples, asked, see)

    def _take(self, label: str, separator: str) -> tuple[str, ...]:
        for i, line in enumerate(self.lines):
            if line.startswith(label):
                del self.lines[i]
                return tuple(part.strip() for part in line[len(label) :].split(separator) if part.strip())
        return ()


def _clauses(lines: list[str], first_line: int) -> Iterator[ClauseText]:
    draft: _Draft | None = None
    above: list[tuple[int, str]] = []
    seen: set[str] = set()
    for number, line in enumerate(lines, first_line):
        match = HEADING.match(line)
        if match is None or match[3] == "-":
            if draft is not None:
                draft.lines.append(line.rstrip())
            elif line.strip():
                raise CorpusError("text before the first heading", number)
            continue
        if draft is not None:
            yield draft.finish()
        above = [(depth, key) for depth, key in above if depth < len(match[1])]
        draft = _draft(match, above[-1][1] if above else "")
        if draft.key in seen or not draft.key:
            raise CorpusError(f"the clause {draft.key or match[2]!r} stands twice or has no key", number)
        seen.add(draft.key)
        above.append((draft.depth, draft.key))
    if draft is not None:
        yield draft.finish()


def _draft(match: re.Match[str], parent: str) -> _Draft:
    depth, heading, given = len(match[1]), match[2], match[3]
    numbered = NUMBERED.match(heading)
    if numbered:
        return _Draft(numbered[1], numbered[2], depth, parent)
    key = given[1:] if given else slug(heading)
    if parent == GLOSSARY and not given:
        key = f"{GLOSSARY}-{key}"
    return _Draft(key, heading, depth, parent)


def _blocks(lines: list[str]) -> list[str]:
    """Paragraphs, lists and quotes, each without the blank lines around it; a quote keeps its own blank lines."""
    blocks: list[list[str]] = [[]]
    for line in lines:
        if not line.strip():
            blocks.append([])
        else:
            blocks[-1].append(line)
    return ["\n".join(block) for block in blocks if block]


def _unquote(block: str) -> str:
    lines = [re.sub(r"^> ?", "", line) for line in block[len("> ") :].split("\n")]
    return "\n".join(lines).removeprefix("**Example.**").strip()


def print_document(document: DocumentText) -> str:
    front = {
        "key": document.key,
        "title": document.title,
        "language": document.language,
        "version": document.version,
        "effective": document.effective,
        "rank": document.rank,
        "origin": document.origin,
        "source": document.source,
    }
    head = yaml.safe_dump(front, sort_keys=False, allow_unicode=True, width=200)
    return f"---\n{head}---\n\n" + "\n".join(print_clause(clause) for clause in document.clauses)


def print_clause(clause: ClauseText) -> str:
    blocks = [_heading(clause), clause.body]
    blocks += [_quote(example) for example in clause.examples]
    last = []
    if clause.asked:
        last.append("Asked: " + "; ".join(clause.asked))
    if clause.see:
        last.append("See: " + ", ".join(clause.see))
    blocks.append("\n".join(last))
    return "\n\n".join(block for block in blocks if block) + "\n"


def _heading(clause: ClauseText) -> str:
    marks = "#" * clause.depth
    if clause.number:
        return f"{marks} {clause.number} {clause.heading}"
    natural = slug(clause.heading)
    if clause.parent == GLOSSARY:
        natural = f"{GLOSSARY}-{natural}"
    return f"{marks} {clause.heading}" + ("" if natural == clause.key else f" {{#{clause.key}}}")


def _quote(example: str) -> str:
    lines = f"**Example.** {example}".split("\n")
    return "\n".join(f"> {line}".rstrip() for line in lines)
