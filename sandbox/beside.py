"""What the sandbox adds to other pages: a card to try, the worked examples of a clause to step through."""

from typing import Any
from urllib.parse import urlencode

from cards.card import Card
from rules.citations import Citation
from rules.library import Rule
from rules.shelves import Panel

from . import examples

SHOWN = 8


def card(one: Card) -> Panel | None:
    context: dict[str, Any] = {"card": one, "address": f"/sandbox/?{urlencode({'card': one.slug})}"}
    return None if one.incomplete else Panel("sandbox/_beside_card.html", context)


def clause(rule: Rule) -> Panel | None:
    """Examples cite by the numbers of our words, which an official version may have moved."""
    found = examples.of_clause(str(Citation(rule.document.key, rule.words().key)))
    return Panel("sandbox/_beside_clause.html", {"rows": found[:SHOWN], "total": len(found)}) if found else None
