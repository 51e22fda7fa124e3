"""What every test may ask for: the folder with the official documents, where there is one."""

import os
from pathlib import Path

import pytest
from django.core.management import call_command
from hypothesis import settings
from pytest_django.plugin import DjangoDbBlocker

# Where others wait for the answer the same examples are tried each time; at home new ones are found.
settings.register_profile("steady", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("steady")

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("BLACKROBE_SHARED", ROOT.parent / "shared"))


@pytest.fixture(scope="session")
def shared() -> Path:
    if not SHARED.is_dir():
        pytest.skip(f"needs the shared folder, which is not at {SHARED}")
    return SHARED


@pytest.fixture(scope="session")
def official(shared: Path) -> Path:
    folder = shared / "official"
    if not folder.is_dir():
        pytest.skip(f"needs the official documents, which are not at {folder}")
    return folder


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """Every test with a database has our corpus in force; what a test changes is rolled back after it."""
    with django_db_blocker.unblock():
        call_command("load_corpus", verbosity=0)
        call_command("load_cards", verbosity=0)
