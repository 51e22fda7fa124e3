"""Every card on file, held in memory for the corpus in force: our words, and official ones where imported."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from rules import library
from rules.corpus.text import OFFICIAL, OUR_WORDS
from rules.holding import Held

from .card import FACTS, Card, Note
from .files import card_of
from .models import Catalogue, Record
from .names import Names


@dataclass(frozen=True)
class Filed:
    """A card with its wordings. `card` has the facts in force, its usual name, and our words if we have them."""

    card: Card
    ours: Card | None
    official: dict[str, Card]

    @property
    def wording(self) -> Card:
        """What a judge reads first: the official English card, else ours."""
        return self.official.get("en") or self.card

    @property
    def notes(self) -> tuple[tuple[str, Note], ...]:
        """Each note by its citation; the official wording stands first, and ours gives the clauses it touches."""
        ours = self.ours.notes if self.ours else ()
        theirs = self.official["en"].notes if "en" in self.official else ()
        rows = []
        for place in range(max(len(ours), len(theirs))):
            mine = ours[place] if place < len(ours) else Note("")
            said = theirs[place].says if place < len(theirs) else mine.says
            rows.append((f"CD:{self.card.name}.{place + 1}", replace(mine, says=said or mine.says)))
        return tuple(rows)


@dataclass
class Collection:
    filed: dict[str, Filed]

    @cached_property
    def cards(self) -> dict[str, Card]:
        return {slug: filed.card for slug, filed in self.filed.items()}

    @cached_property
    def names(self) -> Names:
        return Names(self.cards.values())

    def find(self, name: str) -> Card | None:
        """The one card called so, in any of its names."""
        found = self.names.exact(name)
        return found[0] if len(found) == 1 else None

    def __iter__(self) -> Iterator[Filed]:
        return iter(self.filed.values())


def read() -> Collection:
    records: dict[str, dict[str, Card]] = {OUR_WORDS: {}, OFFICIAL: {}}
    french: dict[str, Card] = {}
    for record in Record.objects.filter(catalogue__in_force=True).select_related("catalogue"):
        card = card_of(record.row)
        if record.language == "fr":
            french[record.slug] = card
        else:
            records[record.catalogue.origin][record.slug] = card
    ours, official = records[OUR_WORDS], records[OFFICIAL]
    slugs = sorted({*ours, *official})
    return Collection({slug: _filed(ours.get(slug), official.get(slug), french.get(slug)) for slug in slugs})


def _filed(ours: Card | None, english: Card | None, french: Card | None) -> Filed:
    official = {language: card for language, card in (("en", english), ("fr", french)) if card is not None}
    if ours is None:
        assert english is not None
        return Filed(replace(english, french=french.name if french else ""), None, official)
    if english is None:
        return Filed(ours, ours, official)
    facts = {name: getattr(english, name) for name in FACTS}
    return Filed(replace(ours, **facts, incomplete=""), ours, official)


def fingerprint() -> str:
    digests = Catalogue.objects.filter(in_force=True).order_by("origin").values_list("digest", flat=True)
    return "/".join(digests)


_held: Held[Collection] = Held()


def current() -> Collection:
    return _held.get(library.current().fingerprint, read)
