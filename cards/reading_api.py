"""The API of the compiler: a card's text in, what is understood of it out. Nothing that is sent is kept."""

from typing import Any

from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from rules.fields import Text
from rules.intake import Intake
from rules.serializers import ErrorSerializer

from .card import TYPES
from .reading_page import LONGEST_NAME, LONGEST_TEXT, Asked, understood
from .telling import LANGUAGES
from .understanding import Understanding

Record = dict[str, Any]


class TextQuery(serializers.Serializer[Record]):
    text = Text(
        max_length=LONGEST_TEXT,
        help_text="The text, in our wording or the official one; an empty line parts paragraphs.",
    )
    name = Text(required=False, max_length=LONGEST_NAME, help_text="The card's name, if its text says it.")
    type = serializers.ChoiceField(TYPES, default=TYPES[0], help_text="What stays in play is used, not activated.")
    language = serializers.ChoiceField(LANGUAGES, default=LANGUAGES[0], help_text="In which the meanings are told.")


class MeaningSerializer(serializers.Serializer[Record]):
    kind = serializers.CharField(help_text="on activation, trigger, ability, rule, keyword …")
    says = serializers.CharField()
    actions = serializers.IntegerField(help_text="Indivisible actions; 0 for what is none.")


class UnderstoodSerializer(serializers.Serializer[Record]):
    number = serializers.IntegerField(help_text="Of its first paragraph, as printed.")
    printed = serializers.ListField(child=serializers.CharField(), help_text="The paragraphs that are read as one.")
    status = serializers.CharField(help_text="understood, not understood, with an earlier paragraph, or reminder")
    meanings = MeaningSerializer(many=True)
    joins = serializers.IntegerField(allow_null=True, help_text="The paragraph it belongs to, where it is not its own.")
    why = serializers.CharField(
        allow_blank=True, help_text="Why it is not understood, and phrases near to it that are."
    )


class UnderstandingSerializer(serializers.Serializer[Record]):
    status = serializers.CharField(help_text="compiled, partial, or unmodelled")
    paragraphs = UnderstoodSerializer(many=True)


class Reading(Intake):
    @extend_schema(
        request=TextQuery,
        responses={200: UnderstandingSerializer, 400: ErrorSerializer, 413: ErrorSerializer, 415: ErrorSerializer},
    )
    def post(self, request: Request) -> Response:
        """What is understood of a card's text, paragraph by paragraph, in words; what is not, and why."""
        query = TextQuery(data=request.data)
        query.is_valid(raise_exception=True)
        return Response(UnderstandingSerializer(record(understood(Asked(**query.validated_data)))).data)


def record(found: Understanding) -> Record:
    return {
        "status": found.status,
        "paragraphs": [
            {
                "number": one.number,
                "printed": list(one.printed),
                "status": one.status,
                "meanings": [vars(meaning) for meaning in one.meanings],
                "joins": one.joins or None,
                "why": one.why,
            }
            for one in found.paragraphs
        ],
    }


urlpatterns = [path("cards/reading/", Reading.as_view(), name="reading")]
