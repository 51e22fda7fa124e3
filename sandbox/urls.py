from django.urls import path

from . import views

app_name = "sandbox"

urlpatterns = [
    path("sandbox/", views.board, name="board"),
    path("sandbox/sheet/", views.sheet, name="sheet"),
    path("sandbox/s/<str:id>/", views.saved, name="saved"),
    path("sandbox/s/<str:id>/sheet/", views.saved_sheet, name="saved-sheet"),
]
