"""Documents, their versions and clauses as they are kept. What is in force right now is read through `library`."""

from typing import ClassVar

from django.db import models
from django.urls import reverse

from .corpus.text import OFFICIAL, OUR_WORDS, ClauseText, DocumentText


class Document(models.Model):
    """A text with a place on the ladder of authority."""

    key = models.CharField(max_length=4, unique=True)
    title = models.CharField(max_length=200)
    rank = models.PositiveSmallIntegerField(null=True)

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("rules:document", args=[self.key])


class Version(models.Model):
    """One version of a document, in one language, official or in our words; at most one of each kind is in force."""

    ORIGINS = ((OUR_WORDS, "our words"), (OFFICIAL, "official"))

    document = models.ForeignKey(Document, models.CASCADE, related_name="versions")
    name = models.CharField(max_length=80, help_text="How an address names it: 1.1-en-official.")
    label = models.CharField(max_length=40)
    language = models.CharField(max_length=2)
    origin = models.CharField(max_length=10, choices=ORIGINS)
    effective = models.DateField(null=True)
    source = models.CharField(max_length=200)
    digest = models.CharField(max_length=64)
    in_force = models.BooleanField(default=False)
    replaced = models.ForeignKey("self", models.SET_NULL, null=True, related_name="replaced_by")
    added = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["document", "added", "id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["document", "name"], name="one_version_a_name"),
            models.UniqueConstraint(
                fields=["document", "language", "origin"],
                condition=models.Q(in_force=True),
                name="one_in_force_of_a_kind",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.document.key} {self.label} ({self.language}, {self.origin})"

    @property
    def official(self) -> bool:
        return self.origin == OFFICIAL

    def text(self) -> DocumentText:
        return DocumentText(
            key=self.document.key,
            title=self.document.title,
            version=self.label,
            language=self.language,
            effective=self.effective,
            rank=self.document.rank,
            origin=self.origin,
            source=self.source,
            clauses=tuple(clause.text() for clause in self.clauses.all()),
        )


class Lineage(models.Model):
    """A clause through all its versions: what a permalink names, wherever the clause has moved to."""

    document = models.ForeignKey(Document, models.CASCADE, related_name="lineages")
    slug = models.SlugField(max_length=120)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["document", "slug"], name="one_lineage_a_slug")
        ]

    def __str__(self) -> str:
        return f"{self.document.key}/{self.slug}"


class Clause(models.Model):
    """A clause as one version has it."""

    version = models.ForeignKey(Version, models.CASCADE, related_name="clauses")
    lineage = models.ForeignKey(Lineage, models.CASCADE, related_name="clauses")
    position = models.PositiveIntegerField()
    key = models.CharField(max_length=120)
    heading = models.CharField(max_length=300)
    depth = models.PositiveSmallIntegerField()
    parent = models.CharField(max_length=120, blank=True)
    body = models.TextField(blank=True)
    examples = models.JSONField(default=list)
    asked = models.JSONField(default=list)
    see = models.JSONField(default=list)

    class Meta:
        ordering: ClassVar[list[str]] = ["version", "position"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["version", "key"], name="one_clause_a_key")
        ]

    def __str__(self) -> str:
        return f"{self.version}: {self.key} {self.heading}"

    def text(self) -> ClauseText:
        return ClauseText(
            key=self.key,
            heading=self.heading,
            depth=self.depth,
            parent=self.parent,
            body=self.body,
            examples=tuple(self.examples),
            asked=tuple(self.asked),
            see=tuple(self.see),
        )


class Corpus(models.Model):
    """One row: which corpus every process should be serving. It moves with each switch of what is in force."""

    revision = models.PositiveIntegerField(default=0)
    fingerprint = models.CharField(max_length=64, blank=True)
    moved = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"revision {self.revision}"

    @classmethod
    def current(cls) -> "Corpus":
        return cls.objects.first() or cls()
