"""The API of deck checks: all that the pages do, as JSON. Nothing that is sent is kept."""

from typing import Any

from django.http import Http404
from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer
from rest_framework.views import APIView

from cards import collection
from rules.intake import Intake
from rules.serializers import ErrorSerializer

from . import batch, records, register, serializers, sides
from .bounds import Refused
from .check import check
from .legality import InForce, Legality
from .listing import DeckList, read

WRONG = {400: ErrorSerializer, 404: ErrorSerializer, 413: ErrorSerializer, 415: ErrorSerializer}


def valid(asked: BaseSerializer[Any]) -> dict[str, Any]:
    asked.is_valid(raise_exception=True)
    return dict(asked.validated_data)


def holding(asked: dict[str, Any], lists: Legality) -> InForce:
    event = asked.get("event", "").strip()
    holds = lists.in_force(asked.get("on") or register.today(), event)
    if event and holds.own is None:
        raise Http404(f"No event called {event[:80]} has rules of its own on file.")
    return holds


def deck_of(text: str, name: str) -> DeckList:
    try:
        return read(text)
    except Refused as refusal:
        raise ValidationError({name: str(refusal)}) from refusal


class Check(Intake):
    @extend_schema(request=serializers.DeckQuery, responses={200: serializers.ReportSerializer, **WRONG})
    def post(self, request: Request) -> Response:
        """Check one deck list: the verdict, and each finding with the clause that decides."""
        values = valid(serializers.DeckQuery(data=request.data))
        deck = deck_of(values["list"], "list")
        report = check(deck, collection.current(), holding(values, register.current()))
        return Response(serializers.ReportSerializer(records.report_record(report)).data)


class Many(Intake):
    @extend_schema(request=serializers.ManyQuery, responses={200: serializers.ManySerializer, **WRONG})
    def post(self, request: Request) -> Response:
        """Check the lists of a tournament; those with the most problems come first."""
        values = valid(serializers.ManyQuery(data=request.data))
        given = [batch.Submission(each["player"], each["list"]) for each in values["lists"]]
        found = batch.outcomes(given, collection.current(), holding(values, register.current()))
        rows = [records.outcome_record(outcome) for outcome in sorted(found, key=lambda outcome: outcome.order)]
        return Response(serializers.ManySerializer({"lists": rows}).data)


class Sides(Intake):
    @extend_schema(request=serializers.SidesQuery, responses={200: serializers.SidingSerializer, **WRONG})
    def post(self, request: Request) -> Response:
        """Compare the deck of a game with the registered list: what moved, and whether it may have."""
        values = valid(serializers.SidesQuery(data=request.data))
        before, after = (deck_of(values[name], name) for name in ("registered", "played"))
        siding = sides.compare(before, after, values["game"], collection.current())
        return Response(serializers.SidingSerializer(records.siding_record(siding)).data)


class LegalityLists(APIView):
    @extend_schema(
        parameters=[serializers.WhenSerializer],
        responses={200: serializers.LegalitySerializer, 400: ErrorSerializer, 404: ErrorSerializer},
    )
    def get(self, request: Request) -> Response:
        """Banned and restricted cards on a day, and every list on file."""
        values = valid(serializers.WhenSerializer(data=request.query_params.dict()))
        lists = register.current()
        record = records.legality_record(holding(values, lists), lists.official)
        return Response(serializers.LegalitySerializer(record).data)


urlpatterns = [
    path("decks/check/", Check.as_view(), name="deck-check"),
    path("decks/many/", Many.as_view(), name="deck-many"),
    path("decks/sides/", Sides.as_view(), name="deck-sides"),
    path("legality/", LegalityLists.as_view(), name="legality"),
]
