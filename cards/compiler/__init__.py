"""Card text into effects: the grammar reads a paragraph, `reading` makes it what the engine executes."""

from .compile import Compiled, Unmodelled, compile_card, compile_text

__all__ = ["Compiled", "Unmodelled", "compile_card", "compile_text"]
