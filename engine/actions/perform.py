"""An indivisible action of an effect is done, verb by verb; and the verbs that choose between others."""

from .. import clauses, preparation
from ..choices import yes_or_no
from ..continuous import is_silenced
from ..effects import verbs
from ..effects.selectors import Chosen, Pick
from ..kinds import candidates, holds, player_of
from ..mana import total_of
from ..reach import reached, value
from ..table import Table
from . import animals, applying, cards, hands, health, mana, paying
from .data import Data
from .doing import DOES, perform_all, reach_of
from .entering import choose_options


def action(table: Table, data: Data) -> None:
    """One action; of an ability only if its cost was paid (DR-9.1)."""
    if data.get("needs_cost") and not table.recall(data["run"], "paid", False):
        text = f"{table.name(data['source'])}: its cost was not paid, so nothing follows."
        table.emit(f"fizzle {data['source']}", text, (clauses.TO, data["cite"]))
    elif is_silenced(table, data["source"]):
        text = f"{table.name(data['source'])} has stopped applying its effects: nothing happens."
        table.emit(f"fizzle {data['source']}", text, (clauses.GAINING, data["cite"]))
    elif holds(table, data.get("condition"), data["by"], data["source"], data):
        perform_all(table, data["action"], data)
    else:
        text = f"{table.name(data['source'])}: the condition of this effect is not met."
        table.emit(f"fizzle {data['source']}", text, (clauses.TRIGGERS, data["cite"]))


def cost(table: Table, data: Data) -> None:
    """The cost of an ability, before what it is paid for."""
    paid = paying.can_do(table, data["action"], data)
    table.remember(data["run"], "paid", paid)
    if paid:
        perform_all(table, data["action"], data)


def _if(table: Table, verb: verbs.If, data: Data) -> None:
    met = holds(table, verb.condition, data["by"], data["source"], data)
    perform_all(table, verb.then if met else verb.otherwise, data)


def _may(table: Table, verb: verbs.May, data: Data) -> None:
    """No question for what cannot be paid or done."""
    who = player_of(table, verb.by, data["by"])
    can = paying.can_do(table, verb.cost, {**data, "by": who} if verb.by != "you" else data) and _possible(
        table, verb, data
    )
    text = f"whether {who} uses {table.name(data['source'])}"
    cites = (clauses.TRIGGERS, *((clauses.TO,) if verb.cost else ()), data["cite"])
    if can and table.ask(yes_or_no(table.seat(who), text, cites)):
        perform_all(table, (*verb.cost, *verb.then), data)
    else:
        perform_all(table, verb.otherwise, data)


def _possible(table: Table, verb: verbs.May, data: Data) -> bool:
    """Whether there is anything to do: with a cost it may be paid for nothing (CD:Tide.3)."""
    return bool(verb.cost) or any(_does_something(table, inner, data) for inner in verb.then)


def _does_something(table: Table, verb: verbs.Verb, data: Data) -> bool:
    reach = reach_of(verb)
    if isinstance(reach, Chosen):
        return bool(reached(table, reach, data))
    if isinstance(reach, Pick):
        return bool(candidates(table, reach.of, data["by"], data["source"]))
    if isinstance(verb, verbs.TakeMana) and not verb.infinite:
        there = total_of(table.ether)
        return (getattr(there, verb.element) if verb.element else there.total) > 0
    if isinstance(verb, verbs.MoveMana):
        return paying.can_do(table, (verb,), data)
    return True


def _to(table: Table, verb: verbs.To, data: Data) -> None:
    """Where the first cannot be done the second does not happen."""
    if paying.can_do(table, verb.cost, data):
        perform_all(table, (*verb.cost, *verb.then), data)
    else:
        text = f"{table.name(data['source'])}: the condition cannot be met, so nothing follows."
        table.emit(f"fizzle {data['source']}", text, (clauses.TO, data["cite"]))


def _or_else(table: Table, verb: verbs.OrElse, data: Data) -> None:
    can = paying.can_do(table, verb.pay, data)
    text = f"whether {data['by']} pays for {table.name(data['source'])}"
    pays = can and table.ask(yes_or_no(table.seat(data["by"]), text, (clauses.TRIGGERS, data["cite"])))
    perform_all(table, verb.pay if pays else verb.otherwise, data)


def _options(table: Table, verb: verbs.Options, data: Data) -> None:
    chosen = choose_options(table, data, len(verb.options), value(table, verb.number, data), verb.by)
    perform_all(table, tuple(inner for place in chosen for inner in verb.options[place - 1]), data)


def _as(table: Table, verb: verbs.As, data: Data) -> None:
    perform_all(table, verb.verbs, {**data, "by": player_of(table, verb.who, data["by"])})


def _win(table: Table, verb: verbs.Win, data: Data) -> None:
    table.winner = "players" if table.coop else player_of(table, verb.who, data["by"])
    cites = (clauses.COOP_END if table.coop else clauses.VICTORY, data["cite"])
    table.emit(f"win {table.winner}", "A card says that the game is won.", cites)


def _channel(table: Table, verb: verbs.Channel, data: Data) -> None:
    for id in reached(table, verb.what, data):
        preparation.become_channeled(table, id, table.card(id).controller, (data["cite"],))


DOES |= {
    verbs.Damage: health.damage,
    verbs.LoseHealth: health.lose,
    verbs.GainHealth: health.gain,
    verbs.SetHealth: health.set_health,
    verbs.Draw: hands.draw_cards,
    verbs.DiscardFromHand: hands.discard_from_hand,
    verbs.DiscardDownTo: hands.discard_down_to,
    verbs.DiscardFromDeck: hands.discard_from_deck,
    verbs.PhaseShift: hands.phase_shift,
    verbs.Remove: cards.remove,
    verbs.Exile: cards.exile,
    verbs.PutInto: cards.put_into,
    verbs.Fetch: cards.fetch,
    verbs.Sift: cards.sift,
    verbs.PutIntoPlay: cards.put_into_play,
    verbs.Look: cards.look,
    verbs.Shuffle: cards.shuffle,
    verbs.SwapPlaces: cards.swap_places,
    verbs.Apply: applying.apply,
    verbs.Activate: applying.activate,
    verbs.Channel: _channel,
    verbs.Grant: applying.grant,
    verbs.Begin: applying.begin,
    verbs.Exhaust: animals.exhaust,
    verbs.Regenerate: animals.regenerate,
    verbs.TakeMana: mana.take,
    verbs.AddCost: mana.add_cost,
    verbs.ReleaseMana: mana.release,
    verbs.MoveMana: mana.move,
    verbs.DistributeMana: mana.distribute,
    verbs.PayMana: paying.pay_mana,
    verbs.PayCost: paying.pay_cost,
    verbs.EmptyReserve: paying.empty_reserve,
    verbs.TradeOwn: mana.trade_own,
    verbs.If: _if,
    verbs.May: _may,
    verbs.To: _to,
    verbs.OrElse: _or_else,
    verbs.Options: _options,
    verbs.As: _as,
    verbs.Win: _win,
}
