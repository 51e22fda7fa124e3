"""What a task of the chain knows: its source and controller, the chosen targets, its citation, the event behind it."""

from typing import Any

Data = dict[str, Any]
