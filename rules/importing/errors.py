"""What an importer says when it does not take a file."""


class Unreadable(Exception):
    """Raised inside the importers, which know the line but not the file."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


class ImportRefused(Exception):
    """The one exception of an import: which file, which line, and why."""

    def __init__(self, message: str, filename: str, line: int | None = None) -> None:
        super().__init__(message, filename, line)
        self.message = message
        self.filename = filename
        self.line = line

    def __str__(self) -> str:
        place = self.filename if self.line is None else f"{self.filename}, line {self.line}"
        return f"{place}: {self.message}"
