"""Who and what: players, kinds of cards, counts. Each function is a rule of `reaches.lark`."""

from dataclasses import replace
from typing import Any

from engine.effects.amounts import (
    Amount,
    CardsIn,
    CostOf,
    Count,
    Either,
    HealthOf,
    Limit,
    Locked,
    ManaIn,
    Number,
    ThatMuch,
    XValue,
)  # fmt: skip
from engine.effects.selectors import (
    AnyPlayer,
    AnyTarget,
    Every,
    Group,
    Itself,
    Kind,
    Pick,
    Target,
    Top,
    Used,
    Who,
)  # fmt: skip

from .parts import Items, Nonsense, Pro

REACHES = (Target, Who, Every, Group, Pick, Itself, Used, Pro, Top)
AMOUNTS = (int, Number, XValue, ThatMuch)
COUNTS = (Count, CardsIn, ManaIn)
CONSTANTS: dict[str, Any] = {
    "any_target": Target(AnyTarget()), "any_player": Target(AnyPlayer()), "opponent": Who("opponent"),
    "yourself": Who("you"), "all_players": Who("all"), "active_player": Who("active"),
    "they": Pro("they"), "that_player": Pro("player"),
    "acting_player": Pro("acting"), "it": Pro("it"), "self": Itself(), "named": Itself(),
    "yours": {"controller": "you"}, "theirs": {"controller": "opponent"}, "in_play": {}, "with_hp": {"with_hp": True},
    "without_mana": {"without_mana": True}, "is_new": {"new": True, "controller": "you"},
    "is_prepared": {"forms": ("prepared",)}, "is_channeled": {"forms": ("channeled",)}, "is_other": {"other": True},
    "any_spell": Kind(), "permanent": Kind(types=("permanent",)), "equipment": Kind(types=("equipment",)),
    "ritual": Kind(types=("ritual",)), "animal": Kind(types=("animal",)), "component": Kind(component=True),
    "card": Kind(zone="card"),
    "type_permanent": "permanent", "type_equipment": "equipment", "type_ritual": "ritual", "type_animal": "animal",
    "your_hand": {"zone": "hand", "controller": "you"}, "their_hand": {"zone": "hand", "controller": "opponent"},
    "your_deck": {"zone": "deck", "controller": "you"}, "their_deck": {"zone": "deck", "controller": "opponent"},
    "your_discard": {"zone": "discard", "controller": "you"}, "any_discard": {"zone": "discard", "controller": "any"},
    "their_discard": {"zone": "discard", "controller": "opponent"},
    "your_exile": {"zone": "exile", "controller": "you"},
    "deck_you": Top(), "deck_opponent": Top(1, Who("opponent")), "deck_any": Top(1, Target(AnyPlayer())),
    "pile_you": Top(1, Who(), "discard"), "pile_opponent": Top(1, Who("opponent"), "discard"),
    "pile_any": Top(1, Target(AnyPlayer()), "discard"),
    "x": XValue(), "that_much": ThatMuch(),
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "second": 2, "third_": 3, "first": 1,
}  # fmt: skip


def group(items: Items) -> Group:
    return Group(tuple(items))


def used(items: Items) -> Used:
    return Used(_capital(items[0][0]))


def reached(kind: Kind, least: Amount, most: Amount) -> Target | Pick:
    """On the board it is a target, in a pile or hand it is picked."""
    return Target(kind, least, most) if kind.zone == "board" else Pick(kind, least, most)


def counted(items: Items) -> Target | Pick:
    amount: Amount = Number(items.numbers[0]) if items.numbers else items.one(int)
    return reached(items.one(Kind), amount, amount)


def one_kind(items: Items) -> Target | Pick:
    return reached(items.one(Kind), 1, 1)


def one_of_yours(items: Items) -> Target | Pick:
    """ "Your Animal": of several it is one (DR-7.3)."""
    return reached(kind(items), 1, 1)


def another(items: Items) -> Target | Pick:
    return reached(replace(items.one(Kind), other=True), 1, 1)


def up_to(items: Items) -> Target | Pick:
    return reached(items.one(Kind), 0, Number(items.numbers[0]))


def every(items: Items) -> Every:
    return Every(items.one(Kind))


def either_kind(items: Items) -> Target | Pick:
    """ "1 Permanent or 1 piece of Equipment": one kind, of both types."""
    first, second = items.every(Kind)
    joined = replace(first, types=(*first.types, *second.types), controller=second.controller)
    if joined != replace(second, types=joined.types) or not first.types:
        raise Nonsense("two kinds that differ in more than their type")
    amount: Amount = Number(items.numbers[0]) if items.numbers else 1
    return reached(joined, amount, amount)


def words(items: Items) -> tuple[str, ...]:
    """Each word with a capital, in the singular: "Lightning chain" is two words."""
    return tuple(_capital(str(item)) for item in items)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def singular(word: str) -> str:
    return word[:-1] if len(word) > 2 and word.endswith("s") and not word.endswith("ss") else word


def name(items: Items) -> str:
    return " ".join(str(item) for item in items).replace(" 's", "'s")


def phrase(items: Items) -> str:
    first, *rest = (str(item) for item in items)
    return " ".join((first, *(word.lower() for word in rest)))


def kind(items: Items) -> Kind:
    found = next(item for item in items if isinstance(item, Kind))
    for quality in (item for item in items if isinstance(item, dict)):
        found = replace(found, **_added(found, quality))
    return replace(found, component=False) if found.zone not in ("board", "card") else found


def _added(found: Kind, quality: dict[str, Any]) -> dict[str, Any]:
    """Words add up; two of anything else are no kind of card."""
    if "words" in quality:
        return {"words": (*found.words, *quality["words"])}
    if any(getattr(found, key) not in (getattr(Kind(), key), value, "card") for key, value in quality.items()):
        raise Nonsense("two kinds at once")
    return quality


def of_element(items: Items) -> dict[str, Any]:
    return {"element": items.element}


def with_words(items: Items) -> dict[str, Any]:
    return {"words": tuple(singular(word) for word in items[0])}


def with_any_words(items: Items) -> dict[str, Any]:
    return {"any_words": tuple(singular(word) for part in items for word in part)}


def worded_equipment(items: Items) -> Kind:
    return Kind(types=("equipment",), words=tuple(items[0]))


def in_slot(items: Items) -> Kind:
    slot = items.token("SLOT").lower()
    return Kind(types=("equipment",), slot=slot if slot == "feet" else singular(slot))


def slot_component(items: Items) -> Kind:
    """ "Ring component": by its name, as any component."""
    return Kind(words=(singular(items.token("SLOT")),), component=True)


def words_alone(items: Items) -> Kind:
    return Kind(words=tuple(singular(word) for word in items[0]))


def copy_of(items: Items) -> Kind:
    return Kind(name=items[0])


def with_least_hp(items: Items) -> dict[str, Any]:
    return {"least_hp": items.numbers[0] if items.numbers else 1}


def with_keyword(items: Items) -> dict[str, Any]:
    return {"keyword": items.token("KEYWORD").title()}


def without_types(items: Items) -> dict[str, Any]:
    return {"not_types": items[0]}


def without_words(items: Items) -> dict[str, Any]:
    return {"not_words": tuple(singular(word) for word in items[0])}


def from_zone(items: Items) -> dict[str, Any]:
    return dict(items[0])


def types(items: Items) -> tuple[str, ...]:
    return tuple(items)


def top(items: Items) -> Top:
    found: Top = items.one(Top)
    return replace(found, amount=Number(items.numbers[0]) if items.numbers else 1)


def bottom(items: Items) -> Top:
    found: Top = items.one(Top)
    return replace(found, bottom=True)


# ---- amounts ------------------------------------------------------------------------------------------------------
def number(items: Items) -> Number:
    return Number(items.numbers[0])


def alt(items: Items) -> Either:
    return Either(items[-1], Number(items.numbers[0]), 0)


def per_kind(items: Items) -> Count | CardsIn:
    kind: Kind = items[0]
    if kind == Kind(zone="hand", controller=kind.controller):
        return CardsIn(1, "hand", kind.controller)
    if kind.zone == "card":
        raise Nonsense("cards of which zone?")
    return Count(1, kind)


def per_their_card(_: Items) -> CardsIn:
    return CardsIn(1, "hand", "opponent")


def per_your_card(_: Items) -> CardsIn:
    return CardsIn(1, "hand", "you")


def per_their_mana(items: Items) -> ManaIn:
    return ManaIn(1, items.element, "opponent")


def per_your_mana(items: Items) -> ManaIn:
    return ManaIn(1, items.element, "you")


def health_of(items: Items) -> HealthOf:
    return HealthOf(items[0])


def its_health(_: Items) -> HealthOf:
    return HealthOf(Pro("it"))  # type: ignore[arg-type]


def cost_of(items: Items) -> CostOf:
    return CostOf(items[0])


def its_cost(_: Items) -> CostOf:
    return CostOf(Pro("it"))  # type: ignore[arg-type]


def mana_under(items: Items) -> Locked:
    under = items.one(*REACHES)
    if isinstance(under, Every):
        return Locked(under.of, items.element)
    return Locked(under, items.element)


def mana_under_kind(items: Items) -> Locked:
    return Locked(items.one(Kind), items.element)


def number_of(items: Items) -> Count:
    return Count(1, items[0])


def limit(items: Items) -> Limit:
    return Limit(items.numbers[0])


def amount_of(items: Items) -> Amount:
    """The amount of a verb phrase: counted, or with another one in parentheses behind it."""
    amount: Amount = items.one(*AMOUNTS)
    counted_, other = items.one(*COUNTS), items.one(Either)
    if counted_ is not None:
        amount = replace(counted_, each=amount)
    return replace(other, other=amount) if other is not None else amount
