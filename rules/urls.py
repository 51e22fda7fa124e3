from django.urls import path

from .views import clauses, documents, reference, search, versions

app_name = "rules"

urlpatterns = [
    path("rules/", documents.index, name="index"),
    path("rules/<str:document>/", documents.document, name="document"),
    path("rules/<str:document>/versions/", versions.versions, name="versions"),
    path("rules/<str:document>/compare/", versions.compare, name="compare"),
    path("rules/<str:document>/<str:key>/", clauses.clause, name="clause"),
    path("rules/<str:document>/<str:key>/history/", versions.history, name="history"),
    path("c/<str:document>/<slug:slug>/", clauses.permalink, name="permalink"),
    path("cite/<str:citation>/", clauses.cite, name="cite"),
    path("glossary/", reference.glossary, name="glossary"),
    path("authority/", reference.authority, name="authority"),
    path("disagreements/", reference.disagreements, name="disagreements"),
    path("search/", search.search, name="search"),
    path("search/suggest/", search.suggest, name="suggest"),
    path("search/syntax/", search.syntax, name="syntax"),
]
