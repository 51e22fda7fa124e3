"""Kinds of cards and what an effect reaches: "1 composant Vague que vous contrôlez"."""

from typing import Any

from ...effects.amounts import Amount, Number
from ...effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Cause,
    Chosen,
    Every,
    Group,
    Infinite,
    It,
    Itself,
    Kind,
    Known,
    Pick,
    Reserve,
    Share,
    Shared,
    Shifted,
    Target,
    That,
    Top,
    Used,
    Who,
    Whole,
)  # fmt: skip
from .speaking import NUMBERS, Telling, listed, of, tell, tells
from .words import ELEMENTS, KEYWORDS, SLOTS, TYPES, name, pile, word

PLAYERS = {"you": "vous", "opponent": "l'adversaire", "all": "TOUS les joueurs", "active": "le joueur actif"}
SIDES = {"you": " que vous contrôlez", "opponent": " que l'adversaire contrôle"}
THEIRS = " de l'adversaire"
FORMS = {"prepared": "en préparation", "channeled": "canalisé"}


def plural(noun: str) -> str:
    return noun if noun.endswith(("s", "x")) else f"{noun[:-2]}aux" if noun.endswith("al") else f"{noun}s"


def _nouns(kind: Kind) -> list[str]:
    if kind.name:
        return ["exemplaire"]
    if kind.slot:
        return [SLOTS.get(kind.slot, kind.slot)]
    if kind.component:
        return ["composant"]
    if kind.types:
        return [TYPES.get(type_, type_) for type_ in kind.types]
    return ["carte" if kind.zone in ("hand", "deck", "discard", "exile") else "sort"]


def phrase(kind: Kind, one: bool = True, side: bool = True) -> str:
    """What it is, of which element and name, whose, where, with what."""
    many = "" if one else "s"
    found = " ou ".join(noun if one else plural(noun) for noun in _nouns(kind))
    found += f" {of('ce sort' if kind.name == 'this' else name(kind.name))}" if kind.name else ""
    element = ELEMENTS.get(kind.element, kind.element)
    found += f" {element if one or element in ('Air', 'Eau', 'Feu', 'Arcane') else plural(element)}" if element else ""
    found += f" {' '.join(word(item) for item in kind.words)}" if kind.words else ""
    found += f" {listed([word(item) for item in kind.any_words], 'ou')}" if kind.any_words else ""
    if kind.component and kind.types:
        found += f" ({listed([TYPES.get(type_, type_) for type_ in kind.types], 'ou')})"
    for form in kind.forms:
        found += f" {FORMS.get(form, form)}{many if form == 'channeled' else ''}"
    return found + _qualities(kind) + (_place(kind) if side else "") + _limits(kind)


def _qualities(kind: Kind) -> str:
    found = " avec des PV" if kind.with_hp else ""
    found += f" ayant au moins {kind.least_hp} PV" if kind.least_hp else ""
    found += f" avec {KEYWORDS.get(kind.keyword, kind.keyword)}" if kind.keyword else ""
    found += " ne verrouillant aucun Mana" if kind.without_mana else ""
    if kind.costs:
        found += f" dont le coût en Mana {ELEMENTS.get(kind.costs[0], kind.costs[0])} est d'au moins {kind.costs[1]}"
    return found


def _place(kind: Kind) -> str:
    if kind.zone == "board":
        return SIDES.get(kind.controller, "")
    return f" {of(pile(kind.zone, kind.controller))}" if kind.zone else ", où qu'il soit"


def _limits(kind: Kind) -> str:
    found = " joué ce tour-ci" if kind.new else ""
    found += " situé en dessous" if kind.below else ""
    if kind.not_types:
        found += f" (hors {listed([TYPES.get(type_, type_) for type_ in kind.not_types])})"
    if kind.not_words:
        english = " ".join(kind.not_words).capitalize()
        found += f" (sauf {name(english) if name(english) != english else ' '.join(map(word, kind.not_words))})"
    return found


def a(kind: Kind) -> str:
    """ "une carte", "un autre sort"."""
    told = phrase(kind)
    return f"{'une' if told.startswith(('carte', 'Tête', 'Arme', 'Amulette')) else 'un'} {_other(kind)}{told}"


def _other(kind: Kind, many: bool = False) -> str:
    return ("autres " if many else "autre ") if kind.other else ""


@tells(Kind)
def kinds(kind: Kind, telling: Telling) -> str:
    return the(kind)


def the(kind: Kind) -> str:
    return f"les {_other(kind, True)}{phrase(kind, one=False)}"


# ---- reaches -------------------------------------------------------------------------------------------------------
@tells(Target, Pick)
def counted(part: Any, telling: Telling) -> str:
    what = part.of if isinstance(part, Pick) else part.what
    telling.player, telling.kind = isinstance(what, AnyPlayer), what
    if part.least == 0:
        number = f"jusqu'à {_number(part.most, telling)}"
    elif part.least == part.most:
        number = _number(part.most, telling)
    else:
        number = f"{of(_number(part.least, telling))} {_to(part.most, telling)}"
    whose = "" if part.by == "you" else " au choix de l'adversaire"
    if not isinstance(what, Kind):
        plain = type(part.most) is int and part.least == part.most == 1
        return (tell(what, telling) if plain else f"{number} {'joueurs' if telling.player else 'cibles'}") + whose
    if type(part.most) is int and part.least == part.most == 1:
        return a(what) + whose
    one = part.most in (1, Number(1))
    return f"{number} {_other(what, not one)}{phrase(what, one)}{whose}"


def _to(amount: Amount, telling: Telling) -> str:
    return f"à {_number(amount, telling)}"


def _number(amount: Amount, telling: Telling) -> str:
    return NUMBERS[amount] if isinstance(amount, int) and 0 <= amount < len(NUMBERS) else tell(amount, telling)


@tells(Who)
def who(part: Who, telling: Telling) -> str:
    return PLAYERS.get(part.player, part.player)


@tells(Itself)
def itself(_: Itself, telling: Telling) -> str:
    return telling.this


@tells(That)
def that(_: That, telling: Telling) -> str:
    return "ce joueur" if telling.player else "cette cible"


@tells(It)
def it(_: It, telling: Telling) -> str:
    return "cette carte"


@tells(Cause)
def cause(_: Cause, telling: Telling) -> str:
    return "ce joueur" if telling.each else "la carte en question"


@tells(Used)
def used(part: Used, telling: Telling) -> str:
    return f"le composant {word(part.word)} utilisé pour {telling.this}"


@tells(Known)
def known(part: Known, telling: Telling) -> str:
    return listed(list(part.ids))


@tells(Every)
def every(part: Every, telling: Telling) -> str:
    return f"chaque {_other(part.of)}{phrase(part.of)}"


@tells(Group)
def group(part: Group, telling: Telling) -> str:
    return listed([tell(item, telling) for item in part.parts])


@tells(Share)
def share(part: Share, telling: Telling) -> str:
    return f"{tell(part.least, telling)} à {tell(part.most, telling)} cibles"


@tells(Chosen)
def chosen(part: Chosen, telling: Telling) -> str:
    return tell(part.target, telling)


def whose_pile(zone: str, player: Any, telling: Telling) -> str:
    if isinstance(player, Who) and player.player in ("you", "opponent"):
        return pile(zone, player.player)
    if player == Target(AnyPlayer()):
        telling.player = True
        return pile(zone, "any")
    return f"{pile(zone, 'opponent').removesuffix(THEIRS)} {of(tell(player, telling))}"


@tells(Top)
def top(part: Top, telling: Telling) -> str:
    where = of(whose_pile(part.zone, part.who, telling))
    end = "du dessous" if part.bottom else "du dessus"
    if part.amount in (1, Number(1)):
        return f"la carte {end} {where}"
    return f"les {_number(part.amount, telling)} cartes {end} {where}"


@tells(Whole)
def whole(part: Whole, telling: Telling) -> str:
    return f"tout le contenu {of(whose_pile(part.zone, part.who, telling))}"


FIXED: dict[type, str] = {
    AnyTarget: "n'importe quelle cible", AnyPlayer: "le joueur de votre choix", Shifted: "les cartes ainsi déphasées",
    Shared: "les cibles choisies", Reserve: "votre réserve de Mana", Infinite: "l'Éther Infini",
}  # fmt: skip


@tells(*FIXED)
def fixed(part: object, telling: Telling) -> str:
    return FIXED[type(part)]
