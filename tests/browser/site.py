"""The site as an organiser runs it, in a folder of its own: production settings, gunicorn, hashed static files.

A process apart, because the database of the other tests rolls back under a server, and because Playwright's event loop
and Django's ORM do not share a thread. Run as `python -m tests.browser.site FD`, it serves on that open socket.
"""

import os
import sys
from dataclasses import replace

import django
from django.core.management import call_command

from rules.corpus.text import OFFICIAL, ClauseText, DocumentText

# Made up, so that there is a document with two official versions to compare.
OLD = DocumentText(
    "TR",
    "Tournament rules",
    "1",
    origin=OFFICIAL,
    rank=1,
    clauses=(
        ClauseText("1", "Rounds", 1, "", "A round lasts fifty minutes."),
        ClauseText("2", "Tardiness", 1, "", "Whoever comes ten minutes late has lost the game."),
        ClauseText("3", "Lunch", 1, "", "There is a break at noon."),
    ),
)
NEW = replace(
    OLD,
    version="2",
    clauses=(
        OLD.clauses[0],
        ClauseText("2", "Judges", 1, "", "The head judge has the last word."),
        replace(OLD.clauses[1], key="3", body="Whoever comes five minutes late has lost the game."),
    ),
)


def prepare() -> None:
    """What script/setup does for a server, in one process instead of three, and the made-up document on top."""
    django.setup()
    from rules import editions  # noqa: PLC0415 - its models need the line above

    call_command("migrate", verbosity=0)
    call_command("load_corpus", verbosity=0)
    call_command("load_cards", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    editions.publish(OLD)
    editions.publish(NEW)


if __name__ == "__main__":
    prepare()
    server = [sys.executable, "-m", "gunicorn", "judgeapp.wsgi", "--bind", f"fd://{sys.argv[1]}", "--threads", "4"]
    os.execv(sys.executable, server)
