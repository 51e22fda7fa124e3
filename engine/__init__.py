"""The rules of the game in pure Python: a position and a declared action in, a cited chain of events out."""

from .cards import CardDef
from .chain import step
from .outcomes import outcomes
from .plays import legal_plays, payment, why_not
from .report import report
from .scenario import Trace, resolve

__all__ = ["CardDef", "Trace", "legal_plays", "outcomes", "payment", "report", "resolve", "step", "why_not"]
