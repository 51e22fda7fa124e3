"""Which clauses the engine obeys, where in its code, and which scenarios show it. Pure.

Code is read from the sources, which name clauses by the constants of `engine/clauses.py`. Scenarios are no part of what
is installed, so what was found ships as `data/coverage.json`; `manage.py clause_coverage --write` brings it up to date.
"""

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

import engine
from engine import clauses
from rules.corpus.markdown import read_document

ENGINE = Path(engine.__file__).parent
TEXTS = ENGINE.parent / "rules" / "data"
DATA = Path(__file__).parent / "data"
STORED = DATA / "coverage.json"
SCENARIOS = ENGINE.parent / "tests" / "scenarios"
EXAMPLES = ENGINE.parent / "sandbox" / "data" / "examples"  # the worked examples, which the sandbox opens
APART = ("clauses.py", "assumptions.py")  # they name clauses, and do nothing
DOCUMENTS = ("DR", "RB", "CE", "AA", "SC")

OBEYED, SILENTLY, REFERENCE, HEADING, OPEN = "obeyed", "obeyed silently", "reference only", "heading", "open"

Places = dict[str, list[str]]  # clause → where


@dataclass(frozen=True)
class Found:
    """What was found: for each clause the functions that cite it, and the scenarios that show it."""

    code: Places = field(default_factory=dict)
    scenarios: Places = field(default_factory=dict)


@dataclass(frozen=True)
class Coverage:
    """One clause. `state` is one of the five above: obeyed by code that cites it, obeyed by code that has no step to
    cite it in, reference only with the reason, a heading whose parts are to be looked at, or open."""

    cite: str
    title: str
    state: str
    code: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    reason: str = ""

    @property
    def obeyed(self) -> bool:
        return self.state in (OBEYED, SILENTLY)


# ---- what the sources say -------------------------------------------------------------------------------------------
def constants() -> dict[str, str]:
    """The constants of `engine/clauses.py`, and the clause each names."""
    return {name: cite for name, cite in vars(clauses).items() if name.isupper() and isinstance(cite, str)}


def code(folder: Path = ENGINE) -> Places:
    """For each clause the functions that cite it, as `engine/damage.py:deal`."""
    names = constants()
    found: Places = {}
    for file, tree in _sources(folder):
        for where, node in _parts(tree):
            for name in _constants_in(node):
                if name in names:
                    found.setdefault(names[name], []).append(f"{file}:{where}")
    return {cite: list(dict.fromkeys(places)) for cite, places in found.items()}


def unused(found: Found) -> list[str]:
    """Clauses that have a constant no code uses."""
    return sorted({cite for cite in constants().values() if cite not in found.code})


def functions(folder: Path = ENGINE) -> set[str]:
    """Every place that `code` could name."""
    return {f"{file}:{where}" for file, tree in _sources(folder) for where, _ in _parts(tree)}


def _sources(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        if path.name not in APART:
            yield path.relative_to(folder.parent).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _parts(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """The functions, methods and names that a module defines."""
    for top in tree.body:
        if isinstance(top, ast.ClassDef):
            yield from ((f"{top.name}.{_name(part)}", part) for part in top.body)
        else:
            yield _name(top), top


def _name(node: ast.stmt) -> str:
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return "module"


def _constants_in(node: ast.stmt) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "clauses":
            yield part.attr


# ---- what the scenarios say -----------------------------------------------------------------------------------------
def shown(*folders: Path) -> Places:
    """For each clause the scenario files that name it under `shows`, or expect it to be cited."""
    found: Places = {}
    for path in (path for folder in folders for path in sorted(folder.rglob("*.yaml"))):
        name = f"{path.parent.name}/{path.stem}"
        for cite in _cited(yaml.safe_load(path.read_text(encoding="utf-8"))):
            if cite[:2] in DOCUMENTS:
                found.setdefault(cite, []).append(name)
    return found


def _cited(scenario: Any) -> Iterable[str]:
    if not isinstance(scenario, Mapping):
        return ()
    expected = scenario.get("expect")
    cites = expected.get("cites") if isinstance(expected, Mapping) else ()
    return dict.fromkeys(str(cite) for cite in (*(scenario.get("shows") or ()), *(cites or ())))


def look(scenarios: Path) -> Found:
    return Found(code(), shown(scenarios, EXAMPLES))


# ---- what ships -----------------------------------------------------------------------------------------------------
@cache
def stored() -> Found:
    return Found(**json.loads(STORED.read_text(encoding="utf-8")))


def written(found: Found) -> str:
    """A line for each clause, so that a change shows as one."""

    def lines(places: Places) -> str:
        rows = (f"  {json.dumps(cite)}: {json.dumps(places[cite], ensure_ascii=False)}" for cite in sorted(places))
        return "{\n" + ",\n".join(rows) + "\n }"

    return f'{{\n "code": {lines(found.code)},\n "scenarios": {lines(found.scenarios)}\n}}\n'


@cache
def _listed(name: str) -> dict[str, Any]:
    listed: dict[str, Any] = yaml.safe_load((DATA / name).read_text(encoding="utf-8"))
    return listed


def reference_only() -> dict[str, str]:
    return _listed("reference_only.yaml")


def obeyed_silently() -> Places:
    return _listed("obeyed_silently.yaml")


# ---- both, clause by clause -----------------------------------------------------------------------------------------
@cache
def texts() -> tuple[tuple[str, str, bool], ...]:
    """Every clause of the documents in our English words: its citation, its heading, whether others stand below it."""
    documents = [read_document(path.read_text(encoding="utf-8")) for path in sorted(TEXTS.glob("*.md"))]
    in_english = {document.key: document for document in documents if document.language == "en"}
    found = []
    for document in (in_english[key] for key in DOCUMENTS):
        above = {clause.parent for clause in document.clauses}
        found += [(f"{document.key}-{one.key}", one.heading, one.key in above) for one in document.clauses]
    return tuple(found)


def coverage(found: Found) -> tuple[Coverage, ...]:
    return tuple(_covered(found, cite, title, above) for cite, title, above in texts())


@cache
def shipped() -> tuple[Coverage, ...]:
    """As it was when it was stored; the pages tell this."""
    return coverage(stored())


def _covered(found: Found, cite: str, title: str, above: bool) -> Coverage:
    citing, silent = tuple(found.code.get(cite, ())), tuple(obeyed_silently().get(cite, ()))
    scenarios = tuple(found.scenarios.get(cite, ()))
    if citing or silent:
        return Coverage(cite, title, OBEYED if citing else SILENTLY, (*citing, *silent), scenarios)
    if cite in reference_only():
        return Coverage(cite, title, REFERENCE, (), scenarios, reference_only()[cite])
    return Coverage(cite, title, HEADING if above else OPEN, (), scenarios)
