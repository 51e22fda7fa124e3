"""Whole games with the real cards: two legal decks, random legal choices, and what must hold all the way."""

from datetime import date
from functools import cache

import pytest

from bench.decks import Shelf
from bench.games import definitions, game, playable
from cards.files import load
from cards.names import Names
from decks.check import check
from decks.legality import Legality, shipped
from decks.listing import read

from ..engine.playing import Invariants

GAMES = 500
BATCH = 25
MOST_TURNS = 40
SHARE = 0.95


@cache
def play(seed: int) -> frozenset[str]:
    """The cards that came into play or were applied."""
    found = game(seed, Invariants(definitions(), saved=False))
    found.play(MOST_TURNS)
    assert found.over or found.turns == MOST_TURNS
    return frozenset(found.seen)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_no_game_breaks(first: int) -> None:
    for seed in range(first, first + BATCH):
        try:
            play(seed)
        except Exception as error:
            raise AssertionError(f"game {seed}: {error}") from error


def test_decks_are_legal() -> None:
    cards = load()
    shelf = Shelf({card.slug: card for card in cards}, Names(cards))
    holds = Legality(shipped()).in_force(date(2026, 1, 1))
    for seed in range(40):
        for player in game(seed).position["players"].values():
            text = "\n".join(f"1 {name}" for name in (*player["hand"], *player["deck"]))
            assert check(read(text), shelf, holds).legal, seed


def test_nearly_every_card_is_played() -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        seen |= play(seed)
        if len(seen) == len(playable()):
            break
    missing = sorted(definitions().keys() - seen)
    assert len(seen) >= SHARE * len(definitions()), missing
