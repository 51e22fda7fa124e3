"""Cards as a judge looks them up: browsing, narrowing, one card, two cards together."""

import re

from playwright.sync_api import Page, expect


def test_filters_narrow_and_are_taken_back(page: Page) -> None:
    page.goto("/cards/")
    page.get_by_role("link", name=re.compile(r"^Equipment \d")).click()
    expect(page.get_by_role("status")).to_contain_text("28 of")
    page.get_by_role("link", name=re.compile(r"^Ring \d")).click()
    expect(page.get_by_role("status")).to_contain_text("4 of")
    page.get_by_role("link", name=re.compile(r"^Ring \d")).click()
    expect(page.get_by_role("status")).to_contain_text("28 of")


def test_a_name_is_suggested_and_opens_the_card(page: Page) -> None:
    page.goto("/rules/")
    page.locator("#q").press_sequentially("tornad")
    expect(page.locator("#suggest")).to_contain_text("Tornado")
    page.locator("#q").fill("tornade")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/cards/tornado/$"))
    expect(page.locator("h1")).to_have_text("Tornado")


def test_a_paragraph_and_a_note_can_be_linked(page: Page) -> None:
    page.goto("/cards/tornado/#CD1")
    expect(page.locator("#CD1")).to_be_in_viewport()
    page.get_by_label("Paragraph 2, CT:Tornado.2").click()
    expect(page).to_have_url(re.compile(r"#CT2$"))


def test_two_cards_are_shown_together(page: Page) -> None:
    page.goto("/cards/tornado/")
    page.get_by_label("The other card").fill("Seed in the wind")
    page.get_by_role("button", name="Show both").click()
    expect(page.locator("h1")).to_contain_text("Tornado and Seed in the wind")
    expect(page.get_by_role("heading", name="How they meet")).to_be_visible()
