"""The site as an organiser runs it, in a folder of its own: production settings, gunicorn, hashed static files.

A process apart, because the database of the other tests rolls back under a server, and because Playwright's event loop
and Django's ORM do not share a thread. Run as `python -m tests.browser.site FD`, it serves on that open socket.
"""

import os
import sys
from dataclasses import replace

import django
from django.core.management import call_command

from tests.made_up import LUNCH, ONE, TWO

# So that there is a document with two official versions to compare, and a clause that went.
OLD = replace(ONE, clauses=(*ONE.clauses, LUNCH))


def prepare() -> None:
    """What script/setup does for a server, in one process instead of three, and the made-up document on top."""
    django.setup()
    from rules import editions  # noqa: PLC0415 - its models need the line above

    call_command("migrate", verbosity=0)
    call_command("load_corpus", verbosity=0)
    call_command("load_cards", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    editions.publish(OLD)
    editions.publish(TWO)


if __name__ == "__main__":
    prepare()
    server = [sys.executable, "-m", "gunicorn", "judgeapp.wsgi", "--bind", f"fd://{sys.argv[1]}", "--threads", "4"]
    os.execv(sys.executable, server)
