"""Deck checks in a browser: a check, one press on a suggestion, the sheet on paper, many lists, and all examined."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.examining import listen, objections, small_targets, unknown_icons, width_of
from tests.browser.pages import DESK, LOOKS, PHONE
from tests.decks.shelf import FORTY

LIST = f"{FORTY}2 Tornadoe // fast\n1 Ignition\n2 Knowledge of history\nSide deck\n1 Typhoon\n"
MANY = f'player,list\nAna,"{FORTY}"\nBo,"{LIST}"\nCleo,"2 Zap, 3 Tide"\n'


def check(page: Page, text: str = LIST) -> Page:
    page.goto("/decks/check/")
    page.get_by_label("Deck list").fill(text)
    page.get_by_role("button", name="Check the list").click()
    return page


def test_a_list_is_checked_and_one_press_mends_a_name(page: Page) -> None:
    check(page)
    expect(page.get_by_role("heading", name="Not legal")).to_be_visible()
    expect(page.get_by_text("Ignition is banned")).to_be_visible()
    page.get_by_role("button", name="Tornado", exact=True).click()
    expect(page.get_by_text("No card is called")).to_have_count(0)
    expect(page.get_by_label("Deck list")).to_have_value(LIST.replace("Tornadoe", "Tornado"))


def test_on_a_phone_the_verdict_comes_before_the_form(opens: Opens) -> None:
    window = check(opens(**PHONE).new_page())
    verdict = window.locator(".verdict").bounding_box()
    form = window.get_by_label("Deck list").bounding_box()
    assert verdict is not None
    assert form is not None
    assert verdict["y"] + verdict["height"] < PHONE["viewport"]["height"]
    assert verdict["y"] < form["y"]


def test_it_works_without_script(opens: Opens) -> None:
    window = check(opens(java_script_enabled=False).new_page())
    window.get_by_role("button", name="Tornado", exact=True).click()
    window.get_by_role("button", name="Sheet by element").click()
    expect(window.get_by_role("checkbox", name="Tornado, copy 2")).to_be_visible()


def test_the_sheet_is_ticked_on_screen_and_printed_in_black_and_white(opens: Opens) -> None:
    window = check(opens(color_scheme="dark").new_page())
    window.get_by_role("button", name="Sheet by element").click()
    window.get_by_role("checkbox", name="Ignition, copy 1").check()
    window.emulate_media(media="print", color_scheme="dark")
    for furniture in (".top", ".nav", ".foot", ".sheet-acts"):
        expect(window.locator(furniture)).to_be_hidden()
    for words in ("Round", "Status", "Judge"):
        expect(window.get_by_text(words, exact=True)).to_be_visible()
    assert window.locator("body").evaluate("(it) => getComputedStyle(it).backgroundColor") == "rgb(255, 255, 255)"
    assert window.pdf().count(b"/Type /Page\n") == 1


def test_many_lists_become_one_table(page: Page) -> None:
    page.goto("/decks/many/")
    page.get_by_label("Or paste a table").fill(MANY)
    page.get_by_role("button", name="Check all").click()
    expect(page.locator(".outcomes tbody th")).to_have_text(["Bo", "Cleo", "Ana"])
    with page.expect_download() as got:
        page.get_by_role("button", name="CSV").click()
    assert got.value.suggested_filename == "deck-checks.csv"
    page.get_by_role("link", name="Bo", exact=True).click()
    expect(page.get_by_role("heading", name="Not legal")).to_be_visible()


def pressed(page: Page, what: str) -> None:
    if what == "report":
        check(page)
    elif what == "sheet":
        check(page).get_by_role("button", name="Sheet by element").click()
    elif what == "table":
        page.goto("/decks/many/")
        page.get_by_label("Or paste a table").fill(MANY)
        page.get_by_role("button", name="Check all").click()
        expect(page.locator(".foot")).to_be_attached()
    elif what == "siding":
        page.goto("/decks/sides/")
        page.get_by_label("Registered list").fill(LIST)
        page.get_by_label("List of the game").fill(FORTY)
        page.get_by_role("button", name="Compare").click()
    else:
        page.goto(what)


PLACES = ["/decks/", "/decks/check/", "/decks/many/", "/decks/sides/", "/decks/legality/"]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("what", [*PLACES, "report", "sheet", "table", "siding"])
def test_every_page_is_quiet_accessible_and_no_wider_than_its_window(opens: Opens, what: str, look: str) -> None:
    window = opens(**LOOKS[look]).new_page()
    heard = listen(window)
    pressed(window, what)
    expect(window.locator("h1")).to_have_count(1)
    assert heard == []
    assert unknown_icons(window) == []
    assert objections(window) == []
    if LOOKS[look] is not DESK:
        assert small_targets(window) == []
    for width in (1024, 1440) if LOOKS[look] is DESK else (320, 360):
        window.set_viewport_size({"width": width, "height": 740})
        assert width_of(window) <= width
