"""How a part is told in French: one function for each record of the vocabulary, and the forms of verbs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

NUMBERS = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
VOWELS = "aeiouyéèêàâîôûhAEIOUYÉÈÊÀÂÎÔÛH"


@dataclass
class Telling:
    """Whether verbs are in the infinitive here, whose effect it is, and the sentences that must follow this one."""

    this: str = "ce sort"
    infinitive: bool = False
    doer: str = "vous"  # whose infinitive it is
    inner: bool = False  # inside a sentence: what X is cannot follow it
    kind: Any = None  # what was chosen or looked at last
    player: bool = False  # the last target is a player
    each: bool = False  # the event is every player's
    after: list[str] = field(default_factory=list)

    @contextmanager
    def within(self, **how: Any) -> Iterator[None]:
        kept = {name: getattr(self, name) for name in how}
        for name, value in how.items():
            setattr(self, name, value)
        yield
        for name, value in kept.items():
            setattr(self, name, value)

    def followed(self) -> list[str]:
        found, self.after = self.after, []
        return found


Teller = Callable[[Any, Telling], str]
TELLERS: dict[type, Teller] = {}
T = TypeVar("T", bound=Teller)


def tells(*kinds: type) -> Callable[[T], T]:
    def added(function: T) -> T:
        TELLERS.update(dict.fromkeys(kinds, function))
        return function

    return added


def tell(part: Any, telling: Telling) -> str:
    return TELLERS[type(part)](part, telling)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(items: list[str], last: str = "et") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "rien"


def of(noun: str) -> str:
    """ "de", with the article it swallows."""
    for article, made in (("le ", "du "), ("les ", "des ")):
        if noun.startswith(article):
            return made + noun.removeprefix(article)
    return f"d'{noun}" if noun[:1] in VOWELS or noun.startswith("1 ") else f"de {noun}"


def to(noun: str) -> str:
    for article, made in (("le ", "au "), ("les ", "aux ")):
        if noun.startswith(article):
            return made + noun.removeprefix(article)
    return f"à {noun}"


def que(clause: str) -> str:
    return f"qu'{clause}" if clause[:1] in VOWELS else f"que {clause}"


def if_(clause: str) -> str:
    return f"s'{clause}" if clause.startswith("il ") else f"si {clause}"


def verb(infinitive: str) -> tuple[str, str, str]:
    """ "piocher": you, one other, several others."""
    irregular = {
        "perdre": ("perdez", "perd", "perdent"), "mettre": ("mettez", "met", "mettent"),
        "prendre": ("prenez", "prend", "prennent"), "détruire": ("détruisez", "détruit", "détruisent"),
        "payer": ("payez", "paie", "paient"), "entrer": ("entrez", "entre", "entrent"),
        "répartir": ("répartissez", "répartit", "répartissent"), "choisir": ("choisissez", "choisit", "choisissent"),
        "aller": ("allez", "va", "vont"), "libérer": ("libérez", "libère", "libèrent"),
        "régénérer": ("régénérez", "régénère", "régénèrent"), "mélanger": ("mélangez", "mélange", "mélangent"),
        "faire": ("faites", "fait", "font"),
    }  # fmt: skip
    stem = infinitive.removesuffix("er")
    return irregular.get(infinitive, (f"{stem}ez", f"{stem}e", f"{stem}ent"))


def does(who: str, infinitive: str, telling: Telling) -> tuple[str, str]:
    """A verb with its subject, and what stands behind its object: "faire piocher 1 carte à l'adversaire"."""
    you, one, many = verb(infinitive)
    if telling.infinitive:
        return (infinitive, "") if who == telling.doer else (f"faire {infinitive}", f" {to(who)}")
    if who == "vous":
        return you, ""
    if who.startswith("vous et "):
        return f"{who} {you}", ""
    return f"{who} {many if who.startswith('TOUS') or ' et ' in who else one}", ""


def acts(infinitive: str, telling: Telling) -> str:
    """What you do."""
    return infinitive if telling.infinitive else verb(infinitive)[0]
