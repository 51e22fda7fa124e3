"""What the API takes and says of scenarios, field by field. No logic lives here."""

from typing import Any

from rest_framework import serializers

from rules.fields import Truth, Whole

from . import bounds
from .fields import Document, Written
from .models import LENGTH

Serializer = serializers.Serializer[dict[str, Any]]
CITES = "The clauses, card texts and notes that decide."


class ScenarioQuery(Serializer):
    scenario = Document(required=False, help_text="A scenario of the format, version 1, as JSON.")
    yaml = Written(help_text="Or the same scenario as YAML text.")


class ResolveQuery(ScenarioQuery):
    plays = Truth(required=False, default=False, help_text="Tell what may be declared at the end, too.")


class LegalQuery(ScenarioQuery):
    player = Written(max_length=20, help_text="Only what this player may declare; anybody by default.")


class WhyNotQuery(ScenarioQuery):
    entry = Document(help_text="The action, as an entry of `do`: `{by: A, activate: tornado}`.")


class OutcomesQuery(ScenarioQuery):
    limit = Whole(
        required=False,
        min_value=1,
        max_value=bounds.POSITIONS,
        default=bounds.POSITIONS,
        help_text="Positions to look at.",
    )
    everything = Truth(required=False, default=False, help_text="Vary the choices about piles, too.")


class StepSerializer(Serializer):
    n = serializers.IntegerField()
    depth = serializers.IntegerField(help_text="What an action added to the chain stands one deeper.")
    event = serializers.CharField(help_text="The event in its fixed notation: `damage B 4`.")
    text = serializers.CharField()
    cites = serializers.ListField(child=serializers.CharField(), help_text=CITES)


class QuestionSerializer(Serializer):
    kind = serializers.CharField()
    by = serializers.CharField(help_text="Who decides.")
    text = serializers.CharField()
    options = serializers.ListField(child=serializers.JSONField(allow_null=True))
    cites = serializers.ListField(child=serializers.CharField())
    answers = serializers.ListField(child=serializers.JSONField(allow_null=True), help_text="Answers that are allowed.")
    more = serializers.BooleanField(help_text="Whether there are further answers than are listed.")


class TakenSerializer(Serializer):
    kind = serializers.CharField()
    by = serializers.CharField(allow_blank=True)
    taken = serializers.JSONField(allow_null=True)
    text = serializers.CharField()
    cites = serializers.ListField(child=serializers.CharField())


class PlaySerializer(Serializer):
    entry = serializers.DictField(help_text="As `do` has it.")
    text = serializers.CharField()
    cost = serializers.DictField(child=serializers.IntegerField(), help_text="Of a preparation, by the rules now.")
    components = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField()), help_text="Sets of components that would do."
    )


class RefusedSerializer(Serializer):
    entry = serializers.DictField()
    text = serializers.CharField()
    reason = serializers.CharField()
    cites = serializers.ListField(child=serializers.CharField(), help_text=CITES)


class TraceSerializer(Serializer):
    title = serializers.CharField(allow_blank=True)
    status = serializers.ChoiceField(choices=["resolved", "awaiting", "illegal", "invalid", "loop", "stopped"])
    steps = StepSerializer(many=True)
    question = QuestionSerializer(allow_null=True)
    assumptions = TakenSerializer(many=True)
    unused = serializers.ListField(child=serializers.DictField())
    final = serializers.DictField(allow_null=True, help_text="The position at the end.")
    unmodelled = serializers.ListField(child=serializers.DictField(), help_text="Card text that is not read.")
    positions = serializers.ListField(
        child=serializers.DictField(),
        help_text="The position after each action, `after` so many steps.",
    )
    stopped = serializers.BooleanField(help_text="Whether the time was up: then this is as far as it got.")
    reason = serializers.CharField(required=False, help_text="Why it is illegal.")
    cites = serializers.ListField(child=serializers.CharField(), required=False)
    problems = serializers.ListField(child=serializers.CharField(), required=False, help_text="Why it is invalid.")
    plays = PlaySerializer(many=True, required=False)
    scenario = serializers.DictField(required=False, help_text="What was read, where it came as YAML.")


class LegalSerializer(Serializer):
    status = serializers.CharField(help_text="Of the scenario; nothing is listed unless it is resolved.")
    problems = serializers.ListField(child=serializers.CharField())
    plays = PlaySerializer(many=True)
    refused = RefusedSerializer(many=True)
    complete = serializers.BooleanField()


class WhyNotSerializer(Serializer):
    allowed = serializers.BooleanField()
    reason = serializers.CharField(allow_blank=True)
    cites = serializers.ListField(child=serializers.CharField())


class AnswerSerializer(Serializer):
    by = serializers.CharField()
    kind = serializers.CharField()
    answer = serializers.JSONField(allow_null=True)


class ResultSerializer(Serializer):
    status = serializers.CharField()
    final = serializers.DictField(allow_null=True)
    answers = AnswerSerializer(many=True, help_text="A shortest way there.")
    differs = serializers.DictField(help_text="The facts in which the outcomes differ.")
    summary = serializers.CharField()


class OutcomesSerializer(Serializer):
    status = serializers.ChoiceField(choices=["searched", "invalid"])
    problems = serializers.ListField(child=serializers.CharField())
    found = ResultSerializer(many=True, help_text="Of a great many only the first.")
    distinct = serializers.IntegerField(help_text="How many there are.")
    tried = serializers.IntegerField(help_text="Positions looked at.")
    limit = serializers.IntegerField()
    complete = serializers.BooleanField(help_text="False where the bound or the time ended the search.")
    depends = serializers.BooleanField()
    deciders = serializers.ListField(child=serializers.CharField())
    taken = serializers.ListField(child=serializers.CharField(), help_text="Kinds of choice whose default was taken.")


class ExampleSerializer(Serializer):
    key = serializers.CharField()
    title = serializers.CharField()
    clause = serializers.CharField()
    url = serializers.CharField()


class SaveQuery(ScenarioQuery):
    came_from = serializers.RegexField(
        r"^[a-z2-7]{8}$", required=False, help_text="The id of the one it grew out of; also taken as `from`."
    )


class SavedSerializer(Serializer):
    id = serializers.RegexField(rf"^[a-z2-7]{{{LENGTH}}}$")
    url = serializers.CharField()


class StudySerializer(Serializer):
    id = serializers.CharField()
    url = serializers.CharField()
    title = serializers.CharField(allow_blank=True)
    created = serializers.DateTimeField()
    came_from = serializers.CharField(allow_null=True)
    engine = serializers.CharField(help_text="Names the engine it was saved with, by its sources.")
    documents = serializers.CharField(help_text="Names the documents in force on that day.")
    scenario = serializers.DictField()


class PlacedCardSerializer(Serializer):
    name = serializers.CharField()
    slug = serializers.CharField()
    element = serializers.CharField(allow_blank=True)
    type = serializers.CharField(allow_blank=True)
    slot = serializers.CharField(allow_blank=True)
    cost = serializers.DictField(help_text="Element → number or X.")
    hp = serializers.JSONField(allow_null=True)
    components = serializers.DictField(child=serializers.IntegerField())
    text = serializers.ListField(child=serializers.CharField(), help_text="Its paragraphs, as they are shown first.")
