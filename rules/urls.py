from django.urls import path, register_converter
from django.urls.converters import StringConverter

from .views import clauses, documents, reference, search, versions

app_name = "rules"


class Word(StringConverter):
    """Anything but a null character, which PostgreSQL refuses to look for."""

    regex = "[^/\\x00]+"


register_converter(Word, "word")

urlpatterns = [
    path("rules/", documents.index, name="index"),
    path("rules/<word:document>/", documents.document, name="document"),
    path("rules/<word:document>/versions/", versions.versions, name="versions"),
    path("rules/<word:document>/compare/", versions.compare, name="compare"),
    path("rules/<word:document>/<word:key>/", clauses.clause, name="clause"),
    path("rules/<word:document>/<word:key>/history/", versions.history, name="history"),
    path("c/<word:document>/<slug:slug>/", clauses.permalink, name="permalink"),
    path("cite/<word:citation>/", clauses.cite, name="cite"),
    path("glossary/", reference.glossary, name="glossary"),
    path("authority/", reference.authority, name="authority"),
    path("disagreements/", reference.disagreements, name="disagreements"),
    path("search/", search.search, name="search"),
    path("search/suggest/", search.suggest, name="suggest"),
    path("search/syntax/", search.syntax, name="syntax"),
]
