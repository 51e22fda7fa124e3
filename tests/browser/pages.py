"""Every kind of page, and the two looks in which each is examined."""

from typing import Any

PAGES = [
    "/",
    "/rules/",
    "/rules/DR/",
    "/rules/AA/?lang=fr",
    "/rules/DR/6.5/",
    "/rules/DR/3/",
    "/rules/RB/glossary-protector/",
    "/rules/CE/indivisible-action/",
    "/rules/AA/l-exil/?lang=fr",
    "/rules/TR/3/",
    "/rules/DR/6.5/history/",
    "/rules/TR/3/history/",
    "/rules/DR/versions/",
    "/rules/TR/versions/",
    "/rules/AA/compare/",
    "/rules/TR/compare/",
    "/glossary/",
    "/authority/",
    "/disagreements/",
    "/search/?q=protector",
    "/search/?q=indestructable",
    "/search/?q=zzzzqq",
    "/search/",
    "/search/syntax/",
    "/cards/",
    "/cards/?q=t:equipment+slot:weapon",
    "/cards/?q=zzzzqq",
    "/cards/tornado/",
    "/cards/queen-bee/",
    "/cards/tornado+seed-in-the-wind/",
    "/cards/mended/",
    "/cards/reading/",
    "/cards/reading/?card=underground-mine",
    "/cards/reading/?text=Draw+1+card.%0A%0AWobble+the+moon.",
    "/search/?q=draw+a+card&kind=card",
    "/search/?q=protector&kind=note",
    "/engine/clauses/",
    "/engine/clauses/?show=reference",
    "/engine/assumptions/",
    "/api/",
    "/nothing-here/",
]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "color_scheme": "dark",
    "has_touch": True,
    "is_mobile": True,
}
LOOKS = {"desk, light": DESK, "phone, dark": PHONE}
