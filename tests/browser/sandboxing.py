"""What the tests of the sandbox do again and again: open it, wait for the engine, put cards on the table."""

from playwright.sync_api import Page, expect

RINGS = "/sandbox/?example=ce-crimson-rings"
TEXT = """scenario: 1
title: Pasted
turn: A
players:
  A: {board: [{card: Tornado, is: prepared}, {card: Seed in the wind, as: seed, is: channeled}], deck: [Flame, Zap]}
  B: {hp: 12}
do:
  - {by: A, activate: tornado, answers: [{target: B}]}
"""


def ready(page: Page) -> Page:
    """Nothing is asked of the engine any more."""
    expect(page.locator("#bench")).to_have_attribute("aria-busy", "false")
    return page


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    return ready(page)


def put(page: Page, typed: str, plus: str) -> None:
    page.get_by_role("button", name=plus).click()
    page.locator("#find-card").fill(typed)
    page.locator("#find-card").press("Enter")
    ready(page)


def steps(page: Page) -> list[str]:
    return page.locator("#chain .ev").all_text_contents()


def at_the_table(page: Page) -> None:
    """Tornado prepared, Seed in the wind channeled, three cards to draw from."""
    opened(page, "/sandbox/")
    put(page, "tornad", "Add to Prepared of A")
    put(page, "seed in the w", "Add to Channeled of A")
    page.get_by_role("button", name="Deck of A").click()
    for name in ("flame", "zap", "breath"):
        page.locator("#pile-find").fill(name)
        page.locator("#pile-find").press("Enter")
        ready(page)
    page.get_by_role("button", name="Close").click()


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_label("Paste a scenario").fill(text)
    page.get_by_role("button", name="Open the text").click()
    expect(page.locator("dialog")).to_have_count(0)
    ready(page)
