"""Which clause became which, and which words changed."""

from hypothesis import given
from hypothesis import strategies as st

from rules.corpus.compare import ADDED, CHANGED, MOVED, REMOVED, SAME, compare, pair, word_runs
from rules.corpus.text import ClauseText, DocumentText


def version(*clauses: tuple[str, str, str]) -> DocumentText:
    return DocumentText("DR", "Rules", "1", clauses=tuple(ClauseText(k, h, body=b) for k, h, b in clauses))


OLD = version(("1", "Decks", "Forty cards."), ("2", "Zones", "Hand and deck."), ("3", "Damage", "It hurts a lot."))


def test_nothing_changed() -> None:
    assert [change.kind for change in compare(OLD, OLD)] == [SAME, SAME, SAME]


def test_an_inserted_clause_moves_the_ones_after_it() -> None:
    new = version(
        ("1", "Decks", "Forty cards."),
        ("2", "Side decks", "Ten cards at most."),
        ("3", "Zones", "Hand and deck."),
        ("4", "Damage", "It hurts a lot."),
    )
    assert [(c.kind, c.key, c.moved) for c in compare(OLD, new)] == [
        (SAME, "1", False),
        (ADDED, "2", False),
        (MOVED, "3", True),
        (MOVED, "4", True),
    ]
    assert pair(OLD.clauses, new.clauses) == {"1": "1", "2": "3", "3": "4"}


def test_a_renamed_and_renumbered_clause_is_known_by_its_words() -> None:
    new = version(("1", "Decks", "Forty cards."), ("7", "Harm", "It hurts a lot."), ("2", "Zones", "Hand and deck."))
    assert pair(OLD.clauses, new.clauses)["3"] == "7"


def test_a_removed_clause_stands_where_it_stood() -> None:
    new = version(("1", "Decks", "Forty cards."), ("3", "Damage", "It hurts a lot."))
    assert [(c.kind, c.key) for c in compare(OLD, new)] == [(SAME, "1"), (REMOVED, "2"), (SAME, "3")]


def test_changed_words_are_named_and_the_rest_kept() -> None:
    new = version(("1", "Decks", "Fifty cards."), ("2", "Zones", "Hand and deck."), ("3", "Damage", "It hurts a lot."))
    change = compare(OLD, new)[0]
    assert change.kind == CHANGED
    assert [(run.sign, run.words) for run in change.runs] == [
        ("-", "Forty"),
        ("+", "Fifty"),
        ("=", " cards."),
    ]


def test_two_clauses_that_swap_numbers_are_moves_not_changes() -> None:
    new = version(("1", "Decks", "Forty cards."), ("3", "Zones", "Hand and deck."), ("2", "Damage", "It hurts a lot."))
    assert pair(OLD.clauses, new.clauses) == {"1": "1", "2": "3", "3": "2"}


@given(st.text(max_size=60), st.text(max_size=60))
def test_the_runs_hold_both_texts_whole(old: str, new: str) -> None:
    runs = word_runs(old, new)
    assert "".join(run.words for run in runs if run.sign != "+") == old
    assert "".join(run.words for run in runs if run.sign != "-") == new


bodies = st.lists(st.sampled_from(["ab cd", "ef gh ij", "kl mn", "op"]), min_size=1, max_size=6)


@given(bodies, bodies)
def test_every_clause_of_either_version_is_listed_once(old: list[str], new: list[str]) -> None:
    one = version(*((str(i), body, body * 2) for i, body in enumerate(old)))
    two = version(*((str(i), body, body * 2) for i, body in enumerate(new)))
    changes = compare(one, two)
    assert sorted(c.old.key for c in changes if c.old) == sorted(c.key for c in one.clauses)
    assert [c.new.key for c in changes if c.new] == [c.key for c in two.clauses]
