"""What the API says of cards, field by field; the values come ready from `records`."""

from rest_framework import serializers


class CardTextSerializer(serializers.Serializer[dict[str, object]]):
    origin = serializers.CharField()
    language = serializers.CharField()
    paragraphs = serializers.ListField(child=serializers.CharField())


class NoteSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    says = serializers.CharField(allow_blank=True)
    empty = serializers.CharField(allow_blank=True, help_text="Why the note says nothing, where it does not.")
    slip = serializers.CharField(allow_blank=True, help_text="What is printed wrong in the note.")
    clauses = serializers.ListField(child=serializers.CharField())


class ToldSerializer(serializers.Serializer[dict[str, object]]):
    says = serializers.CharField()
    clauses = serializers.ListField(child=serializers.CharField())


class CardLinkSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    kind = serializers.CharField()
    reason = serializers.CharField()


class CardSerializer(serializers.Serializer[dict[str, object]]):
    slug = serializers.CharField()
    name = serializers.CharField()
    french = serializers.CharField(allow_blank=True)
    also = serializers.ListField(child=serializers.CharField())
    element = serializers.CharField(allow_blank=True)
    type = serializers.CharField(allow_blank=True)
    slot = serializers.CharField(allow_blank=True)
    cost = serializers.DictField(help_text="Element → number or X; empty where it costs nothing.")
    components = serializers.DictField(child=serializers.IntegerField())
    transmutable = serializers.ListField(child=serializers.CharField())
    hp = serializers.JSONField(allow_null=True, help_text="A number, X, or null.")
    sets = serializers.ListField(child=serializers.CharField())
    keywords = serializers.ListField(child=serializers.CharField())
    legality = serializers.ListField(
        child=serializers.CharField(),
        help_text="Today: legal, restricted, banned, or pair; /api/legality/ has other days.",
    )
    incomplete = serializers.CharField(allow_blank=True)
    texts = CardTextSerializer(many=True, help_text="The official text first, where it is on file; then ours.")
    notes = NoteSerializer(many=True)
    told = ToldSerializer(many=True, help_text="What clauses tell of a card that is not in the Card Database.")
    clauses = CardLinkSerializer(many=True)
    clauses_complete = serializers.BooleanField()
    url = serializers.CharField()


class PairClauseSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    reasons = serializers.DictField(child=serializers.CharField())


class PairNoteSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    says = serializers.CharField(allow_blank=True)


class PairSerializer(serializers.Serializer[dict[str, object]]):
    cards = serializers.ListField(child=serializers.CharField())
    meeting = serializers.ListField(child=serializers.CharField())
    clauses = PairClauseSerializer(many=True)
    notes = PairNoteSerializer(many=True)


class BulkSerializer(serializers.Serializer[dict[str, object]]):
    cards = CardSerializer(many=True)
