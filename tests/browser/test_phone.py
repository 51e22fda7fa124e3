"""With one thumb: the bar at the bottom, the text before the contents, suggestions that fit the screen."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opens
from .examining import small_targets
from .pages import PHONE


@pytest.fixture
def phone(opens: Opens) -> Page:
    return opens(**PHONE).new_page()


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def right(self) -> float:
        return self.x + self.width


def box(page: Page, selector: str) -> Box:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, f"{selector} is not to be seen"
    return Box(**found)


@pytest.mark.parametrize("address", ["/", "/rules/DR/6.5/", "/search/?q=protector"])
def test_the_bar_stays_at_the_bottom_and_covers_nothing(phone: Page, address: str) -> None:
    phone.goto(address)
    height = PHONE["viewport"]["height"]
    assert box(phone, ".nav").bottom == height
    assert box(phone, ".nav").height >= 48
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert box(phone, ".nav").bottom == height
    assert box(phone, ".foot").bottom < box(phone, ".nav").y + 1  # where one scrolls to is a whole pixel


def test_the_bar_leads_to_search_and_says_where_one_is(phone: Page) -> None:
    phone.goto("/rules/DR/6.5/")
    places = phone.get_by_role("navigation", name="Main")
    expect(places.get_by_role("link", name="Rules")).to_have_attribute("aria-current", "page")
    places.get_by_role("link", name="Search").tap()
    expect(phone.locator("#q")).to_be_visible()
    expect(places.get_by_role("link", name="Search")).to_have_attribute("aria-current", "page")


@pytest.mark.parametrize("address", ["/", "/rules/DR/6.5/"])
def test_suggestions_fit_the_screen_and_can_be_tapped(phone: Page, address: str) -> None:
    """Also those whose citation is long: it must not squeeze the title into a column of letters."""
    phone.goto(address)
    phone.locator("#q").tap()
    phone.locator("#q").press_sequentially("discard")
    expect(phone.locator("#suggest .cite", has_text="RB-glossary").first).to_be_visible()
    assert box(phone, "#suggest").x >= 0
    assert box(phone, "#suggest").right <= PHONE["viewport"]["width"]
    for suggestion in phone.locator("#suggest a").all():
        title = suggestion.locator("> span").first.bounding_box()
        assert title is not None
        assert title["height"] < 60
    assert small_targets(phone) == []
    phone.locator("#suggest a", has_text="RB-glossary-discard-pile").tap()
    expect(phone.locator("h1 .key")).to_have_text("RB-glossary-discard-pile")


def test_the_last_suggestion_can_be_reached_on_a_low_screen(opens: Opens) -> None:
    """The bar sticks, so scrolling the page never brings up what hangs out of the window below it."""
    page = opens(**{**PHONE, "viewport": {"width": 640, "height": 360}}).new_page()
    page.goto("/rules/DR/6.5/")
    page.locator("#q").press_sequentially("discard")
    last = page.locator("#suggest a").last
    expect(last).to_be_visible()
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_the_text_of_a_clause_is_on_the_first_screen(phone: Page) -> None:
    phone.goto("/rules/DR/6.5/")
    assert box(phone, ".law").y < PHONE["viewport"]["height"] / 2


def test_the_contents_fold_away_and_unfold(phone: Page) -> None:
    phone.goto("/rules/DR/")
    first = phone.locator(".outline a").first
    expect(first).to_be_hidden()
    assert box(phone, "h1").y < 200
    phone.locator(".contents summary").tap()
    expect(first).to_be_visible()
    assert small_targets(phone) == []
    phone.locator('.outline a[href="#6.5"]').tap()
    landed = box(phone, '[id="6.5"] > h2')
    assert box(phone, ".top").bottom <= landed.y < PHONE["viewport"]["height"] / 2
