"""Ways to share Mana out are listed one by one, however much there is."""

from itertools import islice

from engine.actions.mana import _every_share
from engine.mana import Mana, read_mana, total_of


def test_every_way_is_listed_once() -> None:
    mana = Mana(air=2, fire=3)
    ways = list(_every_share(mana, ("reserve", "wind", "flame")))
    told = {tuple(sorted((place, str(read_mana(part))) for place, part in way.items())) for way in ways}
    assert len(ways) == len(told) == 6 * 10  # 2 Air in three places, 3 Fire in three places
    assert all(total_of(read_mana(part) or Mana() for part in way.values()) == mana for way in ways)


def test_the_first_ways_come_at_once_from_a_great_deal_of_mana() -> None:
    ways = _every_share(Mana(*(99 for _ in range(6))), [f"card-{n}" for n in range(300)])
    assert len(list(islice(ways, 201))) == 201
