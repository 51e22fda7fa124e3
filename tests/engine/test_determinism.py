"""The same input gives the same trace, byte for byte, in any process."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = """
import glob, json, sys
from cards.files import load
from cards.scenarios import every_outcome, read, run
known = {card.slug: card for card in load()}
for path in sorted(glob.glob("tests/scenarios/*/*.yaml"))[::13]:
    text = open(path, encoding="utf-8").read()
    print(json.dumps(run(text, known).report(positions=True)))
outcomes = every_outcome(read(open("tests/scenarios/cards/crimson-ring.yaml", encoding="utf-8").read()), known, 50)
print(outcomes.found)
"""


def told(seed: str) -> bytes:
    """What a process prints whose sets and dicts of words are scattered differently."""
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment, check=True, capture_output=True
    ).stdout


def test_two_processes_tell_the_same() -> None:
    one = told("1")
    assert len(one) > 100_000
    assert one == told("2")
