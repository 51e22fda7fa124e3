"""Markdown as the plain text that is searched and shown in snippets."""

import re

_MARKS = re.compile(
    r"""^[ ]*\#{1,6}[ ]+      # a subheading
      | [ ]*\{(?:-|\#[a-z0-9-]+)\}[ ]*$   # its key
      | ^[ ]*>[ ]?            # a quote
      | ^[ ]*[-*+•►▶][ ]+     # a bullet
      | ^[ ]*\d{1,2}[.)][ ]+  # a number in a list
      | \*{1,3} | `
    """,
    re.VERBOSE | re.MULTILINE,
)
_SPACE = re.compile(r"\s+")


def plain_text(markdown: str) -> str:
    """One line of text without list marks, emphasis and quotes; a second pass clears a list inside a quote."""
    return _SPACE.sub(" ", _MARKS.sub("", _MARKS.sub("", markdown))).strip()
