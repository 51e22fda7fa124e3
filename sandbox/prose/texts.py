"""A ruling to paste elsewhere: as Markdown, or as plain text for a chat."""

import re

from .ruling import Relied, Ruling, address

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!&])")
INDENT = "  "


def escaped(text: str) -> str:
    """Text in Markdown that stays text, whatever somebody wrote into a title."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def markdown(ruling: Ruling, link: str, site: str) -> str:
    words = ruling.words
    lines = [f"# {escaped(ruling.title or words['kind'])}", ""]
    if ruling.question:
        lines += [f"**{words['question']}.** {escaped(ruling.question)}", ""]
    lines += [f"**{words['result']}.** {escaped(ruling.holding)}{_cites(ruling.cites, site)}", ""]
    lines += [f"## {words['steps']}", ""]
    lines += [
        f"{INDENT * 2 * row.depth}- {row.n}. {escaped(row.text)}{_cites(row.cites, site)}" for row in ruling.steps
    ]
    lines += ["", f"## {words['clauses']}", "", *(_relied(row, site) for row in ruling.clauses)]
    if ruling.assumptions:
        lines += ["", f"## {words['assumed']}", ""]
        lines += [f"- {escaped(text)}{_cites(cites, site)}" for text, cites in ruling.assumptions]
    if ruling.disagreements or ruling.above:
        lines += ["", f"## {words['disagreements']}", ""]
        lines += [f"-{_cites(one, site)} {words['prevails']}{_cites(over, site)}" for one, over in ruling.above]
        lines += [f"- **{escaped(one.topic)}**: {escaped(one.why)}" for one in ruling.disagreements]
    return "\n".join([*lines, "", _foot(ruling), f"<{link}>", ""])


def _relied(row: Relied, site: str) -> str:
    return f"-{_cites((row.cite,), site)} {escaped(row.text)}"


def _cites(cites: tuple[str, ...], site: str) -> str:
    return "".join(f" [{escaped(cite)}]({site}{found})" if (found := address(cite)) else "" for cite in cites)


def _foot(ruling: Ruling) -> str:
    texts = ", ".join(f"{key} {version}" for key, version in ruling.documents)
    return f"{ruling.words['texts']}: {texts}. {ruling.words['engine']}: {ruling.engine}."


def plain(ruling: Ruling, link: str) -> str:
    words = ruling.words
    lines = [ruling.title or words["kind"]]
    lines += [f"{words['question']}: {ruling.question}"] if ruling.question else []
    lines += [f"{words['result']}: {ruling.holding}{_named(ruling.cites)}", ""]
    lines += [f"{INDENT * row.depth}{row.n}. {row.text}{_named(row.cites)}" for row in ruling.steps]
    if ruling.assumptions:
        lines += ["", f"{words['assumed']}:", *(f"- {text}{_named(cites)}" for text, cites in ruling.assumptions)]
    return "\n".join([*lines, "", _foot(ruling), link, ""])


def _named(cites: tuple[str, ...]) -> str:
    return f" [{', '.join(cites)}]" if cites else ""
