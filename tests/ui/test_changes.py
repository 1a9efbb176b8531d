"""What differs between two pages leads from the one to the other."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.frame.changes import Change, change
from game.ui.frame.markup import Child, Node, element, to_html
from tests.effort import often
from tests.ui.random_pages import Session, random_taps, sessions

TEXTS = st.sampled_from(["one", "two <b>", "three"])


def elements(children: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    parts = st.lists(children | TEXTS, max_size=4).filter(no_two_texts_meet)
    attributes = st.dictionaries(st.sampled_from(["id", "title"]), TEXTS)
    keys = st.sampled_from(["", "a", "b"])
    tags = st.sampled_from(["p", "i"])
    return st.builds(
        lambda tag, attributes, parts, key: Node(tag, attributes, tuple(parts), key),
        tags,
        attributes,
        parts,
        keys,
    )


def no_two_texts_meet(parts: list[Child]) -> bool:
    return not any(isinstance(a, str) and isinstance(b, str) for a, b in pairwise(parts))


TREES = st.recursive(st.builds(lambda: element("br")), elements, max_leaves=12)


def check(old: Child, new: Child, found: Change | None) -> None:
    """Checks that the change leads from the old node to the new one."""
    if found is None:
        assert old == new
        return
    if isinstance(found, str):
        assert new == found
        return
    assert isinstance(old, Node)
    assert isinstance(new, Node)
    attributes, places, inside = found
    both = {**old.attributes, **attributes}
    assert {name: text for name, text in both.items() if text is not None} == new.attributes
    changes = dict(inside)
    for index, place in enumerate(range(len(old.children)) if places is None else places):
        if isinstance(place, str):
            assert place == to_html(new.children[index])
        else:
            check(old.children[place], new.children[index], changes.pop(index, None))
    assert not changes


@given(TREES, TREES)
def test_a_change_leads_from_one_tree_to_another(old: Node, new: Node) -> None:
    before, after = element("div", old), element("div", new)
    check(before, after, change(before, after))


@settings(max_examples=often(5))
@given(sessions(taps=60, purpose=0.7))
def test_a_change_leads_from_one_page_to_the_next(session: Session) -> None:
    for before, after in pairwise(tap.page for tap in random_taps(session)):
        check(before, after, change(before, after))


def test_what_is_the_same_is_not_looked_into() -> None:
    part = element("p", "one")
    assert change(element("div", part), element("div", part)) is None
    assert change(element("div", part), element("div", part, id="x")) == ({"id": "x"}, None, [])


def test_children_keep_their_elements_when_they_change_places() -> None:
    one, two = element("p", "one", key="1"), element("p", "two", key="2")
    assert change(element("div", one, two), element("div", two, one)) == ({}, [1, 0], [])
    new = element("p", "new & <old>", key="3")
    places = [1, "<p>new &amp; &lt;old&gt;</p>"]
    assert change(element("div", one, two), element("div", two, new)) == ({}, places, [])


def test_a_text_changes_inside_its_element() -> None:
    old, new = element("div", element("p", "old")), element("div", element("p", "new"))
    assert change(old, new) == ({}, None, [(0, ({}, None, [(0, "new")]))])
