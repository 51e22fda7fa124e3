from django.urls import path

from .views import checking, lists, many, siding

app_name = "decks"

urlpatterns = [
    path("decks/", checking.index, name="index"),
    path("decks/check/", checking.one, name="check"),
    path("decks/check/sheet/", checking.table_sheet, name="sheet"),
    path("decks/many/", many.many, name="many"),
    path("decks/sides/", siding.siding, name="sides"),
    path("decks/legality/", lists.legality, name="legality"),
]
