"""Conditions in French."""

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
from ...effects.selectors import Kind
from .kinds import FORMS, a, phrase
from .speaking import Telling, if_, tell, tells
from .words import mana, pile


def head(condition: Condition | None, telling: Telling) -> str:
    """Before a paragraph."""
    if condition is None:
        return ""
    if isinstance(condition, Both):
        return "".join(head(item, telling) for item in condition.conditions)
    if isinstance(condition, Zenith):
        return "Zénith : "
    if isinstance(condition, InForm):
        return f"tant que {tell(condition, telling)}, "
    if condition == OnTurn():
        return "durant votre tour, "
    return f"{if_(tell(condition, telling))}, "


def _who(who: str) -> str:
    return "vous" if who == "you" else "l'adversaire"


@tells(MageNoir)
def noir(part: MageNoir, telling: Telling) -> str:
    return "vous êtes Mage Noir" if part.who == "you" else "l'adversaire est Mage Noir"


@tells(Zenith)
def zenith(_: Zenith, telling: Telling) -> str:
    return "Zénith est actif"


@tells(AtLeast)
def at_least(part: AtLeast, telling: Telling) -> str:
    plain = part.of.zone == "board" and part.of.controller in ("you", "opponent")
    one = part.number == 1
    verb = "vous contrôlez" if part.of.controller == "you" else "l'adversaire contrôle"
    if not plain:
        return f"il y a au moins {part.number} {phrase(part.of, one)}"
    kind = Kind(**{**vars(part.of), "controller": "any"})
    return f"{verb} {a(kind)}" if one else f"{verb} au moins {part.number} {phrase(kind, one=False)}"


@tells(LocksMana)
def locks(part: LocksMana, telling: Telling) -> str:
    return f"{tell(part.under, telling)} verrouille au moins {part.number} {mana(part.element)}"


@tells(HealthBelow)
def health_below(part: HealthBelow, telling: Telling) -> str:
    return f"{tell(part.of, telling)} a moins de {part.number} PV"


@tells(DrewMoreThan)
def drew(part: DrewMoreThan, telling: Telling) -> str:
    have = "avez" if part.who == "you" else "a"
    many = "" if part.number == 1 else "s"
    return f"{_who(part.who)} {have} pioché plus de {part.number} carte{many} ce tour-ci"


@tells(DeckHolds)
def deck_holds(part: DeckHolds, telling: Telling) -> str:
    return f"{pile('deck', part.who)} contient plus de {part.more_than} carte{'' if part.more_than == 1 else 's'}"


def _reserve(who: str) -> str:
    return "votre réserve de Mana" if who == "you" else "la réserve de Mana de l'adversaire"


@tells(ReserveHolds)
def reserve_holds(part: ReserveHolds, telling: Telling) -> str:
    return f"{_reserve(part.who)} contient au moins {part.number} {mana(part.element)}"


@tells(InForm)
def in_form(part: InForm, telling: Telling) -> str:
    return f"{telling.this} est {FORMS.get(part.form, part.form)}"


@tells(OnTurn)
def on_turn(part: OnTurn, telling: Telling) -> str:
    return "c'est votre tour" if part.who == "you" else "c'est le tour de l'adversaire"


@tells(CardIs)
def card_is(part: CardIs, telling: Telling) -> str:
    what = tell(part.what, telling)
    if part.kind == Kind(types=("spell",), zone=""):
        return f"{what} peut être canalisée" if "carte" in what else f"{what} peut être canalisé"
    return f"{what} est {a(Kind(**{**vars(part.kind), 'zone': 'board', 'controller': 'any'}))}"


@tells(NoDamageTaken)
def no_damage(part: NoDamageTaken, telling: Telling) -> str:
    return f"{_who(part.who)} ne {'subissez' if part.who == 'you' else 'subit'} ainsi aucun dégât"


@tells(NobodyLostHealth)
def nobody_lost(_: NobodyLostHealth, telling: Telling) -> str:
    return "aucun joueur n'a perdu de PV"


@tells(Not)
def negated(part: Not, telling: Telling) -> str:
    inner = part.condition
    if isinstance(inner, MageNoir):
        return "vous n'êtes pas Mage Noir" if inner.who == "you" else "l'adversaire n'est pas Mage Noir"
    if isinstance(inner, LocksMana) and inner.number == 1:
        return f"{tell(inner.under, telling)} ne verrouille plus de {mana(inner.element)}"
    if inner == ReserveHolds():
        return "votre réserve de Mana est vide"
    return f"il n'est pas vrai que {tell(inner, telling)}"


@tells(Both)
def both(part: Both, telling: Telling) -> str:
    return " et que ".join(tell(item, telling) for item in part.conditions) or "rien ne s'y oppose"
