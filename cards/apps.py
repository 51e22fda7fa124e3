from django.apps import AppConfig
from django.conf import settings

from .compiler import keeping


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        keeping.keep_in(settings.COMPILED_CARDS)
        # Models can be imported only once all apps are loaded.
        from rules import shelves  # noqa: PLC0415

        from .engine_pages import beside_a_clause, beside_the_documents  # noqa: PLC0415
        from .shelf import CardShelf, cards_beside_a_clause  # noqa: PLC0415

        shelves.add(CardShelf())
        shelves.beside("clause", cards_beside_a_clause)
        shelves.beside("clause", beside_a_clause)
        shelves.beside("documents", beside_the_documents)
