"""What the API takes and says of decks, field by field. No logic lives here: the values come ready from `records`."""

from rest_framework import serializers

from rules.fields import Text, Whole

from .bounds import LISTS
from .fields import DeckText
from .legality import KINDS
from .sides import LAST_GAME


class WhenSerializer(serializers.Serializer[dict[str, object]]):
    on = serializers.DateField(required=False, help_text="The day of the check; today by default.")
    event = Text(
        required=False,
        allow_blank=False,
        min_length=1,
        max_length=100,
        help_text="An event whose own rules stand above.",
    )


class DeckQuery(WhenSerializer):
    list = DeckText(help_text="The list as written, one card a line; a line `Side deck` starts the side deck.")


class SubmissionSerializer(serializers.Serializer[dict[str, object]]):
    player = Text(max_length=100)
    list = DeckText(help_text="The player's list, as written.")


class ManyQuery(WhenSerializer):
    lists = serializers.ListField(child=SubmissionSerializer(), min_length=1, max_length=LISTS)


class SidesQuery(serializers.Serializer[dict[str, object]]):
    registered = DeckText(help_text="The registered list: deck and side deck.")
    played = DeckText(help_text="The list of the game: its deck, and its side deck if it is at hand.")
    game = Whole(min_value=1, max_value=LAST_GAME, default=2)


class FindingSerializer(serializers.Serializer[dict[str, object]]):
    level = serializers.ChoiceField(choices=["error", "warning", "note"])
    rule = serializers.CharField(help_text="A short name that does not change: size, copies, banned, unknown …")
    cite = serializers.CharField(
        allow_blank=True, help_text="The clause that decides; none where the text is at fault."
    )
    line = serializers.IntegerField(allow_null=True, help_text="The first line it concerns.")
    lines = serializers.ListField(child=serializers.IntegerField())
    card = serializers.CharField(allow_blank=True)
    text = serializers.CharField()
    suggestions = serializers.ListField(child=serializers.CharField(), help_text="Names it may have meant.")
    assumes = serializers.CharField(allow_blank=True, help_text="The reading it rests on, where there are two.")


class ReportSerializer(serializers.Serializer[dict[str, object]]):
    legal = serializers.BooleanField()
    verdict = serializers.CharField(help_text="One sentence.")
    main = serializers.IntegerField()
    side = serializers.IntegerField()
    hash = serializers.CharField(help_text="Names the list: the same for the same cards, however they are written.")
    on = serializers.DateField()
    findings = FindingSerializer(many=True)


class OutcomeSerializer(serializers.Serializer[dict[str, object]]):
    player = serializers.CharField()
    refused = serializers.CharField(allow_blank=True, help_text="Why the list was not checked.")
    legal = serializers.BooleanField()
    verdict = serializers.CharField()
    main = serializers.IntegerField()
    side = serializers.IntegerField()
    hash = serializers.CharField(allow_blank=True)
    errors = serializers.IntegerField()  # type: ignore[assignment]
    warnings = serializers.IntegerField()
    findings = FindingSerializer(many=True)
    left_off = serializers.IntegerField(help_text="Findings that are not given here; a check of the one list has all.")


class ManySerializer(serializers.Serializer[dict[str, object]]):
    lists = OutcomeSerializer(many=True, help_text="Those with the most problems first.")


class MoveSerializer(serializers.Serializer[dict[str, object]]):
    card = serializers.CharField()
    copies = serializers.IntegerField()


class SidingSerializer(serializers.Serializer[dict[str, object]]):
    correct = serializers.BooleanField()
    verdict = serializers.CharField()
    game = serializers.IntegerField()
    registered = serializers.IntegerField(help_text="Cards in the registered deck.")
    played = serializers.IntegerField(help_text="Cards in the deck of the game.")
    hash = serializers.CharField(help_text="Names the registered list.")
    moved_in = MoveSerializer(many=True)
    moved_out = MoveSerializer(many=True)
    findings = FindingSerializer(many=True)


class LegalityEntrySerializer(serializers.Serializer[dict[str, object]]):
    kind = serializers.ChoiceField(choices=KINDS)
    cards = serializers.ListField(child=serializers.CharField())
    copies = serializers.IntegerField(allow_null=True, help_text="For a restricted card.")
    cite = serializers.CharField(allow_blank=True)
    assumes = serializers.CharField(allow_blank=True)


class LegalityListSerializer(serializers.Serializer[dict[str, object]]):
    title = serializers.CharField()
    effective = serializers.DateField()
    kind = serializers.ChoiceField(choices=["official", "event"])
    event = serializers.CharField(allow_blank=True)
    source = serializers.CharField(allow_blank=True)  # type: ignore[assignment]
    entries = LegalityEntrySerializer(many=True)


class LegalitySerializer(serializers.Serializer[dict[str, object]]):
    on = serializers.DateField()
    in_force = LegalityListSerializer(
        allow_null=True, help_text="The official list of that day; null before the first."
    )
    event = LegalityListSerializer(allow_null=True, help_text="The event's own rules, if it was asked for.")
    lists = LegalityListSerializer(many=True, help_text="Every list on file, the newest first.")
