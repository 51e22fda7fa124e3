"""The API of the rules: everything the pages say, as JSON, for reading only."""

from typing import Any

from django.http import Http404
from django.urls import path
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer
from rest_framework.views import APIView

from . import disagreements, finding, library, places, records, serializers
from .corpus.compare import compare
from .library import Rule
from .models import Document
from .records import Record
from .views.versions import chosen_pair

REFUSED = {404: serializers.ErrorSerializer}
LONGEST = 200  # characters of a query that are read


def given(name: str, about: str, *, required: bool = False) -> OpenApiParameter:
    return OpenApiParameter(name, OpenApiTypes.STR, OpenApiParameter.QUERY, required=required, description=about)


def document_or_404(key: str) -> Document:
    found = Document.objects.filter(key=key.upper()).first() if key.isascii() and key.isalpha() else None
    if found is None:
        raise Http404(f"There is no document called {key[:40]}.")
    return found


def rule_or_404(cite: str) -> Rule:
    rule = library.current().find(cite)
    if rule is None:
        raise Http404(f"Nothing is cited as {cite[:80]}.")
    return rule


class Records(ListAPIView[Any]):
    """A list of records, a page at a time."""

    def records(self) -> list[Record]:
        raise NotImplementedError

    def get_queryset(self) -> Any:
        return self.records()


def listed(serializer: type[BaseSerializer[Any]]) -> dict[int, Any]:
    """What a list may answer: a page of records, or what is wrong with the page that was asked for."""
    return {200: serializer(many=True), 400: serializers.ErrorSerializer, **REFUSED}


@extend_schema(responses=listed(serializers.DocumentSerializer))
class Documents(Records):
    """Every document, highest authority first, with its versions."""

    serializer_class: type[BaseSerializer[Any]] = serializers.DocumentSerializer

    def records(self) -> list[Record]:
        return [records.document_record(document) for document in library.current().documents]


class OneDocument(APIView):
    @extend_schema(responses={200: serializers.DocumentSerializer, **REFUSED})
    def get(self, request: Request, key: str) -> Response:
        """One document with its versions."""
        record = records.document_record(document_or_404(key))
        return Response(serializers.DocumentSerializer(record).data)


@extend_schema(
    parameters=[given("document", "Only this document, such as DR.")], responses=listed(serializers.ClauseSerializer)
)
class Clauses(Records):
    """Every clause in force, document by document in printed order."""

    serializer_class: type[BaseSerializer[Any]] = serializers.ClauseSerializer

    def records(self) -> list[Record]:
        books = library.current()
        wanted = self.request.query_params.get("document", "").upper()
        rules = books.by_document.get(wanted, []) if wanted else books.rules.values()
        return [records.clause_record(rule) for rule in rules]


class OneClause(APIView):
    @extend_schema(responses={200: serializers.ClauseSerializer, **REFUSED})
    def get(self, request: Request, cite: str) -> Response:
        """One clause by its citation, such as DR-6.5."""
        return Response(serializers.ClauseSerializer(records.clause_record(rule_or_404(cite))).data)


class Citations(APIView):
    @extend_schema(
        parameters=[given("text", "What somebody typed: 6.5, dr 6.5, RB-trading-mana, CD:Tornado.1.", required=True)],
        responses={200: serializers.CitationSerializer, **REFUSED},
    )
    def get(self, request: Request) -> Response:
        """Which clause, note or text of a card a citation names, however it was typed."""
        typed = request.query_params.get("text", "")[:LONGEST]
        place = places.locate_now(typed)
        if place is None:
            raise Http404(f"Nothing is cited as {typed[:80]}.")
        record = records.citation_record(typed, place, library.current().find(typed))
        return Response(serializers.CitationSerializer(record).data)


class Search(APIView):
    @extend_schema(
        parameters=[serializers.SearchQuery],
        responses={200: serializers.ResultsSerializer, 400: serializers.ErrorSerializer},
    )
    def get(self, request: Request) -> Response:
        """Clauses that answer a query, best first."""
        asked = serializers.SearchQuery(data=request.query_params.dict())
        asked.is_valid(raise_exception=True)
        q, page, exact = (asked.validated_data[name] for name in ("q", "page", "exact"))
        results = finding.searcher().search(q[:LONGEST], offset=(page - 1) * 10, correct=exact == "false")
        return Response(serializers.ResultsSerializer(records.results_record(results)).data)


class Differences(APIView):
    @extend_schema(
        parameters=[
            given("document", "The document, such as DR.", required=True),
            given("from", "The name of the older version; by default the one before the newest."),
            given("to", "The name of the newer version; by default the newest."),
        ],
        responses={200: serializers.DifferencesSerializer, **REFUSED},
    )
    def get(self, request: Request) -> Response:
        """What changed between any two versions of a document, clause by clause and word by word."""
        document = document_or_404(request.query_params.get("document", ""))
        names = (request.query_params.get("from", ""), request.query_params.get("to", ""))
        old, new = chosen_pair(list(document.versions.all()), *names)
        record = records.differences_record(document, old, new, compare(old.text(), new.text()))
        return Response(serializers.DifferencesSerializer(record).data)


@extend_schema(responses=listed(serializers.DisagreementSerializer))
class Disagreements(Records):
    """Where official texts disagree, which one prevails, and why."""

    serializer_class: type[BaseSerializer[Any]] = serializers.DisagreementSerializer

    def records(self) -> list[Record]:
        return list(disagreements.register())  # type: ignore[arg-type]


class WholeCorpus(APIView):
    @extend_schema(responses=serializers.CorpusSerializer)
    def get(self, request: Request) -> Response:
        """Everything in force in one file."""
        record = records.corpus_record(library.current())
        return Response(serializers.CorpusSerializer(record).data)


urlpatterns = [
    path("documents/", Documents.as_view(), name="documents"),
    path("documents/<str:key>/", OneDocument.as_view(), name="document"),
    path("clauses/", Clauses.as_view(), name="clauses"),
    path("clauses/<str:cite>/", OneClause.as_view(), name="clause"),
    path("citations/", Citations.as_view(), name="citations"),
    path("search/", Search.as_view(), name="search"),
    path("differences/", Differences.as_view(), name="differences"),
    path("disagreements/", Disagreements.as_view(), name="disagreements"),
    path("corpus.json", WholeCorpus.as_view(), name="corpus"),
]
