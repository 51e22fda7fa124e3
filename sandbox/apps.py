from django.apps import AppConfig


class SandboxConfig(AppConfig):
    name = "sandbox"

    def ready(self) -> None:
        # Models can be imported only once all apps are loaded.
        from rules import shelves  # noqa: PLC0415

        from . import beside  # noqa: PLC0415

        shelves.beside("card", beside.card)
        shelves.beside("clause", beside.clause)
