"""How long a page takes against a bare Django view with one query and a small template, in one interleaved run.

The bare view goes through the same middleware, so the ratio is what our own code and templates add.

    python -m bench.web [--quick] [--json]
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from .site import site

ROWS = 10
TARGET = 3.0
STEP_MS = 50
BARE = "{% for row in rows %}<p>{{ row }}: {{ document.title }}</p>{% endfor %}"


# About as many cards as lie on a table in the middle of a game, and one activation that makes two of them trigger.
BOARD: dict[str, Any] = {
    "scenario": 1,
    "title": "A table in the middle of a game",
    "players": {
        "A": {
            "reserve": {"fire": 2, "air": 2},
            "hand": ["Tornado", "Flame", "Breath", "Droplet"],
            "deck": ["Flame", "Seed", "Breath", "Zap"],
            "board": [
                {"card": "Draconic flame", "as": "dragon", "is": "prepared"},
                {"card": "Crimson ring", "as": "my-ring"},
                *({"card": name, "is": "channeled"} for name in ("Seed", "Breath", "Flame", "Seed in the wind")),
                *("Animated tree", "Dead tree", "Ice wall", "Fire whip"),
            ],
        },
        "B": {
            "reserve": {"fire": 3},
            "hand": ["Tornado", "Seed", "Zap"],
            "deck": ["Flame", "Seed", "Breath", "Zap"],
            "board": [
                {"card": "Crimson ring", "as": "their-ring"},
                *({"card": name, "is": "channeled"} for name in ("Seed", "Droplet", "Flame", "Century")),
                *("King of trees", "Enchanted forest", "Stone tree", "Druid armor", "Azure ring"),
            ],
        },
    },
    "ether": [{"air": 2, "fire": 1}, {"water": 1, "vegetal": 1}],
    "do": [
        {
            "by": "A",
            "activate": "dragon",
            "answers": [{"target": "B"}, {"redirect": "none"}, {"may": True}, {"redirect": "none"}, {"may": False}],
        }
    ],
}


def bare_view() -> Callable[..., Any]:
    from django.http import HttpRequest, HttpResponse
    from django.template import engines

    from rules.models import Document

    template = engines["django"].from_string(BARE)

    def view(request: HttpRequest) -> HttpResponse:
        document = Document.objects.get(key="DR")
        return HttpResponse(template.render({"document": document, "rows": range(ROWS)}, request))

    return view


def ask(client: Any, address: str) -> Any:
    if address.startswith("/api/sandbox/"):
        return client.post(address, {"scenario": BOARD}, content_type="application/json")
    return client.get(address)


def measure(rounds: int) -> dict[str, list[float]]:
    from django.test import Client
    from django.urls import path

    from judgeapp import urls

    urls.urlpatterns.append(path("bench/bare", bare_view()))
    client = Client(headers={"Host": "localhost"})
    pages = {
        "bare view": ["/bench/bare"],
        "clause": ["/rules/DR/6.5/", "/rules/DR/4.2.2/", "/rules/RB/trading-mana/", "/rules/CE/indivisible-action/"],
        "search": ["/search/?q=when+are+targets+chosen", "/search/?q=indestructable", "/search/?q=empty+deck"],
        "step": ["/api/sandbox/resolve/"],
        "suggest": ["/search/suggest/?q=prot", "/search/suggest/?q=discard+or"],
    }
    times: dict[str, list[float]] = {name: [] for name in pages}
    jobs = [(name, address) for name, addresses in pages.items() for address in addresses * (4 // len(addresses))]
    for _ in range(rounds + 5):
        random.shuffle(jobs)
        for name, address in jobs:
            start = time.perf_counter()
            answer = ask(client, address)
            times[name].append(time.perf_counter() - start)
            assert answer.status_code == 200, address
    warm = len(jobs)  # the first rounds fill caches; a judge's second look is what counts
    return {name: values[5 * warm // len(pages) :] for name, values in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    site()
    times = measure(30 if options.quick else 400)
    floor = statistics.median(times["bare view"])
    rows = {
        name: {
            "n": len(values),
            "p50_ms": round(statistics.median(values) * 1000, 3),
            "p95_ms": round(statistics.quantiles(values, n=20)[-1] * 1000, 3),
            "ratio": round(statistics.median(values) / floor, 2),
        }
        for name, values in times.items()
    }
    if options.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'page':12} {'n':>6} {'p50 ms':>8} {'p95 ms':>8} {'ratio to the bare view':>24}")
    for name, row in rows.items():
        print(f"{name:12} {row['n']:6} {row['p50_ms']:8.3f} {row['p95_ms']:8.3f} {row['ratio']:24.2f}")
    print(f"A clause page should take at most {TARGET} times the bare view, a step in the sandbox {STEP_MS} ms.")


if __name__ == "__main__":
    main()
