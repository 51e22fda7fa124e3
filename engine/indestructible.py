"""Indestructible: what cannot be discarded from the board."""

from .keywords import has
from .table import Table


def can_be_discarded(table: Table, id: str, despite: bool = False) -> bool:
    """Indestructible keeps Permanents and Equipment on the board (DR-3.2.2)."""
    card = table.card(id)
    if card.zone != "board":
        return False
    return despite or card.form not in ("permanent", "equipment") or not has(table, id, "Indestructible")
