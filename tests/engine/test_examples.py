"""The shared examples, resolved and compared with what they expect."""

from pathlib import Path

import pytest
import yaml

from engine.expectations import differences
from engine.scenario import resolve

from ..conftest import SHARED
from .practice import DEFS

EXAMPLES = sorted((SHARED / "examples").glob("*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_comes_out_as_expected(path: Path) -> None:
    scenario = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert differences(scenario["expect"], resolve(scenario, DEFS), DEFS) == []
