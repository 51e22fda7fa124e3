"""Mana: an amount of each element. What is done with it, the Available Ether above all, is in `ether`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

ELEMENTS = ("air", "water", "fire", "vegetal", "mineral", "arcane")


class Mana(NamedTuple):
    air: int = 0
    water: int = 0
    fire: int = 0
    vegetal: int = 0
    mineral: int = 0
    arcane: int = 0

    @staticmethod
    def of(amounts: Mapping[str, int]) -> "Mana":
        return Mana(**amounts)

    @staticmethod
    def one(element: str) -> "Mana":
        return Mana(**{element: 1})

    @property
    def total(self) -> int:
        return sum(self)

    def plus(self, other: "Mana") -> "Mana":
        return Mana(*(a + b for a, b in zip(self, other, strict=True)))

    def minus(self, other: "Mana") -> "Mana":
        return Mana(*(a - b for a, b in zip(self, other, strict=True)))

    def covers(self, other: "Mana") -> bool:
        return all(a >= b for a, b in zip(self, other, strict=True))

    def at_least_nothing(self) -> "Mana":
        """No element of a preparation cost falls below 0 (DR-2.4)."""
        return Mana(*(max(0, a) for a in self))

    def as_dict(self) -> dict[str, int]:
        return {element: amount for element, amount in zip(ELEMENTS, self, strict=True) if amount}

    def units(self) -> tuple[str, ...]:
        """Each Mana by its element, in printed order."""
        return tuple(element for element, amount in zip(ELEMENTS, self, strict=True) for _ in range(amount))

    def __str__(self) -> str:
        return "{" + ", ".join(f"{element}: {amount}" for element, amount in self.as_dict().items()) + "}"


NONE = Mana()


def mana_of_units(units: Iterable[str]) -> Mana:
    """The other way round: each Mana named by its element."""
    listed = list(units)
    return Mana(*(listed.count(element) for element in ELEMENTS))


def parts_of_size(mana: Mana, size: int) -> Iterator[Mana]:
    """Every way to take so many out of it, one by one."""

    def fill(place: int, left: int, taken: tuple[int, ...]) -> Iterator[Mana]:
        if place == len(mana):
            if left == 0:
                yield Mana(*taken)
            return
        rest = sum(mana[place + 1 :])
        for n in range(max(0, left - rest), min(mana[place], left) + 1):
            yield from fill(place + 1, left - n, (*taken, n))

    return fill(0, size, ())


def read_mana(value: object) -> Mana | None:
    """Mana as a file writes it, `{air: 1}`; None where it is no such thing."""
    if not isinstance(value, Mapping) or not all(
        element in ELEMENTS and type(n) is int and n >= 0 for element, n in value.items()
    ):
        return None
    return Mana(**value)


def total_of(parts: Iterable[Mana]) -> Mana:
    found = NONE
    for part in parts:
        found = found.plus(part)
    return found
