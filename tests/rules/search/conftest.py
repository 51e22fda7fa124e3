"""A small index that every test of the search may use; all its texts are made up."""

from pathlib import Path

import pytest

from rules.search import Entry, Searcher

ENTRIES = (
    Entry("DR-6", "clause", "Changes of zone", "How cards move.", "DR", 4),
    Entry(
        "DR-6.5",
        "clause",
        "Chronology of discarding",
        "A spell goes to the discard pile in **five** steps; its Mana is released as soon as nothing is left to apply.",
        "DR",
        4,
        section=("Changes of zone",),
        asked=("graveyard order", "when is Mana released"),
    ),
    Entry("DR-6.50", "clause", "Decoy", "Has a number that begins alike.", "DR", 4),
    Entry("DR-9.1", "clause", "To", "One thing is needed for another.", "DR", 4, section=("Definition of terms",)),
    Entry("DR-9.4", "clause", "You", "The controller of the card.", "DR", 4, section=("Definition of terms",)),
    Entry("DR-3.2.9", "clause", "Slowcast", "Cannot be activated in the turn of its preparation.", "DR", 4),
    Entry("DR-3.2.2", "clause", "Indestructible", "Stays on the board, whatever would destroy it.", "DR", 4),
    Entry("RB-trading-mana", "clause", "Trading Mana", "Give two Mana of your reserve for one.", "RB", 5),
    Entry("RB-equipment", "clause", "Equipment", "Worn by players; one of a type.", "RB", 5),
    Entry("RB-rings", "clause", "Wearing rings", "As many rings as you like.", "RB", 5, section=("Equipment",)),
    Entry("RB-main-phase", "clause", "Main phase", "Do what you like.", "RB", 5),
    Entry("CE-chains", "clause", "Chains of events", "Actions one after the other.", "CE", None),
    Entry("AA-animal-epuise", "clause", "Exhausted Animal", "An Animal that lies face down.", "AA", 5),
    Entry("AA-animal-epuise", "clause", "Animal épuisé", "Un Animal face cachée est épuisé.", "AA", 5, "fr"),
    Entry("AA-main", "clause", "La main de départ", "Choisissez votre main de départ.", "AA", 5, "fr"),
    Entry(
        "Tornado",
        "card",
        "Tornado",
        "Deal 4 damage <script>alert(1)</script> & draw.",
        facets={"e": ("air",), "t": ("spell",)},
        numbers={"cost": 3.0},
    ),
    Entry("Seed", "card", "Seed", "Grow.", facets={"e": ("vegetal",), "t": ("spell",)}, numbers={"cost": 1.0}),
    Entry("CD:Tornado.1", "note", "Tornado", "The wind is chosen when Tornado is activated.", "CD", 2),
)


@pytest.fixture(scope="session")
def searcher(tmp_path_factory: pytest.TempPathFactory) -> Searcher:
    folder: Path = tmp_path_factory.mktemp("search") / "index"
    return Searcher.build(ENTRIES, folder)
