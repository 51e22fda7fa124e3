"""Settings come from the environment, fail loudly, and are fit for production."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def manage(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "HOME")}
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env={**kept, "BLACKROBE_HOME": str(home), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_production_settings_have_no_warning(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", BLACKROBE_URL="https://rules.example.org")
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("DEBUG", "perhaps", "DEBUG"),
        ("BLACKROBE_URL", "rules.example.org", "BLACKROBE_URL"),
        ("SECRET_KEY", "short", "SECRET_KEY"),
        ("DATABASE_URL", "nonsense://x", "DATABASE_URL"),
        ("BLACKROBE_HOME", "/dev/null/here", "BLACKROBE_HOME"),
        ("API_RATE", "often", "API_RATE"),
        ("PAGE_RATE", "0/min", "PAGE_RATE"),
    ],
)
def test_a_value_that_makes_no_sense_stops_the_start_by_name(tmp_path: Path, name: str, value: str, word: str) -> None:
    done = manage(tmp_path, "check", **{name: value})
    assert done.returncode != 0
    assert word in done.stderr.strip().splitlines()[-1]


def test_the_secret_is_made_once_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    manage(tmp_path, "check")
    kept = tmp_path / "secret-key"
    first = kept.read_text()
    assert kept.stat().st_mode & 0o077 == 0
    assert len(first) >= 50
    manage(tmp_path, "check")
    assert kept.read_text() == first


def test_debug_is_off_unless_asked(tmp_path: Path) -> None:
    shown = "from django.conf import settings; print(settings.DEBUG, settings.SECURE_SSL_REDIRECT)"
    assert manage(tmp_path, "shell", "--no-imports", "-c", shown).stdout.split() == ["False", "False"]
    https = manage(tmp_path, "shell", "--no-imports", "-c", shown, DEBUG="1", BLACKROBE_URL="https://rules.example.org")
    assert https.stdout.split() == ["True", "True"]


def test_every_variable_is_in_the_readme() -> None:
    sources = (ROOT / "judgeapp" / "settings.py").read_text() + (ROOT / "judgeapp" / "environment.py").read_text()
    readme = (ROOT / "README.md").read_text()
    named = {
        part.split('"')[1] for part in sources.split("env.")[1:] if part.split("(")[0].isalpha() and '"' in part[:40]
    }
    assert named
    assert {name for name in named if f"`{name}`" not in readme} == set()


def test_every_dependency_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text().lower()
    for file in ("requirements.txt", "requirements-dev.txt"):
        for line in (ROOT / file).read_text().splitlines():
            if line and not line.startswith("-"):
                name, version = line.split("==")
                assert version
                name = name.split("[")[0].lower()
                assert name in readme or "stubs" in name or name.startswith("types-"), name
