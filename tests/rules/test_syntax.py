"""Every example of the syntax page is a query that works and finds something."""

import pytest

from rules import finding, shelves
from rules.syntax import SYNTAX

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("query", [query for _, rows in SYNTAX for query, _ in rows])
def test_an_example_finds_something_without_a_complaint(query: str) -> None:
    results = finding.searcher().search(query)
    assert results.errors == ()
    assert results.hits or shelves.named(query)
