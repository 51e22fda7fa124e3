"""Rules that hold, in French; each is a whole sentence with its condition."""

from collections.abc import Callable
from typing import Any, TypeVar

from ...effects import standing
from ...effects.amounts import Number
from ...effects.selectors import Itself, Kind
from .amounts import measured
from .choosing import infinitive, joined
from .conditions import head
from .kinds import a, phrase, the
from .speaking import TELLERS, Teller, Telling, capital, if_, listed, of, tell
from .words import ELEMENTS, KEYWORDS, SLOTS, mana, name, pile, word

T = TypeVar("T", bound=Teller)


def rule(*kinds: type) -> Callable[[T], T]:
    """A rule told under its condition."""

    def added(function: T) -> T:
        def told(part: Any, telling: Telling) -> str:
            condition = None if isinstance(part, standing.CantControl) else getattr(part, "condition", None)
            before, text = head(condition, telling), function(part, telling)
            said = [before + (capital(text) if before.endswith(": ") else text), *telling.followed()]
            return ". ".join(capital(item) for item in said) + "."

        TELLERS.update(dict.fromkeys(kinds, told))
        return function

    return added


def _s(number: str) -> str:
    return "" if number in ("0", "1", "un") else "s"


# ---- damage --------------------------------------------------------------------------------------------------------
@rule(standing.DamageChange)
def damage_change(part: standing.DamageChange, telling: Telling) -> str:
    source = "" if part.source is None else f" par {_source(part.source, telling)}"
    target = {"you": " à vous", "opposing": " à une cible adverse", "itself": f" à {telling.this}"}.get(part.to, "")
    turn = {"opponent": " durant le tour de l'adversaire", "you": " durant votre tour"}.get(part.activated_on, "")
    much = measured(part.by, telling)
    more = "réduits" if part.less else "augmentés"
    harm = "les dégâts qui vous sont infligés" if part.to == "you" else "les dégâts infligés"
    target = "" if part.to == "you" else target
    return f"{harm}{source}{target}{turn} sont {more} de {much.number}{much.closing}"


def _source(source: Kind | Itself, telling: Telling) -> str:
    return telling.this if isinstance(source, Itself) else the(source)


@rule(standing.DamageCap)
def damage_cap(part: standing.DamageCap, telling: Telling) -> str:
    most = tell(part.most, telling)
    if part.source is not None:
        return f"{the(part.source)} ne peuvent pas infliger plus de {most} dégât{_s(most)} à la fois"
    return f"vous ne pouvez pas subir plus de {most} dégât{_s(most)} à la fois"


@rule(standing.Ignore)
def ignore(part: standing.Ignore, telling: Telling) -> str:
    much = measured(part.amount, telling)
    source = "que l'adversaire vous inflige" if part.from_opponent else "qui vous sont infligés"
    if part.set_first:
        telling.after.append("cette valeur est fixée par les premiers dégâts du tour")
    return f"chaque tour, ignorez jusqu'à {much.number} dégât{_s(much.number)} {source}{much.closing}"


@rule(standing.PayToIgnore)
def pay_to_ignore(part: standing.PayToIgnore, telling: Telling) -> str:
    number = tell(part.amount, telling)
    cost = joined(part.cost, telling)
    return (
        f"à tout moment, {cost} pour ignorer {number} dégât{_s(number)} sur le point de vous être infligé{_s(number)}"
    )


@rule(standing.Unstoppable)
def unstoppable(part: standing.Unstoppable, telling: Telling) -> str:
    return f"les dégâts infligés par {the(part.source)} ne peuvent être ni ignorés, ni réduits, ni redirigés"


# ---- preparing -----------------------------------------------------------------------------------------------------
def _change(part: standing.CostChange, telling: Telling) -> str:
    much = measured(part.by, telling)
    element = "Mana de leur propre élément" if part.element == "own" else mana(part.element)
    return f"{much.number} {element} de {'moins' if part.less else 'plus'}{much.closing}"


@rule(standing.CostChange)
def cost_change(part: standing.CostChange, telling: Telling) -> str:
    if part.of is None:
        return f"{telling.this} coûte {_change(part, telling)}"
    who = "" if part.anyone else " que vous préparez"
    return f"{the(part.of)}{who} coûtent {_change(part, telling)}"


@rule(standing.CostZero)
def cost_zero(part: standing.CostZero, telling: Telling) -> str:
    return f"{the(part.of)} que vous préparez coûtent 0 Mana"


@rule(standing.MayPayMore)
def may_pay_more(part: standing.MayPayMore, telling: Telling) -> str:
    spells = "TOUS les sorts" if part.of == Kind(zone="") else the(part.of)
    lacks = KEYWORDS.get(part.lacks, part.lacks)
    return (
        f"pour {tell(part.by, telling)} {mana(part.element)} de plus, {spells} peuvent être préparés sans avoir {lacks}"
    )


@rule(standing.PayFrom)
def pay_from(part: standing.PayFrom, telling: Telling) -> str:
    return f"vous pouvez payer {telling.this} avec le Mana sous {the(part.of)}"


@rule(standing.PrepareFrom)
def prepare_from(part: standing.PrepareFrom, telling: Telling) -> str:
    once = "une fois par tour, " if part.once_a_turn else ""
    top = ", sauf si ce sort est au-dessus" if part.not_on_top else ""
    return f"{once}vous pouvez préparer {telling.this} depuis {pile(part.zone, 'you')}{top}"


@rule(standing.Without)
def without(part: standing.Without, telling: Telling) -> str:
    cost = f"{infinitive(part.cost, telling)} pour " if part.cost else ""
    return f"vous pouvez {cost}préparer {telling.this} sans son composant {word(part.word)}"


@rule(standing.OtherComponents)
def other_components(part: standing.OtherComponents, telling: Telling) -> str:
    use, other = (listed([_components(item, n) for item, n in pairs]) for pairs in (part.use, part.instead_of))
    return f"vous pouvez préparer {telling.this} avec {use} au lieu {of(other)}"


def _components(item: str, number: int | str) -> str:
    return f"{number} composant{_s(str(number))} {word(item)}"


@rule(standing.FewerComponents)
def fewer_components(part: standing.FewerComponents, telling: Telling) -> str:
    number = tell(part.by, telling)
    return f"{telling.this} demande {number} composant{_s(number)} de moins"


@rule(standing.FewerRepeated)
def fewer_repeated(part: standing.FewerRepeated, telling: Telling) -> str:
    number = tell(part.by, telling)
    return f"un composant exigé plusieurs fois par {a(part.of)} que vous préparez l'est {number} fois de moins"


@rule(standing.MoreComponents)
def more_components(part: standing.MoreComponents, telling: Telling) -> str:
    return f"un sort que vous préparez peut utiliser {_components(part.word, tell(part.by, telling))} de plus"


@rule(standing.EntersWithMore)
def enters_with_more(part: standing.EntersWithMore, telling: Telling) -> str:
    return f"{the(part.of)} avec des PV entrent en jeu avec {tell(part.by, telling)} PV de plus"


# ---- components ----------------------------------------------------------------------------------------------------
@rule(standing.CountsAs)
def counts_as(part: standing.CountsAs, telling: Telling) -> str:
    what = _components(part.word, tell(part.times, telling))
    if part.once_a_turn:
        return f"une fois par tour, un autre sort peut compter {telling.this} comme {what}"
    return f"{telling.this} compte toujours comme {what}"


@rule(standing.CountsMore)
def counts_more(part: standing.CountsMore, telling: Telling) -> str:
    return f"chaque {phrase(part.of)} compte {tell(part.by, telling)} fois de plus"


@rule(standing.SparesComponents)
def spares(_: standing.SparesComponents, telling: Telling) -> str:
    first = f"{telling.this} ne détruit pas l'Équipement qui lui sert de composant"
    return f"{first} et n'est pas détruit en servant de composant à un autre Équipement"


@rule(standing.NotCalled)
def not_called(part: standing.NotCalled, telling: Telling) -> str:
    return f"{telling.this} ne compte plus comme composant {word(part.word)}"


def _numbers(op: str, by: int) -> str:
    return {
        "add": f"augmenté de {by}", "subtract": f"diminué de {by}, même sous 0", "reduce": f"réduit de {by}",
    }.get(op, "doublé" if by == 2 else f"multiplié par {by}")  # fmt: skip


@rule(standing.NumberChange)
def number_change(part: standing.NumberChange, telling: Telling) -> str:
    noir = f" ({_numbers(*part.noir)} {if_('vous êtes Mage Noir')})" if part.noir else ""
    return f"chaque nombre des effets {of(telling.this)} est {_numbers(part.op, part.by)}{noir}"


# ---- the game ------------------------------------------------------------------------------------------------------
@rule(standing.NoEffects)
def no_effects(part: standing.NoEffects, telling: Telling) -> str:
    if part.of is None:
        return f"{telling.this} n'a aucun effet"
    return f"{the(Kind(**{**vars(part.of), 'zone': 'board'}))} n'ont aucun effet"


@rule(standing.NeverHas)
def never_has(part: standing.NeverHas, telling: Telling) -> str:
    return f"{telling.this} ne peut jamais avoir {KEYWORDS.get(part.keyword, part.keyword)}"


@rule(standing.CantControl)
def cant_control(part: standing.CantControl, telling: Telling) -> str:
    return f"vous ne pouvez pas contrôler {telling.this} {if_(tell(part.condition, telling))}"


@rule(standing.HandSize)
def hand_size(part: standing.HandSize, telling: Telling) -> str:
    return f"la taille maximale de votre main est de {tell(part.most, telling)}"


@rule(standing.TradeRate)
def trade_rate(part: standing.TradeRate, telling: Telling) -> str:
    who = "tous les joueurs peuvent" if part.everyone else "vous pouvez"
    element = f" {ELEMENTS.get(part.element, part.element)}" if part.element else ""
    return f"{who} échanger du Mana{element} à {part.give} contre 1{', dans les deux sens' if part.element else ''}"


@rule(standing.GatherChange)
def gather(part: standing.GatherChange, telling: Telling) -> str:
    number = f"{tell(part.by, telling)} {mana(part.element)} de {'moins' if part.less else 'plus'}"
    return f"durant votre phase de récupération de Mana, ajoutez {number} à l'Éther Disponible"


@rule(standing.ShiftChange)
def shift_change(part: standing.ShiftChange, telling: Telling) -> str:
    return f"vos effets de Déphasage sont augmentés de {tell(part.by, telling)}"


@rule(standing.Again)
def again(part: standing.Again, telling: Telling) -> str:
    return f"{the(part.of)} appliquent leurs effets {tell(part.times, telling)} fois de plus"


@rule(standing.NextApplied)
def next_applied(part: standing.NextApplied, telling: Telling) -> str:
    return f"le prochain {phrase(part.of)} à appliquer ses effets y ajoute ceux {of(name(part.name))}"


@rule(standing.MoreSlots)
def more_slots(part: standing.MoreSlots, telling: Telling) -> str:
    slot = SLOTS.get(part.slot, part.slot)
    one = part.number in (1, Number(1))
    return f"vous pouvez contrôler {tell(part.number, telling)} Équipement{'' if one else 's'} de type {slot}"


FIXED: dict[type, str] = {
    standing.Prevent: "tous les dégâts qui vous seraient infligés sont annulés",
    standing.ZeroIsNothing: "0 dégât infligé par {this} ne compte pas comme des dégâts",
    standing.OnlyMageNoir: "seul un Mage Noir peut préparer {this}",
    standing.Status: "vous êtes Mage Noir",
    standing.NotMageNoir: "vous n'êtes pas Mage Noir",
    standing.NoneToHand: "des cartes ne s'ajoutent à votre main que durant votre phase de pioche",
    standing.OpposingComponents: "vous pouvez préparer {this} avec des composants que l'adversaire contrôle",
    standing.ExhaustToPrepare: "pour préparer {this}, épuisez votre Animal",
    standing.CantGainHealth: "{this} ne peut pas gagner de PV",
}


@rule(*FIXED)
def fixed(part: object, telling: Telling) -> str:
    return FIXED[type(part)].format(this=telling.this)
