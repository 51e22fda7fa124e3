"""The language of the search box: words, "phrases", -exclusions, `or`, and operators such as doc:DR or cost<=3.

A query is a row of groups; a group is one item, or several joined by `or`. Anything can be typed: what is not
understood is read as words. Printing a query and parsing it again gives the same query.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .analysis import WORD, fold, normal, words

MOST_CHARACTERS = 200
MOST_WORDS = 16

_QUOTES = str.maketrans(dict.fromkeys("“”„«»‟＂", '"'))
_TOKEN = re.compile(
    r"""(?P<or>\||(?<!\S)[oO][rR](?!\S))
      | (?P<minus>-(?=["\w])(?!\d))?
        (?: "(?P<phrase>[^"]*)"
          | (?P<name>[A-Za-z][A-Za-z_]*) (?P<comparison><=|>=|[:<>=])
            (?: "(?P<quoted>[^"]*)" | (?P<value>[^\s|"<>=:]+) )
          | (?P<chunk>[^\s|"]+) )
    """,
    re.VERBOSE,
)
_BARE = re.compile(r"[\w.-]*\w")
_TRAILING = ".,;!?)]}"


@dataclass(frozen=True)
class Word:
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Phrase:
    words: tuple[str, ...]
    negated: bool = False

    def __str__(self) -> str:
        return f'{_minus(self)}"{" ".join(self.words)}"'


@dataclass(frozen=True)
class Operator:
    name: str
    comparison: str
    value: str
    negated: bool = False

    def __str__(self) -> str:
        value = self.value if _BARE.fullmatch(self.value) else f'"{self.value}"'
        return f"{_minus(self)}{self.name}{self.comparison}{value}"


Item = Word | Phrase | Operator
Group = tuple[Item, ...]


@dataclass(frozen=True)
class Query:
    groups: tuple[Group, ...] = ()
    errors: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(" or ".join(map(str, group)) for group in self.groups)

    @property
    def words(self) -> list[str]:
        return [item.text for group in self.groups for item in group if isinstance(item, Word)]

    @property
    def demands(self) -> list[Group]:
        """The groups that an entry must meet; words alone only rank."""
        return [group for group in self.groups if not all(isinstance(item, Word) for item in group)]


def _minus(item: Phrase | Operator) -> str:
    return "-" if item.negated else ""


def parse(text: str) -> Query:
    errors = []
    if len(text) > MOST_CHARACTERS:
        text = text[:MOST_CHARACTERS]
        errors.append(f"Only the first {MOST_CHARACTERS} characters were read.")
    if (bare := bare_words(text)) is not None:
        groups: list[Group] = [(Word(word),) for word in bare[:MOST_WORDS]]
        cut = len(bare) > MOST_WORDS
    else:
        text = normal("".join(c if c.isprintable() else " " for c in text))
        groups, cut = _groups(text.translate(_QUOTES))
    if cut:
        errors.append(f"Only the first {MOST_WORDS} words were read.")
    return Query(tuple(groups), tuple(errors))


def words_of(text: str) -> list[str]:
    """The bare words of a query, the quickest way."""
    bare = bare_words(text) if len(text) <= MOST_CHARACTERS else None
    return parse(text).words if bare is None else bare[:MOST_WORDS]


def bare_words(text: str) -> list[str] | None:
    """The common case, plain words in plain letters, needs no tokenizer; None for anything else."""
    if not (text.isascii() and text.replace(" ", "").isalpha()):
        return None
    typed = text.lower().split()
    return None if "or" in typed else typed


def _groups(text: str) -> tuple[list[Group], bool]:
    groups: list[Group] = []
    room, joined = MOST_WORDS, False
    for match in _TOKEN.finditer(text):
        if match["or"]:
            joined = bool(groups)
            continue
        for item in _items(match):
            room -= len(item.words) if isinstance(item, Phrase) else 1
            if room < 0:
                return groups, True
            if joined:
                groups[-1] += (item,)
            else:
                groups.append((item,))
            joined = False
    return groups, False


def _items(match: re.Match[str]) -> Iterator[Item]:
    negated = bool(match["minus"])
    if match["name"]:
        quoted = match["quoted"]
        value = " ".join(quoted.split()) if quoted is not None else match["value"].rstrip(_TRAILING)
        if value:
            yield Operator(match["name"].lower(), match["comparison"], value, negated)
        else:
            yield from _words([fold(match["name"])], negated)
    elif match["phrase"] is not None:
        if found := words(match["phrase"]):
            yield Phrase(tuple(found[:MOST_WORDS]), negated)
    else:
        yield from _words([fold(word) for word in WORD.findall(match["chunk"])], negated)


def _words(found: list[str], negated: bool) -> Iterator[Item]:
    # A lone `or` inside a chunk such as "and/or" would read as the operator when printed.
    found = [word for word in found if word and word != "or"]
    if negated and found:
        yield Phrase(tuple(found), True)
    elif not negated:
        yield from (Word(word) for word in found)
