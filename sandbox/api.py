"""The API of the sandbox: scenarios resolved, searched, asked about and kept."""

from typing import Any

from django.conf import settings
from django.http import Http404
from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import APIException
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import AnonRateThrottle
from rest_framework.views import APIView

from cards import browsing, collection
from decks.api import valid
from rules.api import LONGEST, given
from rules.intake import Intake
from rules.serializers import ErrorSerializer

from . import examples, playing, samples, saving, serializers
from .bounds import REQUEST_BYTES, Refused
from .fields import scenario_of
from .reading import plain

WRONG = {400: ErrorSerializer, 413: ErrorSerializer, 415: ErrorSerializer, 429: ErrorSerializer}
FOUND = 30  # cards offered for a query


class NoScenario(APIException):
    status_code = 422
    default_code = "no_scenario"


class Scenarios(Intake):
    """What all calls that take a scenario share."""

    most = REQUEST_BYTES


class Resolve(Scenarios):
    @extend_schema(
        request=serializers.ResolveQuery,
        responses={200: serializers.TraceSerializer, **WRONG},
        examples=samples.RESOLVE,
    )
    def post(self, request: Request) -> Response:
        """Resolve a scenario: every step with its citations, the position after each, or the question that is open."""
        values = valid(serializers.ResolveQuery(data=request.data))
        try:
            scenario = scenario_of(values)
            told = playing.report(scenario, plays=values["plays"])
            return Response(told if "scenario" in values else {**told, "scenario": scenario})
        except Refused as refusal:
            empty = playing.nothing({}, "invalid", [str(refusal)]).report()
            return Response({**empty, "positions": [], "stopped": False})


class Legal(Scenarios):
    @extend_schema(
        request=serializers.LegalQuery, responses={200: serializers.LegalSerializer, **WRONG}, examples=samples.LEGAL
    )
    def post(self, request: Request) -> Response:
        """What may be declared after all that a scenario does, how it would be paid, and why not the rest."""
        values = valid(serializers.LegalQuery(data=request.data))
        try:
            return Response(playing.legal(scenario_of(values), values.get("player", "")))
        except Refused as refusal:
            nothing: dict[str, Any] = {"plays": [], "refused": [], "complete": False}
            return Response({"status": "invalid", "problems": [str(refusal)], **nothing})


class WhyNot(Scenarios):
    @extend_schema(
        request=serializers.WhyNotQuery,
        responses={200: serializers.WhyNotSerializer, **WRONG},
        examples=samples.WHY_NOT,
    )
    def post(self, request: Request) -> Response:
        """Whether one action may be declared after all that a scenario does; else why not, with the clauses."""
        values = valid(serializers.WhyNotQuery(data=request.data))
        try:
            return Response(playing.allowed(scenario_of(values), plain(values["entry"])))
        except Refused as refusal:
            return Response({"allowed": False, "reason": str(refusal), "cites": []})


class EveryOutcome(Scenarios):
    @extend_schema(
        request=serializers.OutcomesQuery,
        responses={200: serializers.OutcomesSerializer, **WRONG},
        examples=samples.OUTCOMES,
    )
    def post(self, request: Request) -> Response:
        """Every distinct result over all the choices a scenario leaves open, and a shortest way to each."""
        values = valid(serializers.OutcomesQuery(data=request.data))
        try:
            return Response(playing.outcomes(scenario_of(values), values["limit"], everything=values["everything"]))
        except Refused as refusal:
            return Response(playing.not_searched(values["limit"], [str(refusal)]))


class Examples(APIView):
    @extend_schema(responses=serializers.ExampleSerializer(many=True))
    def get(self, request: Request) -> Response:
        """The worked examples of the rules, each as a scenario that runs."""
        rows = [{"key": e.key, "title": e.title, "clause": e.clause, "url": e.url} for e in examples.every().values()]
        return Response(rows)


class OneExample(APIView):
    @extend_schema(responses={200: dict[str, Any], 404: ErrorSerializer})
    def get(self, request: Request, key: str) -> Response:
        """The scenario of one worked example."""
        found = examples.every().get(key)
        if found is None:
            raise Http404(f"No example is called {key[:80]}.")
        return Response(found.scenario)


class SaveThrottle(AnonRateThrottle):
    scope = "save"

    def get_rate(self) -> str:
        return str(settings.SAVE_RATE)


class Save(Scenarios):
    throttle_classes = (AnonRateThrottle, SaveThrottle)

    @extend_schema(
        request=serializers.SaveQuery,
        responses={201: serializers.SavedSerializer, **WRONG, 422: ErrorSerializer},
        examples=samples.SAVE,
    )
    def post(self, request: Request) -> Response:
        """Keep a scenario under a short id that never moves. What the engine cannot read is refused with 422."""
        sent = request.data
        if isinstance(sent, dict) and "from" in sent:
            sent = {"came_from": sent["from"], **sent}
        values = valid(serializers.SaveQuery(data=sent))
        try:
            saved = saving.keep(scenario_of(values), values.get("came_from", ""))
        except Refused as refusal:
            raise NoScenario(str(refusal)) from refusal
        return Response({"id": saved.id, "url": saved.get_absolute_url()}, status=201)


class OneSaved(APIView):
    @extend_schema(responses={200: serializers.StudySerializer, 404: ErrorSerializer})
    def get(self, request: Request, id: str) -> Response:
        """A saved scenario, as it was saved."""
        saved = saving.found(id)
        if saved is None:
            raise Http404("No scenario is saved under that id.")
        record = {
            "id": saved.id,
            "url": saved.get_absolute_url(),
            "title": saved.title,
            "created": saved.created,
            "came_from": saved.came_from_id,
            "engine": saved.engine,
            "documents": saved.documents,
            "scenario": saving.document_of(saved),
        }
        return Response(serializers.StudySerializer(record).data)


class Cards(APIView):
    @extend_schema(
        parameters=[given("q", "A name or a query, as in the search box.")],
        responses=serializers.PlacedCardSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Cards to put on the board, the best match first."""
        query = request.query_params.get("q", "")[:LONGEST]
        found, _ = browsing.matching(collection.current(), query)
        rows = [
            {
                "name": filed.card.name,
                "slug": filed.card.slug,
                "element": filed.card.element,
                "type": filed.card.type,
                "slot": filed.card.slot,
                "cost": dict(filed.card.cost),
                "hp": filed.card.hp,
                "components": dict(filed.card.components),
                "text": list(filed.wording.paragraphs),
            }
            for filed in (found[:FOUND] if query.strip() else found)
        ]
        return Response(rows)


urlpatterns = [
    path("sandbox/resolve/", Resolve.as_view(), name="sandbox-resolve"),
    path("sandbox/legal/", Legal.as_view(), name="sandbox-legal"),
    path("sandbox/why-not/", WhyNot.as_view(), name="sandbox-why-not"),
    path("sandbox/outcomes/", EveryOutcome.as_view(), name="sandbox-outcomes"),
    path("sandbox/examples/", Examples.as_view(), name="sandbox-examples"),
    path("sandbox/examples/<str:key>/", OneExample.as_view(), name="sandbox-example"),
    path("sandbox/scenarios/", Save.as_view(), name="sandbox-save"),
    path("sandbox/scenarios/<str:id>/", OneSaved.as_view(), name="sandbox-saved"),
    path("sandbox/cards/", Cards.as_view(), name="sandbox-cards"),
]
