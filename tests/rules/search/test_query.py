import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.search.query import MOST_CHARACTERS, MOST_WORDS, Operator, Phrase, Query, Word, parse, words_of


def one(text: str) -> object:
    ((item,),) = parse(text).groups
    return item


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("Épuisé", Word("epuise")),
        ("-1", Word("-1")),
        ('"As soon as"', Phrase(("as", "soon", "as"))),
        ("“as soon as”", Phrase(("as", "soon", "as"))),
        ("-mana", Phrase(("mana",), negated=True)),
        ("-épuisé", Phrase(("epuise",), negated=True)),
        ('-"two words"', Phrase(("two", "words"), negated=True)),
        ("doc:DR", Operator("doc", ":", "DR")),
        ("DOC:DR,", Operator("doc", ":", "DR")),
        ("-doc:DR", Operator("doc", ":", "DR", negated=True)),
        ("rank<=4", Operator("rank", "<=", "4")),
        ("cost>3", Operator("cost", ">", "3")),
        ('text:"as soon  as"', Operator("text", ":", "as soon as")),
        ("doc:", Word("doc")),
        ('"open', Word("open")),
    ],
)
def test_items(text: str, item: object) -> None:
    assert one(text) == item


@pytest.mark.parametrize(("text", "found"), [("İ:0", ["i", "0"]), ("0.0’A", ["0.0", "a"])])
def test_odd_letters_are_words(text: str, found: list[str]) -> None:
    assert parse(text).words == found


@pytest.mark.parametrize("text", ["a or b", "a | b", "a|b", "or a OR b or", "a or or b"])
def test_or_joins_its_neighbours(text: str) -> None:
    assert parse(text).groups == ((Word("a"), Word("b")),)


def test_words_alone_demand_nothing() -> None:
    assert parse("element or name").demands == []
    assert parse('a "b" c').demands == [(Phrase(("b",)),)]
    assert parse("doc:DR or doc:RB").demands == [(Operator("doc", ":", "DR"), Operator("doc", ":", "RB"))]


@pytest.mark.parametrize("text", ["", "  ", '"', '""', "-", "|", "or", '-"', "\x00\n", "()", "😀", ":::", '"-"'])
def test_nothing_to_search(text: str) -> None:
    assert parse(text) == Query()


def test_bounds_are_said() -> None:
    assert len(parse("a " * 17).words) == MOST_WORDS
    assert "16 words" in parse("a " * 17).errors[0]
    assert parse("a " * 16).errors == ()
    assert "200 characters" in parse("a" * (MOST_CHARACTERS + 1)).errors[0]
    assert parse('"a b c d e f g h i j" "k l m n o p q"').groups == ((Phrase(tuple("abcdefghij")),),)


PIECES = st.sampled_from(
    [
        "mana",
        "or",
        "|",
        "-",
        '"',
        " ",
        ":",
        "doc:DR",
        'text:"a b"',
        "rank<=4",
        "-1",
        "6.5",
        "é",
        "L'",
        "’s",
        "--",
        "(",
        "İ",
    ]
)


@given(st.text(max_size=80) | st.lists(PIECES, max_size=14).map("".join) | st.lists(PIECES, max_size=9).map(" ".join))
def test_printing_and_parsing_again_gives_the_same(text: str) -> None:
    query = parse(text)
    assert parse(str(query)).groups == query.groups


SOME_WORDS = st.lists(st.sampled_from(["mana", "to", "or", "The", "x" * 30]), max_size=20)


@given(st.text(max_size=250) | SOME_WORDS.map(" ".join))
def test_the_quick_way_reads_the_same_words(text: str) -> None:
    assert words_of(text) == parse(text).words
