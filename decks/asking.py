"""What a page was asked: the list, the day and the event, out of a form, a file or a link."""

from dataclasses import dataclass, replace
from datetime import date

from django.http import HttpRequest, QueryDict
from django.utils.dateparse import parse_date

from . import register
from .bounds import LIST_CHARACTERS, Refused, checked_text, text_of
from .legality import InForce, Legality
from .rewriting import renamed

LINK_CHARACTERS = 4_000


@dataclass(frozen=True)
class Asked:
    """`text` is what was sent, whatever is wrong; `refused` says why it is not read, `problem` what else is amiss."""

    text: str
    on: date
    event: str
    lists: Legality
    problem: str = ""
    refused: str = ""

    @property
    def holds(self) -> InForce:
        return self.lists.in_force(self.on, self.event)

    @property
    def link(self) -> str:
        return self.link_to(self.text)

    def link_to(self, text: str) -> str:
        """The end of an address that brings a list along; nothing where it would be too long for one."""
        query = QueryDict(mutable=True)
        query["list"] = text.replace("\r\n", "\n")
        if self.on != register.today():
            query["on"] = self.on.isoformat()
        if self.event:
            query["event"] = self.event
        made = query.urlencode()
        return f"?{made}" if len(made) <= LINK_CHARACTERS else ""


def asked(request: HttpRequest) -> Asked:
    fields = request.POST if request.method == "POST" else request.GET
    lists = register.current()
    on, problem = _day(fields.get("on", ""))
    event = fields.get("event", "")[:100].strip()
    if event and event not in lists.events:
        event, problem = "", problem or "No event of that name has rules on file."
    made = Asked(fields.get("list", ""), on, event, lists, problem)
    try:
        return replace(made, text=_accepted(fields, _uploaded(request) or checked_text(made.text)))
    except Refused as refusal:
        return replace(made, refused=str(refusal))


def _day(typed: str) -> tuple[date, str]:
    try:
        found = parse_date(typed.strip()) if typed.strip() else register.today()
    except ValueError:
        found = None
    return (found, "") if found else (register.today(), f"“{typed[:20]}” is no day; today is taken.")


def _uploaded(request: HttpRequest) -> str:
    file = request.FILES.get("file")
    if file is None:
        return ""
    if (file.size or 0) > LIST_CHARACTERS * 4:
        raise Refused(f"{file.name} is too large for a deck list.")
    return text_of(file.read(), file.name or "The file")


def _accepted(fields: QueryDict, text: str) -> str:
    """A suggestion that was pressed: `line|old name|new name`."""
    number, _, rest = fields.get("accept", "").partition("|")
    old, _, new = rest.rpartition("|")
    if not (number.isascii() and number.isdigit() and len(number) < 5 and old and new):
        return text
    return renamed(text, int(number), old, new[:200])
