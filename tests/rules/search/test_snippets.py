import re

from hypothesis import given
from hypothesis import strategies as st

from rules.search.analysis import stems
from rules.search.plaintext import plain_text
from rules.search.snippets import WIDTH, marked, snippet


def wanted(text: str) -> set[str]:
    return set(stems(text, "en"))


def test_words_are_marked_by_stem_and_all_else_escaped() -> None:
    text = "Components <script>alert('x')</script> & a component's name"
    shown = snippet(text, wanted("component"), "en")
    assert shown.startswith("<mark>Components</mark> &lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt; &amp; a ")
    assert shown.endswith(" a <mark>component&#x27;s</mark> name")


def test_a_wanted_tag_is_escaped_inside_its_mark() -> None:
    assert marked("<script>", wanted("script"), "en") == "&lt;<mark>script</mark>&gt;"


def test_the_window_goes_where_the_words_are() -> None:
    text = "filler " * 80 + "the Protector may redirect damage " + "other " * 80
    shown = snippet(text, wanted("protector redirect damage"), "en")
    assert shown.startswith("… ")
    assert shown.endswith(" …")
    assert shown.count("<mark>") == 3
    bare = re.sub("</?mark>", "", shown).strip("… ")
    assert len(bare) <= WIDTH
    assert bare in text


def test_markdown_is_left_out() -> None:
    text = "### Several at once {-}\n\n1. **First** of [DR-6.5]\n- a *second*\n> - quoted"
    assert plain_text(text) == "Several at once First of [DR-6.5] a second quoted"


@given(st.text(max_size=600), st.text(max_size=30))
def test_any_text_comes_out_safe_and_bounded(text: str, query: str) -> None:
    shown = snippet(text, wanted(query), "en")
    left = shown.replace("<mark>", "").replace("</mark>", "")
    assert not re.search(r"[<>\"']", left)
    assert shown.count("<mark>") == shown.count("</mark>")
    assert len(re.sub(r"&[#\w]+;", "x", left)) <= WIDTH + 4
