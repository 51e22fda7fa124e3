"""Rules that hold: damage, costs, keywords, the game. Each function is a rule of `rules.lark`."""

from dataclasses import replace
from typing import Any

from engine.effects import standing as rules_
from engine.effects.abilities import GrantAll, Keyword, Paragraph
from engine.effects.amounts import Amount, Limit, Number
from engine.effects.conditions import AtLeast, Condition
from engine.effects.selectors import AnyPlayer, Kind, Target
from engine.effects.verbs import Begin

from .doing import granted, where_is
from .naming import AMOUNTS, amount_of
from .parts import After, Items, Nonsense, Pro

CONSTANTS: dict[str, Any] = {
    "only_noir": rules_.OnlyMageNoir(), "status": rules_.Status(), "no_status": rules_.NotMageNoir(),
    "cant_gain": rules_.CantGainHealth(), "zero_is_nothing": rules_.ZeroIsNothing(), "from_opponent": "from opponent",
    "theirs_sure": After("theirs_sure"), "exhaust_to_prepare": rules_.ExhaustToPrepare(),
}  # fmt: skip


def condition_in(items: Items) -> Condition | None:
    found = [item for item in items if type(item).__module__.endswith("conditions")]
    return found[0] if found else None


def no_effects(items: Items) -> rules_.NoEffects:
    return rules_.NoEffects(replace(items[0], zone=""))


# ---- keywords -------------------------------------------------------------------------------------------------------
def keyword(items: Items) -> Keyword:
    return Keyword(items.token("KEYWORD").title())


def transmutable(items: Items) -> Keyword:
    return Keyword("Transmutable", tuple(word for item in items for word in item))


def self_has(items: Items) -> Paragraph:
    (part,) = granted(items)
    return replace(part, condition=condition_in(items))  # type: ignore[no-any-return]


def has_if(items: Items) -> Any:
    return items[0]


def kind_has(items: Items) -> GrantAll:
    limit: Amount = Number(items.numbers[0]) if items.numbers else 0
    return GrantAll(items.one(Kind), granted(items), limit)


def all_have(items: Items) -> GrantAll:
    return GrantAll(Kind(zone=""), granted(items))


def copies_have(items: Items) -> Keyword:
    condition = AtLeast(items.numbers[0], Kind(name="this", controller="you"))
    return replace(items.one(Keyword), condition=condition)  # type: ignore[no-any-return]


def copies_gain(items: Items) -> Any:
    return items[0][0]


def never_has(items: Items) -> rules_.NeverHas:
    return rules_.NeverHas(items.token("KEYWORD"), condition_in(items))


# ---- costs ----------------------------------------------------------------------------------------------------------
def less(items: Items) -> rules_.CostChange:
    return rules_.CostChange(Number(items.numbers[0]), items.element, less=True)


def more(items: Items) -> rules_.CostChange:
    return rules_.CostChange(Number(items.numbers[0]), items.element)


def _change(items: Items) -> rules_.CostChange:
    found: rules_.CostChange = items.one(rules_.CostChange)
    return replace(found, by=amount_of(Items([found.by, *items])))


def _prepared(items: Items) -> Kind:
    found: Kind = items.one(Kind)
    return replace(found, controller="any", zone="board")


def self_costs(items: Items) -> rules_.CostChange:
    return replace(_change(items), condition=condition_in(items))


def yours_cost(items: Items) -> rules_.CostChange:
    return replace(_change(items), of=_prepared(items))


def anyone_costs(items: Items) -> rules_.CostChange:
    return replace(_change(items), of=_prepared(items), anyone=True)


def costing(items: Items) -> Kind:
    return Kind(costs=(items.element, items.numbers[0]))


def cost_nothing(items: Items) -> rules_.CostZero:
    if items.numbers != [0]:
        raise Nonsense("Mana of which element?")
    return rules_.CostZero(_prepared(items))


def players_cost(items: Items) -> Begin:
    return Begin((replace(_change(items), of=Kind()),), who=Target(AnyPlayer()))


def that_players_cost(items: Items) -> Begin:
    return Begin((replace(_change(items), of=Kind()),), who=Pro("player"))  # type: ignore[arg-type]


def next_costs(items: Items) -> Begin:
    return Begin((yours_cost(items),), uses=1)


def listed_cost(items: Items) -> Begin:
    kind = Kind(any_words=tuple(item for item in items if type(item) is str))
    return Begin((rules_.CostChange(Number(items.numbers[0]), "own", less=True, of=kind),))


def may_pay_more(items: Items) -> rules_.MayPayMore:
    return rules_.MayPayMore(items.one(*AMOUNTS), items.element, Kind(zone=""), items.token("KEYWORD"))


# ---- damage ---------------------------------------------------------------------------------------------------------
def kind_deals_more(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), source=_source(items))


def kind_deals_less(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), source=_source(items), less=True)


def _source(items: Items) -> Kind:
    found: Kind = items.one(Kind)
    return found


def you_take_more(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), to="you")


def you_take_less(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), to="you", less=True)


def it_takes_more(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), to="itself")


def it_takes_less(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), to="itself", less=True)


def more_on_their_turn(items: Items) -> rules_.DamageChange:
    return rules_.DamageChange(items.one(*AMOUNTS), source=Kind(controller="you"), activated_on="opponent")


def you_take_at_most(items: Items) -> rules_.DamageCap:
    return rules_.DamageCap(Limit(items.numbers[0]), to="you")


def kind_deals_at_most(items: Items) -> rules_.DamageCap:
    return rules_.DamageCap(Limit(items.numbers[0]), source=_source(items))


def ignore(items: Items) -> Any:
    return where_is(rules_.Ignore(items.one(*AMOUNTS), from_opponent="from opponent" in items), items)


# ---- the game -------------------------------------------------------------------------------------------------------
def hand_size(items: Items) -> rules_.HandSize:
    return rules_.HandSize(Number(items.numbers[0]))


def trade_element(items: Items) -> rules_.TradeRate:
    if items.numbers[1] != 1:
        raise Nonsense("Mana is traded for one")
    return rules_.TradeRate(items.numbers[0], items.element)


def trade_rate(items: Items) -> rules_.TradeRate:
    return rules_.TradeRate(items.numbers[0], everyone=True)


def gather_more(items: Items) -> rules_.GatherChange:
    return rules_.GatherChange(items.one(*AMOUNTS), items.element)


def gather_less(items: Items) -> rules_.GatherChange:
    return rules_.GatherChange(items.one(*AMOUNTS), less=True)


def none_to_hand(_: Items) -> After:
    return After("none_to_hand")


def shift_more(items: Items) -> rules_.ShiftChange:
    return rules_.ShiftChange(items.one(*AMOUNTS))


def again(items: Items) -> rules_.Again:
    return rules_.Again(items.one(Kind), items.one(*AMOUNTS))


def more_slots(items: Items) -> rules_.MoreSlots:
    slot = items.token("SLOT").lower()
    return rules_.MoreSlots(slot if slot == "feet" else slot.removesuffix("s"), items.one(*AMOUNTS))


def cant_control(items: Items) -> rules_.CantControl:
    return rules_.CantControl(items[-1])


def cant_control_either(items: Items) -> After:
    return After("nothing")
