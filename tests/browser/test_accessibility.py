"""Axe finds nothing to object to on any page, wide and light or narrow and dark, and with the suggestions open."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import Opens
from .pages import DESK, LOOKS, PAGES

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
OPTIONS = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}


def objections(page: Page) -> list[str]:
    """One line for each element that breaks a rule: the rule, the element, what is wrong with it."""
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("address", PAGES)
def test_axe_has_no_objection(opens: Opens, address: str, look: str) -> None:
    page = opens(**LOOKS[look]).new_page()
    page.goto(address)
    assert objections(page) == []


def test_axe_has_no_objection_to_open_suggestions(opens: Opens) -> None:
    page = opens(**DESK).new_page()
    page.goto("/rules/DR/6.5/")
    page.locator("#q").press_sequentially("protector")
    expect(page.locator("#suggest a").first).to_be_visible()
    assert objections(page) == []


def test_axe_is_really_asked(page: Page) -> None:
    """Were it not injected past the content security policy, every page would look faultless."""
    page.goto("/rules/DR/6.5/")
    page.evaluate("document.querySelector('#q').removeAttribute('id')")
    assert any(line.startswith("label:") for line in objections(page))
