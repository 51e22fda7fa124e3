"""An indivisible action of an effect is done: one small function a verb."""

from typing import Any

from .. import clauses, discard, ether
from ..choices import Question
from ..continuous import holds, paragraphs
from ..damage import change_health, deal
from ..effects import verbs
from ..effects.abilities import OnActivation
from ..effects.selectors import Chosen, Every, Reach
from ..mana import Mana
from ..reach import candidates, referred, value
from ..state import Gain, Task
from ..table import Table
from ..zones import put, take_out
from .entering import entering

Data = dict[str, Any]


def action(table: Table, data: Data) -> None:
    if holds(table, data.get("condition"), data["by"], data["source"]):
        for verb in data["action"]:
            perform(table, verb, data)


def perform(table: Table, verb: verbs.Verb, data: Data) -> None:
    """Do one verb; one whose target is gone does nothing, and says so (RB-target-validity)."""
    reach = _reach(verb)
    if isinstance(reach, Chosen) and not referred(table, reach, data):
        name = table.card(data["source"]).name
        table.emit(
            f"fizzle {data['source']}",
            f"{name} has no valid target: nothing happens.",
            (clauses.NO_TARGET, clauses.TARGETS),
        )
        return
    DOES[type(verb)](table, verb, data)


def _reach(verb: Any) -> Reach | None:
    return next((getattr(verb, name) for name in ("to", "who", "what", "under") if hasattr(verb, name)), None)


def _damage(table: Table, verb: verbs.Damage, data: Data) -> None:
    amount = value(table, verb.amount, data)
    many = isinstance(verb.to, Every)
    for _ in range(max(0, value(table, verb.times, data))):
        for target in referred(table, verb.to, data):
            if target in table.players or table.card(target).hp is not None:
                deal(table, data["source"], data["by"], target, amount, data["cite"], sure=verb.sure, many=many)


def _lose(table: Table, verb: verbs.LoseHealth, data: Data) -> None:
    for thing in referred(table, verb.who, data):
        change_health(table, thing, -value(table, verb.amount, data), data["cite"])


def _gain(table: Table, verb: verbs.GainHealth, data: Data) -> None:
    for thing in referred(table, verb.who, data):
        change_health(table, thing, value(table, verb.amount, data), data["cite"])


def _draw(table: Table, verb: verbs.Draw, data: Data) -> None:
    """Each card drawn is an action of its own (DR-4.1); a negative number is none (DR-10.4)."""
    for player in referred(table, verb.who, data):
        tasks = [Task("draw", {"player": player, "cite": data["cite"]})] * max(0, value(table, verb.amount, data))
        table.push_level(*tasks)


def draw(table: Table, data: Data) -> None:
    player = data["player"]
    deck = table.player(player).deck
    if not deck:
        table.set_player(player, defeated=True)
        table.emit(
            f"draw {player}", f"{player} must draw and has no deck to draw from.", (clauses.DECK_EMPTY,), player=player
        )
        return
    put(table, deck[0], "hand")
    table.set_player(player, drawn=table.player(player).drawn + 1)
    table.emit(
        f"draw {player}",
        f"{player} draws a card.",
        (clauses.INDIVISIBLE, data["cite"]),
        player=player,
        cards=(deck[0],),
    )


def _discard_from_hand(table: Table, verb: verbs.DiscardFromHand, data: Data) -> None:
    for player in referred(table, verb.who, data):
        for _ in range(max(0, value(table, verb.amount, data))):
            hand = table.player(player).hand
            if hand:
                card = table.ask(
                    Question(
                        "pick", player, "which card to discard from hand", hand, (clauses.DESTRUCTION, data["cite"])
                    )
                )
                discard_from(table, card, "hand", data["cite"])


def discard_from(table: Table, id: str, zone: str, cite: str) -> None:
    """From a hand or a deck: no Mana, no board, straight to the pile; an Animal of a deck enters play instead."""
    put(table, id, "discard")
    table.emit(
        f"discard {id}",
        f"{table.card(id).name} is discarded from {zone}.",
        (clauses.DESTRUCTION, cite),
        cards=(id,),
        zone=zone,
    )


def _discard_from_deck(table: Table, verb: verbs.DiscardFromDeck, data: Data) -> None:
    for player in referred(table, verb.who, data):
        for _ in range(max(0, value(table, verb.amount, data))):
            deck = table.player(player).deck
            if deck:
                cite = clauses.PHASE_SHIFT if verb.bottom else data["cite"]
                discard_from(table, deck[-1] if verb.bottom else deck[0], "the deck", cite)


def _remove(table: Table, verb: verbs.Remove, data: Data) -> None:
    found = list(referred(table, verb.what, data))
    if len(found) == 1:
        more = {"by": data["source"], "cites": (data["cite"],), "despite": verb.despite_indestructible}
        table.push(*discard.discard_tasks(found, **more))
    else:
        discard.several(table, found, (data["cite"],))


def _exile(table: Table, verb: verbs.Exile, data: Data) -> None:
    for id in referred(table, verb.what, data):
        take_out(table, id)
        table.emit(
            f"exile {id}", f"{table.card(id).name} is exiled.", (clauses.EXILE, data["cite"]), cards=(id,), leaves=True
        )
        table.push(
            Task("release", {"card": id, "mana": table.card(id).mana, "by": data["by"]}),
            Task("arrive", {"card": id, "zone": "exile"}),
        )


def _put_back(table: Table, verb: verbs.PutBack, data: Data) -> None:
    for id in referred(table, verb.what, data):
        details = {"card": id, "zone": verb.zone, "place": verb.place, "by": data["source"], "cites": (data["cite"],)}
        table.push(Task("return", details))


def _retrieve(table: Table, verb: verbs.Retrieve, data: Data) -> None:
    found = candidates(table, verb.of, data["by"], data["source"])
    for _ in range(min(len(found), max(0, value(table, verb.amount, data)))):
        id = table.ask(Question("pick", data["by"], f"which card goes to the {verb.zone}", found, (data["cite"],)))
        put(table, id, verb.zone)
        table.emit(
            f"return {id} {verb.zone}",
            f"{table.card(id).name} goes to the {verb.zone}.",
            (clauses.RESET, data["cite"]),
            cards=(id,),
        )
        found = tuple(other for other in found if other != id)


def _apply(table: Table, verb: verbs.Apply, data: Data) -> None:
    for id in referred(table, verb.what, data):
        table.emit(
            f"apply {id}",
            f"The effects of {table.card(id).name} are applied; it is not activated.",
            (clauses.CHAIN, data["cite"]),
        )
        table.push(*effects_of(table, id, data["by"]))


def effects_of(table: Table, id: str, by: str) -> list[Task]:
    """What a spell does on activation, paragraph by paragraph, entering the chain now."""
    definition = table.definition(id)
    return [
        task
        for number, part in paragraphs(table, id)
        if isinstance(part, OnActivation)
        for task in entering(table, id, by, part.actions, definition.cite(number), condition=part.condition)
    ]


def _grant(table: Table, verb: verbs.Grant, data: Data) -> None:
    for id in referred(table, verb.what, data):
        card = table.card(id)
        gain = Gain(verb.effect, data["source"], verb.until)
        table.set_card(id, gained=(*card.gained, gain))
        table.emit(
            f'grant {id} "{verb.effect}"',
            f"{card.name} gains {verb.effect}.",
            (clauses.GAINING, data["cite"]),
            cards=(id,),
        )


def _take_mana(table: Table, verb: verbs.TakeMana, data: Data) -> None:
    wanted = max(0, value(table, verb.amount, data))
    if verb.infinite:
        mana = Mana(**{verb.element: wanted})
    else:
        there = sum(getattr(pile, verb.element) for pile in table.ether)
        most = min(wanted, there)
        choices = tuple(range(most + 1)) if verb.up_to else (most,)
        mana = Mana(
            **{
                verb.element: table.ask(
                    Question("number", data["by"], f"how much {verb.element} Mana to take", choices, (data["cite"],))
                )
            }
        )
        _from_piles(table, mana)
    table.gain_mana(data["by"], mana)
    table.emit(
        f"take {data['by']} {mana}",
        f"{data['by']} takes {mana.total} Mana.",
        (clauses.ETHER, data["cite"]),
        player=data["by"],
    )


def _from_piles(table: Table, mana: Mana) -> None:
    """From pile 1 first, then from pile 2."""
    first = Mana(*(min(a, b) for a, b in zip(mana, table.ether[0], strict=True)))
    table.ether = (table.ether[0].minus(first), table.ether[1].minus(mana.minus(first)))


def _release(table: Table, verb: verbs.ReleaseMana, data: Data) -> None:
    for id in referred(table, verb.under, data):
        card = table.card(id)
        there = getattr(card.mana, verb.element) if verb.element else card.mana.total
        much = min(there, max(0, value(table, verb.amount, data)))
        units = [unit for unit in card.mana.units() if not verb.element or unit == verb.element][:much]
        mana = Mana(**{element: units.count(element) for element in set(units)})
        discard.release(table, {"card": id, "mana": mana, "by": card.controller})


def pay(table: Table, player: str, mana: Mana, cites: tuple[str, ...]) -> None:
    table.spend_mana(player, mana)
    ether.add(table, player, mana)
    table.emit(
        f"pay {player} {mana}",
        f"{player} pays {mana.total} Mana to the Available Ether.",
        (clauses.ETHER, *cites),
        player=player,
    )


def _pay(table: Table, verb: verbs.PayMana, data: Data) -> None:
    for player in referred(table, verb.who, data):
        for mana in ways_to_pay(table, verb, data, player)[:1]:
            pay(table, player, mana, (data["cite"],))


def ways_to_pay(table: Table, verb: verbs.PayMana, data: Data, player: str) -> list[Mana]:
    much = max(0, value(table, verb.amount, data))
    reserve = table.player(player).reserve
    if verb.element:
        wanted = Mana(**{verb.element: much})
        return [wanted] if reserve.covers(wanted) else []
    units = reserve.units()
    return [Mana(**{e: units[:much].count(e) for e in set(units[:much])})] if len(units) >= much else []


def _lock(table: Table, verb: verbs.LockMana, data: Data) -> None:
    mana = Mana(**{verb.element: max(0, value(table, verb.amount, data))})
    for id in referred(table, verb.under, data):
        table.set_card(id, mana=table.card(id).mana.plus(mana))
        table.emit(
            f"lock {id} {mana}",
            f"{mana.total} Mana is locked under {table.card(id).name}.",
            (data["cite"],),
            cards=(id,),
        )


def _shuffle(table: Table, verb: verbs.Shuffle, data: Data) -> None:
    for player in referred(table, verb.who, data):
        table.emit(
            f"shuffle {player}",
            f"{player} shuffles their deck; its order is kept as the scenario has it.",
            (data["cite"],),
        )


def _if(table: Table, verb: verbs.If, data: Data) -> None:
    if holds(table, verb.condition, data["by"], data["source"]):
        for inner in verb.then:
            perform(table, inner, data)


def can_do(table: Table, cost: tuple[verbs.Verb, ...], data: Data) -> bool:
    """Whether a cost could be paid or done: no question is asked for what cannot (DR-9.1)."""
    for verb in cost:
        if isinstance(verb, verbs.PayMana):
            if not all(ways_to_pay(table, verb, data, player) for player in referred(table, verb.who, data)):
                return False
        elif isinstance(verb, verbs.DiscardFromHand) and any(
            len(table.player(player).hand) < value(table, verb.amount, data)
            for player in referred(table, verb.who, data)
        ):
            return False
    return True


def _may(table: Table, verb: verbs.May, data: Data) -> None:
    who = data["by"] if verb.by == "you" else table.opponent(data["by"])
    if not can_do(table, verb.cost, data):
        return
    question = Question(
        "may",
        who,
        f"whether {who} uses {table.card(data['source']).name}",
        (True, False),
        (clauses.TRIGGERS, data["cite"]),
    )
    if table.ask(question):
        for inner in (*verb.cost, *verb.then):
            perform(table, inner, data)


def _or_else(table: Table, verb: verbs.OrElse, data: Data) -> None:
    can = can_do(table, verb.pay, data)
    question = Question(
        "may",
        data["by"],
        f"whether {data['by']} pays for {table.card(data['source']).name}",
        (True, False),
        (data["cite"],),
    )
    for inner in verb.pay if can and table.ask(question) else verb.otherwise:
        perform(table, inner, data)


def _options(table: Table, verb: verbs.Options, data: Data) -> None:
    who = data["by"] if verb.by == "you" else table.opponent(data["by"])
    left = list(range(1, len(verb.options) + 1))
    for _ in range(min(len(left), max(0, value(table, verb.number, data)))):
        chosen = table.ask(Question("option", who, "which option", tuple(left), (data["cite"],)))
        left.remove(chosen)
        for inner in verb.options[chosen - 1]:
            perform(table, inner, data)


DOES: dict[type, Any] = {
    verbs.Damage: _damage,
    verbs.LoseHealth: _lose,
    verbs.GainHealth: _gain,
    verbs.Draw: _draw,
    verbs.DiscardFromHand: _discard_from_hand,
    verbs.DiscardFromDeck: _discard_from_deck,
    verbs.Remove: _remove,
    verbs.Exile: _exile,
    verbs.PutBack: _put_back,
    verbs.Retrieve: _retrieve,
    verbs.Apply: _apply,
    verbs.Grant: _grant,
    verbs.TakeMana: _take_mana,
    verbs.ReleaseMana: _release,
    verbs.PayMana: _pay,
    verbs.LockMana: _lock,
    verbs.Shuffle: _shuffle,
    verbs.If: _if,
    verbs.May: _may,
    verbs.OrElse: _or_else,
    verbs.Options: _options,
}
