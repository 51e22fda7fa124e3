"""How fast real cards are: whole random games, steps as cards come into play, and compiling card texts.

    python -m bench.cards [--games 10000] [--quick] [--json]

A game is two legal decks of 40, each built around a card of its own, played by random legal choices for at most 40
turns. The figures printed beside ours are of a Hearthstone simulator in Python, its players random too, on one core
with its logging off; measured on another day on one machine, so read the ratios as sizes, not as a race. Ours are in
processor time, which other work on the machine does not change.
"""

import argparse
import json
import subprocess
import sys
import time
from statistics import quantiles
from typing import Any

from engine.state import State

from .games import definitions, game, playable

MOST_TURNS = 40
BANDS = ((0, 5), (6, 10), (11, 15), (16, 20), (21, 30), (31, 60))

# The simulator: milliseconds for the median and the 95th percentile of its games (about 25 turns each), its setup of
# one game, and the seconds it takes to load its cards.
SIMULATOR_MEDIAN_MS, SIMULATOR_P95_MS, SIMULATOR_SETUP_MS, SIMULATOR_LOAD_S = 103, 219, 10, 4.4

COLD = """
import time
start = time.process_time()
from cards.files import load
from cards.compiler import compile_card
cards = [card for card in load() if not card.incomplete]
read = time.process_time()
compile_card(cards[0])
first = time.process_time()
for card in cards: compile_card(card)
every = time.process_time()
for card in cards: compile_card(card)
again = time.process_time()
print(len(cards), read - start, first - read, every - read, (again - every) / len(cards))
"""


def compiling() -> list[dict[str, Any]]:
    """In a process of its own, with nothing remembered."""
    told = subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout.split()
    cards, read, first, every, again = int(told[0]), *map(float, told[1:])
    return [
        {"what": "reading the card files, and importing", "s": read},
        {"what": "the first card, the grammar loaded for it", "s": first},
        {"what": f"compiling all {cards} cards, cold", "s": every},
        {"what": "a card that was compiled before", "s": again},
    ]


class Clock:
    """Seconds a step by the number of cards in play, from the end of the step before: choosing is counted too."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(BANDS, 0.0)
        self.steps = dict.fromkeys(BANDS, 0)
        self._last = time.process_time()

    def __call__(self, before: State, done: object) -> None:
        now = time.process_time()
        size = sum(len(player.board) for player in before.players.values())
        for band in BANDS:
            if band[0] <= size <= band[1]:
                self.spent[band] += now - self._last
                self.steps[band] += 1
        self._last = time.process_time()


def play(games: int, clock: Clock) -> dict[str, Any]:
    times: list[float] = []
    seen: set[str] = set()
    steps = turns = 0
    begun = time.process_time()
    for seed in range(games):
        start = time.process_time()
        one = game(seed, clock)
        one.play(MOST_TURNS)
        times.append(time.process_time() - start)
        steps, turns, seen = steps + one.steps, turns + one.turns, seen | one.seen
        if seed % 20 == 19:
            rate = (seed + 1) / (time.process_time() - begun)
            print(f"\r{seed + 1}/{games} games, {rate:.1f} a second", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    cuts = quantiles(times, n=20) if games > 1 else times * 19
    return {
        "games": games, "games_per_s": games / sum(times), "median_ms": cuts[9] * 1000, "p95_ms": cuts[18] * 1000,
        "steps_per_game": steps / games, "turns_per_game": turns / games, "cards_played": len(seen),
    }  # fmt: skip


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--quick", action="store_true", help="a hundred games")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    compiled = compiling()
    definitions()
    clock = Clock()
    found = play(100 if options.quick else options.games, clock)
    bands = [
        {"cards_in_play": f"{band[0]} to {band[1]}", "steps": count, "us": clock.spent[band] / count * 1e6}
        for band, count in clock.steps.items()
        if count
    ]
    if options.json:
        print(json.dumps({"compiling": compiled, "games": found, "steps": bands}, indent=1))
        return
    show(compiled, found, bands)


def show(compiled: list[dict[str, Any]], found: dict[str, Any], bands: list[dict[str, Any]]) -> None:
    print("| compiling | ms |\n|---|---|")
    print("\n".join(f"| {row['what']} | {row['s'] * 1000:.3f} |" for row in compiled))
    print(f"\nThe simulator loads its cards in {SIMULATOR_LOAD_S} s: ours compile in"
          f" {compiled[2]['s'] / SIMULATOR_LOAD_S:.2f} of that.\n")  # fmt: skip
    print("| whole games | ours | simulator | ours to it |\n|---|---|---|---|")
    for name, theirs in (("median_ms", SIMULATOR_MEDIAN_MS), ("p95_ms", SIMULATOR_P95_MS)):
        print(f"| {name} | {found[name]:.0f} | {theirs} | {found[name] / theirs:.2f} |")
    print(f"\n{found['games']} games, {found['games_per_s']:.1f} a second; {found['turns_per_game']:.0f} turns and"
          f" {found['steps_per_game']:.0f} steps each; {found['cards_played']} of {len(definitions())} cards played"
          f" ({len(playable())} may be).\n")  # fmt: skip
    print("| cards in play | steps | microseconds a step, the players' choices included |\n|---|---|---|")
    print("\n".join(f"| {row['cards_in_play']} | {row['steps']} | {row['us']:.0f} |" for row in bands))


if __name__ == "__main__":
    main(sys.argv[1:])
