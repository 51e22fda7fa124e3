"""A site of its own in a folder that is thrown away, with everything in force and settings as in production."""

import os
import sys
import tempfile


def site() -> None:
    os.environ["BLACKROBE_HOME"] = tempfile.mkdtemp(prefix="blackrobe-bench-")
    os.environ["DJANGO_SETTINGS_MODULE"] = "judgeapp.settings"
    os.environ["PAGE_RATE"] = os.environ["API_RATE"] = "100000000/min"
    for name in ("DATABASE_URL", "DEBUG", "BLACKROBE_URL"):
        os.environ.pop(name, None)
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    call_command("load_corpus", stdout=sys.stderr)
    call_command("load_cards", stdout=sys.stderr)
    call_command("collectstatic", interactive=False, verbosity=0)
