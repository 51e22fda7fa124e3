"""Settings of the tests: the site's own, in a folder that is thrown away."""

import os
import tempfile

_home = tempfile.mkdtemp(prefix="blackrobe-tests-")
os.environ["BLACKROBE_HOME"] = _home
os.mkdir(f"{_home}/static")
os.environ.pop("DATABASE_URL", None)
# A browser test leaves an event loop in its process, and Django would then refuse the database to the tests after it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
os.environ.setdefault("API_RATE", "100000/min")
os.environ.setdefault("PAGE_RATE", "100000/min")
os.environ.setdefault("SAVE_RATE", "100000/min")

from judgeapp.settings import *  # noqa: E402, F403

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
