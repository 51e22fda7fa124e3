"""Versions: what is put in force is in force whole or not at all, and what moved keeps its links."""

import errno
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from rules import editions, finding, library, shelves
from rules.corpus.text import OFFICIAL, ClauseText, DocumentText
from rules.models import Corpus, Version
from rules.search import Entry, Searcher
from tests.made_up import ONE, TWO

pytestmark = pytest.mark.django_db


def test_a_new_version_is_in_force_and_searchable() -> None:
    before = Corpus.current().revision
    switch = editions.publish(ONE)[0]
    assert switch.moved
    assert Corpus.current().revision == before + 1
    rule = library.current().find("TR-2")
    assert rule is not None
    assert rule.official is not None
    assert [hit.cite for hit in finding.searcher().search("tardiness").hits][:1] == ["TR-2"]


def test_publishing_the_same_again_changes_nothing() -> None:
    editions.publish(ONE)
    before = Corpus.current().revision
    assert not editions.publish(ONE)[0].moved
    assert Corpus.current().revision == before


def test_the_same_version_with_other_words_is_refused() -> None:
    editions.publish(ONE)
    other = replace(ONE, clauses=(replace(ONE.clauses[0], body="A round lasts an hour."), ONE.clauses[1]))
    with pytest.raises(editions.Refused, match="another version"):
        editions.publish(other)
    rule = library.current().find("TR-1")
    assert rule is not None
    assert rule.spine.body == "A round lasts fifty minutes."


def test_a_clause_that_moved_keeps_its_links(client: Client) -> None:
    editions.publish(ONE)
    permalink = library.current().rules["TR-2"].permalink
    editions.publish(TWO)
    assert client.get(permalink, follow=True).request["PATH_INFO"] == "/rules/TR/3/"
    assert "has the last word" in client.get("/rules/TR/2/").content.decode()


def test_a_removed_clause_says_so_and_shows_its_last_words(client: Client) -> None:
    editions.publish(ONE)
    permalink = library.current().rules["TR-2"].permalink
    editions.publish(replace(ONE, version="2", clauses=ONE.clauses[:1]))
    for address in ("/rules/TR/2/", permalink):
        answer = client.get(address)
        assert answer.status_code == 410
        assert "no longer in force" in answer.content.decode()
        assert "ten minutes late" in answer.content.decode()


def test_rolling_back_restores_what_was_in_force() -> None:
    editions.publish(ONE)
    editions.publish(TWO)
    assert editions.roll_back("TR").version == Version.objects.get(name="1-en-official", document__key="TR")
    assert list(library.current().by_document["TR"][1].spine.body.split())[1:3] == ["comes", "ten"]
    assert editions.roll_back("TR").version is None
    assert library.current().document("TR") is None
    with pytest.raises(editions.Refused, match="nothing to go back"):
        editions.roll_back("TR")


def test_a_full_disk_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Corpus.current()

    def full(*args: object) -> Searcher:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Searcher, "build", full)
    with pytest.raises(OSError, match="No space"):
        editions.publish(ONE)
    assert not Version.objects.filter(document__key="TR").exists()
    assert Corpus.current().fingerprint == before.fingerprint
    assert library.current().find("TR-1") is None


def test_official_words_stand_first_with_ours_as_the_summary(client: Client) -> None:
    ours = library.current().rules["DR-3.2.2"]
    words = ours.words()
    official = DocumentText(
        "DR",
        "Detailed rules",
        "9",
        origin=OFFICIAL,
        clauses=(ClauseText("3.2.2", words.heading, 1, "", "The invented official sentence on sturdiness."),),
    )
    editions.publish(official)
    page = client.get("/rules/DR/3.2.2/").content.decode()
    assert page.index("invented official sentence") < page.index("In our words")
    assert library.current().rules["DR-3.2.2"].lineage == ours.lineage


def inserted() -> DocumentText:
    """The Detailed rules in an invented next version: a new 6.5 pushes the two after it on by one."""
    ours = Version.objects.get(document__key="DR", in_force=True).text()
    pushed = {"6.5": "6.6", "6.6": "6.7"}
    clauses = [replace(clause, key=pushed.get(clause.key, clause.key), see=(), asked=()) for clause in ours.clauses]
    place = next(place for place, clause in enumerate(clauses) if clause.key == "6.6")
    clauses.insert(place, ClauseText("6.5", "Umbrellas", 2, "6", "Whoever brings an umbrella stays dry."))
    return replace(ours, version="9", origin=OFFICIAL, clauses=tuple(clauses))


def test_after_a_renumbering_every_number_means_the_clause_that_has_it_now(client: Client) -> None:
    editions.publish(inserted())
    assert client.get("/search/", {"q": "6.6"})["Location"] == "/rules/DR/6.6/"
    assert client.get("/search/", {"q": "DR-6.5"})["Location"] == "/rules/DR/6.5/"
    section = client.get("/rules/DR/6/").content.decode()
    for number, heading in (("6.5", "Umbrellas"), ("6.6", "Chronology of discarding"), ("6.7", "Exile: definition")):
        assert f'href="/rules/DR/{number}/" title="{heading}">DR-{number}</a>' in section


def test_after_a_renumbering_what_our_texts_say_of_a_clause_goes_with_it(client: Client) -> None:
    before = library.current().rules["DR-6.5"].disagreements
    assert before
    editions.publish(inserted())
    rules = library.current().rules
    assert rules["DR-6.6"].disagreements == before
    assert rules["DR-6.5"].disagreements == ()
    assert "Cards that rest on it" in client.get("/rules/DR/6.6/").content.decode()
    assert "Cards that rest on it" not in client.get("/rules/DR/6.5/").content.decode()
    cites = {clause["cite"] for clause in client.get("/api/cards/tornado/").json()["clauses"]}
    assert "DR-6.6" in cites
    assert "DR-6.5" not in cites
    assert 'href="/rules/DR/6.6/"' in client.get("/").content.decode()


def test_a_document_that_is_only_official_has_all_its_pages(client: Client) -> None:
    editions.publish(ONE)
    for address in ("/rules/TR/", "/rules/TR/1/", "/rules/TR/1/history/", "/rules/TR/versions/", "/rules/", "/"):
        assert client.get(address).status_code == 200, address


def test_the_link_of_a_clause_that_our_words_gave_up_is_not_found(client: Client) -> None:
    document = Version.objects.get(document__key="DR", in_force=True).document
    document.lineages.create(slug="given-up")
    assert client.get("/c/DR/given-up/").status_code == 404


def test_a_release_that_says_more_of_the_same_corpus_gets_a_new_index(
    monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path
) -> None:
    settings.SEARCH_INDEX = tmp_path
    call_command("load_corpus", verbosity=0)
    (folder,) = tmp_path.iterdir()
    built = folder.stat().st_ino
    call_command("load_corpus", verbosity=0)
    assert folder.stat().st_ino == built
    monkeypatch.setattr(shelves, "entries", lambda: [Entry("X", "card", "Hippogriff", "It flies.")])
    call_command("load_corpus", verbosity=0)
    assert [hit.cite for hit in Searcher.open(folder).search("hippogriff").hits] == ["X"]
