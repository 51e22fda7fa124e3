"""The sandbox by keyboard, by touch, without script; and every state of it examined on a phone and at a desk."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Opens
from tests.browser.examining import listen, objections, small_targets, unknown_icons, width_of
from tests.browser.pages import DESK, LOOKS, PHONE
from tests.browser.sandboxing import RINGS, TEXT, opened, ready

VIEWS = {"Board": ".side-a .zones", "Lines": "#lines", "Outcomes": "#outcomes", "Chain": "#chain"}
STATES = ["empty", "resolved", "asked", "outcomes", "Open", "Share", "co-op", "a card"]


def on_a_phone(opens: Opens) -> Page:
    context: BrowserContext = opens(**PHONE)
    return context.new_page()


def test_by_touch_on_a_phone(opens: Opens) -> None:
    page = on_a_phone(opens)
    heard = listen(page)
    opened(page, "/sandbox/")
    page.get_by_role("button", name="Add to Prepared of A").tap()
    page.get_by_role("searchbox", name="Put a card on the table").fill("draconic")
    page.locator(".hit-card").first.tap()
    ready(page)
    page.get_by_role("button", name="Play", exact=True).first.tap()
    page.get_by_role("button", name="Activate Draconic flame").tap()
    page.locator(".ask").get_by_role("button", name="B").last.tap()
    ready(page)
    expect(page.locator(".side-b .hp b")).to_have_text("18")
    page.locator("#chain .cite").first.tap()
    expect(page.locator("#cite-card header")).to_be_visible()
    page.get_by_role("button", name="Back").tap()
    for view, part in VIEWS.items():
        page.locator(".tabs label", has_text=view).tap()
        expect(page.locator(part)).to_be_visible()
    assert heard == []


def test_a_finger_drags_a_card_after_a_long_press(opens: Opens) -> None:
    page = on_a_phone(opens)
    opened(page, "/sandbox/?card=crimson-ring")
    page.get_by_role("button", name="Edit board").tap()
    ready(page)
    ring, zone = page.locator(".side-a .zone-equipment .tile"), page.locator(".side-a .zone-permanent")
    page.locator(".side-a .zone-permanent").scroll_into_view_if_needed()
    start, end = ring.bounding_box(), zone.bounding_box()
    assert start is not None
    assert end is not None
    finger = page.context.new_cdp_session(page)
    places = [(start["x"] + 20, start["y"] + 20), (start["x"], start["y"] + 30), (end["x"] + 30, end["y"] + 40)]

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", places[0])
    expect(page.locator(".ghost")).to_be_visible()
    for place in places[1:]:
        touch("touchMove", place)
    expect(zone).to_have_class("zone zone-permanent is-empty is-over")
    touch("touchEnd")
    expect(zone.locator(".tile")).to_contain_text("Crimson ring")
    expect(page.locator("dialog")).to_have_count(0)


def test_with_the_keyboard_alone(page: Page) -> None:
    opened(page, "/sandbox/")
    press = page.keyboard.press
    press("f")
    page.keyboard.type("draconic fl")
    press("Enter")
    ready(page)
    expect(page.locator("[data-alias=draconic-flame]")).to_be_visible()
    page.locator("#title").evaluate("() => document.activeElement.blur()")
    press("e")
    play = page.get_by_role("button", name="Activate Draconic flame")
    expect(play).to_be_visible()
    for _ in range(60):
        press("Tab")
        if play.evaluate("(it) => it === document.activeElement"):
            break
    press("Enter")
    expect(page.locator(".ask")).to_be_visible()
    press("2")
    expect(page.locator(".side-b .hp b")).to_have_text("18")
    ready(page)
    press("Home")
    expect(page.locator(".side-b .hp b")).to_have_text("20")
    press("End")
    expect(page.locator(".side-b .hp b")).to_have_text("18")
    press("Home")
    press("Escape")
    press(" ")
    expect(page.locator("#chain .is-now")).to_have_attribute("data-step", "2")
    press(" ")
    press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    press("Escape")
    press("u")
    expect(page.locator(".ask")).to_be_visible()


def test_without_script_a_scenario_is_written_and_resolved(opens: Opens) -> None:
    page = opens(java_script_enabled=False).new_page()
    page.goto("/sandbox/")
    page.get_by_label("Scenario, as YAML or JSON").fill(TEXT)
    page.get_by_role("button", name="Resolve").click()
    expect(page.get_by_text("activate tornado")).to_be_visible()
    expect(page.locator(".written .cite").first).to_be_visible()


def shown(page: Page, what: str) -> None:
    if what == "empty":
        opened(page, "/sandbox/")
    elif what == "resolved":
        opened(page, RINGS)
    elif what == "asked":
        opened(page, RINGS)
        page.locator(".chose").nth(1).get_by_role("button").click()
        expect(page.locator(".ask")).to_be_visible()
    elif what == "outcomes":
        opened(page, RINGS)
        if page.viewport_size == PHONE["viewport"]:
            page.locator(".tabs label", has_text="Outcomes").tap()
        page.get_by_role("button", name="Try every answer").click()
        expect(page.locator(".verdict-line")).to_be_visible()
    elif what in ("Open", "Share"):
        opened(page, RINGS)
        page.get_by_role("button", name=what, exact=True).click()
        expect(page.locator("dialog")).to_be_visible()
        expect(page.get_by_text("Loading")).to_have_count(0)
    elif what == "co-op":
        opened(page, "/sandbox/?example=sc-turn-order-of-three")
    elif what == "a card":
        opened(page, "/sandbox/?card=tornado")
        page.get_by_role("button", name="Edit board").click()
        if page.viewport_size == PHONE["viewport"]:
            page.locator(".tabs label", has_text="Board").tap()
        page.locator("[data-alias=tornado-2], [data-alias=tornado]").last.click()
        expect(page.locator("dialog")).to_be_visible()
    ready(page)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("what", STATES)
def test_it_is_quiet_accessible_and_no_wider_than_its_window(opens: Opens, what: str, look: str) -> None:
    page = opens(**LOOKS[look]).new_page()
    heard = listen(page)
    shown(page, what)
    expect(page.locator("h1")).to_have_count(1)
    page.wait_for_timeout(300)
    assert heard == []
    assert unknown_icons(page) == []
    assert objections(page) == []
    assert width_of(page) <= LOOKS[look]["viewport"]["width"]
    if LOOKS[look] is not DESK:
        assert small_targets(page) == []


def test_the_first_load_is_small(opens: Opens) -> None:
    """Compressed, as a phone gets it."""
    page = opens(**PHONE).new_page()
    opened(page, RINGS)
    sizes = page.evaluate(
        "() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".filter((one) => !one.name.includes('/api/')).map((one) => [one.name, one.transferSize])"
    )
    assert sum(size for _, size in sizes) < 150_000, sizes
