"""The levels of headings in documents that print none: the rulebook and the article. Order is of no account here."""

from collections.abc import Mapping, Sequence

from rules.corpus.text import ClauseText

from .headings import Section

_RULEBOOK = """
master-the-elements
    what-is-mage-noir
inventory
victory-conditions
game-setup
    display-the-infinite-ether
    choose-your-starting-hand
    determine-the-first-player
general-rules
    overview-of-a-turn
    the-main-rule
    simultaneous-effects
    leaving-the-board
    discard-and-destroy
    target-validity
how-a-turn-of-mage-noir-unfolds
    draw-phase
    turn-start
    mana-gathering-phase
        draw-mana
        what-is-mana
        the-available-ether
            frequent-questions-about-adding-mana
        lack-of-mana-cards
    main-phase
        available-actions-during-your-main-phase
            prepare-a-spell
            activate-a-spell
            channel-a-spell-as-a-component
            trading-mana
            the-name-rule
    end-of-turn
the-elements
    air
    water
    fire
    vegetal
    mineral
    arcane
the-different-types-of-cards
    using-permanents-and-equipment-as-components
    permanents
    wearing-rings
    equipment
    rites-rituals
becoming-a-mage-noir
deck-building
    rules
    tips
    pre-constructed-deck-lists
        whirling-flurry
        crushing-pressure
        burning-wrath
        surging-growth
rule-clarifications
    instantaneous-effects
    excess-damage
    inflected-damage-versus-lost-hp
    reducing-versus-subtracting
glossary
special-thanks
want-more
"""

_ARTICLE = """
hi-there-mages
to-start-with-here-are-some-terms
    indivisible-action
    chains-of-events
when-can-i-perform-actions
    regular-actions
    triggered-actions
    at-any-time-effects
that-s-it-for-today-mages
"""

# Boxes printed in the middle of another clause, and how many paragraphs each holds; then the clause before goes on.
BOXES = {
    "the-name-rule": 3,
    "using-permanents-and-equipment-as-components": 1,
    "frequent-questions-about-adding-mana": 6,
}


def _parents(outline: str) -> dict[str, str]:
    parents: dict[str, str] = {}
    path: list[str] = []
    for line in outline.split("\n")[1:-1]:
        key = line.strip()
        del path[(len(line) - len(key)) // 4 :]
        parents[key] = path[-1] if path else ""
        path.append(key)
    return parents


RULEBOOK = _parents(_RULEBOOK)
ARTICLE = _parents(_ARTICLE)


def place(sections: Sequence[Section], outline: Mapping[str, str]) -> list[ClauseText]:
    """Give each section its place; one that the outline does not know goes below the last top-level heading."""
    depths: dict[str, int] = {"": 0}
    clauses: list[ClauseText] = []
    top = ""
    for section in sections:
        parent = outline.get(section.key, top)
        while parent not in depths:
            parent = outline.get(parent, "")
        top = section.key if outline.get(section.key) == "" else top
        depths[section.key] = depths[parent] + 1
        clauses.append(section.clause(depths[section.key], parent))
    return clauses
