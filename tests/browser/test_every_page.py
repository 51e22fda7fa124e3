"""Every page, once wide and light, once on a phone and dark: quiet, accessible, no wider than its window."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page

from .examining import MISSING, listen, objections, small_targets, unknown_icons, width_of
from .pages import DESK, LOOKS, PAGES, PHONE


@dataclass(frozen=True)
class Visit:
    page: Page
    status: int
    heard: list[str]
    phone: bool


@pytest.fixture(scope="module")
def windows(browser: Browser, site: str) -> Iterator[dict[str, tuple[Page, list[str]]]]:
    """One window for each look, with what is heard from it."""
    contexts = {look: browser.new_context(base_url=site, **options) for look, options in LOOKS.items()}
    pages = {look: context.new_page() for look, context in contexts.items()}
    yield {look: (page, listen(page)) for look, page in pages.items()}
    for context in contexts.values():
        context.close()


@pytest.fixture(scope="module", params=[(a, look) for a in PAGES for look in LOOKS], ids=lambda it: f"{it[0]} {it[1]}")
def visit(request: pytest.FixtureRequest, windows: dict[str, tuple[Page, list[str]]]) -> Visit:
    """One visit serves all that is examined: loading is what takes the time, and examining changes nothing."""
    address, look = request.param
    page, heard = windows[look]
    heard.clear()
    page.set_viewport_size(LOOKS[look]["viewport"])
    answer = page.goto(address)
    assert answer is not None
    return Visit(page, answer.status, heard, LOOKS[look] is PHONE)


def test_it_loads_without_a_complaint(visit: Visit) -> None:
    """No message in the console, no failed request, nothing against the content security policy, no missing icon."""
    assert visit.status == (404 if visit.page.url.endswith(MISSING) else 200)
    assert visit.page.locator("use").count() > 2
    assert unknown_icons(visit.page) == []
    assert visit.heard == []


def test_axe_has_no_objection(visit: Visit) -> None:
    assert objections(visit.page) == []


def test_it_does_not_scroll_sideways(visit: Visit) -> None:
    for width in (320, 360) if visit.phone else (1024, 1440):
        visit.page.set_viewport_size({"width": width, "height": 740})
        assert width_of(visit.page) <= width


def test_a_thumb_hits_what_it_aims_at(visit: Visit) -> None:
    if visit.phone:
        assert small_targets(visit.page) == []


def test_it_says_which_page_it_is(visit: Visit) -> None:
    """A judge with six tabs open reads their titles; a screen reader begins with the one main heading."""
    assert visit.page.title() != "Blackrobe"
    assert "Blackrobe" in visit.page.title()
    assert visit.page.locator("h1").count() == 1


# What the tests above rely on can itself tell good from bad ---------------------------------------------------------


@pytest.fixture
def desk(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(base_url=site, **DESK)
    page = context.new_page()
    yield page
    context.close()


def test_axe_is_really_asked(desk: Page) -> None:
    """Were it kept out by the content security policy, every page would look faultless."""
    desk.goto("/rules/DR/6.5/")
    desk.evaluate("document.documentElement.removeAttribute('lang')")
    assert any(line.startswith("html-has-lang:") for line in objections(desk))


def test_a_refused_script_is_heard(desk: Page) -> None:
    heard = listen(desk)
    desk.goto("/")
    desk.evaluate("document.body.append(Object.assign(document.createElement('script'), {textContent: 'void 0'}))")
    desk.wait_for_timeout(50)  # the console is told of it after the script is
    assert any("Content Security Policy" in line for line in heard)


def test_a_page_that_is_too_wide_is_noticed(desk: Page) -> None:
    desk.goto("/authority/")
    desk.evaluate("document.querySelector('h1').style.width = '2000px'")
    assert width_of(desk) > DESK["viewport"]["width"]
