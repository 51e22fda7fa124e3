from django.apps import AppConfig


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        # Models can be imported only once all apps are loaded.
        from rules import shelves  # noqa: PLC0415

        from .shelf import CardShelf, cards_beside_a_clause  # noqa: PLC0415

        shelves.add(CardShelf())
        shelves.beside("clause", cards_beside_a_clause)
