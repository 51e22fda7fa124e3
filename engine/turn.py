"""The turn: five phases, what happens in each, and how one turn gives way to the next."""

from typing import Any

from . import clauses, ether
from .actions.cards import discard_from
from .choices import Question
from .continuous import holds, paragraphs
from .effects.abilities import Triggered
from .mana import ELEMENTS, Mana
from .state import PHASES, Task
from .table import Table

HAND = 7
GATHERED = 3


def next_phase(table: Table) -> tuple[str, str]:
    place = PHASES.index(table.phase)
    return (table.turn, PHASES[place + 1]) if place + 1 < len(PHASES) else (table.opponent(table.turn), PHASES[0])


def begin(table: Table, data: dict[str, Any]) -> None:
    """A phase begins; its own tasks follow it in the chain."""
    player, phase = data["player"], data["phase"]
    if phase == "start":
        _new_turn(table, player)
    table.turn, table.phase = player, phase
    table.emit(
        f"phase {player} {phase}",
        f"The {NAMES[phase]} of {player} begins.",
        (CITES[phase],),
        player=player,
        phase=phase,
    )
    if not data.get("only"):
        table.push_level(*TASKS[phase](table, player))


def _new_turn(table: Table, player: str) -> None:
    table.first_turn = False
    for name in table.players:
        table.set_player(name, drawn=0, ignored=0)
    for id in table.board():
        table.set_card(id, new=False, spent=())


def _start(table: Table, player: str) -> list[Task]:
    """Zenith, the control validity check and start-of-turn effects are simultaneous: the active player orders them."""
    effects = {task.data["source"]: task for task in _due(table, "start", player)}
    names = ("zenith", "check", *effects)
    order: list[str] = ["zenith", "check"]
    if effects:
        question = Question(
            "order", player, "in which order start-of-turn effects apply", names, (clauses.CHAIN, clauses.VALIDITY),
            default=list(names), several=True,
        )  # fmt: skip
        order = list(table.ask(question))
    order += [name for name in names if name not in order]
    checks = {
        "zenith": [Task("zenith", {})],
        "check": [Task("check", {"player": name}) for name in _from_active(table)],
    }
    return [task for name in order for task in (checks[name] if name in checks else [effects[name]])]


def _from_active(table: Table) -> list[str]:
    return [table.turn, *(name for name in table.players if name != table.turn)]


def _due(table: Table, moment: str, player: str) -> list[Task]:
    """The start- or end-of-turn effects that apply now."""
    found = []
    for id in table.board():
        you = table.card(id).controller
        for number, part in paragraphs(table, id):
            if not (isinstance(part, Triggered) and part.on == f"{moment} of turn"):
                continue
            if _meant(table, part, you, player) and holds(table, part.condition, you, id):
                data = {"source": id, "by": you, "actions": part.actions, "paragraph": number, "event": {}}
                found.append(Task("trigger", data))
    return found


def _meant(table: Table, part: Triggered, you: str, player: str) -> bool:
    return part.subject == "each" or player == (table.opponent(you) if part.subject == "opponent" else you)


def zenith(table: Table, data: dict[str, Any]) -> None:
    """As many prepared as channeled spells; none of either counts as equal (zenith-zero)."""
    for player in _from_active(table):
        forms = [table.card(id).form for id in table.board(player)]
        table.set_player(player, zenith=forms.count("prepared") == forms.count("channeled"))


def _draw(table: Table, player: str) -> list[Task]:
    return [] if table.first_turn else [Task("draw", {"player": player, "cite": clauses.DRAW_PHASE})]


def _mana(table: Table, player: str) -> list[Task]:
    return [Task("gather", {"player": player}), Task("take pile", {"player": player})]


def gather(table: Table, data: dict[str, Any]) -> None:
    """Three Mana of any elements from the Infinite Ether."""
    player = data["player"]
    question = Question(
        "gather",
        player,
        f"which {GATHERED} Mana to add to the Available Ether",
        (),
        (clauses.GATHERING,),
        accepts=_is_gathered,
    )
    mana = Mana.of(table.ask(question))
    ether.add(table, player, mana)
    table.emit(
        f"gather {player} {mana}",
        f"{player} adds {mana} to the Available Ether.",
        (clauses.GATHERING, clauses.ETHER),
        player=player,
        mana=mana,
    )


def _is_gathered(answer: Any) -> bool:
    return (
        isinstance(answer, dict)
        and all(element in ELEMENTS and isinstance(n, int) and n > 0 for element, n in answer.items())
        and sum(answer.values()) == GATHERED
    )


def take_pile(table: Table, data: dict[str, Any]) -> None:
    player = data["player"]
    pile = table.ask(Question("pile", player, "which pile to take", (1, 2), (clauses.TAKE_PILE,))) - 1
    mana = table.ether[pile]
    table.ether = (Mana(), table.ether[1]) if pile == 0 else (table.ether[0], Mana())
    table.gain_mana(player, mana)
    table.emit(
        f"take {player} {mana}",
        f"{player} takes pile {pile + 1}.",
        (clauses.TAKE_PILE, clauses.INDIVISIBLE),
        player=player,
        mana=mana,
    )


def _main(table: Table, player: str) -> list[Task]:
    return []


def _end(table: Table, player: str) -> list[Task]:
    effects = _due(table, "end", player)
    if len(effects) > 1:
        names = [task.data["source"] for task in effects]
        question = Question(
            "order",
            player,
            "in which order end-of-turn effects apply",
            tuple(names),
            (clauses.CHAIN,),
            default=names,
            several=True,
        )
        order = list(table.ask(question))
        effects.sort(key=lambda task: order.index(task.data["source"]) if task.data["source"] in order else len(order))
    return [*effects, Task("hand limit", {"player": player}), Task("expire", {"player": player})]


def hand_limit(table: Table, data: dict[str, Any]) -> None:
    player = data["player"]
    while len(table.player(player).hand) > HAND:
        hand = table.player(player).hand
        card = table.ask(
            Question("pick", player, "which card to discard at the end of the turn", hand, (clauses.END_OF_TURN,))
        )
        discard_from(table, card, "hand", clauses.END_OF_TURN)


def expire(table: Table, data: dict[str, Any]) -> None:
    """What lasted until the end of the turn is over."""
    for id in table.board():
        card = table.card(id)
        for gain in card.gained:
            if gain.until == "end of turn":
                table.emit(
                    f'expire {id} "{gain.effect}"', f"{card.name} loses {gain.effect}.", (clauses.GAINING,), cards=(id,)
                )
        kept = tuple(gain for gain in card.gained if gain.until != "end of turn")
        if kept != card.gained:
            table.set_card(id, gained=kept)


NAMES = {
    "start": "start of turn",
    "draw": "draw phase",
    "mana": "Mana gathering phase",
    "main": "main phase",
    "end": "end of turn",
}
CITES = {
    "start": clauses.TURN_START,
    "draw": clauses.DRAW_PHASE,
    "mana": clauses.GATHERING,
    "main": clauses.MAIN_PHASE,
    "end": clauses.END_OF_TURN,
}
TASKS = {"start": _start, "draw": _draw, "mana": _mana, "main": _main, "end": _end}
