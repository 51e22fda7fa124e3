"""Legality by date, and lists that organisers add."""

from datetime import date
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.card import Card
from decks import register
from decks.beside import says
from decks.legality import Entry, Legality, LegalityError, LegalityList, list_of, missing, read, row_of, shipped

from .shelf import on_file

LISTS = Legality(shipped())


def test_every_entry_names_a_real_card() -> None:
    assert missing(shipped(), (card.name for card in on_file().all)) == []
    spelt = {card.name for card in on_file().all}
    assert all(set(entry.cards) <= spelt for each in shipped() for entry in each.entries)


def test_the_list_of_november_2025() -> None:
    (only,) = shipped()
    assert only.effective == date(2025, 11, 4)
    assert [len(only.of_kind(kind)) for kind in ("banned", "pair", "restricted")] == [7, 2, 1]
    assert {entry.clause for entry in only.entries} == {"DR-1.2", "DR-1.3"}


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("Ignition", "banned"),
        ("IGNITION", "banned"),
        ("Hermine", "pair"),
        ("Delayed fate", "pair"),
        ("Knowledge of history", "restricted"),
        ("Breath", "legal"),
    ],
)
def test_status_on_a_day(name: str, status: str) -> None:
    assert LISTS.status(name, date(2025, 11, 4)) == status
    assert LISTS.status(name, date(2025, 11, 3)) == "unknown"


def test_a_later_list_replaces_an_earlier_one_from_its_day_on() -> None:
    later = LegalityList("Next", date(2026, 6, 1), entries=(Entry("banned", ("Breath",)),))
    both = Legality((*shipped(), later))
    assert both.status("Breath", date(2026, 5, 31)) == "legal"
    assert both.status("Breath", date(2026, 6, 1)) == "banned"
    assert both.status("Ignition", date(2026, 6, 1)) == "legal"


ROW = {"title": "A list", "effective": date(2026, 1, 1)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": ""},
        {"effective": "soon"},
        {"kind": "private"},
        {"kind": "event"},
        {"event": "Lyon"},
        {"entries": "Ignition"},
        {"entries": [{"kind": "burnt", "cards": ["Ignition"]}]},
        {"entries": [{"kind": "banned", "cards": []}]},
        {"entries": [{"kind": "banned", "cards": ["A", "B"]}]},
        {"entries": [{"kind": "pair", "cards": ["A"]}]},
        {"entries": [{"kind": "restricted", "cards": ["A"]}]},
        {"entries": [{"kind": "restricted", "cards": ["A"], "copies": True}]},
        {"entries": [{"kind": "banned", "cards": ["A"], "copies": 2}]},
    ],
)
def test_a_list_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(LegalityError):
        list_of({**ROW, **wrong})


def test_what_is_no_yaml_is_refused() -> None:
    for text in ("a: [", "just words", ""):
        with pytest.raises(LegalityError):
            read(text)


def test_an_entry_is_written_as_it_was_read() -> None:
    for each in shipped():
        rows = [row_of(entry) for entry in each.entries]
        assert list_of({**ROW, "entries": rows}).entries == each.entries


EVENT = """
title: House rules
effective: 2026-02-01
kind: event
event: Lyon Open
entries:
- {kind: banned, cards: [Souffle]}
- {kind: allowed, cards: [Ignition]}
"""


@pytest.mark.django_db
def test_an_organiser_adds_the_rules_of_an_event_and_takes_them_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lyon.yaml"
    file.write_text(EVENT, encoding="utf-8")
    for _ in range(2):  # adding again changes nothing
        call_command("legality", add=str(file))
        assert register.current().events == ("Lyon Open",)
    kinds = {entry.cards: entry.kind for entry, _ in register.in_force(date(2026, 2, 2), "lyon open").entries}
    assert kinds["Breath",] == "banned"  # under its usual name, whatever language the list is in
    assert ("Ignition",) not in kinds
    assert "Lyon Open: House rules, 2 entries" in capsys.readouterr().out
    (row,) = register.LegalityList.objects.all()
    call_command("legality", remove=row.pk)
    assert register.current().events == ()


@pytest.mark.django_db
def test_a_list_with_a_name_no_card_has_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "lyon.yaml"
    file.write_text(EVENT.replace("Souffle", "Soufflé au fromage"), encoding="utf-8")
    with pytest.raises(CommandError, match="Soufflé au fromage"):
        call_command("legality", add=str(file))
    assert register.current().events == ()


@pytest.mark.django_db
def test_an_added_list_stands_for_a_shipped_one_of_the_same_day() -> None:
    register.add("title: Corrected\neffective: 2025-11-04\nentries: [{kind: banned, cards: [Breath]}]")
    assert register.current().status("Breath", date(2025, 11, 4)) == "banned"
    assert len(register.current().official) == 1


def test_one_entry_of_an_event_may_allow_several_banned_cards() -> None:
    official = LegalityList(
        "All",
        date(2025, 1, 1),
        entries=(Entry("banned", ("Pi",)), Entry("banned", ("Zap",)), Entry("pair", ("Pi", "Tide"))),
    )
    own = LegalityList("Own", date(2025, 1, 1), "event", event="Lyon", entries=(Entry("allowed", ("Pi", "Zap")),))
    holds = Legality((official, own)).in_force(date(2025, 2, 2), "Lyon")
    assert [entry.cards for entry, _ in holds.entries] == [("Pi", "Tide")]


def test_a_restriction_to_one_is_said_of_one_copy() -> None:
    assert says(Entry("restricted", ("Zap",), copies=1), Card("Zap")) == "Restricted to 1 copy"
    assert says(Entry("restricted", ("Zap",), copies=2), Card("Zap")) == "Restricted to 2 copies"
