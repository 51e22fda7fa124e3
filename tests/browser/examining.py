"""What is examined on a page: what it complains of, what axe objects to, how wide it is, what a thumb can hit."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import ConsoleMessage, Page, Request, Response

MISSING = "/nothing-here/"  # the one page that is meant to answer 404, of which Chromium complains
TAP = 44  # pixels; less is missed by a thumb
AXE = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]},
    "resultTypes": ["violations"],
    "preload": False,  # reads every style sheet again, for an experimental rule that does not run here
}
OBJECTIONS = """async (options) => (await axe.run(options)).violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`))"""
ACTS = "button, .btn, .brand, .nav a, .search input, .filters a, .suggest a, .rows a, .outline a, select, summary"
SMALL_TARGETS = """([acts, least]) => Array.from(document.querySelectorAll(acts))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < least - 0.5)
    .map((element) => `${element.getBoundingClientRect().height} ${element.outerHTML.slice(0, 120)}`)"""
UNKNOWN_ICONS = """async () => {
    const uses = Array.from(document.querySelectorAll("use"), (use) => use.getAttribute("href").split("#"));
    const sprites = {};
    for (const [file] of uses) {
        sprites[file] ??= new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
    }
    return uses.filter(([file, name]) => !sprites[file].getElementById(name)).map(([, name]) => name);
}"""


def listen(page: Page) -> list[str]:
    """What goes wrong from here on. What the content security policy refuses is an error in Chromium's console."""
    heard: list[str] = []

    def answered(response: Response) -> None:
        if response.status >= 400 and not response.url.endswith(MISSING):
            heard.append(f"{response.status} {response.url}")

    def said(message: ConsoleMessage) -> None:
        if not message.location["url"].endswith(MISSING):
            heard.append(f"{message.type}: {message.text}")

    page.on("response", answered)
    page.on("console", said)

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the browser itself drops what the page before still asked for
            heard.append(f"failed: {request.url} {request.failure}")

    page.on("requestfailed", failed)
    page.on("pageerror", lambda error: heard.append(f"thrown: {error}"))
    return heard


def objections(page: Page) -> list[str]:
    """One line for each element that breaks a rule of axe. Injected by evaluate: the policy refuses any script tag."""
    page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(OBJECTIONS, AXE))


def width_of(page: Page) -> int:
    """How wide the page is. To be held against the window as it was made: a phone's innerWidth grows with the page."""
    return int(page.evaluate("document.documentElement.scrollWidth"))


def small_targets(page: Page) -> list[str]:
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    return list(page.evaluate(SMALL_TARGETS, [ACTS, TAP]))


def unknown_icons(page: Page) -> list[str]:
    return list(page.evaluate(UNKNOWN_ICONS))
