"""Put our own card files in force."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards import catalogues
from cards.files import CardFileError, load


class Command(BaseCommand):
    help = "Load the cards in our own words; does nothing where they are loaded already."

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            cards = load()
        except CardFileError as error:
            raise CommandError(str(error)) from error
        state = "loaded" if catalogues.publish_ours(cards) else "are as they were"
        notes = sum(len(card.notes) for card in cards)
        self.stdout.write(f"Cards {state}: {len(cards)} cards, {notes} notes.")
