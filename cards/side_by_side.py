"""Every outcome of a scenario side by side: who decides, and what differs between the final positions. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.outcomes import Outcome, Outcomes

GONE = "gone"  # what is told of a card that another outcome has on the board


def outcomes_report(found: Outcomes) -> dict[str, Any]:
    """All of it as plain data."""
    differing = differences(found.found)
    return {
        "distinct": len(found.found),
        "complete": found.complete,
        "tried": found.tried,
        "limit": found.limit,
        "depends": found.depends,
        "deciders": list(found.deciders),
        "not_varied": list(found.taken),
        "outcomes": [
            {
                "status": outcome.status,
                "answers": [{"by": by, "kind": kind, "answer": answer} for by, kind, answer in outcome.answers],
                "differs": differs,
                "final": outcome.final,
            }
            for outcome, differs in zip(found.found, differing, strict=True)
        ],
    }


def differences(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """For each outcome the facts that are not the same in all of them; a lone outcome differs from nothing."""
    told = [{"status": outcome.status, **facts(outcome.final or {})} for outcome in outcomes]
    names = list(dict.fromkeys(name for one in told for name in one))
    owners = list(dict.fromkeys(name.split(".")[0] for name in names))
    names.sort(key=lambda name: owners.index(name.split(".")[0]))
    varying = [name for name in names if _varies(name, told)]
    return [{name: one.get(name, GONE) for name in varying if name in one or _is_form(name)} for one in told]


def _varies(name: str, told: list[dict[str, Any]]) -> bool:
    """Of a card that is gone in some outcomes its form alone tells so; the rest is compared where it is there."""
    values = {repr(one[name]) for one in told if name in one}
    return len(values) > 1 or (_is_form(name) and any(name not in one for one in told))


def _is_form(name: str) -> bool:
    return ".board." in name and name.endswith(".is")


def facts(final: Mapping[str, Any]) -> dict[str, Any]:
    """A final position as flat facts: `A.hp`, `A.hand`, `A.board.seed.mana`, `ether`."""
    found = {name: value for name, value in final.items() if name != "players"}
    for player, zones in final.get("players", {}).items():
        found |= {f"{player}.{name}": value for name, value in zones.items() if name != "board"}
        for card in zones["board"]:
            where = f"{player}.board.{card['as']}"
            found |= {f"{where}.{name}": value for name, value in card.items() if name not in ("as", "card")}
    return found
