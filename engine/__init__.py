"""The rules of the game in pure Python: a position and a declared action in, a cited chain of events out."""

from .cards import CardDef
from .outcomes import outcomes
from .plays import legal_plays, why_not
from .report import report
from .scenario import Trace, resolve

__all__ = ["CardDef", "Trace", "legal_plays", "outcomes", "report", "resolve", "why_not"]
