"""The ruling sheet: one line of a study resolved and told, with the link back and its code to scan."""

from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import segno
from django.conf import settings
from django.utils.safestring import SafeString, mark_safe

from . import links, playing, studies, writing
from .opening import Opened
from .prose import texts
from .prose.ruling import LANGUAGES, Ruling, ruling

SCANNED = 900  # characters of a link that a phone still reads from paper
KINDS = {"md": "Markdown", "txt": "Text", "yaml": "YAML"}


@dataclass(frozen=True)
class Sheet:
    ruling: Ruling
    scenario: Mapping[str, Any]
    link: str

    @property
    def code(self) -> SafeString:
        """The link as a picture to scan; nothing where it is too long for one."""
        if len(self.link) > SCANNED:
            return SafeString("")
        drawn = BytesIO()
        segno.make(self.link, error="m", micro=False).save(
            drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, light="#fff", nl=False,
            svgclass=None, lineclass=None,
        )  # fmt: skip
        return mark_safe(drawn.getvalue().decode())  # noqa: S308 - drawn from squares alone

    def written(self, kind: str) -> str:
        if kind == "yaml":
            return writing.yaml_of(self.scenario)
        if kind == "md":
            return texts.markdown(self.ruling, self.link, settings.SITE_URL)
        return texts.plain(self.ruling, self.link)

    @property
    def copies(self) -> list[tuple[str, str, str]]:
        return [(kind, name, self.written(kind)) for kind, name in KINDS.items()]


def sheet(found: Opened, node: str = "", language: str = "en") -> Sheet:
    line = studies.line(found.study, node)
    told, played = playing.played(line)
    spoken = language if language in LANGUAGES else "en"
    return Sheet(ruling(line, told, played, spoken), line, link_to(found, node))


def link_to(found: Opened, node: str = "") -> str:
    place = f"/sandbox/?example={found.example}" if found.example else f"/sandbox/?s={links.encode(found.study)}"
    if found.id:
        place = f"/sandbox/s/{found.id}/"
    if node:
        place += f"{'&' if '?' in place else '?'}node={node}"
    return settings.SITE_URL + place
