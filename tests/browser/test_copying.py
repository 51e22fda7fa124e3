"""Copying a citation: what a judge pastes into a chat is the number, the words and a link that stays."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import VENUE, Opens

CLAUSE = "/rules/TR/3/"
LINK = "/c/TR/tardiness/"


@pytest.fixture
def clause(opens: Opens, site: str) -> Page:
    context = opens()
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site)
    page = context.new_page()
    page.clock.install()
    page.goto(CLAUSE)
    return page


def press(page: Page, name: str) -> None:
    """Press it and see it say so: the label changes, so the button is found by what it copies."""
    button = page.get_by_role("button", name=name)
    held = button.element_handle()
    button.click()
    page.wait_for_function("(button) => button.innerText.trim() === 'Copied'", arg=held)


def pasted(page: Page) -> str:
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_copy_clause_takes_number_words_and_link(clause: Page, site: str) -> None:
    press(clause, "Copy clause")
    lines = pasted(clause).splitlines()
    assert lines[0] == "TR-3 Tardiness"
    assert lines[1] == "Whoever comes five minutes late has lost the game."
    assert "Tournament rules 2" in lines[-2]
    assert lines[-1] == site + LINK


def test_copy_link_takes_the_link_that_stays(clause: Page, site: str) -> None:
    press(clause, "Copy link")
    assert pasted(clause) == site + LINK
    clause.goto(pasted(clause))
    assert clause.url == site + CLAUSE


def test_a_second_press_does_not_leave_the_button_saying_copied(clause: Page) -> None:
    press(clause, "Copy link")
    clause.get_by_role("button", name="Copied").click()
    pasted(clause)  # by the time this is answered, the second press has been served
    clause.clock.fast_forward(5_000)
    expect(clause.get_by_role("button", name="Copy link")).to_be_visible()
    expect(clause.get_by_role("button", name="Copied")).to_have_count(0)


def test_copying_works_over_plain_http_too(opens: Opens, site: str) -> None:
    """A phone that reads from the organiser's laptop is in no secure context, and has no clipboard API."""
    page = opens().new_page()
    page.goto(site.replace("127.0.0.1", VENUE) + "/rules/TR/2/")  # not CLAUSE: the tests share one clipboard
    assert page.evaluate("navigator.clipboard === undefined")
    press(page, "Copy link")
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    page.locator("#q").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("#q")).to_have_value(site + "/c/TR/judges/")


def test_where_copying_is_refused_the_button_says_so(clause: Page) -> None:
    clause.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    clause.get_by_role("button", name="Copy link").click()
    expect(clause.get_by_role("button", name="not allowed")).to_be_visible()
