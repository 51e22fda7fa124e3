"""The sheet in French: the engine tells its steps in English, so each event is told again from its notation. Pure."""

import re
from collections.abc import Mapping
from typing import Any

from .changes import Change

WORDS = {
    "kind": "Feuille d'arbitrage",
    "question": "Question",
    "result": "Résultat",
    "board": "Table",
    "steps": "Étapes",
    "clauses": "Ce qui décide, la plus haute autorité d'abord",
    "assumed": "Hypothèses",
    "disagreements": "Là où les textes divergent",
    "prevails": "l'emporte sur",
    "undecided": "aucun texte ne l'emporte",
    "resolved_on": "Résolu le",
    "texts": "Textes",
    "engine": "Moteur",
    "ether": "Éther",
    "empty": "vide",
    "hand": "en main",
    "turn_of": "tour de",
    "by_hand": "main de l'arbitre",
    "no_assumption": "Rien n'a dû être supposé.",
    "no_steps": "Rien n'a été déclaré.",
    "unmodelled": "Texte de carte non lu, laissé à l'arbitre",
    "scan": "À scanner pour l'ouvrir dans le bac à sable",
    "open": "Suivre pas à pas",
    "link": "Copier le lien",
    "note": "Les règles sont citées en anglais et dans nos mots ; les textes officiels anglais font foi.",
}
PHASES = {
    "start": "début du tour", "draw": "phase de pioche", "mana": "phase de collecte du Mana",
    "main": "phase principale", "end": "fin du tour",
}  # fmt: skip
FORMS = {
    "prepared": "sort préparé", "channeled": "sort canalisé", "permanent": "Permanent", "equipment": "Équipement",
    "ritual": "Rituel", "animal": "Animal", "adversary": "Adversaire",
}  # fmt: skip
MANA = {
    "air": "Air", "water": "Eau", "fire": "Feu", "vegetal": "Végétal", "mineral": "Minéral", "arcane": "Arcane",
}  # fmt: skip
WENT = {
    "discard": "va à la défausse",
    "exile": "part en exil",
    "hand": "retourne en main",
    "deck": "retourne dans le deck",
}
WON = {"draw": "la partie est nulle", "players": "les joueurs gagnent", "adversary": "l'Adversaire gagne"}
ZONES = {"hand": "la main", "deck": "le deck", "discard": "la défausse"}
KINDS = {
    "place": "comment le Mana est réparti entre les piles", "take": "de quelle pile vient le Mana",
    "order": "l'ordre de choses simultanées", "component": "les composants désignés", "pay": "le Mana qui paie",
    "pick": "la carte choisie",
}  # fmt: skip

# Each event in words; nouns where a verb would have to agree with a card whose gender nobody knows.
EVENTS = {
    "prepare": "Préparation de {x}.",
    "enter": "Mise en jeu de {x} ({form}).",
    "channel": "Canalisation de {x} comme composant.",
    "activate": "Activation de {x}.",
    "use": "Utilisation de {x}.",
    "apply": "Application des effets de {x}, sans activation.",
    "trigger": "L'effet de {x} se déclenche.",
    "damage": "{x} subit {n} {points} de dégâts.",
    "redirect": "Les dégâts sont redirigés vers {x}.",
    "lose": "{x} perd {n} PV.",
    "gain": "{x} gagne {n} PV.",
    "draw": "{x} pioche une carte.",
    "discard": "Défausse de {x}.",
    "destroy": "Destruction de {x}.",
    "exile": "Exil de {x}.",
    "return": "{x} quitte le jeu vers {zone}.",
    "shuffle": "{x} mélange son deck ; l'ordre du scénario est gardé.",
    "reveal": "{x} est à découvert.",
    "release": "Le Mana sous {x} retourne à l'Éther disponible : {mana}.",
    "lock": "Du Mana est bloqué sous {x} : {mana}.",
    "take": "{x} prend du Mana : {mana}.",
    "pay": "{x} paie à l'Éther disponible : {mana}.",
    "trade": "{x} échange du Mana avec l'Éther disponible.",
    "gather": "{x} ajoute à l'Éther disponible : {mana}.",
    "grant": "{x} gagne {effect}.",
    "expire": "{x} perd {effect}.",
    "exhaust": "Épuisement de {x}.",
    "regenerate": "Régénération de {x}.",
    "reset": "{x} est à destination, comme à l'impression.",
    "check": "Contrôle de validité pour {x}.",
    "phase": "{x} : {phase}.",
    "fizzle": "Sans effet : {x}.",
    "defeat": "Défaite de {x}.",
    "win": "Victoire de {x}.",
    "shift": "Déphasage de {n} pour {x}.",
    "zenith": "Contrôle du Zénith pour {x} : {yes}.",
}
_EFFECT = re.compile(r'"(.*)"', re.DOTALL)
_MANA = re.compile(r"\{(.*)\}")
TELLS_WHY = ("fizzle",)  # whose reason stands in the engine's text alone


def step(text: str, event: str, names: Mapping[str, str]) -> str:
    """An event in French; one without words of its own stays as the engine tells it."""
    verb, _, rest = event.partition(" ")
    subject, _, values = rest.partition(" ")
    if verb not in EVENTS or not subject:
        return text
    effect, amounts = _EFFECT.search(values), _MANA.search(values)
    told = EVENTS[verb].format(
        x=f"« {names[subject]} »" if subject in names else subject,
        n=values,
        points="point" if values in ("-1", "0", "1") else "points",
        form=FORMS.get(values, values),
        zone=ZONES.get(values, values),
        phase=PHASES.get(values, values),
        mana=mana(amounts[1]) if amounts else values,
        effect=f"« {effect[1]} »" if effect else values,
        yes={"yes": "oui", "no": "non"}.get(values, values),
    )
    if text.startswith("By the judge's hand"):
        return f"Par la main de l'arbitre : {told}{_reason(text)}"
    return f"{told} ({text})" if verb in TELLS_WHY else told


def _reason(text: str) -> str:
    _, found, reason = text.partition(" Reason: ")
    return f" Raison : {reason}" if found else ""


def mana(amounts: str) -> str:
    pairs = [part.split(":") for part in amounts.split(",") if ":" in part]
    return ", ".join(f"{number.strip()} {MANA.get(element.strip(), element.strip())}" for element, number in pairs)


def change(one: Change, name: str) -> str:
    return {
        "wins": WON.get(one.name, f"{one.name} gagne"),
        "hp": f"{one.name} est à {one.value} PV",
        "went": f"{name} {WENT.get(str(one.value), 'quitte la table')}",
        "entered": f"{name} est en jeu",
        "form": f"{name} devient {FORMS.get(str(one.value), one.value)}",
        "card hp": f"{name} est à {one.value} PV",
        "hand": f"{one.name} a {one.value} carte{'' if one.value in (0, 1) else 's'} en main",
    }[one.what]


def holding(status: str, told: Mapping[str, Any], changed: list[str]) -> str:
    question = told.get("question") or {}
    text = " ; ".join(changed)
    return {
        "resolved": f"{text[:1].upper()}{text[1:]}." if changed else "Rien ne change sur la table.",
        "awaiting": f"Ouvert : {question.get('by')} doit décider ({question.get('text')}).",
        "illegal": f"Interdit : {told.get('reason')}",
        "loop": "La chaîne d'événements se répète sans fin.",
        "stopped": "Pas résolu jusqu'au bout : cela prenait trop de temps.",
    }.get(status, status)


def assumption(one: Mapping[str, Any]) -> str:
    if one["kind"] in KINDS:
        return f"Personne n'a dit {KINDS[one['kind']]} : le choix par défaut est pris."
    return str(one["text"])
