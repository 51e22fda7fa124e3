"""The turn: five phases, what happens in each, and how one turn gives way to the next."""

from collections.abc import Iterator
from typing import Any

from . import clauses, coop, ether, triggers
from .actions.animals import turn_up
from .actions.hands import down_to
from .choices import Question
from .continuous import Held, cited, parts_of, rules
from .effects.abilities import Triggered
from .effects.standing import GatherChange, HandSize
from .kinds import holds
from .mana import ELEMENTS, Mana, parts_of_size, read_mana
from .reach import value
from .state import ADVERSARY, PHASES, Task
from .table import Table

HAND = 7
GATHERED = 3


def next_phase(table: Table) -> tuple[str, str]:
    if table.player(table.turn).out:
        return next_player(table), PHASES[0]
    place = PHASES.index(table.phase)
    return (table.turn, PHASES[place + 1]) if place + 1 < len(PHASES) else (next_player(table), PHASES[0])


def next_player(table: Table) -> str:
    return coop.next_player(table) if table.coop else table.opponent(table.turn)


def begin(table: Table, data: dict[str, Any]) -> None:
    """A phase begins; its own work is still ahead."""
    player, phase = data["player"], data["phase"]
    if phase == "start":
        _new_turn(table, player)
    table.turn, table.phase, table.pending = player, phase, True
    table.forget()
    text = f"The {NAMES[phase]} of {player} begins."
    cites = (clauses.COOP_ADVERSARY if player == ADVERSARY else CITES[phase],)
    table.emit(f"phase {player} {phase}", text, cites, player=player, phase=phase)


def work(table: Table, data: dict[str, Any]) -> None:
    """The work of the current phase: its tasks, in their order."""
    table.pending = False
    if table.player(table.turn).out:
        return
    doing = coop.TASKS if table.turn == ADVERSARY else TASKS
    table.push_level(*doing[table.phase](table, table.turn))


def _new_turn(table: Table, player: str) -> None:
    table.first_turn = False
    table.uses = ()
    coop.follow(table, player)
    for name in table.players:
        table.set_player(name, drawn=0)
    for id in table.board():
        card = table.card(id)
        if card.new or card.spent or card.ignored or card.shield is not None:
            table.set_card(id, new=False, spent=(), ignored=0, shield=None)
    _expire(table, f"start of {player}'s turn")


# ---- start of turn ------------------------------------------------------------------------------------------------
def _start(table: Table, player: str) -> list[Task]:
    """Zenith, the control validity check and start-of-turn effects are simultaneous: the active player orders them."""
    for id in table.board(player):
        if table.card(id).exhausted:
            turn_up(table, id)
    effects: dict[str, list[Task]] = {}
    for task in due(table, "start", player):
        effects.setdefault(task.data["source"], []).append(task)
    names = ("zenith", "check", *effects)
    order: list[str] = ["zenith", "check"]
    if effects:
        text, cites = "in which order start-of-turn effects apply", (clauses.CHAIN, clauses.VALIDITY)
        order = table.ask(Question("order", table.decider, text, names, cites, default=list(names), ordered=True))
    checks = {"zenith": [Task("zenith", {})], "check": [Task("check", {"player": one}) for one in _checked(table)]}
    return [task for name in order for task in (checks.get(name) or effects[name])]


def _checked(table: Table) -> list[str]:
    """Every player at every start of turn; or only the one whose turn it is (validity-turns)."""
    groups = [name for name in _from_active(table) if table.board(name)]
    if any(name != table.turn for name in groups) and table.reading("validity-turns") == "own turn only":
        return [table.turn]
    return _from_active(table)


def _from_active(table: Table) -> list[str]:
    """The players from the active one on; the Adversary has neither Zenith nor anything to check."""
    return [name for name in dict.fromkeys((table.turn, *table.players)) if name != ADVERSARY]


def due(table: Table, moment: str, player: str) -> Iterator[Task]:
    """The start- or end-of-turn effects that apply now."""
    event = {"verb": "phase", "player": player}
    for id in table.board():
        if not table.card(id).gained and moment not in table.definition(id).hears:
            continue
        you = table.card(id).controller
        for number, part in parts_of(table, id):
            if not (isinstance(part, Triggered) and part.on == moment and _meant(table, part, you, player)):
                continue
            if holds(table, part.condition, you, id):
                task = triggers.task_of(Held(part, you, id, number), event)
                yield from [task] * (1 + triggers.again(table, id, moment))
    for held in list(rules(table, Triggered)):
        if held.lasting is not None and held.part.on == moment and _meant(table, held.part, held.by, player):
            yield triggers.task_of(held, event)
            table.spend(held.lasting)


def _meant(table: Table, part: Triggered, you: str, player: str) -> bool:
    return part.subject == "each" or player == (table.opponent(you) if part.subject == "opponent" else you)


def zenith(table: Table, data: dict[str, Any]) -> None:
    """As many prepared as channeled spells, player by player; whether none of either is equal is open (zenith-zero)."""
    for player in _from_active(table):
        forms = [table.card(id).form for id in table.board(player)]
        prepared, channeled = forms.count("prepared"), forms.count("channeled")
        active = prepared == channeled
        if active and not prepared:
            active = table.reading("zenith-zero") == "active" if _cares(table, player) else active
        table.set_player(player, zenith=active)
        text = (
            f"{player} has {prepared} prepared and {channeled} channeled spells: {'' if active else 'not '}at Zenith."
        )
        table.emit(f"zenith {player} {'yes' if active else 'no'}", text, (clauses.ZENITH,), player=player)


def _cares(table: Table, player: str) -> bool:
    """Whether any card of the player asks for Zenith."""
    mine = [id for id, card in table.cards.items() if card.owner == player]
    return any("Zenith()" in repr(table.definition(id).paragraphs) for id in mine)


# ---- draw and Mana gathering --------------------------------------------------------------------------------------
def _draw(table: Table, player: str) -> list[Task]:
    return [] if table.first_turn else [Task("draw", {"player": player, "cite": clauses.DRAW_PHASE})]


def _mana(table: Table, player: str) -> list[Task]:
    tasks = [Task("gather", {"player": player}), Task("take pile", {"player": player})]
    return tasks[1:] if table.coop else tasks


def gather(table: Table, data: dict[str, Any]) -> None:
    """Three Mana of any elements from the Infinite Ether, more or fewer by cards, all in one go."""
    player = data["player"]
    changes = [h for h in rules(table, GatherChange) if h.by == player and _applies(table, h)]
    much = [value(table, held.part.by, {"source": held.source, "by": player}) for held in changes]
    total, wanted = GATHERED, Mana()
    for held, by in zip(changes, much, strict=True):
        total += -by if held.part.less else by
        if held.part.element and not held.part.less:
            wanted = wanted.plus(Mana(**{held.part.element: by}))
    cites = (clauses.GATHERING, *(cited(table, held.source, held.number) for held in changes))
    mana = _gathered(table, player, max(0, total), wanted, cites)
    ether.add(table, player, mana)
    text = f"{player} adds {mana} to the Available Ether."
    table.emit(f"gather {player} {mana}", text, (*cites, clauses.ETHER), player=player, mana=mana)


def _applies(table: Table, held: Held) -> bool:
    return holds(table, held.part.condition, held.by, held.source)


def _gathered(table: Table, player: str, total: int, wanted: Mana, cites: tuple[str, ...]) -> Mana:
    if total == 0:
        return Mana()
    plenty = Mana(*(total for _ in ELEMENTS))
    question = Question(
        "gather",
        player,
        f"which {total} Mana to add to the Available Ether",
        (),
        cites,
        accepts=lambda answer: _fits(read_mana(answer), total, wanted),
        every=lambda: (way.plus(wanted).as_dict() for way in parts_of_size(plenty, max(0, total - wanted.total))),
    )
    return read_mana(table.ask(question)) or Mana()


def _fits(mana: Mana | None, total: int, wanted: Mana) -> bool:
    return mana is not None and mana.total == total and mana.covers(wanted)


def take_pile(table: Table, data: dict[str, Any]) -> None:
    player = data["player"]
    pile = table.ask(Question("pile", player, "which pile to take", (1, 2), (clauses.TAKE_PILE,))) - 1
    mana = table.ether[pile]
    ether.take_from(table, pile, mana)
    table.gain_mana(player, mana)
    text = f"{player} takes pile {pile + 1}."
    cites = (clauses.TAKE_PILE, clauses.INDIVISIBLE, *((clauses.COOP_PLAYER,) if table.coop else ()))
    table.emit(f"take {player} {mana}", text, cites, player=player, mana=mana)


# ---- main phase and end of turn -----------------------------------------------------------------------------------
def _main(table: Table, player: str) -> list[Task]:
    return []


def _end(table: Table, player: str) -> list[Task]:
    text = "in which order end-of-turn effects apply"
    effects = triggers.in_order(table, list(due(table, "end", player)), text, (clauses.CHAIN,))
    return [*effects, Task("hand limit", {"player": player}), Task("expire", {})]


def hand_limit(table: Table, data: dict[str, Any]) -> None:
    """Seven cards, or what the latest rule about it says (DR-4.6)."""
    player = data["player"]
    found = [held for held in rules(table, HandSize) if held.by == player]
    latest = max(found, key=lambda held: held.since, default=None)
    most, cite = HAND, clauses.END_OF_TURN
    if latest is not None:
        most = max(0, value(table, latest.part.most, {"source": latest.source, "by": player}))
        cite = cited(table, latest.source, latest.number)
    down_to(table, player, most, cite)


def expire(table: Table, data: dict[str, Any]) -> None:
    _expire(table, "end of turn")


def _expire(table: Table, moment: str) -> None:
    """What lasted until now is over: gained effects and rules for a time (DR-4.5.1)."""
    for id, card in list(table.cards.items()):
        over = [gain for gain in card.gained if gain.until == moment]
        if over:
            table.set_card(id, gained=tuple(gain for gain in card.gained if gain.until != moment))
            for gain in over:
                text = f"{card.name} loses {gain.effect}."
                table.emit(f'expire {id} "{gain.effect}"', text, (clauses.GAINING,), cards=(id,))
    table.drop(*[rule for rule in table.lasting if rule.until == moment])


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
