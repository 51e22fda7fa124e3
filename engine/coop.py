"""Co-op: the Adversary's turns, their cards, and what becomes of a defeated player (SC)."""

from typing import Any

from . import clauses, ether
from .actions.applying import effects_of
from .choices import Question
from .continuous import parts_of
from .discard import discard_tasks
from .effects.abilities import OnActivation
from .entering_play import make_room
from .mana import NONE
from .state import ADVERSARY, Task
from .table import Table
from .zones import enter, put, reorder


def seats(table: Table) -> list[str]:
    return [name for name, player in table.players.items() if name != ADVERSARY and not player.defeated]


def next_player(table: Table) -> str:
    """Each player's turn is preceded by one of the Adversary; whoever is out has no turn."""
    if table.turn != ADVERSARY:
        return ADVERSARY
    left = seats(table)
    return table.following if table.following in left or not left else left[0]


def follow(table: Table, player: str) -> None:
    """As the Adversary's turn begins, the next player in order is about to play."""
    if not table.coop or player != ADVERSARY or table.turn == ADVERSARY:
        return
    order = [name for name in table.players if name != ADVERSARY]
    after = order[order.index(table.turn) + 1 :] + order[: order.index(table.turn) + 1]
    table.following = next((name for name in after if not table.player(name).defeated), table.following)


def _start(table: Table, player: str) -> list[Task]:
    """What the Adversary has in play applies its effects, in the order the players decide; each adds its Mana."""
    found = [id for id in table.board(ADVERSARY) if table.card(id).form in ("permanent", "equipment", "adversary")]
    if len(found) > 1:
        text, cites = "in which order the Adversary's cards apply their effects", (clauses.COOP_ADVERSARY,)
        found = table.ask(Question("order", table.decider, text, tuple(found), cites, default=found, ordered=True))
    return [Task("adversary card", {"card": id}) for id in found]


def _nothing(table: Table, player: str) -> list[Task]:
    return []


def _draw(table: Table, player: str) -> list[Task]:
    return [Task("adversary draw", {})]


def _end(table: Table, player: str) -> list[Task]:
    return [Task("expire", {})]


TASKS = {"start": _start, "draw": _draw, "mana": _nothing, "main": _nothing, "end": _end}


def again(table: Table, data: dict[str, Any]) -> None:
    """A card that stayed in play: its effects, and its Mana value to the Available Ether."""
    id = data["card"]
    if table.card(id).zone == "board":
        _apply(table, id, clauses.COOP_KEYWORD)
        table.push(Task("adversary mana", {"card": id}))


def draw(table: Table, data: dict[str, Any]) -> None:
    """The top card of the Adversary's deck; the discard pile becomes the deck where none is left."""
    player = table.player(ADVERSARY)
    if not player.deck:
        reorder(table, ADVERSARY, "deck", player.discard)
        table.set_player(ADVERSARY, discard=())
        for id in player.discard:
            table.set_card(id, zone="deck")
        text = "The Adversary's discard pile is their new deck; its order is kept as the scenario has it."
        table.emit(f"shuffle {ADVERSARY}", text, (clauses.COOP_ADVERSARY,))
    if table.player(ADVERSARY).deck:
        _play(table, table.player(ADVERSARY).deck[0])


def _play(table: Table, id: str) -> None:
    definition = table.definition(id)
    stays = definition.type != "spell"
    cite = clauses.COOP_KEYWORD if stays else clauses.COOP_NO_KEYWORD
    nth = table.player(ADVERSARY).drawn + 1
    table.set_player(ADVERSARY, drawn=nth)
    facts = {"cards": (id,), "player": ADVERSARY, "nth": nth}
    table.emit(f"draw {ADVERSARY}", f"The Adversary draws {definition.name}.", (clauses.COOP_ADVERSARY,), **facts)
    enter(table, id, ADVERSARY, definition.form)
    if definition.type == "adversary":
        table.set_player(ADVERSARY, present=True, hp=definition.hp or 0)
        cite = clauses.COOP_ARRIVES
    table.emit(f"enter {id} {definition.form}", f"{definition.name} is in play.", (cite,), cards=(id,))
    if definition.slot:
        make_room(table, id, ADVERSARY)
    _apply(table, id, cite)
    table.push(*([] if stays else discard_tasks([id], cites=(cite,))), Task("adversary mana", {"card": id}))


def _apply(table: Table, id: str, cite: str) -> None:
    """Free targets and Mana are the players' to choose; the active player has the last word."""
    applies = any(isinstance(part, OnActivation) for _, part in parts_of(table, id))
    if applies:
        table.emit(f"apply {id}", f"{table.name(id)} applies its effects.", (cite, clauses.COOP_TARGETS))
        table.push(*effects_of(table, id, ADVERSARY, activated=False))


def mana(table: Table, data: dict[str, Any]) -> None:
    """Mana equal to the card's Mana value goes from the Infinite Ether to the Available Ether."""
    cost = table.definition(data["card"]).cost
    if cost != NONE:
        ether.add(table, ADVERSARY, cost)
        text = f"The Mana value of {table.name(data['card'])} is added to the Available Ether."
        table.emit(f"gather {ADVERSARY} {cost}", text, (clauses.COOP_ADVERSARY, clauses.ETHER))


def lose_hand(table: Table, data: dict[str, Any]) -> None:
    """The hand goes to the discard pile, and discard effects trigger."""
    for id in table.player(data["player"]).hand:
        put(table, id, "discard")
        text = f"{table.name(id)} goes to the discard pile of {data['player']}."
        table.emit(f"discard {id}", text, (clauses.COOP_DEFEAT, clauses.COOP_OUT), cards=(id,), zone="hand")


def fall(table: Table, player: str) -> None:
    """A defeated player's spells go to their discard pile; their reserve returns to the Infinite Ether."""
    table.set_player(player, defeated=True, out=True, reserve=NONE)
    table.push(Task("lose hand", {"player": player}))
    table.push(*discard_tasks(table.board(player), cites=(clauses.COOP_DEFEAT, clauses.COOP_OUT), despite=True))
