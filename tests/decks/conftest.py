"""The browser and the site of the browser tests, for those of the decks."""

from tests.browser.conftest import browser, chromium, opens, page, site

__all__ = ["browser", "chromium", "opens", "page", "site"]
