from django.urls import path, re_path

from . import engine_pages, reading_page, views

app_name = "cards"

urlpatterns = [
    path("cards/", views.browse, name="browse"),
    path("cards/mended/", views.mended, name="mended"),
    path("cards/reading/", reading_page.reading, name="reading"),
    re_path(r"^cards/(?P<one>[a-z0-9-]+)\+(?P<other>[a-z0-9-]+)/$", views.pair, name="pair"),
    path("cards/<slug:slug>/", views.card, name="card"),
    path("engine/clauses/", engine_pages.clauses, name="engine-clauses"),
    path("engine/assumptions/", engine_pages.assumptions, name="engine-assumptions"),
]
