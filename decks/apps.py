from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"

    def ready(self) -> None:
        from cards import facets, links
        from rules import shelves

        from . import beside

        facets.add_source(beside.facets)
        links.add_source(beside.links)
        shelves.beside("card", beside.panel)
