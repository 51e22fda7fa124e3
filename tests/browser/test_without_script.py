"""Everything a judge needs works without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opens
from .pages import PHONE


@pytest.fixture
def bare(opens: Opens) -> Page:
    return opens(java_script_enabled=False, **PHONE).new_page()


def test_the_search_form_submits_by_key_and_by_button(bare: Page) -> None:
    bare.goto("/")
    bare.locator("#q").fill("protector")
    bare.locator("#q").press("Enter")
    expect(bare.locator(".hit").first).to_contain_text("Protector")
    bare.locator("#q").fill("6.5")
    bare.get_by_role("button", name="Search", exact=True).tap()
    expect(bare).to_have_url(re.compile(r"/rules/DR/6\.5/$"))


def test_a_clause_can_be_read_and_its_neighbour_reached(bare: Page) -> None:
    bare.goto("/rules/TR/2/")
    expect(bare.locator("h1")).to_contain_text("Judges")
    expect(bare.get_by_text("The head judge has the last word.")).to_be_visible()
    bare.locator('a[rel="next"]').tap()
    expect(bare.get_by_text("Whoever comes five minutes late")).to_be_visible()


def test_a_button_that_would_do_nothing_is_not_shown(bare: Page) -> None:
    bare.goto("/rules/TR/2/")
    expect(bare.locator("[data-copy]").first).to_be_hidden()
    expect(bare.locator(".margin").get_by_role("link", name="/c/TR/")).to_be_visible()


def test_the_contents_of_a_document_can_be_opened_and_followed(bare: Page) -> None:
    bare.goto("/rules/DR/")
    bare.locator('.outline a[href="#6.5"]').tap()
    expect(bare.locator('[id="6.5"] > h2')).to_be_in_viewport()


def test_versions_can_be_compared(bare: Page) -> None:
    bare.goto("/rules/TR/versions/")
    bare.get_by_role("button", name="Compare").tap()
    expect(bare.locator("ins", has_text="five")).to_be_visible()
