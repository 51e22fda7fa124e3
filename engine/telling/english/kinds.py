"""Kinds of cards: "prepared Water spells you control"."""

from ...effects.selectors import Kind
from ...mana import ELEMENTS
from .speaking import Telling, an, capital, listed, tells

TYPES = {"permanent": "Permanent", "equipment": "piece of Equipment", "ritual": "Ritual", "animal": "Animal"}
ALONE = {"permanent": "a Permanent", "equipment": "Equipment", "ritual": "a Ritual", "animal": "an Animal"}
SLOTS = frozenset({"Ring", "Weapon", "Head", "Torso", "Back", "Feet", "Trinket"})
NOUNS = frozenset({"Seed", "Tree", "Sun", "Rock", "Flower", "Flame"})  # "Trees" are Tree spells; "Solar" needs a noun
CAPITALS = frozenset({"Time", "Hand", "Light", "Source"})  # words of names that are also words of a text
ZONES = {
    "hand": ("your hand", "the opponent's hand", "any player's hand"),
    "deck": ("your deck", "the opponent's deck", "any player's deck"),
    "discard": ("your discard pile", "the opponent's discard pile", "any player's discard pile"),
    "exile": ("your exile", "the opponent's exile", "any player's exile"),
    "board": ("your board", "the opponent's board", "the board"),
}


def whose(controller: str, telling: Telling) -> str:
    """Whoever tells it is "you"."""
    swapped = {"you": "opponent", "opponent": "you"}
    return swapped.get(controller, controller) if telling.theirs else controller


def place(zone: str, controller: str, telling: Telling) -> str:
    found = ZONES.get(zone, (f"your {zone}", f"the opponent's {zone}", f"any player's {zone}"))
    who = whose(controller, telling)
    if telling.theirs and who == "opponent":
        return f"their {found[0].removeprefix('your ')}"
    return found[{"you": 0, "opponent": 1}.get(who, 2)]


def name_words(words: tuple[str, ...]) -> str:
    """As on a card: "Lightning chain"."""
    return " ".join((words[0], *(word if word in CAPITALS else word.lower() for word in words[1:]))) if words else ""


def plural(noun: str) -> str:
    if noun.startswith(("piece of", "copy of")):
        return f"{'pieces' if noun[0] == 'p' else 'copies'}{noun[noun.index(' ') :]}"
    return noun if noun.endswith(("Feet", "s")) else f"{noun}s"


def owned(kind: Kind, telling: Telling, one: bool) -> str:
    """ "of yours" is one picked among them, "you control" are all."""
    who = whose(kind.controller, telling)
    if kind.zone != "board" or kind.new or who not in ("you", "opponent"):
        return ""
    if telling.theirs:
        return " you control" if who == "you" else " they control"
    return " the opponent controls" if who == "opponent" else " of yours" if one else " you control"


def worded_equipment(kind: Kind, one: bool) -> bool:
    """ "A piece of Druid Equipment"."""
    return (
        one
        and kind.types == ("equipment",)
        and bool(kind.words)
        and not (kind.any_words or kind.slot or kind.component or _called(kind))
    )


def adjectives(kind: Kind, one: bool) -> list[str]:
    found = [" or ".join(kind.forms)] if kind.forms else []
    found += ["other"] if kind.other else []
    found += [capital(kind.element)] if kind.element else []
    if worded_equipment(kind, one):
        return found
    if len(kind.any_words) > 1:
        found.append(listed([name_words((word,)) for word in kind.any_words], "or"))
    if (kind.words and _alone(kind) is None and not _called(kind) and not kind.component) or (
        kind.words and kind.component and not _called(kind)
    ):
        found.append(name_words(kind.words))
    return found


def _called(kind: Kind) -> bool:
    """Words of a name that would be taken for an element, or for Equipment of a type."""
    slot = any(word in SLOTS for word in kind.words) and not (kind.component and len(kind.words) == 1)
    return slot or any(word.lower() in ELEMENTS for word in kind.words)


def _alone(kind: Kind) -> str | None:
    """ "Seeds" are Seed spells."""
    plain = not (kind.types or kind.component or kind.slot or kind.name or kind.any_words)
    if not plain or kind.zone not in ("board", "") or len(kind.words) != 1 or kind.words[0] not in NOUNS:
        return None
    return name_words(kind.words)


def noun(kind: Kind, one: bool) -> str:
    if kind.name:
        found = f"copy of {'this spell' if kind.name == 'this' else kind.name}"
        found += f" as {_typed(kind) or 'component'}" if kind.types or kind.slot or kind.component else ""
    elif kind.component:
        found = "component" if not (kind.types or kind.slot) else " ".join((_typed(kind), "used as component"))
    elif worded_equipment(kind, one):
        return f"piece of {name_words(kind.words)} Equipment"
    elif kind.slot or kind.types:
        return _typed(kind) if one or len(kind.types) > 1 else plural(_typed(kind))
    else:
        found = _alone(kind) or ("spell" if kind.zone in ("board", "") else "card")
    return found if one else plural(found)


def _typed(kind: Kind) -> str:
    if kind.slot:
        found = capital(kind.slot)
        return found if kind.types == ("equipment",) else f"card worn as {kind.slot}"
    return listed([TYPES.get(type_, "spell") for type_ in kind.types], "or")


def qualities(kind: Kind) -> str:
    found = "".join(f" of the {type_} type" for type_ in kind.types if type_ not in TYPES)
    found += " with HP" if kind.with_hp else ""
    if kind.least_hp:
        found += f" with {'one' if kind.least_hp == 1 else kind.least_hp} or more HP"
    found += f" with {kind.keyword}" if kind.keyword else ""
    found += " with no Mana under it" if kind.without_mana else ""
    if kind.costs:
        found += f" whose {capital(kind.costs[0])} Mana cost is {kind.costs[1]} or more"
    found += f" called {name_words(kind.words)}" if _called(kind) else ""
    found += f" called {kind.any_words[0]} or so" if len(kind.any_words) == 1 else ""
    return found


def restrictions(kind: Kind) -> str:
    found = ""
    if kind.not_types:
        first, *rest = (ALONE.get(type_, an(TYPES.get(type_, type_))) for type_ in kind.not_types)
        found += f" that isn't {listed([first, *(item.removeprefix('a ').removeprefix('an ') for item in rest)], 'or')}"
    found += f" that isn't {an(name_words(kind.not_words))}" if kind.not_words else ""
    found += " you played this turn" if kind.new and kind.controller == "you" else " played this turn" * kind.new
    return found


def located(kind: Kind, telling: Telling, picked: bool, where: str) -> str:
    if kind.zone == "board":
        return f" {where}" if where and not owned(kind, telling, picked) and not kind.new else ""
    return f" {'from' if picked else 'in'} {place(kind.zone, kind.controller, telling)}" if kind.zone else " anywhere"


def phrase(kind: Kind, telling: Telling, one: bool = True, picked: bool = False, where: str = "") -> str:
    """What it is, what it has, whose it is and where; `where` is said of what nobody in particular has."""
    whole = [*adjectives(kind, one), noun(kind, one)]
    side = owned(kind, telling, picked)
    place_ = located(kind, telling, picked, where)
    below = " below this one" if kind.below and not picked else ""
    if kind.zone == "board":
        return " ".join(whole) + place_ + qualities(kind) + side + below + restrictions(kind)
    return " ".join(whole) + qualities(kind) + place_ + below + restrictions(kind)


@tells(Kind)
def kinds(kind: Kind, telling: Telling) -> str:
    return phrase(kind, telling, one=False)


def bare(kind: Kind, telling: Telling, one: bool = False) -> str:
    """Without whose it is and where."""
    return " ".join([*adjectives(kind, one), noun(kind, one)]) + qualities(kind) + restrictions(kind)
