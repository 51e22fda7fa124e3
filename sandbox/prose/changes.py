"""What has changed between two positions, as facts; each language makes its own words of them. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple

ZONES = ("discard", "exile", "hand", "deck")


class Change(NamedTuple):
    """`what` is one of: wins, hp, went, entered, form, card hp, hand."""

    what: str
    name: str
    value: Any = None


def changes(start: Mapping[str, Any], end: Mapping[str, Any]) -> list[Change]:
    found = [Change("wins", end["winner"])] if end.get("winner") else []
    for name, after in end.get("players", {}).items():
        before = start.get("players", {}).get(name)
        if before is not None:
            found += _of_player(name, before, after)
    return found


def _of_player(name: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    found = [Change("hp", name, after["hp"])] if after["hp"] != before["hp"] else []
    was, now = ({row["as"]: row for row in rows["board"]} for rows in (before, after))
    for alias, row in was.items():
        if alias not in now:
            went = [zone for zone in ZONES if after[zone].count(row["card"]) > before[zone].count(row["card"])]
            found.append(Change("went", row["card"], went[0] if went else ""))
        else:
            found += _of_card(row, now[alias])
    found += [Change("entered", row["card"]) for alias, row in now.items() if alias not in was]
    if len(before["hand"]) != len(after["hand"]):
        found.append(Change("hand", name, len(after["hand"])))
    return found


def _of_card(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    found = [Change("form", after["card"], after["is"])] if before["is"] != after["is"] else []
    return found + ([Change("card hp", after["card"], after["hp"])] if before["hp"] != after["hp"] else [])
