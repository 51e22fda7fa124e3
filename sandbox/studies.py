"""A study: a scenario with the tree of variations that was tried in it; each of the two from the other. Pure.

A node is one declared action (`move`: an entry of `do` without its answers) or one answer to the question that the path
so far leaves open (`answer`, and `to` with the place of the response it is given to, if not the action itself).
The path from the root to a node is a linear scenario; first children are the main line, which is the scenario's `do`.
"""

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

ROOT = "root"
Node = dict[str, Any]
Lines = dict[str, Node]
FIELDS = ("id", "parent", "move", "answer", "children")


def opened(document: Mapping[str, Any]) -> Lines:
    """The tree of a scenario: its `lines`, in which `do` is the main line."""
    given = document.get("lines")
    lines: Lines = {}
    if isinstance(given, Mapping) and not problems(document):
        lines = {id: {**node, "children": list(node["children"])} for id, node in given.items()}
    lines.setdefault(ROOT, _node(ROOT, None, None, None))
    here, entries = ROOT, document.get("do")
    for move, answer, to in _pieces(entries if isinstance(entries, list) else []):
        here = _go_on(lines, here, move, answer, to)
    return lines


def _pieces(entries: list[Any]) -> Iterator[tuple[Any, Any, int | None]]:
    """Each action without its answers, then each answer, those of its responses after its own."""
    for entry in entries:
        move, answers = _parted(entry)
        around = move.get("respond") if isinstance(move, dict) else None
        later: list[tuple[int, list[Any]]] = []
        if isinstance(around, list):
            parted = [_parted(one) for one in around]
            move = {**move, "respond": [one for one, _ in parted]}
            later = [(place, given) for place, (_, given) in enumerate(parted)]
        yield move, None, None
        yield from ((None, answer, None) for answer in answers)
        yield from ((None, answer, place) for place, given in later for answer in given)


def _parted(entry: Any) -> tuple[Any, list[Any]]:
    """Answers that are none, or are written otherwise, stay where they are for the engine to judge."""
    if not isinstance(entry, Mapping):
        return entry, []
    answers = entry.get("answers")
    if not isinstance(answers, list) or not answers or not all(isinstance(a, Mapping) and len(a) == 1 for a in answers):
        return dict(entry), []
    return {key: value for key, value in entry.items() if key != "answers"}, answers


def _go_on(lines: Lines, here: str, move: Any, answer: Any, to: int | None) -> str:
    """The child that does so, moved to the front; made where there is none."""
    children = lines[here]["children"]
    for id in children:
        node = lines[id]
        if (node["move"], node["answer"], node.get("to")) == (move, answer, to):
            children.remove(id)
            children.insert(0, id)
            return str(id)
    id = _free_id(lines, here, move, answer, to)
    lines[id] = _node(id, here, move, answer, to)
    children.insert(0, id)
    return id


def _node(id: str, parent: str | None, move: Any, answer: Any, to: int | None = None) -> Node:
    made = {"id": id, "parent": parent, "move": move, "answer": answer, "name": "", "comment": "", "children": []}
    return made if to is None else {**made, "to": to}


def _free_id(lines: Lines, parent: str, move: Any, answer: Any, to: int | None) -> str:
    """By what it does and after what, so that a file opened twice has the same ids and links to them hold."""
    told = json.dumps([parent, move, answer, to], sort_keys=True, ensure_ascii=False)
    for turn in range(len(lines) + 1):
        digest = hashlib.sha256(f"{told}{turn or ''}".encode()).digest()
        id = "n" + base64.b32encode(digest).decode().lower()[:6]
        if id not in lines:
            return id
    raise AssertionError("more ids than nodes were tried")


def path(lines: Lines, id: str) -> list[Node]:
    """The nodes from the root, which is left out, to one of them; none for an id that is not there."""
    found: list[Node] = []
    here: str | None = id
    while here is not None and here != ROOT and here in lines:
        found.append(lines[here])
        here = lines[here]["parent"]
    return found[::-1]


def main_line(lines: Lines) -> list[Node]:
    found, here = [], lines[ROOT]
    while here["children"]:
        here = lines[here["children"][0]]
        found.append(here)
    return found


def entries_of(nodes: list[Node]) -> list[Any]:
    """What the players do on a path, as `do` has it."""
    entries: list[Any] = []
    for node in nodes:
        if node["answer"] is None:
            entries.append(_copied(node["move"]))
        elif entries and isinstance(entries[-1], dict):
            _answered(entries[-1], node["answer"], node.get("to"))
    return entries


def _copied(move: Any) -> Any:
    if not isinstance(move, Mapping):
        return move
    around = move.get("respond")
    if not isinstance(around, list):
        return dict(move)
    return {**move, "respond": [dict(one) if isinstance(one, Mapping) else one for one in around]}


def _answered(entry: dict[str, Any], answer: Any, to: int | None) -> None:
    target: Any = entry
    if to is not None:
        around = entry.get("respond")
        target = around[to] if isinstance(around, list) and to < len(around) else None
    if isinstance(target, dict):
        before = target.get("answers")
        target["answers"] = [*(before if isinstance(before, list) else ()), answer]


def line(document: Mapping[str, Any], id: str = "") -> dict[str, Any]:
    """The scenario that ends at a node, or the main line; a plain scenario without the tree."""
    lines = opened(document)
    nodes = path(lines, id) if id in lines else main_line(lines)
    plain = {key: value for key, value in document.items() if key not in ("lines", "do")}
    return {**plain, "do": entries_of(nodes)} if nodes or "do" in document else plain


def exported(document: Mapping[str, Any], lines: Lines) -> dict[str, Any]:
    """The study as one document: `do` is the main line, and `lines` is there where it says more than that."""
    main = main_line(lines)
    found = line({**document, "lines": lines, "do": entries_of(main)})
    if not main and not document.get("do"):
        found = {key: value for key, value in document.items() if key != "lines"}
    more = len(lines) > len(main) + 1 or any(node.get("name") or node.get("comment") for node in lines.values())
    return {**found, "lines": lines} if more else found


def problems(document: Mapping[str, Any]) -> list[str]:
    """What is wrong with the tree; nothing where there is none."""
    lines = document.get("lines")
    if lines is None:
        return []
    if not isinstance(lines, Mapping) or not isinstance(lines.get(ROOT), Mapping):
        return ["lines: a mapping from id to node, with a root"]
    found = [f"lines.{id}: {told}" for id, node in lines.items() if (told := _problem(id, node, lines))]
    if not found and len(_reached(lines)) != len(lines):
        found.append("lines: every node hangs on the root, once")
    return found[:10]


def _problem(id: str, node: Any, lines: Mapping[str, Any]) -> str:
    if not isinstance(node, Mapping) or any(field not in node for field in FIELDS):
        return f"a node has {', '.join(FIELDS)}"
    if node["id"] != id or not all(isinstance(node.get(field, ""), str) for field in ("name", "comment")):
        return "its id, its name and its comment are texts"
    if node["answer"] is not None and not (isinstance(node["answer"], Mapping) and len(node["answer"]) == 1):
        return "an answer is a mapping with one key"
    if type(node.get("to", 0)) is not int or node.get("to", 0) < 0:
        return "`to` is the place of a response"
    children = node["children"]
    if not isinstance(children, list) or not all(isinstance(one, str) and one in lines for one in children):
        return "its children are ids of nodes"
    wrong = any(not isinstance(lines[one], Mapping) or lines[one].get("parent") != id for one in children)
    return "its children name it as their parent" if wrong else ""


def _reached(lines: Mapping[str, Any]) -> set[str]:
    found: set[str] = set()
    waiting = [ROOT]
    while waiting:
        id = waiting.pop()
        if id in found:
            return set()
        found.add(id)
        waiting += lines[id]["children"]
    return found
