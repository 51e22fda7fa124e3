"""Verbs that move cards between hands, decks, piles and the board."""

from collections.abc import Sequence
from itertools import combinations

from .. import clauses, discard, entering_play, replacements
from ..choices import Question, yes_or_no
from ..continuous import is_mage_noir
from ..effects import verbs
from ..effects.selectors import Known, Pick
from ..effects.standing import NoEffects
from ..kinds import candidates, holds, is_of
from ..reach import picked, reached, value
from ..state import ADVERSARY, Gain, Task
from ..table import Table
from ..zones import put, reorder
from .data import Data
from .hands import discard_from


def remove(table: Table, verb: verbs.Remove, data: Data) -> None:
    found = [id for id in reached(table, verb.what, data) if table.card(id).zone == "board"]
    despite = verb.despite is not None and holds(table, verb.despite, data["by"], data["source"], data)
    more = {"by": data["source"], "cites": (data["cite"],), "despite": despite}
    if len(found) == 1:
        table.push_level(*discard.discard_tasks(found, **more))
    else:
        discard.several(table, found, **more)


def exile(table: Table, verb: verbs.Exile, data: Data) -> None:
    for id in reached(table, verb.what, data):
        if table.card(id).zone == "board":
            discard.leave(table, id, "exile", (data["cite"],))
        else:
            put(table, id, "exile")
            table.emit(f"exile {id}", f"{table.name(id)} is exiled.", (clauses.EXILE, data["cite"]), cards=(id,))


def put_into(table: Table, verb: verbs.PutInto, data: Data) -> None:
    """From the board it leaves play first; from a pile, a hand or a deck it is simply put there."""
    for id in reached(table, verb.what, data):
        owner, zone = table.card(id).owner, table.card(id).zone
        if zone == "board":
            details = {
                "card": id,
                "zone": verb.zone,
                "place": verb.place,
                "by": data["source"],
                "cites": (data["cite"],),
            }
            table.push_level(Task("return", details))
        elif zone == "transition" and not table.card(id).controller and verb.zone == "discard":
            discard_from(table, id, "the deck", data["cite"])  # it was on its way there
        elif zone == "transition":
            continue  # there is no way back from a transition (DR-6.2)
        elif verb.zone == "hand" and replacements.none_to_hand(table, owner):
            discard.refuse_hand(table, owner, id)
        elif verb.zone == "discard":
            discard_from(table, id, zone, data["cite"])
        else:
            _move(table, id, verb.zone, verb.place, data["cite"], verb.shown)


def _move(table: Table, id: str, zone: str, place: int, cite: str, shown: bool) -> None:
    if shown:
        table.emit(f"reveal {id}", f"{table.name(id)} is shown.", (cite,))
    owner = table.card(id).owner
    if owner == ADVERSARY and zone == "hand":
        table.emit(f"fizzle {id}", "The Adversary has no hand: nothing happens.", (clauses.COOP_NO_HAND, cite))
        return
    put(table, id, zone, place)
    table.emit(f"return {id} {zone}", f"{table.name(id)} goes to the {zone}.", (clauses.RESET, cite), cards=(id,))


def fetch(table: Table, verb: verbs.Fetch, data: Data) -> None:
    """A card of the deck, shown and put where it says; then the deck is shuffled."""
    by, cite = data["by"], data["cite"]
    zone = verb.noir_zone if verb.noir_zone and is_mage_noir(table, by) else verb.zone
    found = candidates(table, verb.of, by, data["source"])
    wants = bool(found) and value(table, verb.amount, data) > 0
    if wants and verb.optional:
        text = f"whether {by} fetches a card"
        wants = bool(table.ask(yes_or_no(table.seat(by), text, (cite,))))
    chosen = picked(table, Pick(verb.of, verb.amount, verb.amount), data) if wants else ()
    if zone == "hand" and replacements.none_to_hand(table, by):
        chosen = ()
        discard.refuse_hand(table, by, data["source"])
    shuffles = verb.shuffled and (wants or not verb.optional)
    if zone == "deck":
        for id in chosen:
            table.emit(f"reveal {id}", f"{table.name(id)} is shown.", (cite,))
        if shuffles:
            shuffle_deck(table, by, cite)
    for id in chosen:
        if zone == "play":
            _fetch_into_play(table, id, by, verb.blank, cite)
        else:
            _move(table, id, zone, 1, cite, shown=zone == "hand")
    if shuffles and zone != "deck":
        shuffle_deck(table, by, cite)


def _fetch_into_play(table: Table, id: str, by: str, blank: bool, cite: str) -> None:
    entering_play.put_into_play(table, id, by, "", (cite,), (Gain("no effects", (NoEffects(),)),) if blank else ())


def sift(table: Table, verb: verbs.Sift, data: Data) -> None:
    """Look at the top cards, take some of a kind, and put the rest below in any order."""
    by, cite = data["by"], data["cite"]
    seen = table.player(by).deck[: max(0, value(table, verb.amount, data))]
    for id in seen:
        table.emit(f"reveal {id}", f"{by} looks at {table.name(id)}.", (clauses.ZONES, cite))
    fitting = tuple(id for id in seen if is_of(table, id, verb.of, by, data["source"]))
    many = min(len(fitting), max(0, value(table, verb.take, data)))
    taken: Sequence[str] = ()
    if many and not replacements.none_to_hand(table, by):
        text = "which of these cards to take"
        answer = table.ask(Question("pick", table.seat(by), text, fitting, (cite,), least=0, most=many))
        taken = answer if isinstance(answer, list) else [answer]
    for id in taken:
        _move(table, id, "hand", 1, cite, shown=True)
    rest = [id for id in seen if id not in taken]
    if len(rest) > 1:
        text = "in which order the rest go to the bottom of the deck"
        rest = table.ask(
            Question("order", table.seat(by), text, tuple(rest), (cite,), default=list(rest), ordered=True)
        )
    for id in rest:
        _move(table, id, "deck", 0, cite, shown=False)


def look(table: Table, verb: verbs.Look, data: Data) -> None:
    found = reached(table, verb.what, data)
    table.remember(data.get("run"), "it", found)
    for id in found:
        if table.card(id).zone in ("deck", "hand"):
            table.emit(f"reveal {id}", f"{data['by']} looks at {table.name(id)}.", (clauses.ZONES, data["cite"]))


def shuffle(table: Table, verb: verbs.Shuffle, data: Data) -> None:
    for player in reached(table, verb.who, data):
        shuffle_deck(table, player, data["cite"])


def shuffle_deck(table: Table, player: str, cite: str) -> None:
    text = f"{player} shuffles their deck; its order is kept as the scenario has it."
    table.emit(f"shuffle {player}", text, (cite,))


def swap_places(table: Table, verb: verbs.SwapPlaces, data: Data) -> None:
    """Two cards of one pile; nothing else may reorder it."""
    pairs = {tuple(sorted(pair)) for player in table.players.values() for pair in combinations(player.discard, 2)}
    if not pairs:
        return
    question = Question(
        "pick",
        table.seat(data["by"]),
        "which two cards of one discard pile change places",
        tuple(sorted({id for pair in pairs for id in pair})),
        (data["cite"],),
        accepts=lambda answer: isinstance(answer, list) and tuple(sorted(map(str, answer))) in pairs,
        every=lambda: (list(pair) for pair in sorted(pairs)),
    )
    one, other = table.ask(question)
    owner = table.card(one).owner
    swapped = {one: other, other: one}
    reorder(table, owner, "discard", tuple(swapped.get(id, id) for id in table.player(owner).discard))
    text = f"{table.name(one)} and {table.name(other)} change places in the discard pile of {owner}."
    table.emit(f"return {one} discard", text, (data["cite"],))


def put_into_play(table: Table, verb: verbs.PutIntoPlay, data: Data) -> None:
    followed = isinstance(verb.what, Known)  # a card that went to a private zone is lost from sight (DR-6.4)
    for id in reached(table, verb.what, data):
        if followed and table.card(id).zone != "discard":
            text = f"{table.name(id)} is not in the discard pile any more: nothing happens."
            table.emit(f"fizzle {data['source']}", text, (clauses.UNALTERABLE, data["cite"]))
        elif table.card(id).zone not in ("board", "transition"):
            entering_play.put_into_play(table, id, _side(table, id, data["by"]), verb.form, (data["cite"],))


def _side(table: Table, id: str, by: str) -> str:
    """On whose board a card is put: its owner's, unless it is read otherwise (inception-side)."""
    owner = table.card(id).owner
    return owner if owner == by or table.reading("inception-side") == "its owner's" else by
