"""Saved scenarios: kept as they were, under an id that never moves."""

import pytest
from django.core.cache import cache
from django.test import Client

from sandbox.models import Saved

from .asking import TABLE, ask

pytestmark = pytest.mark.django_db


def saved(client: Client, **more: object) -> dict[str, str]:
    answer = ask(client, "scenarios", {"scenario": {**TABLE, **more}})
    assert answer.status_code == 201, answer.content
    found: dict[str, str] = answer.json()
    return found


def test_it_comes_back_as_it_was(client: Client) -> None:
    made = saved(client, question="Who pays?", anything=["else", 1, None])
    assert made["url"] == f"/sandbox/s/{made['id']}/"
    found = client.get(f"/api/sandbox/scenarios/{made['id']}/").json()
    assert found["scenario"] == {**TABLE, "question": "Who pays?", "anything": ["else", 1, None]}
    assert found["title"] == TABLE["title"]
    assert found["engine"]
    assert found["documents"]
    assert client.get(made["url"]).status_code == 200


def test_saving_again_is_another_one_that_knows_where_it_came_from(client: Client) -> None:
    first = saved(client)
    answer = ask(client, "scenarios", {"scenario": {**TABLE, "title": "Later"}, "from": first["id"]}).json()
    assert answer["id"] != first["id"]
    assert client.get(f"/api/sandbox/scenarios/{answer['id']}/").json()["came_from"] == first["id"]
    assert client.get(f"/api/sandbox/scenarios/{first['id']}/").json()["title"] == TABLE["title"]


def test_a_saved_scenario_is_never_changed(client: Client) -> None:
    found = Saved.objects.get(pk=saved(client)["id"])
    found.title = "Another"
    with pytest.raises(TypeError):
        found.save()


@pytest.mark.parametrize(
    "document",
    [{}, {"scenario": 2}, {**TABLE, "players": 3}, {**TABLE, "lines": {}}, {**TABLE, "do": [{"by": "A", "use": "no"}]}],
)
def test_what_the_engine_cannot_read_is_not_saved(client: Client, document: object) -> None:
    answer = ask(client, "scenarios", {"scenario": document})
    assert answer.status_code == 422
    assert answer.json()["detail"]
    assert not Saved.objects.exists()


def test_a_scenario_that_waits_or_is_illegal_can_be_saved(client: Client) -> None:
    saved(client, do=[{"by": "A", "activate": "dragon"}])
    saved(client, do=[{"by": "A", "activate": "my-ring"}])


@pytest.mark.parametrize("id", ["aaaaaaaa", "AAAAAAAA", "x", "é" * 8, "1' or 1=1"])
def test_an_id_that_is_none(client: Client, id: str) -> None:
    assert client.get(f"/api/sandbox/scenarios/{id}/").status_code == 404
    assert client.get(f"/sandbox/s/{id}/").status_code == 404
    assert client.get(f"/sandbox/s/{id}/sheet/").status_code == 404


def test_saving_has_a_stricter_limit(client: Client, settings: object) -> None:
    cache.clear()
    settings.SAVE_RATE = "2/hour"  # type: ignore[attr-defined]
    codes = [ask(client, "scenarios", {"scenario": TABLE}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    cache.clear()
