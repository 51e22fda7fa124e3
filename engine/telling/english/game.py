"""Rules that hold about components and about the game. Without their heads."""

from ...effects import standing
from ...effects.conditions import InForm
from ...effects.selectors import Kind
from .kinds import phrase
from .moving import mana
from .rules import component
from .speaking import Telling, capital, tell, tells


# ---- components ----------------------------------------------------------------------------------------------------
@tells(standing.CountsAs)
def counts_as(part: standing.CountsAs, telling: Telling) -> str:
    number = tell(part.times, telling)
    what = f"{number} {part.word} {component(number)}"
    if part.once_a_turn:
        return f"once a turn, another spell may count {telling.this} as {what}"
    return f"{telling.this} always counts as {what}"


@tells(standing.CountsMore)
def counts_more(part: standing.CountsMore, telling: Telling) -> str:
    return f"each {phrase(part.of, telling)} counts as {tell(part.by, telling)} more of that component"


@tells(standing.SparesComponents)
def spares(_: standing.SparesComponents, telling: Telling) -> str:
    return (
        f"{telling.this} doesn't destroy Equipment it uses as a component,"
        " and isn't destroyed when used as a component for other Equipment"
    )


@tells(standing.NotCalled)
def not_called(part: standing.NotCalled, telling: Telling) -> str:
    if part.condition == InForm("channeled"):
        return f"it no longer counts as a {part.word} component"
    return f"{telling.this} has lost the word {part.word} of its name"


def number_change(op: str, by: int) -> str:
    told = {"add": f"raised by {by}", "reduce": f"reduced by {by}", "subtract": f"lowered by {by} by subtraction"}
    times = "doubled" if by == 2 else f"multiplied by {by}"
    return told.get(op, times)


@tells(standing.NumberChange)
def numbers(part: standing.NumberChange, telling: Telling) -> str:
    noir = f" ({number_change(*part.noir)} for a Mage Noir)" if part.noir else ""
    return f"every number in the effects of {telling.this} is {number_change(part.op, part.by)}{noir}"


# ---- the game ------------------------------------------------------------------------------------------------------
@tells(standing.NoEffects)
def no_effects(part: standing.NoEffects, telling: Telling) -> str:
    if part.of is None:
        return f"{telling.this} has no effects"
    known = part.of.zone == ""
    kind = Kind(**{**vars(part.of), "zone": "board"})
    return f"{phrase(kind, telling, one=False)} have no effect{'' if known else f' in this zone: {part.of.zone}'}"


@tells(standing.NeverHas)
def never_has(part: standing.NeverHas, telling: Telling) -> str:
    return f"{telling.this} can never have {part.keyword}"


@tells(standing.CantControl)
def cant_control(part: standing.CantControl, telling: Telling) -> str:
    return f"you can't control this spell if {tell(part.condition, telling)}"


@tells(standing.HandSize)
def hand_size(part: standing.HandSize, telling: Telling) -> str:
    return f"your maximum hand size is {tell(part.most, telling)}"


@tells(standing.TradeRate)
def trade_rate(part: standing.TradeRate, telling: Telling) -> str:
    if part.element:
        own = ", as may every player" if part.everyone else ""
        return f"you may trade {mana(part.element)} {part.give} for 1, in both directions{own}"
    return f"Mana is traded {part.give} for 1, by {'every player' if part.everyone else 'you alone'}"


@tells(standing.GatherChange)
def gather(part: standing.GatherChange, telling: Telling) -> str:
    when = "whenever, in your Mana gathering phase, you add Mana to the Available Ether"
    return f"{when}: Add {tell(part.by, telling)} {mana(part.element)} {'less' if part.less else 'more'}"


@tells(standing.ShiftChange)
def shift_change(part: standing.ShiftChange, telling: Telling) -> str:
    return f"your Phase shift effects are {tell(part.by, telling)} higher"


@tells(standing.Again)
def again(part: standing.Again, telling: Telling) -> str:
    return f"{phrase(part.of, telling, one=False)} apply their effects {tell(part.times, telling)} more time"


@tells(standing.NextApplied)
def next_applied(part: standing.NextApplied, telling: Telling) -> str:
    spell = phrase(part.of, telling)
    return f"the next {spell} that applies its effects gains the effects of {part.name} after its own"


@tells(standing.MoreSlots)
def more_slots(part: standing.MoreSlots, telling: Telling) -> str:
    number, slot = tell(part.number, telling), capital(part.slot)
    many = slot if number in ("1", "one") or slot.endswith("Feet") else f"{slot}s"
    return f"you may control {number} {many}"


FIXED: dict[type, str] = {
    standing.Prevent: "all damage to you is prevented",
    standing.ZeroIsNothing: "damage of 0 from this spell does not count as dealt",
    standing.OnlyMageNoir: "only a Mage Noir can prepare this",
    standing.Status: "you are a Mage Noir",
    standing.NotMageNoir: "you aren't a Mage Noir",
    standing.NoneToHand: "cards are added to your hand in your draw phase only",
}


@tells(*FIXED)
def fixed(part: object, telling: Telling) -> str:
    return FIXED[type(part)]


@tells(standing.OpposingComponents)
def opposing_components(_: standing.OpposingComponents, telling: Telling) -> str:
    return f"you may use components the opponent controls to prepare {telling.this}"


@tells(standing.ExhaustToPrepare)
def exhaust_to_prepare(_: standing.ExhaustToPrepare, telling: Telling) -> str:
    return f"to prepare {telling.this}, exhaust your Animal"


@tells(standing.CantGainHealth)
def cant_gain(_: standing.CantGainHealth, telling: Telling) -> str:
    return f"{telling.this} can't gain HP"
