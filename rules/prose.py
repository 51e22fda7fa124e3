"""Markdown to safe HTML, with citations in square brackets as links; and Markdown to plain words."""

import re
from collections.abc import Callable
from typing import Protocol

import nh3
from markdown_it import MarkdownIt

from .citations import BRACKETED, parse_citation

_markdown = MarkdownIt("commonmark", {"html": False})
_SUBHEADING = re.compile(r"^#+ +(.+?) +\{-\} *$", re.MULTILINE)
_TAGS = {"p", "ul", "ol", "li", "em", "strong", "h2", "h3", "h4", "a", "code", "blockquote", "br", "hr"}
_ATTRIBUTES = {"a": {"href", "title", "class"}, "ol": {"start"}}


class Located(Protocol):
    @property
    def address(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def cite(self) -> str: ...


Locate = Callable[[str], Located | None]


def to_html(markdown: str, locate: Locate) -> str:
    """`locate` tells where a citation leads and how it reads now, or None where nothing is called so."""
    text = _SUBHEADING.sub(r"## \1", markdown)
    text = BRACKETED.sub(lambda match: _link(match, locate), text)
    tokens = _markdown.parse(text)
    for token in tokens:
        for child in token.children or []:
            if child.type == "link_open" and str(child.attrGet("href")).startswith("/"):
                child.attrSet("class", "cite")
    html = _markdown.renderer.render(tokens, _markdown.options, {})
    return nh3.clean(
        html, tags=_TAGS, attributes=_ATTRIBUTES, url_schemes={"https", "http"}, link_rel="nofollow noopener"
    )


def _link(match: re.Match[str], locate: Locate) -> str:
    citation = parse_citation(match[1])
    found = locate(str(citation)) if citation else None
    if found is None:
        return rf"\[{match[1]}\]"
    safe = found.title.replace("\\", "").replace('"', "'")
    return f'[{found.cite or match[1]}]({found.address} "{safe}")'


def to_plain(markdown: str) -> str:
    """The words alone, one line a block: for previews, copies and the search index."""
    text = _SUBHEADING.sub(r"\1", markdown)
    text = re.sub(r"^\s*(?:#+|>|[-*]|\d+[.)])\s+", "", text, flags=re.MULTILINE)
    text = BRACKETED.sub(r"\1", re.sub(r"(\*\*|__|\*|`)", "", text))
    text = re.sub(r"\n{2,}", "\n", text)
    return text.strip()


def shortened(text: str, most: int) -> str:
    """The beginning of a text on one line, cut between words."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 2].rsplit(" ", 1)[0] + " …"
