"""Verbs that move cards: drawing, discarding, destroying, exiling, putting back."""

from .. import clauses, discard
from ..choices import Question
from ..continuous import candidates
from ..effects import verbs
from ..reach import reached, value
from ..state import Task
from ..table import Table
from ..zones import put, take_out
from .data import Data


def draw_cards(table: Table, verb: verbs.Draw, data: Data) -> None:
    """Each card drawn is an action of its own (DR-4.1); a negative number is none (DR-10.4)."""
    for player in reached(table, verb.who, data):
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


def discard_from_hand(table: Table, verb: verbs.DiscardFromHand, data: Data) -> None:
    for player in reached(table, verb.who, data):
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


def discard_from_deck(table: Table, verb: verbs.DiscardFromDeck, data: Data) -> None:
    for player in reached(table, verb.who, data):
        for _ in range(max(0, value(table, verb.amount, data))):
            deck = table.player(player).deck
            if deck:
                cite = clauses.PHASE_SHIFT if verb.bottom else data["cite"]
                discard_from(table, deck[-1] if verb.bottom else deck[0], "the deck", cite)


def remove(table: Table, verb: verbs.Remove, data: Data) -> None:
    found = list(reached(table, verb.what, data))
    if len(found) == 1:
        more = {"by": data["source"], "cites": (data["cite"],), "despite": verb.despite_indestructible}
        table.push(*discard.discard_tasks(found, **more))
    else:
        discard.several(table, found, (data["cite"],))


def exile(table: Table, verb: verbs.Exile, data: Data) -> None:
    for id in reached(table, verb.what, data):
        take_out(table, id)
        table.emit(
            f"exile {id}", f"{table.card(id).name} is exiled.", (clauses.EXILE, data["cite"]), cards=(id,), leaves=True
        )
        table.push(
            Task("release", {"card": id, "mana": table.card(id).mana, "by": data["by"]}),
            Task("arrive", {"card": id, "zone": "exile"}),
        )


def put_back(table: Table, verb: verbs.PutBack, data: Data) -> None:
    for id in reached(table, verb.what, data):
        details = {"card": id, "zone": verb.zone, "place": verb.place, "by": data["source"], "cites": (data["cite"],)}
        table.push(Task("return", details))


def retrieve(table: Table, verb: verbs.Retrieve, data: Data) -> None:
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


def shuffle(table: Table, verb: verbs.Shuffle, data: Data) -> None:
    for player in reached(table, verb.who, data):
        table.emit(
            f"shuffle {player}",
            f"{player} shuffles their deck; its order is kept as the scenario has it.",
            (data["cite"],),
        )
