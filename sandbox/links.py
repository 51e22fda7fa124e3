"""A whole scenario in a link: `1.` and the deflated JSON in base64url. Reading one back never raises. Pure."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any

from . import bounds, reading
from .bounds import Refused

VERSION = "1."
CHARACTERS = 100_000  # of a code: more than any browser sends
LINK_CHARACTERS = 6_000  # beyond it a link is better saved: servers and chats cut it off


def encode(scenario: Mapping[str, Any]) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(canonical(scenario).encode()) + packer.flush()
    return VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def canonical(scenario: Mapping[str, Any]) -> str:
    """The document in one piece, as short as JSON gets; its own order is kept, for it is what people wrote."""
    return json.dumps(scenario, ensure_ascii=False, separators=(",", ":"))


def decode(code: str) -> dict[str, Any] | str:
    """The scenario of a link, or what is wrong with the link."""
    if not code.startswith(VERSION):
        return "This link was made by another version of the sandbox, or is cut off at its beginning."
    if len(code) > CHARACTERS:
        return "This link is too long."
    try:
        return reading.plain(json.loads(_inflated(code.removeprefix(VERSION))))
    except Refused as refusal:
        return f"This link holds no scenario: {refusal}"
    except (ValueError, binascii.Error, zlib.error, RecursionError):
        return "This link is damaged: part of it is missing or was changed on the way."


def _inflated(code: str) -> bytes:
    """At most so many bytes, whatever the link promises to become."""
    packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    opener = zlib.decompressobj(-zlib.MAX_WBITS)
    found = opener.decompress(packed, bounds.UNPACKED_BYTES + 1)
    if len(found) > bounds.UNPACKED_BYTES or opener.unconsumed_tail:
        raise Refused(f"it has more than {bounds.UNPACKED_BYTES:,} bytes.")
    if not opener.eof:
        raise ValueError("the end is missing")
    return found
