"""Comparing versions: what came, what went, what moved; the versions are made up in site.py."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def comparison(page: Page) -> Page:
    page.goto("/rules/TR/compare/")
    return page


def line_through(page: Page, words: str) -> str:
    found = page.locator(".diff").get_by_text(words, exact=True)
    expect(found).to_be_visible()
    return str(found.evaluate("(element) => getComputedStyle(element).textDecorationLine"))


def test_what_came_and_what_went_are_told_apart_without_colour(comparison: Page) -> None:
    assert line_through(comparison, "five") == "underline"
    assert line_through(comparison, "ten") == "line-through"
    expect(comparison.locator("ins", has_text="five")).to_have_count(1)
    expect(comparison.locator("del", has_text="ten")).to_have_count(1)


def test_each_change_says_what_it_is(comparison: Page) -> None:
    kinds = {row.get_attribute("id"): row for row in comparison.locator(".change").all()}
    expect(comparison.locator(".change.is-added")).to_contain_text("Judges")
    expect(comparison.locator(".change.is-removed")).to_contain_text("Lunch")
    expect(comparison.locator(".change.is-changed")).to_contain_text("was TR-2")
    assert "1" not in kinds  # it stayed as it was


def test_versions_are_chosen_in_the_form(comparison: Page) -> None:
    expect(comparison.get_by_label("From")).to_have_value("1-en-official")
    comparison.get_by_label("From").select_option(label="2, official (en)")
    comparison.get_by_label("To", exact=True).select_option(label="1, official (en)")
    comparison.get_by_role("button", name="Compare").click()
    expect(comparison.locator("h1")).to_contain_text("from 2 to 1")
    expect(comparison.get_by_label("From")).to_have_value("2-en-official")
    expect(comparison.locator("ins", has_text="ten")).to_be_visible()
    expect(comparison.locator("del", has_text="five")).to_be_visible()


def test_the_versions_page_leads_to_the_comparison(page: Page) -> None:
    page.goto("/rules/TR/versions/")
    expect(page.locator("tr.is-here")).to_have_count(1)
    expect(page.locator("tr.is-here")).to_contain_text("in force")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("h1")).to_contain_text("from 1 to 2")


def test_two_languages_of_one_version_are_named(page: Page) -> None:
    page.goto("/rules/AA/compare/")
    expect(page.locator("h1")).to_contain_text("from 1 (en) to 1 (fr)")


def test_a_clause_shows_its_history(page: Page) -> None:
    page.goto("/rules/TR/3/")
    page.get_by_role("link", name="History", exact=True).click()
    expect(page.locator("ins", has_text="five")).to_be_visible()
    expect(page.locator(".change").first).to_contain_text("was TR-2")
