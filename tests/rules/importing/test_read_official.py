"""The one entrance: what it returns, and whom it turns away."""

from datetime import date
from pathlib import Path

import pytest

from rules.importing import ImportRefused, read_official

from .samples import BY_FORM, FILES, MARKED, read, refusal


def test_the_document() -> None:
    day = date(2031, 5, 6)
    document = read_official(MARKED.encode(), "thé.md", document="AA", version="3", effective=day, language="fr")
    assert (document.key, document.title, document.version, document.language) == ("AA", "Animal Aenigma", "3", "fr")
    assert (document.effective, document.rank, document.origin, document.source) == (day, 5, "official", "thé.md")


def test_the_article_has_no_rank() -> None:
    assert read(BY_FORM["CE"], "CE").rank is None


def test_a_refusal_says_where() -> None:
    assert str(ImportRefused("too hot", "tea.txt", 7)) == "tea.txt, line 7: too hot"
    assert str(ImportRefused("too hot", "tea.txt")) == "tea.txt: too hot"


@pytest.mark.parametrize("document", ["CD", "CT", "", "dr", "XX"])
def test_unknown_documents(document: str) -> None:
    assert "none of the documents" in refusal(MARKED, document).message


@pytest.mark.parametrize("document", BY_FORM)
@pytest.mark.parametrize("form", BY_FORM)
def test_one_document_given_as_another(document: str, form: str) -> None:
    if document == form:
        assert read(BY_FORM[form], document).clauses
    else:
        assert "is this another document?" in refusal(BY_FORM[form], document).message


@pytest.mark.parametrize("document", FILES)
@pytest.mark.parametrize("given_as", FILES)
def test_an_official_document_given_as_another(document: str, given_as: str, official: Path) -> None:
    data = (official / FILES[document]).read_bytes()
    if {document, given_as} == {"AA", "SC"} or document == given_as:
        assert read(data, given_as).clauses  # the sheets have one form; nothing printed tells them apart
    else:
        assert "is this another document?" in refusal(data, given_as).message
