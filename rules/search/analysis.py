"""From text to words and from words to stems, for the documents and for what people type."""

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator

import snowballstemmer

from rules.corpus.text import plain

from .stopwords import FRENCH, QUESTION

LANGUAGES = ("en", "fr")

# A word, a number, a clause number (6.5), or a negative number that no word runs into (-1, but not the 4 of 2-4).
WORD = re.compile(r"(?<![\w-])[-−]\d+|[^\W_]+(?:(?:\.\d+)+|(?:['’ʼ][^\W_]+)*)")
_ENDINGS = frozenset(("s", "re", "ve", "ll", "d", "m"))
_ELISIONS = frozenset(("l", "d", "c", "j", "m", "n", "s", "t", "qu", "lorsqu", "puisqu", "jusqu"))

_ACCENTS = frozenset("àâçèéêëîïôùûœ")

NUMBERS = {0: "zero", 2: "two", 3: "three", 4: "four", 5: "five", 7: "seven", 10: "ten", 20: "twenty", 40: "forty"}

# Forms that a stemmer does not bring together.
_IRREGULAR = {
    form: base
    for base, forms in {
        "begin": "beginning begins began begun",
        "choose": "chosen chose choosing choice choices",
        "deal": "dealt",
        "defend": "defence defense",
        "destroy": "destruction destroyer",
        "die": "dead death dying died dies",
        "draw": "drew drawn",
        "flip": "flipped flipping",
        "give": "gave given",
        "lose": "lost loss losses losing",
        "pay": "paid payment",
        "permanent": "permanents perms perm",
        "steal": "stole stolen",
        "take": "took taken",
        "win": "won winning winner",
        **{name: str(number) for number, name in NUMBERS.items()},
    }.items()
    for form in forms.split()
}

_STEMMER: dict[str, Callable[[str], str]] = {
    "en": snowballstemmer.stemmer("english").stemWord,
    "fr": snowballstemmer.stemmer("french").stemWord,
}
_KEPT = 50_000
_stems: dict[tuple[str, str], str] = {}


def normal(text: str) -> str:
    """Composed characters, so that an accent typed apart does not split a word."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def spans(text: str) -> Iterator[tuple[int, int, str]]:
    """Each word of a text: where it begins, where it ends, and its folded form."""
    for match in WORD.finditer(text):
        if word := fold(match[0]):
            yield match.start(), match.end(), word


def words(text: str) -> list[str]:
    return [word for _, _, word in spans(normal(text))]


def fold(word: str) -> str:
    """Lower case, no accents, no possessive and no elided article: `Kerloc'h's` is `kerloch`, `l'Éther` is `ether`."""
    if word.isalpha() and word.isascii():
        return word.lower()
    pieces = [_letters(piece) for piece in re.split("['’ʼ]", word.replace("−", "-"))]
    if len(pieces) > 1 and pieces[-1] in _ENDINGS:
        pieces.pop()
    if len(pieces) > 1 and pieces[0] in _ELISIONS:
        pieces.pop(0)
    return "".join(pieces)


def _letters(word: str) -> str:
    """Compatibility characters may unfold into signs (½) or capitals (ℌ): what is left is letters and figures."""
    return "".join(c for c in plain(plain(word)) if c.isalnum() or c in ".-")


def stem(word: str, language: str) -> str:
    """The stem of a folded word; French stems stand apart, since `main` and `sort` mean other things there."""
    known = _stems.get((word, language))
    if known is None:
        if len(_stems) > _KEPT:
            _stems.clear()
        known = _stems[word, language] = _stem(word, language)
    return known


def _stem(word: str, language: str) -> str:
    if language == "fr":
        return "fr:" + _STEMMER["fr"](word)
    return _STEMMER["en"](_IRREGULAR.get(word, word))


def stems(text: str, language: str) -> list[str]:
    return [stem(word, language) for word in words(text)]


def telling(typed: Iterable[str], firm: Container[str] = ()) -> list[str]:
    """The words a query is about: without the question around them, unless there is nothing else or they are meant."""
    typed = list(typed)
    return [word for word in typed if word not in QUESTION or word in firm] or typed


def language_of(text: str, typed: Iterable[str]) -> str:
    """The language a query seems to be in: an accent or a small French word tells."""
    accented = not text.isascii() and not _ACCENTS.isdisjoint(text.lower())
    return "fr" if accented or not FRENCH.isdisjoint(typed) else "en"
