"""What players and cards do, in French."""

from typing import Any

from ...effects import verbs
from ...effects.amounts import Everything, Half, Number
from ...effects.selectors import It, Itself, Kind, Share, That, Top, Who, Whole
from .amounts import measured
from .kinds import phrase
from .speaking import Telling, acts, does, of, tell, tells, to
from .words import PILES, pile, word

AFTER_SHOWING = " après l'avoir montrée"
ORDINALS = ("", "première", "deuxième", "troisième", "quatrième", "cinquième")


# ---- Health Points -------------------------------------------------------------------------------------------------
@tells(verbs.Damage)
def damage(part: verbs.Damage, telling: Telling) -> str:
    much = measured(part.amount, telling)
    harm = f"dégât{'' if much.number in ('0', '1', 'un') else 's'}"
    number = much.number
    if isinstance(part.to, Share):
        text = f"{acts('infliger', telling)} {number} {harm}, à répartir à votre guise entre {tell(part.to, telling)}"
    else:
        text = f"{acts('infliger', telling)} {number} {harm} {_to(part.to, telling)}{much.closing}"
    if not (type(part.times) is int and part.times == 1):
        text += f", {tell(part.times, telling)} fois"
    if part.sure:
        telling.after.append("ces dégâts ne peuvent être ni ignorés, ni réduits, ni redirigés")
    return text


def _to(reach: Any, telling: Telling) -> str:
    if reach == Who():
        return "à vous-même"
    if hasattr(reach, "parts"):
        return " et ".join(_to(part, telling) for part in reach.parts)
    return to(tell(reach, telling))


def _health(infinitive: str, part: Any, telling: Telling) -> str:
    text, behind = does(tell(part.who, telling), infinitive, telling)
    if isinstance(part.amount, Half):
        return f"{text} {tell(part.amount, telling)}{behind}"
    much = measured(part.amount, telling)
    return f"{text} {much.number} PV{much.closing}{behind}"


@tells(verbs.LoseHealth)
def lose(part: verbs.LoseHealth, telling: Telling) -> str:
    return _health("perdre", part, telling)


@tells(verbs.GainHealth)
def gain(part: verbs.GainHealth, telling: Telling) -> str:
    return _health("gagner", part, telling)


@tells(verbs.SetHealth)
def set_health(part: verbs.SetHealth, telling: Telling) -> str:
    text, behind = does(tell(part.who, telling), "entrer", telling)
    return f"{text} en jeu avec autant de PV que {tell(part.amount, telling)}{behind}"


# ---- cards ---------------------------------------------------------------------------------------------------------
def _cards(number: str) -> str:
    return f"{'une' if number == 'un' else number} carte{'' if number in ('0', '1', 'un') else 's'}"


@tells(verbs.Draw)
def draw(part: verbs.Draw, telling: Telling) -> str:
    text, behind = does(tell(part.who, telling), "piocher", telling)
    much = measured(part.amount, telling)
    return f"{text} {_cards(much.number)}{much.closing}{behind}"


@tells(verbs.DiscardFromHand)
def discard_from_hand(part: verbs.DiscardFromHand, telling: Telling) -> str:
    who = tell(part.who, telling)
    text, behind = does(who, "défausser", telling)
    hand = "votre main" if who == "vous" else "sa main"
    kind = Kind(**{**vars(part.of), "zone": "board", "controller": "any"}) if part.of else None
    if part.any_number:
        what = "cartes" if kind is None else f"cartes ({phrase(kind)})"
        return f"{text} autant de {what} {of(hand)} que voulu{behind}"
    if isinstance(part.amount, Everything):
        return f"{text} toute {hand}{behind}"
    much = measured(part.amount, telling)
    what = _cards(much.number)
    if kind is not None:
        what += f" {phrase(kind).removeprefix('sort ')}"
    return f"{text} {what} {of(hand)}{much.closing}{behind}"


@tells(verbs.DiscardDownTo)
def discard_down_to(part: verbs.DiscardDownTo, telling: Telling) -> str:
    text, behind = does(tell(part.who, telling), "défausser", telling)
    return f"{text} aussitôt jusqu'à n'avoir plus que {tell(part.amount, telling)} cartes en main{behind}"


@tells(verbs.DiscardFromDeck)
def discard_from_deck(part: verbs.DiscardFromDeck, telling: Telling) -> str:
    return f"{acts('défausser', telling)} {tell(Top(part.amount, part.who), telling)}"


@tells(verbs.PhaseShift)
def phase_shift(part: verbs.PhaseShift, telling: Telling) -> str:
    much = measured(part.amount, telling)
    return f"{acts('déphaser', telling)} {tell(part.who, telling)} de {much.number}{much.closing}"


@tells(verbs.Shuffle)
def shuffle(part: verbs.Shuffle, telling: Telling) -> str:
    who = tell(part.who, telling)
    text, behind = does(who, "mélanger", telling)
    return f"{text} {'votre' if who == 'vous' else 'son'} deck{behind}"


@tells(verbs.Remove)
def remove(part: verbs.Remove, telling: Telling) -> str:
    kind = getattr(part.what, "what", getattr(part.what, "of", None))
    kind = telling.kind if isinstance(part.what, That) else kind
    types = set(kind.types) if isinstance(kind, Kind) else set()
    own = isinstance(part.what, Itself) and telling.this in ("ce Permanent", "cet Équipement")
    destroyed = own or (bool(types) and types <= {"permanent", "equipment"})
    text = f"{acts('détruire' if destroyed else 'défausser', telling)} {tell(part.what, telling)}"
    if part.despite is not None:
        telling.after.append(f"cet effet ignore Indestructible si {tell(part.despite, telling)}")
    return text


ONE_OBJECT = {
    verbs.Exile: "exiler", verbs.Exhaust: "épuiser", verbs.Regenerate: "régénérer", verbs.Activate: "activer",
    verbs.Channel: "canaliser", verbs.Look: "regarder",
}  # fmt: skip


@tells(*ONE_OBJECT)
def one_object(part: Any, telling: Telling) -> str:
    text = f"{acts(ONE_OBJECT[type(part)], telling)} {tell(part.what, telling)}"
    if isinstance(part, verbs.Look) and isinstance(part.what, Top):
        telling.kind = Kind(controller="you" if part.what.who == Who() else "any")
    return text


@tells(verbs.Apply)
def apply(part: verbs.Apply, telling: Telling) -> str:
    abilities = ", capacités comprises" if part.abilities else ""
    if part.changed_by:
        telling.after.append(
            f"si vous êtes Mage Noir, le composant {word(part.changed_by)} utilisé modifie aussi ce sort"
        )
    return f"{acts('appliquer', telling)} les effets {of(tell(part.what, telling))}{abilities}"


@tells(verbs.SwapPlaces)
def swap(part: verbs.SwapPlaces, telling: Telling) -> str:
    return f"{acts('échanger', telling)} les positions {of(tell(part.what, telling))}"


@tells(verbs.Win)
def win(part: verbs.Win, telling: Telling) -> str:
    text, behind = does("vous" if part.who == "you" else "l'adversaire", "gagner", telling)
    return f"{text} la partie{behind}"


# ---- moves ---------------------------------------------------------------------------------------------------------
@tells(verbs.PutInto)
def put_into(part: verbs.PutInto, telling: Telling) -> str:
    what = tell(part.what, telling)
    if isinstance(part.what, Whole) and part.what.who != Who():
        where = f"son {PILES[part.zone]}" if part.zone == "deck" else f"sa {PILES.get(part.zone, part.zone)}"
    else:
        where = _where(part, telling)
    text = f"{acts('mettre', telling)} {what} dans {where}"
    place = ""
    if part.zone == "deck" and not isinstance(part.what, Whole):
        place = {0: ", en dessous", 1: ", au-dessus"}.get(part.place, f", en {_nth(part.place)} position")
    return f"{text}{place}{AFTER_SHOWING if part.shown else ''}"


def _nth(place: int) -> str:
    return ORDINALS[place] if place < len(ORDINALS) else f"{place}e"


def _where(part: verbs.PutInto, telling: Telling) -> str:
    kind = getattr(part.what, "of", getattr(part.what, "what", None))
    yours = isinstance(kind, Kind) and kind.controller == "you"
    if isinstance(part.what, It):
        yours = isinstance(telling.kind, Kind) and telling.kind.controller == "you"
    if yours or isinstance(part.what, Itself) or (isinstance(part.what, Top | Whole) and part.what.who == Who()):
        return pile(part.zone, "you")
    noun = pile(part.zone, "opponent").removesuffix(" de l'adversaire")
    return f"{noun} de son propriétaire"


@tells(verbs.PutIntoPlay)
def put_into_play(part: verbs.PutIntoPlay, telling: Telling) -> str:
    what = tell(part.what, telling)
    form = {"prepared": ", en préparation", "channeled": ", canalisé"}.get(part.form, "")
    one = getattr(part.what, "most", 1) in (1, Number(1))
    if part.form == "channeled":
        form += ("e" if "carte" in what else "") + ("" if one else "s")
    return f"{acts('mettre', telling)} {what} en jeu{form}"


@tells(verbs.Fetch)
def fetch(part: verbs.Fetch, telling: Telling) -> str:
    number = tell(part.amount, telling)
    kind = Kind(**{**vars(part.of), "controller": "any", "zone": "board"})
    many = number not in ("0", "1", "un")
    card = phrase(kind, not many) if part.of.types or part.of.component else f"carte{'s' if many else ''}{_named(kind)}"
    it = "les" if many else "la" if card.startswith("carte") else "le"
    telling.kind = part.of
    with telling.within(infinitive=telling.infinitive or part.optional):
        done = [] if part.zone == "play" else [_it("montrer", it, telling)]
        done += [f"{acts('retirer', telling)} tous ses effets"] if part.blank else []
        done.append(f"{_it('mettre', it, telling)} {FETCHED.get(part.zone, part.zone)}")
        done += [f"{acts('mélanger', telling)} votre deck"] if part.shuffled else []
        text = f"{acts('chercher', telling)} {number} {card} dans votre deck, {', '.join(done[:-1])} et {done[-1]}"
        text = text.replace(",  et", " et")
    if part.noir_zone:
        telling.after.append(f"si vous êtes Mage Noir, mettez plutôt cette carte dans {pile(part.noir_zone, 'you')}")
    return f"vous pouvez {text}" if part.optional and not telling.infinitive else text


FETCHED = {"hand": "dans votre main", "deck": "au-dessus de votre deck", "play": "en jeu"}


def _named(kind: Kind) -> str:
    return phrase(kind).removeprefix("sort")


def _it(infinitive: str, it: str, telling: Telling) -> str:
    """ "la montrer", "montrez-la"."""
    return f"{it} {infinitive}" if telling.infinitive else f"{acts(infinitive, telling)}-{it}"


@tells(verbs.Sift)
def sift(part: verbs.Sift, telling: Telling) -> str:
    kind = Kind(**{**vars(part.of), "zone": "board"})
    telling.after.append("mettez les autres sous votre deck, dans l'ordre voulu")
    what = phrase(kind).removeprefix("sort ")
    top = tell(Top(part.amount), telling)
    take = f"vous pouvez en montrer {tell(part.take, telling)} ({what}) et la mettre dans votre main"
    return f"{acts('regarder', telling)} {top} ; {take}"
