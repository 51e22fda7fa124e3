"""What the API says of rules, field by field. No logic lives here: the values come ready from `records`."""

from rest_framework import serializers


class SearchQuery(serializers.Serializer[dict[str, object]]):
    q = serializers.RegexField(
        r"^[^\x00]+$",
        allow_blank=True,
        trim_whitespace=False,
        help_text="The query, as in the search box; 200 characters are read.",
    )
    page = serializers.IntegerField(min_value=1, max_value=100, default=1, help_text="Ten hits a page.")
    exact = serializers.ChoiceField(
        choices=["true", "false"], default="false", help_text="true searches misspelt words as they are typed."
    )


class VersionSerializer(serializers.Serializer[dict[str, object]]):
    name = serializers.CharField(help_text="How addresses and comparisons name it, such as 1.1-en-ours.")
    label = serializers.CharField(help_text="The version as printed.")  # type: ignore[assignment]
    language = serializers.CharField()
    origin = serializers.CharField(help_text="`official`, or `our words`.")
    effective = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]
    in_force = serializers.BooleanField()
    clauses = serializers.IntegerField()


class DocumentSerializer(serializers.Serializer[dict[str, object]]):
    key = serializers.CharField()
    title = serializers.CharField()
    rank = serializers.IntegerField(allow_null=True, help_text="1 is the highest; null explains without deciding.")
    url = serializers.CharField()
    versions = VersionSerializer(many=True)


class WordingSerializer(serializers.Serializer[dict[str, object]]):
    language = serializers.CharField()
    origin = serializers.CharField()
    version = serializers.CharField()
    heading = serializers.CharField()
    body = serializers.CharField(allow_blank=True, help_text="Markdown.")
    examples = serializers.ListField(child=serializers.CharField())


class ClauseSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    document = serializers.CharField()
    key = serializers.CharField()
    heading = serializers.CharField()
    rank = serializers.IntegerField(allow_null=True)
    version = serializers.CharField()
    effective = serializers.DateField(allow_null=True)
    parent = serializers.CharField(allow_null=True)  # type: ignore[assignment]
    children = serializers.ListField(child=serializers.CharField())
    wordings = WordingSerializer(many=True, help_text="The official wording first, where it is on file; then ours.")
    refers_to = serializers.ListField(child=serializers.CharField())
    referred_by = serializers.ListField(child=serializers.CharField())
    disagreements = serializers.ListField(child=serializers.CharField())
    url = serializers.CharField()
    permalink = serializers.CharField(help_text="Leads to the clause wherever it has moved to.")


class CitationSerializer(serializers.Serializer[dict[str, object]]):
    typed = serializers.CharField()
    cite = serializers.CharField()
    heading = serializers.CharField()
    url = serializers.CharField()
    permalink = serializers.CharField()


class HitSerializer(serializers.Serializer[dict[str, object]]):
    cite = serializers.CharField()
    kind = serializers.CharField()
    title = serializers.CharField()
    document = serializers.CharField(allow_blank=True)
    rank = serializers.IntegerField(allow_null=True)
    language = serializers.CharField()
    snippet = serializers.CharField(allow_blank=True, help_text="HTML: escaped text with the matched words in <mark>.")
    score = serializers.FloatField()


class CorrectionSerializer(serializers.Serializer[dict[str, object]]):
    typed = serializers.CharField()
    used = serializers.CharField()


class ResultsSerializer(serializers.Serializer[dict[str, object]]):
    query = serializers.CharField(allow_blank=True)
    total = serializers.IntegerField()
    jump = serializers.CharField(allow_null=True)
    corrections = CorrectionSerializer(many=True)
    errors = serializers.ListField(child=serializers.CharField())  # type: ignore[assignment]
    hits = HitSerializer(many=True)


class RunSerializer(serializers.Serializer[dict[str, object]]):
    sign = serializers.ChoiceField(choices=["=", "+", "-"])
    words = serializers.CharField(trim_whitespace=False)


class ChangeSerializer(serializers.Serializer[dict[str, object]]):
    kind = serializers.ChoiceField(choices=["same", "changed", "moved", "added", "removed"])
    old = serializers.CharField(allow_null=True)
    new = serializers.CharField(allow_null=True)
    heading = serializers.CharField()
    runs = RunSerializer(many=True)


class DifferencesSerializer(serializers.Serializer[dict[str, object]]):
    document = serializers.CharField()
    old = serializers.CharField()
    new = serializers.CharField()
    changes = ChangeSerializer(many=True)


class SideSerializer(serializers.Serializer[dict[str, object]]):
    cites = serializers.ListField(child=serializers.CharField())
    says = serializers.CharField()
    prevails = serializers.BooleanField()


class DisagreementSerializer(serializers.Serializer[dict[str, object]]):
    id = serializers.CharField()
    topic = serializers.CharField()
    question = serializers.CharField()
    sides = SideSerializer(many=True)
    why = serializers.CharField()
    because = serializers.ListField(child=serializers.CharField())
    matters = serializers.CharField()
    assumption = serializers.CharField(allow_blank=True)


class RungSerializer(serializers.Serializer[dict[str, object]]):
    rank = serializers.IntegerField()
    name = serializers.CharField()
    keys = serializers.ListField(child=serializers.CharField())
    about = serializers.CharField()


class CorpusSerializer(serializers.Serializer[dict[str, object]]):
    revision = serializers.IntegerField()
    fingerprint = serializers.CharField()
    authority = RungSerializer(many=True)
    documents = DocumentSerializer(many=True)
    clauses = ClauseSerializer(many=True)
    disagreements = DisagreementSerializer(many=True)


class ErrorSerializer(serializers.Serializer[dict[str, object]]):
    detail = serializers.CharField()
