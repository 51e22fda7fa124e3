"""How many deck lists a second are checked, beside the same check with difflib for names.

    python -m bench.decks [--lists 1000] [--quick] [--json]

A thousand lists of 50 cards, each with one name misspelt, are checked in one run: as the site does it, and with
`difflib.get_close_matches` in the place of our names. The peer comes in two: every name asked of difflib, as a check
without an index of names does; and, far kinder, only the one that no card has. Nothing about names is remembered from
one list to the next, ours included; on the site, where it is, a tournament goes faster still.
"""

import argparse
import difflib
import json
import random
import sys
import time
from dataclasses import dataclass
from datetime import date

from cards.card import Card, folded
from cards.files import load
from cards.names import CLOSE, Names, Suggestion
from decks import contents
from decks.check import Report, check
from decks.legality import Legality, shipped
from decks.listing import read

SEED = 20261118
DECK = 50
MOST = 5
HOLDS = Legality(shipped()).in_force(date(2026, 1, 1))
LISTED = {name for entry, _ in HOLDS.entries for name in entry.cards}


@dataclass(frozen=True)
class Shelf:
    """The cards on file, without a database."""

    cards: dict[str, Card]
    names: Names


class UnknownByDifflib(Names):
    """Suggestions from the standard library, for names that no card has."""

    def close(self, typed: str, most: int = MOST) -> list[Suggestion]:
        found = difflib.get_close_matches(folded(typed), self._all, n=most, cutoff=CLOSE / 100)
        return [Suggestion(self._exact[name][0], 0) for name in found]


class EveryByDifflib(UnknownByDifflib):
    """No index: each name of a list is looked for among all. The names of the legality lists are spared that."""

    def exact(self, typed: str) -> list[Card]:
        if typed in LISTED:
            return super().exact(typed)
        wanted = folded(typed)
        found = difflib.get_close_matches(wanted, self._all, n=1, cutoff=CLOSE / 100)
        return super().exact(typed) if found and found[0] == wanted else []


PEERS: dict[str, type[Names]] = {
    "Blackrobe": Names,
    "difflib for every name": EveryByDifflib,
    "difflib for the unknown name": UnknownByDifflib,
}


def slip(name: str, chance: random.Random) -> str:
    """One letter too few, one too many, or two in the wrong order."""
    place = chance.randrange(1, len(name) - 1)
    wrong = ("", chance.choice("aeiorst") + name[place], name[place + 1] + name[place])
    kind = chance.randrange(3)
    return name[:place] + wrong[kind] + name[place + (2 if kind == 2 else 1) :]


def made_list(cards: list[Card], names: Names, chance: random.Random) -> str:
    rows: list[str] = []
    left = DECK
    for card in chance.sample(cards, DECK):
        copies = min(chance.randint(1, 4), left)
        left -= copies
        rows.append(f"{copies} {card.name}")
        if not left:
            break
    place = chance.randrange(len(rows))
    count, name = rows[place].split(" ", 1)
    misspelt = name
    while names.exact(misspelt):
        misspelt = slip(name, chance)
    rows[place] = f"{count} {misspelt}"
    return "\n".join(rows)


def timed(lists: list[str], shelf: Shelf) -> tuple[float, list[Report]]:
    """Lists a second, and what was found."""
    reports = []
    start = time.perf_counter()
    for text in lists:
        contents.called.cache_clear()
        reports.append(check(read(text), shelf, HOLDS))
    return len(lists) / (time.perf_counter() - start), reports


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--lists", type=int, default=1000)
    parser.add_argument("--quick", action="store_true", help="a hundred lists")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    chance = random.Random(SEED)
    cards = load()
    whole = [card for card in cards if len(card.name) > 3 and not card.incomplete]
    names = Names(cards)
    lists = [made_list(whole, names, chance) for _ in range(100 if options.quick else options.lists)]
    rates: dict[str, float] = {}
    for name, kind in PEERS.items():
        rates[name], reports = timed(lists, Shelf({card.slug: card for card in cards}, kind(cards)))
        assert all(sum(finding.rule == "unknown" for finding in report.findings) == 1 for report in reports), name
    ours = rates["Blackrobe"]
    rows = [
        {"check": name, "lists_per_s": round(rate), "ours_is_times": round(ours / rate, 1)}
        for name, rate in rates.items()
    ]
    if options.json:
        print(json.dumps(rows, indent=1))
        return
    print("| check | lists a second | ours is … times as fast |\n|---|---|---|")
    for row in rows:
        print(f"| {row['check']} | {row['lists_per_s']} | {row['ours_is_times']} |")


if __name__ == "__main__":
    main(sys.argv[1:])
