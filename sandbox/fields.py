"""The fields of a scenario: as JSON, or written as YAML."""

from typing import Any

from rest_framework import serializers

from rules.fields import Text

from . import reading
from .bounds import Refused


class Document(serializers.DictField):
    """A scenario as JSON. What is wrong inside it is for the engine to say, once it is plain data."""

    def to_internal_value(self, data: Any) -> Any:
        if not isinstance(data, dict):
            self.fail("not_a_dict", input_type=type(data).__name__)
        return data


class Written(Text):
    """A text that is not empty: a scenario as YAML, a name."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"required": False, "allow_blank": False, "min_length": 1, **options})


def scenario_of(values: dict[str, Any]) -> dict[str, Any]:
    """The scenario of a request, whichever way it came; refused where it is none."""
    if "scenario" in values:
        return reading.plain(values["scenario"])
    if "yaml" in values:
        return reading.from_yaml(values["yaml"])
    raise Refused("scenario, or yaml: one of them holds the scenario")
