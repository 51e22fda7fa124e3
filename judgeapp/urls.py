from django.urls import include, path

from . import api, views

urlpatterns = [
    path("", views.home, name="home"),
    path("healthz", views.healthz, name="healthz"),
    path("theme/", views.theme, name="theme"),
    path("", include("rules.urls")),
    path("", include("cards.urls")),
    path("", include("sandbox.urls")),
    path("", include("decks.urls")),
    path("api/", include(api.urlpatterns)),
]
