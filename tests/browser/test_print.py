"""On paper: the text and nothing to click, black on white whatever the theme."""

from playwright.sync_api import Locator, Page, expect

from .conftest import Opens

STYLE = "(element, name) => getComputedStyle(element)[name]"


def printed(opens: Opens, address: str) -> Page:
    page = opens(color_scheme="dark").new_page()
    page.goto(address)
    page.emulate_media(media="print", color_scheme="dark")
    return page


def style(element: Locator, name: str) -> str:
    return str(element.evaluate(STYLE, name))


def test_a_clause_is_printed_without_furniture(opens: Opens) -> None:
    page = printed(opens, "/rules/DR/6.5/")
    for furniture in (".top", ".nav", ".foot", ".outline", "[data-copy] >> nth=0", 'a[rel="next"]', "#q"):
        expect(page.locator(furniture)).to_be_hidden()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".law").first).to_be_visible()
    expect(page.locator(".conflict").first).to_be_visible()


def test_it_is_black_on_white_even_from_the_dark_theme(opens: Opens) -> None:
    page = printed(opens, "/rules/DR/6.5/")
    assert style(page.locator(".law").first, "color") == "rgb(0, 0, 0)"
    assert style(page.locator("h1"), "color") == "rgb(0, 0, 0)"
    assert style(page.locator("body"), "backgroundColor") == "rgb(255, 255, 255)"
    for side in page.locator(".conflict-side").all():
        assert style(side, "backgroundColor") in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")


def test_the_chosen_theme_is_not_printed_either(opens: Opens, site: str) -> None:
    context = opens()
    context.add_cookies([{"name": "theme", "value": "dark", "url": site}])
    page = context.new_page()
    page.goto("/rules/DR/6.5/")
    page.emulate_media(media="print")
    assert style(page.locator("body"), "backgroundColor") == "rgb(255, 255, 255)"
    assert style(page.locator(".law").first, "color") == "rgb(0, 0, 0)"


def test_the_printed_clause_says_what_and_since_when_it_is(opens: Opens) -> None:
    page = printed(opens, "/rules/DR/6.5/")
    for words in ("DR-6.5", "version 1.1", "4 November 2025"):
        expect(page.get_by_text(words).first).to_be_visible()
    expect(page.get_by_role("link", name="/c/DR/")).to_be_visible()
