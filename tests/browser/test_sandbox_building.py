"""Positions in the sandbox: built by hand, pasted, exported, and every scenario of the tests kept as it is."""

import json
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import Page, expect

from sandbox.reading import plain
from tests.browser.sandboxing import TEXT, at_the_table, opened, paste, ready

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
EXAMPLES = Path(__file__).resolve().parents[2] / "sandbox" / "data" / "examples"


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
