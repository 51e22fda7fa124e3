"""Conditions: as a clause, as a head of a paragraph, and as what closes a sentence."""

from ...effects.conditions import (
    AtLeast,
    Both,
    CardIs,
    Condition,
    DeckHolds,
    DrewMoreThan,
    HealthBelow,
    InForm,
    LocksMana,
    MageNoir,
    NobodyLostHealth,
    NoDamageTaken,
    Not,
    OnTurn,
    ReserveHolds,
    Zenith,
)  # fmt: skip
from ...effects.selectors import It, Itself, Kind, Top
from .kinds import ALONE, bare, phrase
from .speaking import Telling, an, capital, listed, tell, tells

DURING = (CardIs, NoDamageTaken, NobodyLostHealth)  # about what has just been done
NOT_NOIR = Not(MageNoir())


def heads(condition: Condition | None, telling: Telling, rule: bool = False) -> str:
    """Before a paragraph: "Mage Noir: ", "While prepared: ", "If …: "."""
    if condition is None:
        return ""
    found = condition.conditions if isinstance(condition, Both) and _is_flat(condition) else (condition,)
    return "".join(_head(item, telling, rule and place == 0) for place, item in enumerate(found))


def _is_flat(part: Both) -> bool:
    return len(part.conditions) > 1 and not any(isinstance(item, Both) for item in part.conditions)


def _head(condition: Condition, telling: Telling, on_turn: bool) -> str:
    if condition == OnTurn() and on_turn:
        return "On your turn, "
    told = {MageNoir(): "Mage Noir: ", Zenith(): "Zenith: "}.get(condition)
    if told is None and isinstance(condition, InForm):
        told = f"While {condition.form}: "
    if told is None and isinstance(condition, DURING):
        return f"Provided that {tell(condition, telling)}: "
    return told or f"If {tell(condition, telling)}: "


def clause(condition: Condition, telling: Telling) -> str:
    """Before a sentence: "if …, "."""
    if isinstance(condition, Zenith | InForm):
        return _head(condition, telling, False)
    return f"if {tell(condition, telling)}, "


def tail(condition: Condition, telling: Telling) -> str:
    """Behind a sentence."""
    if condition == NOT_NOIR:
        return ", unless you are a Mage Noir"
    return f" if {tell(condition, telling)}"


@tells(MageNoir)
def noir(part: MageNoir, telling: Telling) -> str:
    return {"you": "you are a Mage Noir", "opponent": "the opponent is a Mage Noir"}.get(
        part.who, f"{part.who} is a Mage Noir"
    )


@tells(Zenith)
def zenith(_: Zenith, telling: Telling) -> str:
    return "Zenith is active"


@tells(AtLeast)
def at_least(part: AtLeast, telling: Telling) -> str:
    kind = part.of
    who = {"you": "you control", "opponent": "the opponent controls"}.get(kind.controller)
    one = part.number == 1
    if who is None or kind.zone != "board" or kind.new or len(kind.types) > 1:
        what = phrase(kind, telling, one=one, where="in play")
        return f"there is {an(what)}" if one else f"there are {part.number} or more {what}"
    if kind.name == "this" and kind.controller == "you" and not one:
        return f"you control {part.number} copies of this spell"
    what = bare(kind, telling, one=one)
    return f"{who} {an(what)}" if one else f"{who} {part.number} or more {what}"


def _mana(number: int, element: str) -> str:
    mana = f"{capital(element)} Mana" if element else "Mana"
    return mana if number == 1 else f"{number} or more {mana}"


@tells(LocksMana)
def locks(part: LocksMana, telling: Telling) -> str:
    return f"{_mana(part.number, part.element)} is under {of_ref(part.under, telling)}"


@tells(HealthBelow)
def health_below(part: HealthBelow, telling: Telling) -> str:
    number = "one" if part.number == 1 else str(part.number)
    return f"{of_ref(part.of, telling)} has less than {number} HP"


def of_ref(part: object, telling: Telling) -> str:
    """In a condition "it" is the card itself."""
    return telling.this if isinstance(part, Itself) else f"what is meant here, {tell(part, telling)},"


@tells(DrewMoreThan)
def drew(part: DrewMoreThan, telling: Telling) -> str:
    who = "you have" if part.who == "you" else f"{'the opponent' if part.who == 'opponent' else part.who} has"
    return f"{who} drawn more than {part.number} {'card' if part.number == 1 else 'cards'} this turn"


@tells(DeckHolds)
def deck_holds(part: DeckHolds, telling: Telling) -> str:
    many = "card" if part.more_than == 1 else "cards"
    return f"{_their(part.who)} deck holds more than {part.more_than} {many}"


def _their(who: str) -> str:
    return {"you": "your", "opponent": "the opponent's"}.get(who, f"{who}'s")


@tells(ReserveHolds)
def reserve_holds(part: ReserveHolds, telling: Telling) -> str:
    return f"{_their(part.who)} Mana reserve holds {_mana(part.number, part.element)}"


@tells(InForm)
def in_form(part: InForm, telling: Telling) -> str:
    return f"{telling.this} is {part.form}"


@tells(OnTurn)
def on_turn(part: OnTurn, telling: Telling) -> str:
    return f"it is {_their(part.who)} turn"


@tells(CardIs)
def card_is(part: CardIs, telling: Telling) -> str:
    what = "it" if isinstance(part.what, It) else tell(part.what, telling)
    if part.kind == Kind(types=("spell",), zone="") and isinstance(part.what, It | Top):
        return f"{what} can be channeled"
    if part.kind == Kind(types=part.kind.types, zone="") and part.kind.types:
        return f"{what} is {listed([ALONE.get(type_, type_) for type_ in part.kind.types], 'or')}"
    zone = f" out of the zone {part.kind.zone}" if part.kind.zone else ""
    return f"{what} is {an(bare(part.kind, telling, one=True))}{zone}"


@tells(NoDamageTaken)
def no_damage(part: NoDamageTaken, telling: Telling) -> str:
    if part.who == "you":
        return "you take no damage this way"
    return f"{'the opponent' if part.who == 'opponent' else part.who} takes no damage this way"


@tells(NobodyLostHealth)
def nobody_lost(_: NobodyLostHealth, telling: Telling) -> str:
    return "no player lost any HP"


@tells(Not)
def negated(part: Not, telling: Telling) -> str:
    inner = part.condition
    if inner == MageNoir():
        return "you are not a Mage Noir"
    if inner == ReserveHolds():
        return "your Mana reserve is empty"
    if isinstance(inner, LocksMana) and inner.number == 1:
        return f"no {_mana(1, inner.element)} is under {of_ref(inner.under, telling)}"
    return f"it is not so that {tell(inner, telling)}"


@tells(Both)
def both(part: Both, telling: Telling) -> str:
    told = [tell(item, telling) for item in part.conditions]
    return " and ".join(told) if _is_flat(part) else f"all of this holds: {listed(told)}"
