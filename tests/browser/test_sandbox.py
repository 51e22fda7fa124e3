"""The sandbox in a browser: a position is built, its chain stepped through, answered otherwise, shared and opened again."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import BrowserContext, Page, expect

from sandbox.reading import plain
from tests.browser.conftest import Opens
from tests.browser.examining import listen, objections, small_targets, unknown_icons, width_of
from tests.browser.pages import DESK, LOOKS, PHONE

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
EXAMPLES = Path(__file__).resolve().parents[2] / "sandbox" / "data" / "examples"
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


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_label("Paste a scenario").fill(text)
    page.get_by_role("button", name="Open the text").click()
    expect(page.locator("dialog")).to_have_count(0)
    ready(page)


def test_a_scenario_is_pasted_edited_and_exported(page: Page) -> None:
    opened(page, "/sandbox/")
    paste(page, TEXT)
    expect(page.locator(".side-b .hp b")).to_have_text("8")
    page.get_by_role("button", name="Edit board").click()
    page.get_by_role("button", name="B: 1 HP more").click()
    ready(page)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as got:
        page.get_by_role("button", name="YAML file").click()
    document = yaml.safe_load(got.value.path().read_text())
    assert document == {**yaml.safe_load(TEXT), "players": {**yaml.safe_load(TEXT)["players"], "B": {"hp": 13}}}
    page.get_by_role("button", name="Save it").click()
    expect(page.locator("#share-saved a")).to_be_visible()
    opened(page, page.locator("#share-saved a").get_attribute("href") or "")
    expect(page.locator("#title")).to_have_text("Pasted")


def test_without_script_a_scenario_is_written_and_resolved(opens: Opens) -> None:
    page = opens(java_script_enabled=False).new_page()
    page.goto("/sandbox/")
    page.get_by_label("Scenario, as YAML or JSON").fill(TEXT)
    page.get_by_role("button", name="Resolve").click()
    expect(page.get_by_text("activate tornado")).to_be_visible()
    expect(page.locator(".written .cite").first).to_be_visible()


def test_what_is_no_scenario_is_refused_in_place(page: Page) -> None:
    opened(page, "/sandbox/")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_label("Paste a scenario").fill("{ not yaml")
    page.get_by_role("button", name="Open the text").click()
    expect(page.locator("dialog .notice")).to_contain_text("YAML")


def test_a_card_of_ones_own_is_typed_in_and_played(page: Page) -> None:
    opened(page, "/sandbox/")
    page.get_by_role("button", name="A card of your own, typed in").click()
    page.get_by_role("textbox", name="Name").fill("Practice bolt")
    page.get_by_label("Effects, in card wording").fill("Inflicts 3 damage to any target.")
    page.get_by_role("button", name="Put it on the table").click()
    ready(page)
    expect(page.locator("[data-alias=practice-bolt]")).to_contain_text("own card")
    page.get_by_role("button", name="Done: play it").click()
    page.get_by_role("button", name="Activate Practice bolt").click()
    page.get_by_role("button", name="Choose B").click()
    expect(page.locator(".side-b .hp b")).to_have_text("17")


def test_a_card_is_edited_moved_removed_and_brought_back(page: Page) -> None:
    at_the_table(page)
    page.locator("[data-alias=tornado]").click()
    page.get_by_role("button", name="Air: more").click()
    page.get_by_label("Put on the board this turn").check()
    page.get_by_label("Effects it has gained").fill("Indestructible")
    page.get_by_role("button", name="Done", exact=True).click()
    ready(page)
    expect(page.locator("[data-alias=tornado]")).to_contain_text("new this turn")
    expect(page.locator("[data-alias=tornado] .pip")).to_contain_text("4")
    expect(page.locator("[data-alias=tornado] .kw")).to_have_text("Indestructible")
    page.locator("[data-alias=tornado]").click()
    page.get_by_label("Zone", exact=True).select_option("channeled")
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.locator(".side-a .zone-channeled [data-alias=tornado]")).to_be_visible()
    page.locator("[data-alias=tornado]").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator("[data-alias=tornado]")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-alias=tornado]")).to_be_visible()


def test_a_card_is_dragged_from_the_hits_and_across_the_table(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 1100})
    opened(page, "/sandbox/")
    page.locator("#find-card").fill("crimson ring")
    page.locator(".hit-card").first.drag_to(page.locator(".side-b .zone-equipment"))
    expect(page.locator(".side-b [data-alias=crimson-ring]")).to_be_visible()
    page.locator("[data-alias=crimson-ring]").drag_to(page.locator(".side-a .zone-equipment"))
    expect(page.locator(".side-a [data-alias=crimson-ring]")).to_be_visible()


def test_a_position_that_cannot_be_is_pointed_out_not_forbidden(page: Page) -> None:
    opened(page, "/sandbox/")
    paste(page, TEXT.replace("card: Tornado", "card: Tornadoe"))
    expect(page.locator("#notices")).to_contain_text("no card is called 'Tornadoe'")
    page.get_by_role("button", name="Edit board").click()
    expect(page.locator("[data-alias=tornadoe]")).to_be_visible()


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
    press(" ")
    expect(page.locator("#chain .is-now")).to_have_attribute("data-step", "2")
    press(" ")
    press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    press("Escape")
    press("u")
    expect(page.locator(".ask")).to_be_visible()


def test_a_citation_shows_its_clause_where_it_stands(page: Page) -> None:
    opened(page, RINGS)
    page.locator("#chain .cite", has_text="DR-4.2.1").first.hover()
    expect(page.locator("#cite-card header")).to_contain_text("DR-4.2.1")
    expect(page.locator("#cite-card p").first).not_to_be_empty()


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
    for view, part in (("Board", ".side-a .zones"), ("Lines", "#lines"), ("Outcomes", "#outcomes"), ("Chain", "#chain")):
        page.locator(".tabs label", has_text=view).tap()
        expect(page.locator(part)).to_be_visible()
    assert heard == []


def shown(page: Page, what: str) -> None:
    if what == "empty":
        opened(page, "/sandbox/")
    elif what == "resolved":
        opened(page, RINGS)
    elif what == "asked":
        opened(page, RINGS)
        page.locator(".chose").nth(1).get_by_role("button").click()
        expect(page.locator(".ask")).to_be_visible()
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
@pytest.mark.parametrize("what", ["empty", "resolved", "asked", "co-op", "a card"])
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


def documents() -> list[dict[str, Any]]:
    files = sorted([*SCENARIOS.rglob("*.yaml"), *EXAMPLES.glob("*.yaml")])
    return [plain(yaml.safe_load(file.read_text())) for file in files]


def test_every_scenario_opens_and_exports_the_same(page: Page) -> None:
    opened(page, "/sandbox/")
    given = documents()
    script = """async (given) => {
        const base = document.querySelector('script[type=module]').src.replace(/main[^/]*$/, '');
        const [tree, yaml] = await Promise.all([import(base + 'tree.js'), import(base + 'yaml.js')]);
        return given.map((document) => {
            const lines = tree.read(document);
            const entries = tree.doing(lines, tree.leaf(lines));
            const exported = {...document, ...('do' in document ? {do: entries} : {})};
            return [JSON.stringify(exported), yaml.write(exported), tree.branches(lines)];
        });
    }"""
    for document, (exported, text, branches) in zip(given, page.evaluate(script, given), strict=True):
        assert json.loads(exported) == document
        assert plain(yaml.safe_load(text)) == document
        assert not branches
