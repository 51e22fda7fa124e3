"""No page complains: no message in the console, no failed request, nothing against the content security policy."""

import pytest
from playwright.sync_api import Page, Response

from .conftest import Opens
from .pages import PAGES

MISSING = "/nothing-here/"
UNKNOWN_ICONS = """async () => {
    const uses = Array.from(document.querySelectorAll("use"), (use) => use.getAttribute("href").split("#"));
    const sprites = {};
    for (const [file] of uses) {
        sprites[file] ??= new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
    }
    return uses.filter(([file, name]) => !sprites[file].getElementById(name)).map(([, name]) => name);
}"""


def listen(page: Page) -> list[str]:
    """What goes wrong from here on; a refused script or style is a console error in Chromium."""
    heard: list[str] = []

    def answered(response: Response) -> None:
        if response.status >= 400 and not response.url.endswith(MISSING):
            heard.append(f"{response.status} {response.url}")

    page.on("response", answered)
    page.on("requestfailed", lambda request: heard.append(f"failed: {request.url} {request.failure}"))
    page.on("pageerror", lambda error: heard.append(f"thrown: {error}"))
    page.on(
        "console",
        lambda message: (
            None if message.location["url"].endswith(MISSING) else heard.append(f"{message.type}: {message.text}")
        ),
    )
    return heard


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_a_page_loads_without_a_complaint(opens: Opens, address: str, theme: str) -> None:
    page = opens(color_scheme=theme).new_page()
    heard = listen(page)
    answer = page.goto(address, wait_until="networkidle" if theme == "dark" else "load")
    assert answer is not None
    assert answer.status == (404 if address == MISSING else 200)
    assert heard == []


def test_suggestions_and_copying_raise_no_complaint(opens: Opens, site: str) -> None:
    context = opens()
    context.grant_permissions(["clipboard-write"], origin=site)
    page = context.new_page()
    heard = listen(page)
    page.goto("/rules/DR/6.5/")
    page.locator("#q").press_sequentially("forge")
    page.locator("#suggest a").first.wait_for()
    page.get_by_role("button", name="Copy link").click()
    assert heard == []


def test_a_refused_script_would_be_heard(page: Page) -> None:
    heard = listen(page)
    page.goto("/")
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), {textContent: 'void 0'}))")
    page.wait_for_function("true")
    assert any("Content Security Policy" in line for line in heard)


@pytest.mark.parametrize("address", ["/", "/rules/", "/rules/DR/6.5/", "/glossary/", "/authority/", MISSING])
def test_every_icon_is_in_the_sprite(page: Page, address: str) -> None:
    page.goto(address)
    assert page.locator("use").count() > 2
    assert page.evaluate(UNKNOWN_ICONS) == []
