"""Without a mouse: the skip link, the neighbours by arrow key, a focus that can be seen."""

import re

from playwright.sync_api import Page, expect

INSIDE_MAIN = "document.activeElement.closest('main') !== null"


def test_tab_reaches_the_skip_link_first_and_it_skips(page: Page) -> None:
    page.goto("/rules/DR/6.5/")
    expect(page.locator(".skip")).not_to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    expect(page.locator(".skip")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(INSIDE_MAIN)


def test_what_has_the_focus_can_be_seen(page: Page) -> None:
    """Each of the first stops of Tab is drawn with an outline."""
    page.goto("/rules/DR/6.5/")
    for _ in range(12):
        page.keyboard.press("Tab")
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", page.evaluate("document.activeElement.outerHTML")


def test_arrows_lead_to_the_clause_after_and_before(page: Page) -> None:
    page.goto("/rules/DR/6.5/")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/rules/DR/6\.6/$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"/rules/DR/6\.5/$"))


def test_arrows_in_the_box_move_in_the_text(page: Page) -> None:
    page.goto("/rules/DR/6.5/")
    page.locator("#q").fill("forge")
    for key in ("ArrowLeft", "ArrowRight", "Alt+ArrowUp"):
        page.keyboard.press(key)
    page.wait_for_timeout(100)
    expect(page).to_have_url(re.compile(r"/rules/DR/6\.5/$"))


def test_keys_pressed_in_a_field_are_left_to_it(page: Page) -> None:
    page.goto("/rules/TR/compare/")
    page.get_by_label("From").focus()
    page.keyboard.press("/")
    expect(page.get_by_label("From")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("From")).to_have_value("2-en-official")
