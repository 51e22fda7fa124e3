"""Saved scenarios: each is kept as it was saved, under an id that never moves."""

import secrets
from typing import Any, ClassVar

from django.db import models

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
LENGTH = 8


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


class Saved(models.Model):
    """`document` is the scenario in canonical JSON; the versions are those that stood behind it on that day."""

    id = models.CharField(max_length=LENGTH, primary_key=True, default=new_id, editable=False)
    title = models.CharField(max_length=200, blank=True)
    document = models.TextField()
    created = models.DateTimeField(auto_now_add=True)
    engine = models.CharField(max_length=40)
    documents = models.CharField(max_length=40)
    came_from = models.ForeignKey("self", models.SET_NULL, null=True, blank=True, related_name="further")

    class Meta:
        ordering: ClassVar[list[str]] = ["-created"]
        verbose_name_plural = "saved scenarios"

    def __str__(self) -> str:
        return self.title or self.id

    def get_absolute_url(self) -> str:
        return f"/sandbox/s/{self.id}/"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """What is saved stays as it is: a link to it is a promise."""
        if not self._state.adding:
            raise TypeError("a saved scenario is not changed; save another one")
        super().save(*args, **{**kwargs, "force_insert": True})
