"""The glossary: keywords and terms, each with the clauses that define it, highest authority first."""

from dataclasses import dataclass

from .corpus.text import plain, slug
from .library import Library, Rule

# Whole sections that define a term in each of their clauses.
SECTIONS = ("DR-3.2", "DR-9", "RB-glossary")
# Single clauses that define a term by the way, with the word a reader looks for.
SINGLE = {
    "DR-4.1": "Indivisible action",
    "DR-4.2.1": "Chain of events",
    "DR-4.3": "At any time",
    "DR-5.1": "Damage",
    "DR-6.2": "Transition zone",
    "DR-6.3": "Reset",
    "DR-6.6": "Exile",
    "DR-7.2": "Passive effect",
    "DR-10.1": "Control",
    "DR-10.7": "Control validity check",
    "DR-2.4": "Printed and preparation cost",
    "RB-permanents": "Permanent",
    "RB-equipment": "Equipment",
    "RB-rites-rituals": "Rite and Ritual",
    "RB-becoming-a-mage-noir": "Mage Noir",
    "RB-trading-mana": "Trade",
    "RB-inflected-damage-versus-lost-hp": "Lost Health Points",
    "RB-reducing-versus-subtracting": "Reduce and subtract",
    "AA-les-animaux": "Animal",
    "AA-animal-epuise": "Exhausted",
    "SC-adversary-turns": "Adversary",
}
KEYWORDS = "DR-3.2"


@dataclass(frozen=True)
class Term:
    name: str
    rules: tuple[Rule, ...]
    keyword: bool

    @property
    def slug(self) -> str:
        return slug(self.name)


def terms(books: Library) -> list[Term]:
    found: dict[str, tuple[str, list[Rule]]] = {}
    for name, rule in _definitions(books):
        found.setdefault(plain(name), (name, []))[1].append(rule)
    return [
        Term(name, tuple(sorted(rules, key=lambda rule: rule.document.rank or 9)), _is_keyword(rules))
        for _, (name, rules) in sorted(found.items())
    ]


def _definitions(books: Library) -> list[tuple[str, Rule]]:
    pairs = []
    for section in SECTIONS:
        if above := books.as_written(section):
            pairs += [(rule.words().heading, rule) for rule in above.children]
    for cite, name in SINGLE.items():
        if rule := books.as_written(cite):
            pairs.append((name, rule))
    return pairs


def _is_keyword(rules: list[Rule]) -> bool:
    return any(rule.parent is not None and rule.parent.cite == KEYWORDS for rule in rules)
