"""Catalogues of cards as they are kept: ours, and official ones beside it. `collection` reads what is in force."""

from typing import ClassVar

from django.db import models

from rules.corpus.text import OFFICIAL, OUR_WORDS

from .files import LONGEST_SLUG


class Catalogue(models.Model):
    """All the cards at one time, in our words or as published; at most one of each kind is in force."""

    ORIGINS = ((OUR_WORDS, "our words"), (OFFICIAL, "official"))

    origin = models.CharField(max_length=10, choices=ORIGINS)
    source = models.CharField(max_length=200)
    digest = models.CharField(max_length=64)
    in_force = models.BooleanField(default=False)
    replaced = models.ForeignKey("self", models.SET_NULL, null=True, related_name="replaced_by")
    added = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["origin"], condition=models.Q(in_force=True), name="one_catalogue_in_force_of_a_kind"
            )
        ]

    def __str__(self) -> str:
        return f"{self.source} ({self.origin})"


class Record(models.Model):
    """A card as one catalogue has it in one language: the row a card file would have."""

    catalogue = models.ForeignKey(Catalogue, models.CASCADE, related_name="records")
    position = models.PositiveIntegerField()
    slug = models.SlugField(max_length=LONGEST_SLUG)
    language = models.CharField(max_length=2)
    row = models.JSONField()

    class Meta:
        ordering: ClassVar[list[str]] = ["catalogue", "position"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["catalogue", "slug", "language"], name="one_record_a_card")
        ]

    def __str__(self) -> str:
        return f"{self.slug} ({self.language})"
