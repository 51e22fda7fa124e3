"""What a check finds: one fact about a list, with the clause that decides it. Pure."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["error", "warning", "note"]
ORDER: dict[Level, int] = {"error": 0, "warning": 1, "note": 2}


@dataclass(frozen=True)
class Finding:
    """`rule` is a short name that never changes, for programs; `typed` is a name that suggestions would replace."""

    level: Level
    rule: str
    says: str
    detail: str = ""
    cite: str = ""
    card: str = ""
    lines: tuple[int, ...] = ()
    suggestions: tuple[str, ...] = ()
    typed: str = ""
    assumes: str = ""

    @property
    def line(self) -> int | None:
        return self.lines[0] if self.lines else None

    @property
    def text(self) -> str:
        return f"{self.says}. {self.detail}".strip()


def in_order(findings: list[Finding]) -> tuple[Finding, ...]:
    """What decides first; then as the list goes, what concerns the whole of it before its lines."""
    return tuple(sorted(findings, key=lambda finding: (ORDER[finding.level], finding.line or 0)))


def several(number: int, one: str, many: str = "") -> str:
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def joined(words: list[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""
