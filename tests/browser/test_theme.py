"""Dark and light: the system's choice until the judge makes one, with and without script."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opens

SWITCH = re.compile("Switch to (dark|light)")


def ground(page: Page) -> int:
    """How light the page is, 0 to 255."""
    colour = page.locator("body").evaluate("(body) => getComputedStyle(body).backgroundColor")
    return max(int(part) for part in re.findall(r"\d+", colour)[:3])


def dark(page: Page) -> bool:
    light = ground(page)
    assert light < 40 or light > 215, "neither dark nor light"
    return light < 40


def switch(page: Page) -> None:
    """There is one button to be seen, and it names the other theme; pressing it leads back to the same page."""
    button = page.get_by_role("button", name=SWITCH)
    expect(button).to_have_count(1)
    expect(button).to_have_accessible_name("Switch to light" if dark(page) else "Switch to dark")
    here = page.url
    with page.expect_navigation():
        button.click()
    assert page.url == here


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_button_switches_there_and_back_and_is_remembered(opens: Opens, system: str, script: bool) -> None:
    page = opens(color_scheme=system, java_script_enabled=script).new_page()
    page.goto("/search/?q=protector&stay=1")
    assert dark(page) == (system == "dark")
    switch(page)
    assert dark(page) == (system == "light")
    page.reload()
    assert dark(page) == (system == "light")
    page.goto("/rules/DR/6.5/")
    assert dark(page) == (system == "light")
    switch(page)
    assert dark(page) == (system == "dark")


def test_without_a_choice_the_page_follows_the_system_as_it_changes(page: Page) -> None:
    page.goto("/")
    for scheme in ("dark", "light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert dark(page) == (scheme == "dark")


def test_a_choice_outlives_a_change_of_the_system(opens: Opens) -> None:
    page = opens(color_scheme="light").new_page()
    page.goto("/")
    switch(page)
    page.emulate_media(color_scheme="dark")
    page.emulate_media(color_scheme="light")
    assert dark(page)
