"""A Chromium and a site for it to visit: both are started once, and every test gets a fresh context."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

VENUE = (
    "venue.test"  # the site by a name that is not this machine's own, as phones at a venue reach it: no secure context
)
ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {VENUE} 127.0.0.1",
)
PATIENCE = 5_000  # milliseconds; nothing here takes one second, so what is not there by then does not come

Opens = Callable[..., BrowserContext]


def _chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Skipped where there is none, except where the one who runs the tests has said that there must be one."""
    found = _chromium()
    if found is None and os.environ.get("BLACKROBE_BROWSER") == "required":
        pytest.fail("BLACKROBE_BROWSER=required, but no Chromium is installed and CHROMIUM names none")
    if found is None:
        pytest.skip("needs Chromium, which is not installed (Debian: apt-get install chromium)")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with the corpus in force and a made-up document with two versions (see site.py)."""
    home = tmp_path_factory.mktemp("site")
    with socket.create_server(("127.0.0.1", 0)) as door, (home / "log").open("w+") as log:
        address = f"http://127.0.0.1:{door.getsockname()[1]}"
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.site", str(door.fileno())],
            cwd=ROOT,
            env=_environment(home, address),
            pass_fds=[door.fileno()],
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            _await(server, address, home / "log")
            yield address
        finally:
            server.terminate()
            server.wait(10)


def _environment(home: Path, address: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "DEBUG", "ALLOWED_HOSTS"}}
    many = "100000/min"  # every test comes from the same address
    own = {"DJANGO_SETTINGS_MODULE": "judgeapp.settings", "BLACKROBE_HOME": str(home), "BLACKROBE_URL": address}
    return {**kept, **own, "PAGE_RATE": many, "API_RATE": many, "ALLOWED_HOSTS": f"127.0.0.1,{VENUE}"}


def _await(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """The door is open before anybody serves, so a request waits in its queue until the server is up."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if server.poll() is not None:
            pytest.fail(f"the site did not start:\n{log.read_text()}")
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
            return
        except urllib.error.HTTPError as error:
            pytest.fail(f"the site is not well: {error.read().decode()}")
        except OSError:
            continue
    pytest.fail(f"the site did not answer within a minute:\n{log.read_text()}")


@pytest.fixture
def opens(browser: Browser, site: str) -> Iterator[Opens]:
    """Makes a context, that is a browser that has never been here; options as of Browser.new_context."""
    made: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        context = browser.new_context(base_url=site, **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(opens: Opens) -> Page:
    return opens().new_page()
