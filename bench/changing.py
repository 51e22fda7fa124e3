"""Small faults: one operator, constant or early exit of a function turned over, and put in place while it runs."""

import ast
import importlib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TURNED: dict[type[Any], type[Any]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
WORDS = ("text", "told", "reason", "why", "meant")  # what is only said
SAYS = ("emit", "Illegal", "Invalid", "Step", "Assumption")  # calls whose words are only said
SMALL = range(11)
EXITS = (ast.Return, ast.Continue, ast.Break, ast.Raise)


@dataclass(frozen=True)
class Change:
    path: str
    qualified: str
    line: int
    number: int  # of the place in the function
    was: str
    becomes: str

    @property
    def function(self) -> str:
        return self.qualified.rpartition(".")[2]

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.qualified}: {self.was} -> {self.becomes}"


@cache
def source(path: str) -> str:
    """As it was when it was first asked for: the file may change while its code runs."""
    return (ROOT / path).read_text(encoding="utf-8")


def changes(path: str) -> list[Change]:
    found = []
    for qualified, function in _functions(ast.parse(source(path))):
        for number, node in enumerate(list(_places(function))):
            turned = deepcopy(node)
            _turn(turned)
            was, becomes = (ast.unparse(one).split("\n")[0] for one in (node, turned))
            found.append(Change(path, qualified, getattr(node, "lineno", 0), number, was, becomes))
    return found


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef))


def _places(node: ast.AST) -> Iterator[ast.AST]:
    """Where a function can be turned over, in a fixed order; what is only said is left out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.JoinedStr | ast.arguments) or _only_says(child) or _only_guards(child):
            continue
        if _can_turn(child):
            yield child
        yield from _places(child)


def _only_says(node: ast.AST) -> bool:
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id in WORDS and not isinstance(node.value, ast.Call)
    return isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in SAYS


def _only_guards(node: ast.AST) -> bool:
    """A bound on how much is tried, one higher or lower; or `strict` of two that are as long as each other."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    return isinstance(node, ast.Compare) and any(
        isinstance(one, ast.Name) and one.id.startswith(("MOST_", "LOOK_AFTER")) for one in ast.walk(node)
    )


def _can_turn(node: ast.AST) -> bool:
    match node:
        case ast.Compare(ops=[op]):
            return type(op) in TURNED
        case ast.BinOp(op=op):
            return type(op) in TURNED and not _is_words(node)
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()) | ast.IfExp():
            return not _is_words(node)
        case ast.Constant(value=value):
            return isinstance(value, bool) or (type(value) is int and value in SMALL)
        case ast.If(body=[only], orelse=[]):
            return isinstance(only, EXITS)
    return False


def _is_words(node: ast.AST) -> bool:
    return any(isinstance(one, ast.JoinedStr) for one in ast.walk(node))


def _turn(node: ast.AST) -> None:
    match node:
        case ast.Compare(ops=[op]):
            node.ops = [TURNED[type(op)]()]
        case ast.BinOp(op=op) | ast.BoolOp(op=op):
            node.op = TURNED[type(op)]()
        case ast.UnaryOp(operand=operand):
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), operand)  # twice not is as it was without
        case ast.IfExp(body=body, orelse=other):
            node.body, node.orelse = other, body
        case ast.Constant(value=bool() as value):
            node.value = not value
        case ast.Constant(value=int() as value):
            node.value = value + 1
        case ast.If():
            node.test = ast.Constant(False)


def put_in_place(change: Change) -> bool:
    """Give the function its changed code, whoever has it by now; False where it cannot be found."""
    name = change.path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    module = importlib.import_module(name)
    assert module.__file__ is not None
    tree = ast.parse(source(change.path))
    function = dict(_functions(tree)).get(change.qualified)
    target = _plain(_looked_up(module, change.qualified))
    if function is None or target is None:
        return False
    _turn(list(_places(function))[change.number])
    code = _code(compile(ast.fix_missing_locations(tree), module.__file__, "exec"), change.qualified)
    if code is None or code.co_freevars != target.__code__.co_freevars:
        return False
    target.__code__ = code
    return True


def _looked_up(module: Any, qualified: str) -> Any:
    owner, _, name = qualified.rpartition(".")
    return vars(getattr(module, owner))[name] if owner else getattr(module, name, None)


def _plain(found: Any) -> FunctionType | None:
    """The function under a property, a class method or a cache."""
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, cached_property):
        found = found.func
    elif isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


def _code(module: CodeType, qualified: str) -> CodeType | None:
    found: CodeType | None = module
    for name in qualified.split("."):
        codes = [one for one in found.co_consts if isinstance(one, CodeType)] if found else []
        found = next((one for one in codes if one.co_name == name), None)
    return found
