"""Rules that hold: damage, preparing, components, the game. Without their heads."""

from ...effects import standing
from ...effects.amounts import Capped, Either, Limit, Number
from ...effects.selectors import Itself, Kind
from ...effects.verbs import DiscardFromHand
from .amounts import measured
from .beginning import change, prepared
from .choosing import joined
from .kinds import bare, phrase
from .moving import mana
from .speaking import Telling, an, capital, listed, tell, tells
from .verbs import SURE


# ---- damage --------------------------------------------------------------------------------------------------------
@tells(standing.DamageChange)
def damage_change(part: standing.DamageChange, telling: Telling) -> str:
    by, source = tell(part.by, telling), part.source
    more = "less" if part.less else "more"
    if isinstance(source, Kind) and part.to == "opposing" and not part.less and not part.activated_on:
        much = measured(part.by, telling)
        harm = f"if {an(phrase(source, telling))} would deal damage to an opposing target"
        return f"{harm}: That damage is {much.number} higher{much.per}{much.closing}"
    if source == Kind(controller="you") and part.activated_on == "opponent" and not part.to and not part.less:
        return f"spells you activate on the opponent's turn deal {by} damage more"
    odd = f" when activated on the turn of {part.activated_on}" if part.activated_on else ""
    to = {"you": "you", "itself": telling.this, "opposing": "an opposing target"}.get(part.to, part.to)
    if source is None and part.to:
        return f"damage dealt to {to} is {by} {'lower' if part.less else 'higher'}{odd}"
    if source is None:
        return f"damage from anywhere is {by} {'lower' if part.less else 'higher'}{odd}"
    whose = telling.this if isinstance(source, Itself) else _each(source, telling)
    verb = "deal" if isinstance(source, Kind) else "deals"
    return f"{whose} {verb} {by} damage {more}{f' to {to}' if part.to else ''}{odd}"


def _each(kind: Kind, telling: Telling) -> str:
    return phrase(kind, telling, one=False, where="in play")


@tells(standing.DamageCap)
def damage_cap(part: standing.DamageCap, telling: Telling) -> str:
    most = str(part.most.n) if isinstance(part.most, Limit) else f"the amount {tell(part.most, telling)} of"
    if part.to == "you" and part.source is None:
        return f"you can't take more than {most} damage at once"
    to = f" to {part.to}" if part.to else ""
    whose = _each(part.source, telling) if part.source else "nothing, whatever it is,"
    return f"{whose} can't deal more than {most} damage{to} at once"


@tells(standing.Ignore)
def ignore(part: standing.Ignore, telling: Telling) -> str:
    amount = part.amount
    much = measured(amount, telling)
    source = "damage the opponent deals to you" if part.from_opponent else "damage dealt to you"
    if part.set_first and much.number == "X":
        place = len(telling.after) - isinstance(amount, Capped)
        telling.after.insert(place, "X is set the first time damage is dealt to you in the turn")
    odd = ", as the first damage finds it" if part.set_first and much.number != "X" else ""
    return f"each turn, ignore up to {much.number} {source}{much.per}{much.closing}{odd}"


@tells(standing.PayToIgnore)
def pay_to_ignore(part: standing.PayToIgnore, telling: Telling) -> str:
    cost, amount = joined(part.cost, telling), tell(part.amount, telling)
    return f"any time: {capital(cost)} to ignore {amount} damage about to be dealt to you"


@tells(standing.Unstoppable)
def unstoppable(part: standing.Unstoppable, telling: Telling) -> str:
    return f"damage that {phrase(part.source, telling, one=False)} deal {SURE}"


# ---- preparing -----------------------------------------------------------------------------------------------------
@tells(standing.CostChange)
def cost_change(part: standing.CostChange, telling: Telling) -> str:
    alt, by = "", part
    if isinstance(part.by, Either) and isinstance(part.by.then, Number):
        alt = f" ({part.by.then.n} if {tell(part.by.condition, telling)})"
        by = standing.CostChange(part.by.other, part.element, part.less)
    own = f"{tell(by.by, telling)} Mana of its own element {'less' if part.less else 'more'}"
    less = change(by) if part.element != "own" else own
    if part.of is None:
        return f"{telling.this} costs {less}{alt}{' for anyone' if part.anyone else ''}"
    if not part.anyone:
        return f"{prepared(part.of, telling)} you prepare cost {less}{alt}"
    who = "" if part.of == Kind(costs=part.of.costs) and part.of.costs else " that anyone prepares"
    return f"{bare(part.of, telling)}{who} cost {less}{alt}"


@tells(standing.CostZero)
def cost_zero(part: standing.CostZero, telling: Telling) -> str:
    return f"{prepared(part.of, telling)} you prepare cost 0 Mana"


@tells(standing.MayPayMore)
def may_pay_more(part: standing.MayPayMore, telling: Telling) -> str:
    spells = "ALL spells" if part.of == Kind(zone="") else phrase(part.of, telling, one=False)
    return (
        f"for {tell(part.by, telling)} {mana(part.element)} more, {spells} can be prepared without having {part.lacks}"
    )


@tells(standing.PayFrom)
def pay_from(part: standing.PayFrom, telling: Telling) -> str:
    return f"you may prepare {telling.this} with Mana from under {phrase(part.of, telling, one=False)}"


@tells(standing.PrepareFrom)
def prepare_from(part: standing.PrepareFrom, telling: Telling) -> str:
    once = "once a turn, " if part.once_a_turn else ""
    zone = "discard pile" if part.zone == "discard" else part.zone or "deck or any other zone"
    top = ", unless it is on top" if part.not_on_top else ""
    return f"{once}you may prepare {telling.this} from your {zone}{top}"


@tells(standing.Without)
def without(part: standing.Without, telling: Telling) -> str:
    prepare = f"you may prepare {telling.this} without its {part.word} component"
    if not part.cost:
        return prepare
    cost = joined(part.cost, telling)
    if len(part.cost) == 1 and isinstance(part.cost[0], DiscardFromHand) and cost.startswith("discard "):
        return f"by discarding {cost.removeprefix('discard ')}, {prepare}"
    return f"for this price, {cost}, {prepare}"


@tells(standing.OtherComponents)
def other_components(part: standing.OtherComponents, telling: Telling) -> str:
    use = listed([_components(word, n, True) for word, n in part.use])
    other = listed([_components(word, n, False) for word, n in part.instead_of])
    return f"you may prepare {telling.this} with {use} instead of {other}"


def _components(word: str, number: int, alone: bool) -> str:
    many = "" if number == 1 else "s"
    return f"{number} {word}{many}" if alone else f"{number} {word} component{many}"


@tells(standing.FewerComponents)
def fewer_components(part: standing.FewerComponents, telling: Telling) -> str:
    number = tell(part.by, telling)
    return f"{telling.this} requires {number} {component(number)} less"


def component(number: str) -> str:
    return "component" if number in ("1", "one") else "components"


@tells(standing.FewerRepeated)
def fewer_repeated(part: standing.FewerRepeated, telling: Telling) -> str:
    spell, by = prepared(part.of, telling, one=True), tell(part.by, telling)
    if an(spell).startswith("an "):
        many = prepared(part.of, telling)
        return f"components needed multiple times to prepare your {many} are needed {by} less time"
    return f"components required more than once by a {spell} you prepare are required {by} time less"


@tells(standing.MoreComponents)
def more_components(part: standing.MoreComponents, telling: Telling) -> str:
    number = tell(part.by, telling)
    return f"spells you prepare may use {number} more {part.word} {component(number)}"


@tells(standing.EntersWithMore)
def enters_with_more(part: standing.EntersWithMore, telling: Telling) -> str:
    return f"{phrase(part.of, telling, one=False)} with HP enter play with {tell(part.by, telling)} more HP"
