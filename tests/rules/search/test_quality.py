"""Whether the right clause stands first: questions judged by hand, on our words and on the official ones."""

from pathlib import Path

import pytest

from rules.search import Searcher

from .corpora import QUESTIONS, Judgement, bare_entries, judgements, official_entries, our_entries


@pytest.fixture(scope="session")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Searcher:
    return Searcher.build(our_entries(), tmp_path_factory.mktemp("ours") / "index")


@pytest.fixture(scope="session")
def with_official(official: Path, tmp_path_factory: pytest.TempPathFactory) -> Searcher:
    return Searcher.build(official_entries(official), tmp_path_factory.mktemp("official") / "index")


@pytest.fixture(scope="session")
def official_alone(official: Path, tmp_path_factory: pytest.TempPathFactory) -> Searcher:
    return Searcher.build(bare_entries(official), tmp_path_factory.mktemp("bare") / "index")


def places(searcher: Searcher, judged: list[Judgement]) -> dict[str, float]:
    """For each question where the first right answer stands; infinitely far down where it is not among ten."""
    found = {}
    for question, right in judged:
        cites = [hit.cite for hit in searcher.search(question).hits]
        found[question] = next((place for place, cite in enumerate(cites, 1) if cite in right), float("inf"))
    return found


def check(searcher: Searcher, judged: list[Judgement], in_five: int, mrr: float) -> None:
    found = places(searcher, judged)
    late = {question: place for question, place in found.items() if place > 1}
    assert sum(place <= 5 for place in found.values()) >= in_five, late
    assert sum(1 / place for place in found.values()) / len(found) >= mrr, late


def test_judgements_on_our_words(shared: Path, ours: Searcher) -> None:
    check(ours, judgements(shared / "search-judgements.tsv"), 25, 0.93)


def test_judgements_with_the_official_words(shared: Path, with_official: Searcher) -> None:
    check(with_official, judgements(shared / "search-judgements.tsv"), 25, 0.93)


def test_judgements_on_the_official_words_alone(shared: Path, official_alone: Searcher) -> None:
    check(official_alone, judgements(shared / "search-judgements.tsv"), 24, 0.9)


def test_every_answer_exists(ours: Searcher) -> None:
    wanted = {cite for _, right in judgements(QUESTIONS) for cite in right}
    assert {ours.search(cite).jump for cite in wanted} == wanted
    assert len(judgements(QUESTIONS, "tuning")) == len(judgements(QUESTIONS, "held out")) == 20


@pytest.mark.parametrize("split", ["tuning", "held out"])
def test_our_own_questions_on_our_words(ours: Searcher, split: str) -> None:
    check(ours, judgements(QUESTIONS, split), 19, 0.9)


@pytest.mark.parametrize("split", ["tuning", "held out"])
def test_our_own_questions_on_the_official_words_alone(official_alone: Searcher, split: str) -> None:
    check(official_alone, judgements(QUESTIONS, split), 18, 0.8)
