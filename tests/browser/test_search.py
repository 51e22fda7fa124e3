"""Searching as a judge does it: by keys, by a question, with a slip, by a number."""

import re

import pytest
from playwright.sync_api import Page, expect

from .examining import listen, objections


@pytest.fixture
def clause(page: Page) -> Page:
    page.goto("/rules/DR/6.5/")
    return page


def ask(page: Page, words: str) -> None:
    page.locator("#q").press_sequentially(words)


def test_typing_shows_suggestions_without_leaving_the_page(clause: Page) -> None:
    heard = listen(clause)
    ask(clause, "protec")
    first = clause.locator("#suggest a").first
    expect(first).to_be_visible()
    expect(first).to_contain_text("Protector")
    expect(clause).to_have_url(re.compile(r"/rules/DR/6\.5/$"))
    assert objections(clause) == []
    assert heard == []


@pytest.mark.parametrize("start", ["/", "/search/"])
def test_the_big_box_suggests_too(page: Page, start: str) -> None:
    page.goto(start)
    ask(page, "protec")
    expect(page.locator("#suggest a").first).to_be_visible()


def test_arrow_down_and_enter_open_a_suggestion(clause: Page) -> None:
    ask(clause, "protector")
    first = clause.locator("#suggest a").first
    expect(first).to_be_visible()
    wanted = first.get_attribute("href")
    clause.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    clause.keyboard.press("Enter")
    assert wanted
    expect(clause).to_have_url(re.compile(re.escape(wanted) + "$"))
    expect(clause.locator("h1")).to_contain_text("Protector")


def test_arrow_up_leads_back_to_the_box(clause: Page) -> None:
    ask(clause, "protector")
    expect(clause.locator("#suggest a").nth(1)).to_be_visible()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        clause.keyboard.press(key)
    expect(clause.locator("#suggest a").first).to_be_focused()
    clause.keyboard.press("ArrowUp")
    expect(clause.locator("#q")).to_be_focused()


def test_slash_goes_to_the_box_and_is_typed_only_there(clause: Page) -> None:
    clause.keyboard.press("/")
    expect(clause.locator("#q")).to_be_focused()
    expect(clause.locator("#q")).to_have_value("")
    clause.keyboard.press("/")
    expect(clause.locator("#q")).to_have_value("/")


def test_escape_closes_the_suggestions(clause: Page) -> None:
    ask(clause, "protector")
    expect(clause.locator("#suggest a").first).to_be_visible()
    clause.keyboard.press("ArrowDown")
    clause.keyboard.press("Escape")
    expect(clause.locator("#suggest")).to_be_hidden()
    expect(clause.locator("#q")).to_be_focused()


def test_enter_on_a_question_shows_hits_with_their_words_marked(clause: Page) -> None:
    ask(clause, "when are targets chosen")
    clause.keyboard.press("Enter")
    expect(clause).to_have_url(re.compile(r"/search/\?q=when\+are\+targets\+chosen"))
    assert clause.locator(".hit").count() > 2
    expect(clause.locator(".hit").first.locator("mark").first).to_be_visible()
    marked = " ".join(clause.locator(".hit mark").all_inner_texts()).lower()
    assert "target" in marked
    expect(clause.locator("#q")).to_have_value("when are targets chosen")


def test_a_slip_is_mended_and_said(clause: Page) -> None:
    ask(clause, "indestructable")
    clause.keyboard.press("Enter")
    notice = clause.locator(".did")
    expect(notice).to_contain_text("indestructable")
    expect(notice).to_contain_text("indestructible", ignore_case=True)
    expect(clause.locator(".hit h2").first).to_contain_text("Indestructible")


def test_a_number_jumps_to_its_clause(page: Page) -> None:
    page.goto("/")
    ask(page, "6.5")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/DR/6\.5/$"))
    expect(page.locator("h1 .key")).to_have_text("DR-6.5")


def test_nothing_found_says_so_and_leads_on(page: Page) -> None:
    page.goto("/search/?q=zzzzqq")
    expect(page.locator("#hits")).to_contain_text("Nothing is found")
    page.locator("#hits").get_by_role("link", name="glossary").click()
    expect(page.locator("h1")).to_have_text("Glossary")


def test_the_search_page_waits_for_typing(page: Page) -> None:
    page.goto("/search/")
    expect(page.locator("#q")).to_be_focused()
