"""The API of the cards, for reading."""

from typing import Any

from django.http import Http404
from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer
from rest_framework.views import APIView

from rules.api import LONGEST, REFUSED, Records, given, listed

from . import browsing, collection, engine_api, pairs, reading_api, records, serializers
from .collection import Filed
from .records import Record


def filed_or_404(name: str) -> Filed:
    books = collection.current()
    card = books.find(name)
    filed = books.filed.get(card.slug if card else name)
    if filed is None:
        raise Http404(f"No card is called {name[:80]}.")
    return filed


@extend_schema(
    parameters=[given("q", "A query, as on the browse page: `t:equipment cost<=3`.")],
    responses=listed(serializers.CardSerializer),
)
class Cards(Records):
    """Every card that a query finds, or all of them by name."""

    serializer_class: type[BaseSerializer[Any]] = serializers.CardSerializer

    def records(self) -> list[Record]:
        query = self.request.query_params.get("q", "")[:LONGEST]
        found, _ = browsing.matching(collection.current(), query)
        return [records.card_record(filed) for filed in found]


class OneCard(APIView):
    @extend_schema(responses={200: serializers.CardSerializer, **REFUSED})
    def get(self, request: Request, name: str) -> Response:
        """One card by any of its names: its facts, texts, notes, and the clauses it rests on with the reasons."""
        return Response(serializers.CardSerializer(records.card_record(filed_or_404(name))).data)


class Pair(APIView):
    @extend_schema(responses={200: serializers.PairSerializer, **REFUSED})
    def get(self, request: Request, one: str, other: str) -> Response:
        """Two cards together: the clauses that both touch and the notes that speak of either."""
        pair = pairs.together(filed_or_404(one), filed_or_404(other))
        return Response(serializers.PairSerializer(records.pair_record(pair)).data)


class AllCards(APIView):
    @extend_schema(responses=serializers.BulkSerializer)
    def get(self, request: Request) -> Response:
        """Every card in one file."""
        return Response(serializers.BulkSerializer(records.bulk_record(collection.current())).data)


urlpatterns = [
    path("cards/", Cards.as_view(), name="cards"),
    *reading_api.urlpatterns,
    path("cards/<str:name>/", OneCard.as_view(), name="card"),
    path("cards/<str:one>/with/<str:other>/", Pair.as_view(), name="pair"),
    path("cards.json", AllCards.as_view(), name="all-cards"),
    *engine_api.urlpatterns,
]
