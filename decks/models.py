"""Legality lists that an organiser added: official ones that came out since, and an event's own rules."""

from typing import ClassVar

from django.db import models

from . import legality


class LegalityList(models.Model):
    KINDS = ((legality.OFFICIAL, "official"), (legality.EVENT, "event"))

    title = models.CharField(max_length=200)
    effective = models.DateField()
    kind = models.CharField(max_length=10, choices=KINDS)
    event = models.CharField(max_length=100, blank=True)
    source = models.CharField(max_length=200, blank=True)
    rows = models.JSONField()
    added = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["-effective", "title"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["kind", "event", "effective"], name="one_legality_list_a_day")
        ]

    def __str__(self) -> str:
        return f"{self.title} ({self.effective})"
