"""What comes out of compiling a text."""

from dataclasses import dataclass

from engine.effects.abilities import Paragraph


@dataclass(frozen=True)
class Unmodelled:
    """A paragraph the compiler does not read: where it stands, its words, and why."""

    paragraph: int
    text: str
    why: str


@dataclass(frozen=True)
class Compiled:
    paragraphs: tuple[tuple[int, Paragraph], ...]
    unmodelled: tuple[Unmodelled, ...]

    @property
    def status(self) -> str:
        return "compiled" if not self.unmodelled else "partial" if self.paragraphs else "unmodelled"
