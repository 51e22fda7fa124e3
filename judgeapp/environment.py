"""Settings come from the environment and from nowhere else; what is wrong there stops the start, by name."""

import os
import re
import secrets
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from django.core.exceptions import ImproperlyConfigured


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, default).strip()


def flag(name: str) -> bool:
    """On for 1, true, yes, on; off for 0, false, no, off and nothing; anything else is a mistake worth stopping for."""
    value = text(name).lower()
    if value in {"1", "true", "yes", "on"}:
        return True
    if value in {"", "0", "false", "no", "off"}:
        return False
    raise ImproperlyConfigured(f"{name} is {value!r}: give 1 or 0.")


def listing(name: str) -> list[str]:
    return [part.strip() for part in text(name).split(",") if part.strip()]


def rate(name: str, default: str) -> str:
    """So many requests in a second, a minute, an hour or a day."""
    value = text(name) or default
    if not re.fullmatch(r"[1-9][0-9]{0,8}/(s|sec|second|m|min|minute|h|hour|d|day)", value):
        raise ImproperlyConfigured(f"{name} is {value!r}: give a number of requests and a time, such as {default}.")
    return value


def address(name: str, default: str) -> SplitResult:
    """A web address with scheme and host and nothing after them."""
    parts = urlsplit(text(name, default))
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"}:
        raise ImproperlyConfigured(f"{name} is {text(name)!r}: give an address such as https://rules.example.org.")
    return parts


def folder(name: str, default: Path) -> Path:
    path = Path(text(name) or default).expanduser().absolute()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"{name}: the folder {path} cannot be made: {error.strerror}.") from error
    return path


def secret(name: str, kept_in: Path) -> str:
    """The secret from the environment, or one made at the first start and kept where only its owner can read it."""
    if given := text(name):
        if len(given) < 32:
            raise ImproperlyConfigured(f"{name} is shorter than 32 characters.")
        return given
    try:
        handle = os.open(kept_in, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return kept_in.read_text(encoding="ascii").strip()
    with os.fdopen(handle, "w", encoding="ascii") as file:
        made = secrets.token_urlsafe(64)
        file.write(made)
    return made
