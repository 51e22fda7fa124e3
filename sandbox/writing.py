"""A scenario as YAML for people: short things on one line, keys in the order of the format. Pure."""

from collections.abc import Mapping
from typing import Any

import yaml

WIDTH = 110
ORDER = (
    "scenario", "title", "question", "shows", "mode", "turn", "for", "phase", "first_turn", "assume", "cards",
    "players", "ether", "do", "expect", "lines",
)  # fmt: skip


class _Writer(yaml.SafeDumper):
    """Lists and mappings that fit on a line stand on it."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def yaml_of(scenario: Mapping[str, Any]) -> str:
    ordered = {key: scenario[key] for key in ORDER if key in scenario}
    ordered |= {key: value for key, value in scenario.items() if key not in ordered}
    return "".join(_block(key, value) for key, value in ordered.items())


def _block(key: str, value: Any, indent: int = 0) -> str:
    pad = "  " * indent
    line = f"{pad}{_flow(key)}: {_flow(value)}"
    if len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return line + "\n"
    if isinstance(value, dict):
        return f"{pad}{_flow(key)}:\n" + "".join(_block(name, item, indent + 1) for name, item in value.items())
    return f"{pad}{_flow(key)}:\n" + "".join(f"{pad}  - {_flow(item)}\n" for item in value)


def _flow(value: Any) -> str:
    written = yaml.dump(
        value, Dumper=_Writer, default_flow_style=True, sort_keys=False, allow_unicode=True, width=10**6
    )
    return written.removesuffix("\n").removesuffix("\n...").strip()
