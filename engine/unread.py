"""Text that nobody understood: where it could matter the trace says so, and it is left to the judge's hand."""

from collections.abc import Iterator

from .continuous import is_silenced, silencers
from .state import Task
from .table import Table


def note_unread(table: Table, id: str) -> None:
    """A card has come into play with text that is not understood."""
    for text, cite in _unread(table, id):
        table.emit(f"fizzle {id}", text, (cite,))


def unread_tasks(table: Table, id: str) -> list[Task]:
    """The same where its effects are applied: it comes after what is understood of them."""
    return [Task("missed", {"source": id, "text": text, "cites": (cite,)}) for text, cite in _unread(table, id)]


def _unread(table: Table, id: str) -> Iterator[tuple[str, str]]:
    """What has lost its effects has lost this text as well."""
    definition = table.definition(id)
    if not definition.unread or is_silenced(table, id) or silencers(table, id):
        return
    for number in definition.unread:
        text = f"Paragraph {number} of {definition.name} is not understood: it is left to the judge's hand."
        yield text, definition.cite(number)
