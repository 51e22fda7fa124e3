"""Cards and clauses, linked both ways, each with its reason."""

import pytest
from django.test import Client

from cards import collection, shelf
from cards.card import Card
from cards.links import links_of, unread
from rules import library

pytestmark = pytest.mark.django_db


def cites(name: str) -> set[str]:
    return {link.cite for link in shelf.linked().of_card[name]}


def test_the_clauses_that_matter_are_linked() -> None:
    assert cites("tornado") >= {"DR-4.1", "DR-4.2.2", "DR-2.3", "DR-6.5", "CE-indivisible-action"}
    assert cites("iron-rock") >= {"DR-3.2.4", "DR-3.2.5"}
    assert cites("split-second") >= {"DR-10.4", "RB-reducing-versus-subtracting"}


def test_every_link_names_a_clause_in_force_and_has_a_reason() -> None:
    books = library.current()
    for links in shelf.linked().of_card.values():
        for link in links:
            assert books.as_written(link.cite), link
            assert link.reason


def test_links_of_every_whole_card_are_complete() -> None:
    for filed in collection.current():
        if not filed.card.incomplete:
            assert shelf.incomplete_links(filed) == "", filed.card.name


def test_a_card_that_cannot_be_read_says_so() -> None:
    assert unread(Card("A", text="Flibber the gnostic wug.")) == ("Flibber the gnostic wug.",)


def test_a_new_card_is_linked_by_its_official_words() -> None:
    card = Card(
        "Paper bird",
        element="air",
        type="spell",
        text="Quickcast\n\nInflicts 2 damage to any target, then draw 1 card.",
    )
    assert {link.cite for link in links_of(card)} >= {"DR-3.2.10", "DR-4.3", "DR-5.1", "DR-4.2.2", "DR-4.1", "DR-6.5"}


def test_a_clause_page_lists_its_cards_with_reasons(client: Client) -> None:
    page = client.get("/rules/DR/3.2.5/").content.decode()
    assert "Cards that rest on it" in page
    assert "/cards/iron-rock/" in page
    assert "keyword Forge" in page
