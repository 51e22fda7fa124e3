"""Reading a text paragraph by paragraph: what is understood, and what is left to the judge's hand and why."""

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from lark import Token, Tree
from lark.exceptions import LarkError

from cards.card import folded
from engine.effects.abilities import OnActivation, Paragraph

from .compiled import Compiled, Unmodelled
from .finishing import usable
from .folding import Trouble, folding
from .loading import parser
from .misreading import why_not
from .normal import called_this, ended, numbered
from .parts import Nonsense, Sentence
from .reading import TwoWays, reading

LASTING = ("permanent", "equipment", "ritual", "animal")  # they stay in play, and are not activated
LONGEST = 500  # characters of a paragraph; the longest that is printed has half as many
_one_at_a_time = Lock()  # the parser looks ahead by one word, and keeps that word


@dataclass(frozen=True)
class Read:
    """A paragraph's sentences, and the cards it calls by their names as if they were itself."""

    sentences: tuple[Sentence, ...]
    names: frozenset[str]


@lru_cache(4096)
def read_line(line: str) -> Read | str:
    """What a normalised paragraph says, or why it is not read. Two readings are an error, never a silent pick."""
    text = ended(line)
    if len(text) > LONGEST:
        return f"it is longer than {LONGEST} characters"
    try:
        with _one_at_a_time:
            tree = parser().parse(text)
        return Read(tuple(reading(tree)), _names(tree))
    except LarkError as error:
        return why_not(text, error)
    except (Nonsense, TwoWays) as error:
        return str(error)
    except RecursionError:
        return "it is nested too deep"


def _names(tree: Tree[Token]) -> frozenset[str]:
    return frozenset(
        " ".join(str(word) for word in part.scan_values(lambda _: True)) for part in tree.find_data("named")
    )


def read_text(text: str, name: str = "", type_: str = "") -> Compiled:
    """Every paragraph of a card's text; `name` and `type_` are the card's, where they are known."""
    lines = dict(numbered(called_this(text, name)))
    read: list[tuple[int, tuple[Sentence, ...] | None]] = []
    left: list[Unmodelled] = []
    for number, line in lines.items():
        found = read_line(line)
        if isinstance(found, Read) and (others := _others(found.names, name)):
            found = f"“{others[0]}” is another card: “1 {others[0]} you control” would be one in play"
        if isinstance(found, str):
            left.append(Unmodelled(number, line, found))
        read.append((number, found.sentences if isinstance(found, Read) else None))
    parts, troubles = folding(read)
    left += [Unmodelled(trouble.number, lines[trouble.number], trouble.why) for trouble in _first_of_each(troubles)]
    whole = tuple((number, _in_play(part, type_)) for number, part in parts)
    return Compiled(whole, tuple(sorted(left, key=lambda part: part.paragraph)))


def _first_of_each(troubles: list[Trouble]) -> list[Trouble]:
    return list({trouble.number: trouble for trouble in reversed(troubles)}.values())


def _others(names: frozenset[str], own: str) -> list[str]:
    return sorted(name for name in names if folded(name) != folded(own)) if own else []


def _in_play(part: Paragraph, type_: str) -> Paragraph:
    """What stays in play is not activated: "you may pay to" is an ability of it."""
    return usable(part) if type_ in LASTING and isinstance(part, OnActivation) else part
