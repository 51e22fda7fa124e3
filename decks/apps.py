from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"

    def ready(self) -> None:
        # Models can be imported only once all apps are loaded.
        from cards import facets, links  # noqa: PLC0415
        from rules import shelves  # noqa: PLC0415

        from . import beside  # noqa: PLC0415

        facets.add_source(beside.facets)
        links.add_source(beside.links)
        shelves.beside("card", beside.panel)
