from django.urls import path, re_path

from . import views

app_name = "cards"

urlpatterns = [
    path("cards/", views.browse, name="browse"),
    path("cards/mended/", views.mended, name="mended"),
    re_path(r"^cards/(?P<one>[a-z0-9-]+)\+(?P<other>[a-z0-9-]+)/$", views.pair, name="pair"),
    path("cards/<slug:slug>/", views.card, name="card"),
]
