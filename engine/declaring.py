"""What a scenario's `do` says: each entry read into the task it declares, with the answers given to it."""

from collections.abc import Mapping
from typing import Any

from .aliases import settled, understood
from .mana import Mana, read_mana
from .problems import Invalid
from .state import PHASES, State, Task

DECLARED = ("prepare", "channel", "activate", "use")
WINDOWS = (
    "before", "after", "before gather", "after gather", "before pile", "after pile", "before discard", "after discard",
)  # fmt: skip
KNOWN = frozenset({*DECLARED, "trade", "go", "judge", "by", "answers", "respond", "ability", "cites", "reason", "when"})


def checked(entry: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(entry, Mapping):
        raise Invalid([f"{where}: a mapping that says what is done"])
    strange = [str(key) for key in entry if key not in KNOWN]
    if strange:
        raise Invalid([f"{where}.{key}: no such key; there are {', '.join(sorted(KNOWN))}" for key in strange])
    return entry


def responses(entry: Mapping[str, Any], where: str) -> list[Mapping[str, Any]]:
    """At-any-time actions taken around what is declared (DR-4.3)."""
    answers = entry.get("respond") or []
    if not isinstance(answers, list) or not all(isinstance(one, Mapping) for one in answers):
        raise Invalid([f"{where}.respond: a list of actions taken before or after"])
    for one in answers:
        checked(one, f"{where}.respond")
        if one.get("when", "before") not in WINDOWS:
            raise Invalid([f"{where}.respond.when: one of {', '.join(WINDOWS)}"])
    return answers


def given(state: State, answers: Any, where: str) -> tuple[tuple[str, Any], ...]:
    if answers is None:
        return ()
    if not isinstance(answers, list) or not all(isinstance(one, Mapping) and len(one) == 1 for one in answers):
        raise Invalid([f"{where}.answers: a list of one-key mappings, kind and answer"])
    meant = understood(state.cards)
    return tuple((str(kind), settled(value, state.cards, meant)) for one in answers for kind, value in one.items())


def task(state: State, entry: Mapping[str, Any], where: str) -> Task:
    if "judge" in entry:
        cites = entry.get("cites") or ()
        if not isinstance(cites, list | tuple) or not all(isinstance(cite, str) for cite in cites):
            raise Invalid([f"{where}.cites: a list of citations"])
        data = {"event": str(entry["judge"]), "cites": tuple(cites), "reason": str(entry.get("reason", ""))}
        return Task("judge", data)
    by = entry.get("by")
    if not isinstance(by, str) or by not in state.players:
        raise Invalid([f"{where}.by: one of {', '.join(state.players)}"])
    if "trade" in entry:
        offer = entry["trade"] if isinstance(entry["trade"], Mapping) else {}
        sides = {side: _mana(offer.get(side), f"{where}.trade.{side}") for side in ("give", "take")}
        return Task("trade", {"by": by, **sides})
    verb = next((name for name in DECLARED if name in entry), None)
    if verb is None:
        raise Invalid([f"{where}: one of {', '.join(DECLARED)}, trade, go, judge"])
    declared: dict[str, Any] = {"card": _alias(state, entry[verb], f"{where}.{verb}"), "by": by}
    if "ability" in entry:
        if type(entry["ability"]) is not int:
            raise Invalid([f"{where}.ability: which of its abilities, from 1"])
        declared["ability"] = entry["ability"]
    return Task(verb, declared)


def _mana(amounts: Any, where: str) -> Mana:
    found = read_mana(amounts)
    if found is None:
        raise Invalid([f"{where}: Mana by element, such as {{air: 1}}"])
    return found


def _alias(state: State, alias: Any, where: str) -> str:
    found = settled(alias, state.cards, understood(state.cards)) if isinstance(alias, str) else None
    if found not in state.cards:
        raise Invalid([f"{where}: no card goes by the alias {alias!r}"])
    return str(found)


def named(entry: Mapping[str, Any]) -> str:
    """What an order of several actions calls this one: its card."""
    return str(next((entry[verb] for verb in DECLARED if verb in entry), entry.get("by")))


def destination(state: State, wanted: Any, where: str) -> tuple[str, str]:
    """The phase to play on to: of the current turn, or of a player's next turn."""
    player, _, phase = str(wanted).rpartition(".")
    player = player or state.turn
    if phase not in PHASES or player not in state.players:
        raise Invalid([f"{where}.go: a phase ({', '.join(PHASES)}), or PLAYER.PHASE"])
    return player, phase
