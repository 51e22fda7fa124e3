"""What templates say again and again: an icon, a citation chip, a badge of rank, a text in Markdown."""

from functools import cache

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from .. import places, prose
from ..authority import LADDER, rank_of, rung_of
from ..corpus.text import ClauseText
from ..library import Rule
from ..models import Document

register = template.Library()


@cache
def _sprite() -> str:
    return static("icons.svg")


@register.simple_tag
def icon(name: str, extra: str = "") -> SafeString:
    return format_html('<svg class="icon {}" aria-hidden="true"><use href="{}#{}"/></svg>', extra, _sprite(), name)


@register.simple_tag
def rung_icon(rank: int) -> SafeString:
    return icon(f"rank-{rank}")


@register.simple_tag
def cite(citation: str, *, plain: bool = False, now: bool = False) -> SafeString:
    """A chip that names a clause and leads to it: as written in our words, or with `now` by the numbers in force."""
    place = places.locate_now(citation) if now else places.locate(citation)
    if place is None:
        return format_html('<span class="cite">{}</span>', citation)
    kind = "cite is-unranked" if rank_of(place.cite[:2]) is None else "cite"
    if plain:
        return format_html('<span class="{}">{}</span>', kind, place.cite)
    return format_html('<a class="{}" href="{}" title="{}">{}</a>', kind, place.address, place.title, place.cite)


@register.simple_tag
def rank(document: Document) -> SafeString:
    rung = rung_of(document.key)
    if rung is None:
        return format_html(
            '<span class="rank">{} {} <small>explains, no rank</small></span>', icon("rank-none"), document.title
        )
    return format_html(
        '<span class="rank">{} {} <small>rank {} of {}</small></span>',
        icon(f"rank-{rung.rank}"),
        document.title,
        rung.rank,
        len(LADDER),
    )


@register.filter
def law(markdown: str) -> SafeString:
    """Rule text for a page: Markdown, sanitised, citations linked."""
    return mark_safe(prose.to_html(markdown, places.locate))  # noqa: S308 - prose.to_html sanitises


@register.filter
def in_language(rule: Rule, language: str) -> ClauseText:
    return rule.words(language)
