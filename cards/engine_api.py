"""The API about the engine: which clauses it obeys, and what it assumes where they are silent."""

from typing import Any

from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.serializers import BaseSerializer

from rules.api import Records, given, listed

from . import obedience, silences
from .obedience import Coverage
from .records import Record
from .silences import Assumption


class CoverageSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    title = serializers.CharField()
    state = serializers.CharField(
        help_text="obeyed (code cites it), obeyed silently (no step to cite it in), reference only, heading, or open."
    )
    code = serializers.ListField(child=serializers.CharField(), help_text="file:function of the engine.")
    scenarios = serializers.ListField(child=serializers.CharField(), help_text="Scenario files that show it.")
    reason = serializers.CharField(
        allow_blank=True, help_text="Why it decides nothing on the table, where it does not."
    )


class AssumptionSerializer(serializers.Serializer[dict[str, object]]):
    name = serializers.CharField()
    question = serializers.CharField()
    default = serializers.CharField(help_text="The reading taken.")
    other = serializers.CharField(allow_blank=True, help_text="The other reading, where there is one.")
    reason = serializers.CharField()
    clauses = serializers.ListField(child=serializers.CharField())
    assume = serializers.CharField(allow_blank=True, help_text="What a scenario writes to choose the other reading.")
    elsewhere = serializers.CharField(allow_blank=True, help_text="Where it is read so, if not on the table.")


def coverage_record(row: Coverage) -> Record:
    return {
        "cite": row.cite,
        "title": row.title,
        "state": row.state,
        "code": list(row.code),
        "scenarios": list(row.scenarios),
        "reason": row.reason,
    }


def assumption_record(one: Assumption) -> Record:
    silence = one.silence
    return {
        "name": one.name,
        "question": silence.question,
        "default": silence.default,
        "other": silence.other,
        "reason": silence.reason,
        "clauses": list(silence.concerns),
        "assume": one.assume,
        "elsewhere": one.elsewhere,
    }


@extend_schema(
    parameters=[
        given("document", "Only clauses of this document, such as DR."),
        given("state", "Only clauses in this state, such as `reference only`."),
    ],
    responses=listed(CoverageSerializer),
)
class EngineClauses(Records):
    """Every clause: the code of the engine that obeys it, the scenarios that show it, or why it decides nothing."""

    serializer_class: type[BaseSerializer[Any]] = CoverageSerializer

    def records(self) -> list[Record]:
        document = self.request.query_params.get("document", "").upper()
        state = self.request.query_params.get("state", "")
        return [
            coverage_record(row)
            for row in obedience.shipped()
            if (not document or row.cite.startswith(f"{document}-")) and (not state or row.state == state)
        ]


@extend_schema(responses=listed(AssumptionSerializer))
class EngineAssumptions(Records):
    """Where the official texts are silent or at odds: the reading taken, the other one, and why."""

    serializer_class: type[BaseSerializer[Any]] = AssumptionSerializer

    def records(self) -> list[Record]:
        return [assumption_record(one) for one in silences.assumptions()]


urlpatterns = [
    path("engine/clauses/", EngineClauses.as_view(), name="engine-clauses"),
    path("engine/assumptions/", EngineAssumptions.as_view(), name="engine-assumptions"),
]
