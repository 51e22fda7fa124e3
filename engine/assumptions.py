"""Where the official texts are silent or at odds: each question has a name, a reading taken, and another one.

The reading taken is the first; a scenario chooses the other with `assume: {name: reading}`.
"""

from dataclasses import dataclass

from . import clauses


@dataclass(frozen=True)
class Silence:
    """A question no document decides. `concerns` are the clauses it arises from."""

    question: str
    default: str
    other: str
    reason: str
    concerns: tuple[str, ...] = ()


SILENCES: dict[str, Silence] = {
    "zero-damage": Silence(
        "Does 0 damage count as inflicted?",
        "yes, but not from Temporal paradox",
        "yes everywhere",
        "The Detailed rules and several notes say yes; the note on Temporal paradox says no for it, and ranks higher.",
        (clauses.NEGATIVE, "CD:Temporal paradox.2"),
    ),
    "traded-in": Silence(
        "Where do the Mana given in a trade go?",
        "smaller pile first",
        "the larger pile",
        "They are added to the Available Ether like any other Mana.",
        (clauses.TRADING, clauses.ETHER),
    ),
    "trade-level-piles": Silence(
        "With which pile may one trade while both are level?",
        "either",
        "no trade",
        "Neither pile is the smaller one.",
        (clauses.TRADING,),
    ),
    "own-protector": Silence(
        "May you redirect damage you inflict on yourself to your own Protector?",
        "no",
        "yes",
        "Card text speaks of the opponent's damage, and ranks above the Detailed rules, which speak of all damage.",
        (clauses.PROTECTOR,),
    ),
    "defeat-in-chain": Silence(
        "When is defeat checked inside a chain of events?",
        "after each action",
        "when the chain ends",
        "A game that is over has no further actions; whoever falls in the same action falls together.",
        (clauses.VICTORY, clauses.CHAIN),
    ),
    "dead-triggers": Silence(
        "Do triggers of a player at 0 Health Points still enter the chain?",
        "no",
        "yes",
        "Defeat is checked before triggered effects join the chain.",
        (clauses.VICTORY, clauses.TRIGGERS),
    ),
    "ignition-self": Silence(
        "Does Ignition's own discard trigger it?",
        "yes",
        "no",
        "It is a card that goes from play to a discard pile this turn.",
        ("CT:Ignition",),
    ),
    "zenith-zero": Silence(
        "Is a player without prepared and channeled spells at Zenith?",
        "active",
        "not active",
        "Nought and nought are equal.",
        (clauses.ZENITH,),
    ),
    "absolute-zero-mana": Silence(
        "Is the additional Water Mana of Ritual of absolute zero locked under the spell?",
        "yes",
        "it goes to the Available Ether",
        "It is part of what is paid to prepare the spell.",
        ("CT:Ritual of absolute zero",),
    ),
    "leave-to-deck": Silence(
        "Do leave-play effects of a card that goes to a deck apply before it is there?",
        "before",
        "after",
        "It is in transition, then releases its Mana, then arrives.",
        (clauses.TRANSITION,),
    ),
    "short-deck": Silence(
        "Where is third from the top in a deck of fewer than two cards?",
        "at the bottom",
        "",
        "There is no lower place.",
        (),
    ),
    "chaos-loop": Silence(
        "What if nobody ever loses Health Points to Chaos?",
        "it repeats until somebody does, or the decks are empty",
        "",
        "Its text gives no other end; a repeated position is told as a loop.",
        ("CT:Chaos",),
    ),
    "every-number": Silence(
        "Which numbers do components such as Century change?",
        "digits only",
        "caps and thresholds too",
        "Numbers written as digits are amounts; words, ordinals, rates, X, caps and thresholds are not.",
        ("CT:Century",),
    ),
    "crown-last-mana": Silence(
        "When does Waiver crown leave, if paying for it empties the reserve inside a chain?",
        "as the next action",
        "after the chain",
        "It leaves the moment its condition is met.",
        (clauses.AS_SOON_AS, "CT:Waiver crown"),
    ),
    "autumn-bonus": Silence(
        "Do bonuses for Permanents you control apply to what Autumn does in transition?",
        "no",
        "yes",
        "A card in transition is not controlled.",
        (clauses.AUTUMN, clauses.TRANSITION, clauses.CONTROL),
    ),
    "validity-turns": Silence(
        "Is the control validity check made at every start of turn, or the controller's only?",
        "every turn",
        "own turn only",
        "Three clauses speak of any turn, one example of the controller's.",
        (clauses.VALIDITY, clauses.UNIQUE, clauses.AS_SOON_AS),
    ),
    "animal-ability-exhausts": Silence(
        "Does using an active ability exhaust the Animal?",
        "only where it says so",
        "always",
        "The Animal sheet lists paying and applying, nothing else.",
        (clauses.ANIMAL_USE,),
    ),
    "component-gone": Silence(
        "Does a spell keep what a component gave it once that component is gone?",
        "yes",
        "no",
        "It has been used as a component, and Century is even discarded by being used.",
        (clauses.GAINING,),
    ),
    "helm-whose": Silence(
        "Whose spells does Galactic helm make cheaper?",
        "everybody's",
        "its controller's",
        "Its text names nobody.",
        ("CT:Galactic helm",),
    ),
    "sowing-which": Silence(
        "Which Seeds does Prodigious sowing make Trees when there are more than its number?",
        "those that came first",
        "",
        "The card lets nobody choose.",
        ("CT:Prodigious sowing",),
    ),
    "inception-side": Silence(
        "On whose board does Inception put the opponent's spell?",
        "its owner's",
        "whoever played Inception",
        "The English card does not say; the French one gives it to the opponent.",
        ("CT:Inception",),
    ),
    "activating-target": Silence(
        "Is a spell that is being activated still a prepared spell that can be chosen?",
        "yes",
        "no",
        "It stays on the board, prepared, until its effects have been applied.",
        (clauses.ACTIVATE, clauses.TARGETS),
    ),
    "freed-slowcast": Silence(
        "Can a spell freed of Slowcast by the Mana of Ritual of absolute zero gain Slowcast later?",
        "it never has it",
        "it can gain it later",
        "The Mana is paid so that the spell does not have the keyword, without a limit in time.",
        ("CT:Ritual of absolute zero",),
    ),
    "history-rite": Silence(
        "For how long is one a Mage Noir by a Rite or Ritual that Knowledge of history applies?",
        "for the rest of the game",
        "until the end of the turn",
        "The note says that it applies, and nothing ends it.",
        ("CD:Knowledge of history.3",),
    ),
}


def reading(name: str, chosen: dict[str, str] | None) -> str:
    """The reading taken of a question: the one a scenario chose, or the default."""
    return (chosen or {}).get(name, SILENCES[name].default)


def problems(chosen: object) -> list[str]:
    """What is wrong with the `assume` of a scenario: names and readings that do not exist."""
    if not isinstance(chosen, dict):
        return ["assume: a mapping from the name of an open question to a reading"]
    found = []
    for name, value in chosen.items():
        known = SILENCES.get(name) if isinstance(name, str) else None
        if known is None:
            found.append(f"assume.{name}: no open question has this name; there are {', '.join(SILENCES)}")
        elif read(value) not in (known.default, known.other):
            found.append(f"assume.{name}: one of {[one for one in (known.default, known.other) if one]}")
    return found


def read(value: object) -> str:
    """YAML reads a bare yes or no as a truth value."""
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
