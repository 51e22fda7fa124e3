"""How many small faults in the engine the scenarios and tests notice.

    python -m bench.mutants [--sample 200] [--seed 1] [--json]

A mutant is one function of the engine with one operator, constant or early exit turned over. Each is tried in a process
of its own, forked from one that has everything loaded: first all scenario files that pass, then random games with their
invariants, then the engine's own tests, up to the first difference, crash or timeout. The share that is noticed is the
score; those that are not are listed with their place.
"""

import argparse
import contextlib
import io
import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import yaml

import engine
from bench.changing import ROOT, Change, changes, put_in_place
from cards.files import load
from cards.scenarios import Cast, cast_of
from engine.expectations import differences

SCENARIOS = ROOT / "tests" / "scenarios"
TESTS = ("test_clauses", "test_examples", "test_saving", "test_games", "test_any_input", "test_machine")
SECONDS = 90
GAMES = range(8)
WANTED = 0.85

# Where a change makes no difference that a rule could tell, and why.
LEFT_OUT = {
    "engine/telling": "words for readers; they have tests of their own",
    "engine/effects": "data, not code",
    "engine/clauses.py": "names of clauses",
    "engine/assumptions.py": "texts of open questions",
}
EQUIVALENT = {
    "board": "a cache, and what fills it",
    "_standing": "a cache, and what fills it",
    "own_parts": "a cache, and what fills it",
    "_at_once": "guards that only spare work",
    "_gained_a_watch": "a guard that only spares work",
    "_smallest": "bounded search: a bound one higher or lower",
    "_goes_round": "a bound one higher or lower",
    "_repeats": "a bound one higher or lower",
    "settled": "spares a question with one answer",
    "set_card": "when a cache is kept",
    "set_player": "when a cache is kept",
    "fingerprint": "positions told apart more or less finely",
    "look_at": "positions looked at once or twice",
}


@dataclass(frozen=True)
class Verdict:
    change: Change
    by: str  # what noticed it, or nothing


@dataclass(frozen=True)
class Suite:
    """The scenarios that pass as things are."""

    cases: tuple[tuple[dict[str, Any], Cast], ...]

    @staticmethod
    def loaded() -> "Suite":
        known = {card.slug: card for card in load()}
        texts = [path.read_text(encoding="utf-8") for path in sorted(SCENARIOS.rglob("*.yaml"))]
        scenarios = [yaml.load(text, yaml.CSafeLoader) for text in texts]
        cases = [(scenario, cast_of(scenario, known)) for scenario in scenarios if scenario.get("expect")]
        return Suite(tuple(case for case in cases if not unlike(*case)))

    def cast_again(self) -> "Suite":
        known = {card.slug: card for card in load()}
        return Suite(tuple((scenario, cast_of(scenario, known)) for scenario, _ in self.cases))


def unlike(scenario: dict[str, Any], cast: Cast) -> list[str]:
    found = engine.resolve(scenario, cast.defs, cast.names)
    engine.report(found, cast.defs)
    return differences(scenario["expect"], found, cast.defs)


def notices(suite: Suite, change: Change) -> str:
    """What notices the change that is in place in this process."""
    _forget(suite)
    if change.path.endswith("names.py"):
        suite = suite.cast_again()  # the compiler has used it already
    try:
        for scenario, cast in suite.cases:
            if unlike(scenario, cast):
                return "scenarios"
    except Exception:
        return "scenarios"
    return _games() or _tests()


def _forget(suite: Suite) -> None:
    """What was worked out before the change."""
    for module in [found for name, found in sys.modules.items() if name.startswith("engine")]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()
    for definition in {id(one): one for _, cast in suite.cases for one in cast.defs.values()}.values():
        for name in definition.__dict__.keys() - {one.name for one in fields(definition)}:
            del definition.__dict__[name]


def _games() -> str:
    from bench.games import definitions, game
    from tests.engine.playing import Invariants

    try:
        for seed in GAMES:
            game(seed, Invariants(definitions(), saved=False)).play(16)
    except Exception:
        return "games"
    return ""


def _tests() -> str:
    import pytest

    paths = [str(path) for name in TESTS if (path := ROOT / "tests" / "engine" / f"{name}.py").exists()]
    paths += [str(path) for path in sorted((ROOT / "tests" / "engine").glob("test_mutants_*.py"))]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        failed = pytest.main(["-q", "-x", "-n0", "-p", "no:cacheprovider", *paths])
    return "tests" if failed else ""


def tried(suite: Suite, change: Change) -> Verdict:
    """In a process of its own, which is ended where it takes too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.alarm(SECONDS)
        try:
            by = notices(suite, change) if put_in_place(change) else "not in place"
        except BaseException as error:
            by = f"tests ({type(error).__name__})"
        os.write(writing, by.encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read().decode()
    _, status = os.waitpid(child, 0)
    return Verdict(change, told if os.WIFEXITED(status) else "timeout")


def candidates() -> Iterator[Change]:
    for path in sorted((ROOT / "engine").rglob("*.py")):
        name = str(path.relative_to(ROOT))
        if not any(name.startswith(left) for left in LEFT_OUT):
            yield from (one for one in changes(name) if one.function not in EQUIVALENT)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a sample of 40")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    os.chdir(ROOT)
    os.environ |= {"CI": "1", "MACHINE_GAMES": "60"}
    every = list(candidates())
    sample = random.Random(options.seed).sample(every, min(40 if options.quick else options.sample, len(every)))
    suite, start = Suite.loaded(), time.time()
    verdicts = []
    for place, change in enumerate(sample, 1):
        verdicts.append(tried(suite, change))
        print(f"\r{place}/{len(sample)}, {time.time() - start:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    kept = [one for one in verdicts if one.by != "not in place"]
    missed = [one.change for one in kept if not one.by]
    share = 1 - len(missed) / len(kept)
    by = {name: sum(one.by.startswith(name) for one in kept) for name in ("scenarios", "games", "tests", "timeout")}
    if options.json:
        print(json.dumps({"possible": len(every), "tried": len(kept), "noticed": share, "by": by,
                          "missed": [str(one) for one in missed]}, indent=1))  # fmt: skip
        return
    print(f"{len(kept)} of {len(every)} possible changes tried: {share:.1%} noticed ({by}); wanted are {WANTED:.0%}.")
    print("\n".join(f"not noticed: {one}" for one in missed))


if __name__ == "__main__":
    main(sys.argv[1:])
