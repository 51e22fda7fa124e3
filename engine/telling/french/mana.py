"""What is done with Mana, in French."""

from ...effects import verbs
from ...effects.amounts import Everything, Locked, Sum
from .amounts import measured
from .kinds import the
from .speaking import Telling, acts, does, of, tell, tells
from .words import ELEMENTS, mana


@tells(verbs.TakeMana)
def take(part: verbs.TakeMana, telling: Telling) -> str:
    much = measured(part.amount, telling) if not isinstance(part.amount, Everything) else None
    most = "jusqu'à " if part.up_to else ""
    number = f"{most}{much.number} {mana(part.element)}" if much else f"tout le {mana(part.element)}"
    choice = "" if part.element else " de votre choix"
    ether = "l'Éther Infini" if part.infinite else "l'Éther Disponible"
    return f"{acts('prendre', telling)} {number}{choice} dans {ether}{much.closing if much else ''}"


@tells(verbs.AddCost)
def add_cost(part: verbs.AddCost, telling: Telling) -> str:
    cost = f"le coût en Mana {of(tell(part.of, telling))}"
    return f"{acts('ajouter', telling)} {cost} à l'Éther Disponible, depuis l'Éther Infini"


@tells(verbs.ReleaseMana)
def release(part: verbs.ReleaseMana, telling: Telling) -> str:
    under = tell(part.under, telling)
    match part.amount:
        case Sum((Locked(of_what, ""), -1)) if of_what == part.under:
            return (
                f"{acts('libérer', telling)} aussitôt l'excédent : il ne reste que 1 {mana(part.element)} sous {under}"
            )
    if isinstance(part.amount, Everything):
        return f"{acts('libérer', telling)} tout le {mana(part.element)} sous {under}"
    much = measured(part.amount, telling)
    return f"{acts('libérer', telling)} {much.number} {mana(part.element)} sous {under}{much.closing}"


@tells(verbs.MoveMana)
def move_mana(part: verbs.MoveMana, telling: Telling) -> str:
    out = tell(part.out_of, telling)
    source = f"depuis {out}" if out.startswith(("votre réserve", "l'Éther")) else f"pris sous {out}"
    if part.any_amount:
        number = f"autant de {mana(part.element)} que voulu"
    elif isinstance(part.amount, Everything):
        number = f"tout le {mana(part.element)}"
    else:
        number = f"{tell(part.amount, telling)} {mana(part.element)}"
    return f"{acts('verrouiller', telling)} {number} {source} sous {tell(part.under, telling)}"


@tells(verbs.DistributeMana)
def distribute(part: verbs.DistributeMana, telling: Telling) -> str:
    under = tell(part.under, telling)
    return f"{acts('répartir', telling)} le Mana sous {under} entre votre réserve de Mana et vos sorts"


@tells(verbs.PayMana)
def pay(part: verbs.PayMana, telling: Telling) -> str:
    text, behind = does(tell(part.who, telling), "payer", telling)
    elements = " ou ".join(ELEMENTS.get(element, element) for element in part.elements)
    return f"{text} {tell(part.amount, telling)} Mana{f' {elements}' if elements else ''}{behind}"


@tells(verbs.PayCost)
def pay_cost(part: verbs.PayCost, telling: Telling) -> str:
    return f"{acts('payer', telling)} le coût en Mana {of(tell(part.of, telling))}"


@tells(verbs.EmptyReserve)
def empty_reserve(part: verbs.EmptyReserve, telling: Telling) -> str:
    who = tell(part.who, telling)
    text, behind = does(who, "mettre", telling)
    return f"{text} toute {'votre' if who == 'vous' else 'sa'} réserve de Mana dans l'Éther Disponible{behind}"


@tells(verbs.TradeOwn)
def trade_own(part: verbs.TradeOwn, telling: Telling) -> str:
    return f"{acts('échanger', telling)} du Mana, 1 contre 1, entre votre réserve de Mana et {the(part.of)}"
