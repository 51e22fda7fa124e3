"""Paragraphs in French: when they apply, and what they do."""

from ...effects.abilities import (
    Ability,
    AsSoonAs,
    EffectsOf,
    ForLastUser,
    ForUser,
    GrantAll,
    Instead,
    Keyword,
    OnActivation,
    Triggered,
)  # fmt: skip
from ...effects.conditions import MageNoir, Not
from ...effects.selectors import Kind
from ...effects.standing import CostChange, NumberChange
from .choosing import infinitive, joined, keyword, quoted, sentences
from .conditions import head
from .kinds import a, phrase, the
from .speaking import Telling, capital, of, que, tell, tells, to
from .words import mana, name, pile

TURNS = {"you": "de votre tour", "opponent": "du tour de l'adversaire", "each": "du tour de chaque joueur"}
OWN = {
    "enter": "{this} entre en jeu", "leave": "{this} quitte le plateau", "prepared": "vous préparez {this}",
    "discarded": "{this} est défaussé depuis le plateau", "destroyed": "{this} est détruit",
    "discarded from hand": "{this} est défaussé depuis votre main", "used": "{this} vient de servir de composant",
    "channeled": "{this} est canalisé", "gone": "{this} va du plateau à une défausse",
    "prepare": "vous préparez {this}",
}  # fmt: skip
KINDS = {
    "channeled": "{} est canalisé", "destroyed": "{} est détruit", "discarded": "{} est défaussé depuis le plateau",
    "leave": "{} quitte le plateau", "prepare": "vous préparez {}", "enter": "{} entre en jeu",
    "prepared": "{} est préparé", "used": "{} sert de composant", "gone": "{} va du plateau à une défausse",
    "discarded from hand": "{} est défaussé de la main", "damage": "des dégâts sont infligés à {}",
    "hurt": "{} perd des PV ou subit des dégâts", "draw": "{} est pioché", "shift": "{} est déphasé",
    "trade": "{} sert à un échange", "start": "le tour commence pour {}", "end": "le tour s'achève pour {}",
}  # fmt: skip
PLAYERS = {
    "damage": "des dégâts sont infligés à {}", "hurt": "{} perd des PV ou subit des dégâts",
    "draw": "{} pioche une carte",
    "shift": "vous déphasez {}", "trade": "{} échange du Mana avec l'Éther Disponible",
    "gone": "une carte va du plateau à une défausse",
}  # fmt: skip
YOURS = {
    "damage": "des dégâts vous sont infligés", "hurt": "vous perdez des PV ou subissez des dégâts",
    "draw": "vous piochez une carte", "trade": "vous échangez du Mana avec l'Éther Disponible",
    "shift": "vous êtes déphasé", "gone": "une de vos cartes va du plateau à une défausse",
}  # fmt: skip
SUBJECTS = {"opponent": "l'adversaire", "each": "un joueur", "any": "une cible", "opposing": "une cible adverse"}
INSTEAD = {
    "discard": "devait être défaussé depuis le plateau", "destroy": "devait être détruit",
    "discard after activation": "devait être défaussé après son activation", "release": "devait libérer son Mana",
}  # fmt: skip
WHEN = {"main": "durant votre phase principale", "turn": "durant votre tour", "any time": "à tout moment"}


def finished(before: str, said: list[str]) -> str:
    first, *rest = said
    body = capital(first) if before.endswith(": ") else first
    return ". ".join([capital(before + body), *(capital(item) for item in rest)]) + "."


@tells(Keyword)
def told_keyword(part: Keyword, telling: Telling) -> str:
    if part.condition is None:
        return f"{keyword(part)}."
    if part.condition == Not(MageNoir()):
        return f"{keyword(part)}, sauf si vous êtes Mage Noir."
    return finished(head(part.condition, telling), [f"{telling.this} a {keyword(part)}"])


@tells(OnActivation)
def on_activation(part: OnActivation, telling: Telling) -> str:
    before = f"lorsque vous activez {telling.this}, " if part.only_activated else ""
    return finished(before + head(part.condition, telling), sentences(part.actions, telling))


@tells(Triggered)
def triggered(part: Triggered, telling: Telling) -> str:
    with telling.within(each=part.subject == "each"):
        before = head(part.condition, telling) + _event(part, telling)
        return finished(f"{before}, ", sentences(part.actions, telling))


def _event(part: Triggered, telling: Telling) -> str:
    subject = part.subject
    if part.on in ("start", "end") and isinstance(subject, str):
        return f"{'au début' if part.on == 'start' else 'à la fin'} {TURNS.get(subject, TURNS['each'])}"
    if part.source is not None:
        source = "un autre sort" if part.other_source else a(part.source)
        harmed = to(a(subject)) if isinstance(subject, Kind) else _harmed(subject, telling)
        return f"lors{que(source)} inflige des dégâts {harmed}".rstrip()
    text = _happens(part, telling)
    if part.nth and part.on == "draw":
        text = text.replace("une carte", f"{'votre' if subject == 'you' else 'sa'} {part.nth}e carte du tour")
    elif part.nth:
        text += f" pour la {part.nth}e fois du tour"
    text = text.replace("du Mana avec", f"du {mana(part.element)} avec") if part.element else text
    return f"lors{que(text)}"


def _harmed(subject: str, telling: Telling) -> str:
    found = {"itself": to(telling.this), "you": "contre vous", "any": ""}
    return found.get(subject, to(SUBJECTS.get(subject, subject)))


def _happens(part: Triggered, telling: Telling) -> str:
    subject = part.subject
    if isinstance(subject, Kind):
        return KINDS[part.on].format(a(subject))
    if subject == "itself":
        return OWN.get(part.on, KINDS[part.on]).format(telling.this, this=telling.this)
    if subject == "you":
        return YOURS.get(part.on, KINDS[part.on].format("un de vos sorts"))
    return PLAYERS.get(part.on, KINDS[part.on]).format(SUBJECTS.get(subject, subject))


@tells(Ability)
def ability(part: Ability, telling: Telling) -> str:
    before = head(part.condition, telling)
    if part.zone != "board":
        before += f"tant que {telling.this} est dans {pile(part.zone, 'you')}, "
    before += "une fois par tour, " if part.once_a_turn else ""
    before += f"{WHEN.get(part.when, part.when)}, vous pouvez "
    cost = f"{infinitive(part.cost, telling)} pour " if part.cost else ""
    with telling.within(infinitive=True):
        first, *others = sentences(part.actions[:1], telling)
    with telling.within(infinitive=False):
        rest = [f"puis {item}" if place == 0 else item for place, item in enumerate(_rest(part, telling))]
    return finished(before, [cost + first, *others, *rest])


def _rest(part: Ability, telling: Telling) -> list[str]:
    return sentences(part.actions[1:], telling) if len(part.actions) > 1 else []


@tells(AsSoonAs)
def as_soon_as(part: AsSoonAs, telling: Telling) -> str:
    return finished(f"dès {que(tell(part.condition, telling))}, ", sentences(part.actions, telling))


@tells(Instead)
def instead(part: Instead, telling: Telling) -> str:
    subject = a(part.subject) if isinstance(part.subject, Kind) else telling.this
    event = f"si {subject} {INSTEAD.get(part.of, part.of)}"
    if part.of == "draw phase":
        event = "si vous deviez piocher durant votre phase de pioche"
    if part.optional:
        cost = f"{infinitive(part.cost, telling)} pour " if part.cost else ""
        said = f"à la place vous pouvez {cost}{infinitive(part.then, telling)}"
    else:
        said = f"à la place {joined(part.cost + part.then, telling)}"
    return finished(f"{head(part.condition, telling)}{event}, ", [said, *telling.followed()])


# ---- what other cards have -----------------------------------------------------------------------------------------
@tells(ForUser)
def for_user(part: ForUser, telling: Telling) -> str:
    user = "sort" if part.of is None else phrase(part.of)
    user = f"tout {user} utilisant {telling.this} comme composant"
    match part.part:
        case NumberChange() | CostChange(_, _, _, None, False, None):
            return tell(part.part, Telling(user))
    return finished("", [f"{user} gagne {_given(part.part)}"])


def _given(part: object) -> str:
    if isinstance(part, EffectsOf):
        return f"les effets {of(name(part.name))}"
    return quoted(part)  # type: ignore[arg-type]


@tells(ForLastUser)
def for_last_user(part: ForLastUser, telling: Telling) -> str:
    user = "sort" if part.of is None else phrase(part.of)
    return finished("", [f"le dernier {user} ayant utilisé {telling.this} comme composant a {_given(part.part)}"])


@tells(GrantAll)
def grant_all(part: GrantAll, telling: Telling) -> str:
    given = " et ".join(quoted(item) for item in part.parts) or "rien de plus"
    if part.of == Kind(zone=""):
        return finished("", [f"TOUS les sorts gagnent {given}"])
    if part.limit:
        return finished("", [f"jusqu'à {tell(part.limit, telling)} {phrase(part.of, one=False)} ont {given}"])
    return finished("", [f"{the(part.of)} ont {given}"])


@tells(EffectsOf)
def effects_of(part: EffectsOf, telling: Telling) -> str:
    return f"{capital(telling.this)} a tous les effets {of(name(part.name))}."
