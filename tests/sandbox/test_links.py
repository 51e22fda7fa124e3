"""A scenario in a link: what goes in comes out, and what is no link says so."""

import base64
import zlib

from hypothesis import given
from hypothesis import strategies as st

from sandbox import bounds, links, reading, writing

from . import scenarios

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-999, 999) | st.text(st.characters(exclude_categories=["Cs", "Cc"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abcé x", max_size=5), inner, max_size=4),
    max_leaves=20,
)


def test_every_scenario_on_file_survives_a_link_and_yaml() -> None:
    for scenario in scenarios.every():
        assert links.decode(links.encode(scenario)) == scenario
        assert reading.from_yaml(writing.yaml_of(scenario)) == scenario


@given(st.dictionaries(st.text("abcdé", max_size=6), JSON, max_size=5))
def test_any_document_survives_a_link(document: dict[str, object]) -> None:
    assert links.decode(links.encode(document)) == document


@given(st.text() | st.text("abcXYZ019-_.=").map(lambda text: "1." + text))
def test_garbage_is_told_and_never_raised(code: str) -> None:
    found = links.decode(code)
    assert isinstance(found, str | dict)
    if isinstance(found, str):
        assert found.startswith("This link")


@given(st.binary(max_size=200))
def test_bytes_that_are_no_scenario_are_told(data: bytes) -> None:
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(data) + packer.flush()
    assert isinstance(links.decode("1." + base64.urlsafe_b64encode(packed).decode()), str | dict)


def test_a_link_that_would_burst_is_not_inflated() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(b'{"title": "' + b"x" * 20_000_000 + b'"}') + packer.flush()
    found = links.decode("1." + base64.urlsafe_b64encode(packed).decode())
    assert isinstance(found, str)
    assert f"{bounds.UNPACKED_BYTES:,}" in found


def test_a_link_cut_short_is_damaged() -> None:
    whole = links.encode({"scenario": 1, "title": "Somebody's phone cut this off in the middle"})
    assert all(isinstance(links.decode(whole[:end]), str) for end in range(len(whole) - 2))
