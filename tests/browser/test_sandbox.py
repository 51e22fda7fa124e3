"""The sandbox in a browser: a chain of events stepped through, answered otherwise, ruled on, and shared."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.examining import listen
from tests.browser.sandboxing import RINGS, TEXT, at_the_table, opened, paste, ready, steps


def test_tornado_and_seed_in_the_wind_from_an_empty_board_to_the_end(page: Page) -> None:
    heard = listen(page)
    at_the_table(page)
    page.get_by_role("button", name="Done: play it").click()
    page.get_by_role("button", name="Activate Tornado").click()
    expect(page.get_by_text("A decides", exact=True)).to_be_visible()
    page.get_by_role("button", name="Choose B").click()  # on the board
    expect(page.locator(".side-b .hp b")).to_have_text("16")
    told = steps(ready(page))
    assert told[0] == "activate tornado"
    assert told.index("apply seed-in-the-wind") < told.index("draw A") < told.index("discard tornado")
    page.keyboard.press("Home")
    expect(page.locator(".side-b .hp b")).to_have_text("20")
    for _ in told:
        page.keyboard.press("ArrowRight")
    expect(page.locator("#chain .is-now")).to_have_attribute("data-step", str(len(told)))
    expect(page.get_by_role("button", name="Deck of A, 3 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Hand of A, 1 card")).to_be_visible()
    assert heard == []


def test_what_is_still_to_come_and_what_changed_are_told_at_a_step(page: Page) -> None:
    opened(page, "/sandbox/?example=ce-tornado-and-seed-in-the-wind&step=2")
    expect(page.get_by_text("Still to come after step 2")).to_be_visible()
    expect(page.locator(".coming")).to_contain_text("Tornado is discarded")
    expect(page.locator(".changed")).to_contain_text("B: 20 → 16 HP")


def test_crimson_rings_answered_otherwise_is_a_variation(page: Page) -> None:
    opened(page, RINGS)
    expect(page.locator(".node")).to_have_count(7)
    page.locator(".chose").nth(1).get_by_role("button", name="change").click()
    page.locator(".ask").get_by_role("button", name="No").click()
    expect(page.locator(".variations .node")).to_have_text("Buses Crimson ring: no")
    expect(page.locator(".side-b .hp b")).to_have_text("18")
    page.locator(".node").last.click()
    expect(page.locator(".side-b .hp b")).to_have_text("17")
    page.locator(".variations .node").click()
    page.get_by_role("button", name="Promote").click()
    expect(page.locator(".variations .node").first).to_contain_text("yes")
    page.get_by_role("button", name="Name", exact=True).click()
    page.get_by_role("textbox", name="Name").fill("B keeps the Mana")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".node[aria-current]")).to_contain_text("B keeps the Mana")
    page.get_by_role("button", name="Delete").click()
    expect(page.locator(".variations")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".variations")).to_have_count(1)


def test_the_address_holds_study_node_and_step(page: Page, opens: Opens) -> None:
    opened(page, RINGS)
    page.locator(".chose").nth(1).get_by_role("button", name="change").click()
    page.locator(".ask").get_by_role("button", name="No").click()
    ready(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/sandbox/?s=1.*&node=n*&step=*")
    again = opened(opens().new_page(), page.url)
    expect(again.locator(".variations .node[aria-current]")).to_be_visible()
    assert steps(again) == steps(page)
    now = page.locator("#chain .is-now").get_attribute("data-step")
    expect(again.locator("#chain .is-now")).to_have_attribute("data-step", now or "")


def test_outcomes_are_counted_with_who_decides_and_the_way_there(page: Page) -> None:
    opened(page, RINGS)
    page.locator(".node").nth(2).click()
    ready(page)
    page.get_by_role("button", name="Try every answer").click()
    expect(page.locator(".verdict-line")).to_contain_text("different outcomes")
    expect(page.locator(".endings")).to_contain_text("Every answer was tried")
    page.locator(".endings .link").first.click()
    expect(page.locator(".node[aria-current].is-answer")).to_be_visible()
    ready(page)
    page.get_by_role("button", name="Try every answer").click()
    expect(page.get_by_text("The ruling does not depend on any choice.")).to_be_visible()


def test_what_is_not_allowed_says_why_with_its_clauses(page: Page) -> None:
    at_the_table(page)
    page.get_by_role("button", name="Add to the hand of A").click()
    page.locator("#find-card").fill("tornado")
    page.locator("#find-card").press("Enter")
    page.get_by_role("button", name="Done: play it").click()
    page.get_by_text("Why not something else?").click()
    refused = page.locator(".refusals li").filter(has_text="prepares Tornado")
    expect(refused.locator(".cite").first).to_be_visible()


def test_the_judges_hand_and_an_assumption_set_aside_are_told(page: Page) -> None:
    opened(page, "/sandbox/?example=ce-tornado-and-seed-in-the-wind")
    page.get_by_text("Rule by hand").click()
    page.get_by_label("Event", exact=True).fill("damage B 2")
    page.get_by_label("Clauses", exact=True).fill("DR-5.1")
    page.get_by_label("Reason").fill("a marker was forgotten")
    page.get_by_role("button", name="Apply, marked as the judge’s").click()
    expect(page.locator(".side-b .hp b")).to_have_text("14")
    expect(page.locator("#chain")).to_contain_text("by the judge’s hand")
    page.get_by_role("button", name="Read it as “after”").click()
    ready(page)
    expect(page.get_by_role("button", name="Take the usual reading again")).to_be_visible()


def test_a_default_is_decided_after_all(page: Page) -> None:
    opened(page, "/sandbox/")
    forests = "[{card: Enchanted forest, as: good}, {card: Hostile forest, as: bad}]"
    head = "scenario: 1\nturn: A\nphase: start\n"
    paste(page, f"{head}players: {{A: {{board: {forests}}}, B: {{}}}}\ndo: [{{go: draw, answers: [{{target: B}}]}}]")
    assert "damage B 12" in steps(page)
    page.get_by_role("button", name="Decide it").click()
    page.get_by_role("button", name="Hostile forest: earlier").click()
    page.get_by_role("button", name="Decide it so").click()
    expect(page.locator("#chain")).to_contain_text("damage B 10")


def test_an_action_at_any_time_is_taken_around_a_declared_one(page: Page) -> None:
    page.goto("/sandbox/")
    ready(page)
    text = TEXT.replace("B: {hp: 12}", "B: {hp: 12, mage_noir: true, board: [{card: Zap, as: bolt, is: prepared}]}")
    paste(page, text)
    page.get_by_text("Act at any time around").click()
    page.get_by_role("button", name="B activates Zap").click()
    ready(page)
    page.locator(".ask .answer").first.click()
    ready(page)
    told = steps(page)
    assert told.index("activate bolt") < told.index("damage B 4")
    expect(page.locator(".node").filter(has_text="answered by B")).to_have_count(1)


def test_a_citation_shows_its_clause_where_it_stands(page: Page) -> None:
    opened(page, RINGS)
    page.locator("#chain .cite", has_text="DR-4.2.1").first.hover()
    expect(page.locator("#cite-card header")).to_contain_text("DR-4.2.1")
    expect(page.locator("#cite-card p").first).not_to_be_empty()
