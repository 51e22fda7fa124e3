"""Verbs of hands and decks: drawing, discarding from hand or deck, phase shift."""

from collections.abc import Sequence
from typing import Any

from .. import clauses, discard, entering_play, replacements
from ..choices import Question
from ..continuous import cited, rules
from ..effects import verbs
from ..effects.amounts import Everything
from ..effects.standing import ShiftChange
from ..reach import reached, value
from ..state import ADVERSARY, Task
from ..table import Table
from ..zones import put
from .data import Data
from .paying import discardable


def draw_cards(table: Table, verb: verbs.Draw, data: Data) -> None:
    """One event a card, one after the other; a negative number draws nothing (DR-10.4)."""
    for player in reached(table, verb.who, data):
        for _ in range(max(0, value(table, verb.amount, data))):
            if table.player(player).defeated:
                break
            top = table.player(player).deck[:1]
            draw(table, {"player": player, "cite": data["cite"]})
            table.remember(data.get("run"), "it", top)


def draw(table: Table, data: dict[str, Any]) -> None:
    """The top card of a deck; whoever cannot draw is defeated (RB-victory-conditions)."""
    player = data["player"]
    if player == ADVERSARY:
        text = "The Adversary has no hand to draw into: nothing happens."
        table.emit(f"fizzle {player}", text, (clauses.COOP_NO_HAND, data["cite"]))
        return
    held = replacements.of_draw(table, player)
    if held is not None:
        cite = cited(table, held.source, held.number)
        table.emit(
            f"trigger {held.source}", f"{player} does not draw but does as {table.name(held.source)} says.", (cite,)
        )
        inner = {"source": held.source, "by": player, "chosen": (), "cite": cite, "run": table.new_run()}
        table.push(Task("action", {**inner, "action": held.part.then}))
    elif replacements.none_to_hand(table, player):
        discard.refuse_hand(table, player, player)
    elif not table.player(player).deck:
        table.set_player(player, defeated=True)
        table.emit(f"draw {player}", f"{player} has no card left to draw.", (clauses.DECK_EMPTY, data["cite"]))
    else:
        _draw_top(table, player, data["cite"])


def _draw_top(table: Table, player: str, cite: str) -> None:
    top = table.player(player).deck[0]
    many = table.player(player).drawn + 1
    table.set_player(player, drawn=many)
    if table.definition(top).type == "animal":
        table.emit(
            f"draw {player}", f"{player} draws an Animal.", (clauses.ANIMAL_DRAWN, cite), player=player, nth=many
        )
        entering_play.put_into_play(table, top, player, "animal", (clauses.ANIMAL_DRAWN,))
        return
    put(table, top, "hand")
    cites = (clauses.INDIVISIBLE, cite)
    table.emit(f"draw {player}", f"{player} draws {table.name(top)}.", cites, player=player, cards=(top,), nth=many)


def discard_from_hand(table: Table, verb: verbs.DiscardFromHand, data: Data) -> None:
    for player in reached(table, verb.who, data):
        found = discardable(table, player, verb.of, data)
        if isinstance(verb.amount, Everything):
            chosen: Sequence[str] = found
        else:
            wanted = len(found) if verb.any_number else max(0, value(table, verb.amount, data))
            least = 0 if verb.any_number else min(wanted, len(found))
            chosen = _pick(table, player, found, least, min(wanted, len(found)), data["cite"])
        for id in chosen:
            discard_from(table, id, "hand", data["cite"])
        table.remember(data.get("run"), "it", tuple(chosen))


def _pick(table: Table, player: str, found: Sequence[str], least: int, most: int, cite: str) -> Sequence[str]:
    if most == 0 or least == len(found):
        return found[:most]
    text = "which cards to discard from hand" if most > 1 else "which card to discard from hand"
    cites = (clauses.DESTRUCTION, cite)
    answer = table.ask(Question("pick", table.seat(player), text, tuple(found), cites, least=least, most=most))
    return answer if isinstance(answer, list) else [answer]


def discard_down_to(table: Table, verb: verbs.DiscardDownTo, data: Data) -> None:
    for player in reached(table, verb.who, data):
        down_to(table, player, max(0, value(table, verb.amount, data)), data["cite"])


def down_to(table: Table, player: str, most: int, cite: str) -> None:
    hand = table.player(player).hand
    over = max(0, len(hand) - most)
    for id in _pick(table, player, hand, over, over, cite):
        discard_from(table, id, "hand", cite)


def discard_from(table: Table, id: str, zone: str, cite: str) -> None:
    """From a hand or a deck: no Mana, no board, straight to the pile; an Animal of a deck enters play instead."""
    card, definition = table.card(id), table.definition(id)
    if definition.type == "animal" and zone != "hand":
        entering_play.put_into_play(table, id, card.owner, "animal", (clauses.ANIMAL_DRAWN, cite))
        return
    put(table, id, "discard")
    cites = (clauses.DESTRUCTION, clauses.RESET, cite)
    table.emit(f"discard {id}", f"{card.name} is discarded from {zone}.", cites, cards=(id,), zone=zone)


def discard_from_deck(table: Table, verb: verbs.DiscardFromDeck, data: Data) -> None:
    for player in reached(table, verb.who, data):
        gone = table.player(player).deck[: max(0, value(table, verb.amount, data))]
        for id in gone:
            discard_from(table, id, "the deck", data["cite"])
        table.remember(data.get("run"), "it", gone)


def phase_shift(table: Table, verb: verbs.PhaseShift, data: Data) -> None:
    """One effect whatever the number, and an effect even for 0 (DR-3.2.8)."""
    for player in reached(table, verb.who, data):
        many = value(table, verb.amount, data)
        more = [held for held in rules(table, ShiftChange) if held.by == data["by"]]
        many += sum(value(table, held.part.by, {"source": held.source, "by": held.by}) for held in more)
        many = max(0, many)
        cites = (clauses.PHASE_SHIFT, clauses.STACKABLE, data["cite"], *data.get("because", ()))
        text = f"{player} is phase shifted by {many}."
        table.emit(f"shift {player} {many}", text, cites, player=player, by=data["by"], amount=many)
        deck = table.player(player).deck
        gone = tuple(reversed(deck[len(deck) - min(many, len(deck)) :]))
        table.remember(data.get("run"), "shifted", (*table.recall(data.get("run"), "shifted", ()), *gone))
        for id in gone:
            discard_from(table, id, "the deck", clauses.PHASE_SHIFT)
