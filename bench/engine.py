"""How fast the engine is: steps a second, positions a second in the search over all outcomes, cost as the board grows.

    python -m bench.engine [--quick] [--json]

A step is one indivisible action of a chain of events, from a state to the next one, with its triggers, what the rules
do of themselves after it and the clauses it cites. Mid-size are boards with about 20 cards in play, taken from random
games with real cards. Ratios travel better than milliseconds: the figures of other engines that are printed beside
ours were measured on one machine in one sitting, and say what they count.
"""

import argparse
import gc
import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

from cards.files import load
from cards.scenarios import cast_of
from engine import chain, outcomes, resolve
from engine.position import read_position
from engine.state import State, Task, but
from engine.table import NOTES, Defs

from .games import Game, definitions, game, playable

SCENARIOS = Path(__file__).resolve().parent.parent / "tests" / "scenarios"
SEED = 20261118
MID_SIZE = range(18, 23)
SIZES = (10, 40, 160)
TARGET = 20_000  # steps a second on a mid-size board, one core

# A Hearthstone simulator in Python, logging off, random games, one core: what it did in a second of play.
SIMULATOR_ACTIONS = 4_000
# A breadth-first search over states without any rules: frozen states with a small key, and deep copies. Ceilings.
TOY_FROZEN, TOY_DEEPCOPY = 265_000, 1_460

Row = dict[str, Any]


def timed(work: Callable[[], int], rounds: int) -> float:
    """The best rate of several rounds, in processor time: whatever else runs on the machine only slows one down."""
    best = 0.0
    for _ in range(rounds):
        gc.collect()
        gc.disable()
        start = time.process_time()
        count = work()
        best = max(best, count / (time.process_time() - start))
        gc.enable()
    return best


# ---- the scenario suite ---------------------------------------------------------------------------------------------
def suite(rounds: int) -> list[Row]:
    known = {card.slug: card for card in load()}
    files = sorted(SCENARIOS.rglob("*.yaml"))
    scenarios = [yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader) for path in files]
    cast = [(scenario, cast_of(scenario, known)) for scenario in scenarios]
    done = 0
    one = chain.step

    def counted(state: State, defs: Defs) -> chain.Done:
        nonlocal done
        done += 1
        return one(state, defs)

    def all_of_them() -> int:
        for scenario, part in cast:
            resolve(scenario, part.defs, part.names)
        return len(cast)

    chain.step = counted
    all_of_them()
    chain.step = one
    rate = timed(all_of_them, rounds)
    return [
        {"what": f"scenario suite ({len(cast)} files), files", "per_s": rate},
        {"what": f"scenario suite ({done} steps), steps", "per_s": rate * done / len(cast)},
    ]


# ---- steps ----------------------------------------------------------------------------------------------------------
def in_play(state: State) -> int:
    return sum(len(player.board) for player in state.players.values())


def as_it_is(state: State) -> State:
    """The same state with what the action before it had worked out about it, and nothing more."""
    return but(state, **{NOTES: dict(state.__dict__.get(NOTES) or {})})


class Recorded(Game):
    """Keeps every chain of events as it began, with the answers that were given in it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.chains: list[State] = []

    def run(self, answers: list[dict[str, Any]], *tasks: Task) -> None:
        state, told = as_it_is(self.state), len(answers)
        super().run(answers, *tasks)
        given = tuple(pair for one in answers[told:] for pair in one.items())
        if not self.looped:
            self.chains.append(but(state, agenda=tasks, given=given))


def collected(games: Iterable[Recorded], sizes: range, most: int) -> list[State]:
    """Chains that begin with so many cards in play."""
    found: list[State] = []
    for one in games:
        one.play(60)
        found += [state for state in one.chains if in_play(state) in sizes]
        if len(found) >= most:
            break
    return found[:most]


def recorded(games: int) -> Iterator[Recorded]:
    return (found for seed in range(games) if isinstance(found := game(seed, kind=Recorded), Recorded))


def steps(chains: Sequence[State], rounds: int) -> float:
    defs = definitions()

    def work() -> int:
        done = 0
        for start in chains:
            state = as_it_is(start)
            while state.agenda:
                state = chain.step(state, defs).state
                done += 1
        return done

    return timed(work, rounds)


def crowded(size: int, seed: int) -> Recorded:
    """A game that begins with so many cards in play, half of them on each side."""
    chance = random.Random(seed)
    defs = definitions()
    boards = []
    for _ in range(2):
        names = [chance.choice(playable()) for _ in range(size // 2)]
        forms = [{"is": chance.choice(("prepared", "channeled"))} if defs[n].type == "spell" else {} for n in names]
        boards.append([{"card": name, **form} for name, form in zip(names, forms, strict=True)])
    players = {
        name: {"board": board, "hp": 10**6, "deck": ["Flame"] * 40, "hand": [], "reserve": {"fire": 3, "air": 3}}
        for name, board in zip("AB", boards, strict=True)
    }
    return Recorded({"scenario": 1, "players": players}, defs, chance)


def growing(rounds: int, most: int) -> list[Row]:
    """Time per step beside the number of cards in play, both as ratios to the smallest board."""
    times, met = {}, {}
    for size in SIZES:
        found = collected((crowded(size, seed) for seed in range(40)), range(size * 3 // 4, size * 5 // 4 + 1), most)
        times[size] = 1 / steps(found, rounds)
        met[size] = sum(map(in_play, found)) / len(found)
    least = SIZES[0]
    return [
        {
            "what": f"{size} cards in play, steps",
            "per_s": 1 / times[size],
            "board_ratio": met[size] / met[least],
            "time_ratio": times[size] / times[least],
        }
        for size in SIZES
    ]


# ---- the search over outcomes ---------------------------------------------------------------------------------------
def searching(rounds: int, limit: int) -> Row:
    """Positions looked at in a second: one turn's activations on a mid-size board, every answer left open."""
    board = ["Flame", "Tornado", "Zephyr", "Draconic flame", "Crystal meteor"]
    others = [{"card": name, "is": "channeled"} for name in ("Breath", "Seed in the wind", "Ice shard", "Zap", "Rock")]
    mine = [{"card": name, "as": f"spell-{place}"} for place, name in enumerate(board)]
    theirs = [{"card": name} for name in ("Animated tree", "Animated tree", "Fire whip", "Glacial age", "Desert hand")]
    position = {
        "scenario": 1,
        "players": {
            "A": {"board": [*mine, *others], "deck": ["Flame"] * 10},
            "B": {"board": [*theirs, *others], "deck": ["Flame"] * 10},
        },
        "do": [{"by": "A", "activate": one["as"]} for one in mine],
    }
    size = in_play(read_position(position, definitions()))
    rate = timed(lambda: outcomes(position, definitions(), limit).tried, rounds)
    return {"what": f"search over outcomes ({size} cards in play), positions", "per_s": rate}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, fewer states")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    rounds, most = (2, 800) if options.quick else (5, 4_000)
    mid: Row = {"what": "mid-size board, steps", "per_s": steps(collected(recorded(60), MID_SIZE, most), rounds)}
    rows = [mid, *growing(rounds, most // 2), searching(rounds, most // 2), *suite(min(rounds, 3))]
    if options.json:
        print(json.dumps(rows, indent=1))
        return
    print("| what | a second | board, times | time per step, times |\n|---|---|---|---|")
    for row in rows:
        ratios = [f"{row[name]:.1f}" if name in row else "" for name in ("board_ratio", "time_ratio")]
        print(f"| {row['what']} | {row['per_s']:,.0f} | {ratios[0]} | {ratios[1]} |")
    print(f"\nAt least {TARGET:,} steps a second are wanted on a mid-size board: {mid['per_s'] / TARGET:.2f} of that.")
    print(f"A Hearthstone simulator does about {SIMULATOR_ACTIONS:,} actions a second: ours is"
          f" {mid['per_s'] / SIMULATOR_ACTIONS:.1f} times as fast.")  # fmt: skip
    print(f"A search without rules reaches {TOY_FROZEN:,} states a second, {TOY_DEEPCOPY:,} with deep copies.")


if __name__ == "__main__":
    main(sys.argv[1:])
