"""Rules that the markup of every page follows."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.rooms import decode
from game.ui.app.view import view
from game.ui.frame.markup import VOID, Node, classes, element, to_html
from game.ui.model.model import Model
from game.ui.screens.setup.msg import SeatOpened
from game.ui.screens.table.msg import CardPicked, CellPicked, HandShown
from game.ui.settings.settings import Settings
from tests.effort import often
from tests.ui.pages import BIG, LITTLE, after, classes_of, dealt, laid_out, nodes, text_of
from tests.ui.random_pages import Session, random_taps, sessions

BLOCKS = {"div", "p", "ul", "ol", "li", "h1", "h2", "h3", "main", "section", "header", "dialog"}
MAY_HOLD = {
    "ul": {"li"},
    "ol": {"li"},
    "select": {"option"},
    "p": {"b", "code", "span", "svg"},
    "option": set[str](),
    "use": set[str](),
}
FIELDS = {"input", "select", "textarea"}
NEVER_IN_A_BUTTON = BLOCKS | FIELDS | {"button"}


@settings(max_examples=often(10))
@given(sessions(taps=90, purpose=0.8))
def test_every_page_is_well_made(session: Session) -> None:
    for number, tap in enumerate(random_taps(session)):
        if number % 3 == 0:
            check(tap.page)


def check(page: Node) -> None:
    check_ids(page)
    check_hydration(page)
    check_html_nesting(page)
    check_siblings(page)
    check_controls(page)
    check_grids(page)
    check_ears(page)


def check_ears(page: Node) -> None:
    """Checks that nothing for ears has a soft hyphen, at which some readers stutter."""
    for node in nodes(page):
        spoken = [text for name, text in node.attributes.items() if name.startswith("aria-")]
        if "unseen" in classes_of(node):
            spoken.append(text_of(node))
        assert not any("\xad" in text for text in spoken), spoken


@pytest.mark.parametrize("language", ["de", "fr", "nl", "pt"])
def test_what_is_for_ears_has_no_soft_hyphens(language: str) -> None:
    for start in (LITTLE, BIG):
        model = replace(dealt(start), language=language)
        for card in range(3):
            check_ears(view(after(model, HandShown(), CardPicked(card))))


def test_unseen_text_has_no_soft_hyphens_at_any_depth() -> None:
    inside = element("b", "Nas\xadhorn")
    unseen = element("p", "Schild\xadkröte", inside, class_="happened unseen")
    assert text_of(unseen) == "SchildkröteNashorn"
    assert text_of(element("p", inside)) == "Nas\xadhorn"


def check_ids(page: Node) -> None:
    ids = Counter(node.attributes["id"] for node in nodes(page) if "id" in node.attributes)
    assert [name for name, number in ids.items() if number > 1] == []
    wanted = {
        n.attributes["aria-labelledby"] for n in nodes(page) if "aria-labelledby" in n.attributes
    }
    assert wanted <= ids.keys()


def check_hydration(page: Node) -> None:
    """Checks that a parser of the HTML makes the same children."""
    for node in nodes(page):
        assert "" not in node.children
        assert not any(
            isinstance(a, str) and isinstance(b, str) for a, b in pairwise(node.children)
        )
        assert not (node.tag in VOID and node.children)
        for name, text in node.attributes.items():
            assert re.fullmatch(r"[a-zA-Z][a-zA-Z-]*", name)
            assert isinstance(text, str)


def check_html_nesting(page: Node) -> None:
    for node in nodes(page):
        tags = {child.tag for child in node.children if isinstance(child, Node)}
        assert tags <= MAY_HOLD.get(node.tag, tags)
        if node.tag == "button":
            assert (
                not {inside.tag for inside in nodes(node) if inside is not node} & NEVER_IN_A_BUTTON
            )
        if node.tag in ("h1", "h2", "h3", "span"):
            assert not tags & BLOCKS


def check_siblings(page: Node) -> None:
    """Checks that the keys of siblings differ."""
    for node in nodes(page):
        keys = [(c.tag, c.key) for c in node.children if isinstance(c, Node) and c.key]
        assert len(keys) == len(set(keys))


def is_control(node: Node) -> bool:
    return node.tag in FIELDS | {"button"} or is_a(node, "gridcell")


def has_control(page: Node, picture: Node) -> bool:
    """Whether a button does the same as this picture, which screen readers skip."""
    sent = [n.attributes.get("data-msg") for n in nodes(page) if n.tag == "button"]
    return "aria-hidden" in picture.attributes and picture.attributes["data-msg"] in sent


def is_toy(node: Node) -> bool:
    """Whether it only plays."""
    return node.attributes["data-msg"].startswith(("ToyTouched", "AnimalTapped"))


def check_controls(page: Node) -> None:
    for node in nodes(page):
        if "data-msg" in node.attributes:
            for_fingers = "landed" in classes_of(node) or is_toy(node)
            assert is_control(node) or for_fingers or has_control(page, node)
            decode(node.attributes["data-msg"], "1" if node.tag in FIELDS else None)
        if node.tag == "button":
            assert node.attributes["type"] == "button"
            assert node.attributes.get("aria-label", text_of(node)).strip()
        if node.tag in FIELDS or node.attributes.get("role") in ("grid", "img"):
            assert node.attributes["aria-label"].strip()
        if node.attributes.get("role") == "group" or node.tag == "dialog":
            assert {"aria-label", "aria-labelledby"} & node.attributes.keys()
        if node.tag == "svg":
            named = is_a(node, "grid") or is_a(node, "img")
            assert named or node.attributes["aria-hidden"] == "true"
    live = [node for node in nodes(page) if "aria-live" in node.attributes]
    assert [node.attributes["aria-live"] for node in live] == ["polite"]


def check_grids(page: Node) -> None:
    for holder, held in (("grid", "row"), ("row", "gridcell")):
        inside = [child for node in nodes(page) if is_a(node, holder) for child in roles_in(node)]
        assert all(is_a(node, held) for node in inside)
        assert len(inside) == sum(is_a(node, held) for node in nodes(page))
    cells = [node for node in nodes(page) if is_a(node, "gridcell")]
    assert all(cell.attributes["aria-label"] for cell in cells)
    if any("history" in classes_of(node) for node in nodes(page)):
        assert not any({"data-msg", "tabindex"} & cell.attributes.keys() for cell in cells)
        return
    assert all(cell.attributes["data-msg"] for cell in cells)
    reachable = [cell for cell in cells if cell.attributes["tabindex"] == "0"]
    assert len(reachable) == bool(cells)
    assert {cell.attributes["tabindex"] for cell in cells} <= {"0", "-1"}


def is_a(node: Node, role: str) -> bool:
    return node.attributes.get("role") == role


def roles_in(node: Node) -> Iterator[Node]:
    """The nearest descendants that have a role."""
    for child in node.children:
        if isinstance(child, Node):
            if "role" in child.attributes:
                yield child
            else:
                yield from roles_in(child)


def grid_of(model: Model) -> list[list[str]]:
    """The names of the cells by rows of the screen; checks where they are drawn."""
    rows = [node for node in nodes(view(model)) if is_a(node, "row")]
    for row in rows:
        places = [position(cell) for cell in row.children if isinstance(cell, Node)]
        assert places == sorted(places)
        assert len({y for _x, y in places}) == 1
    return [[n.attributes["id"] for n in nodes(row) if is_a(n, "gridcell")] for row in rows]


def position(cell: Node) -> tuple[float, float]:
    found = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", cell.attributes["transform"])
    assert found
    return float(found[1]), float(found[2])


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_board_shows_every_cell_in_its_place(name: str) -> None:
    shown = grid_of(after(dealt(replace(LITTLE, edition=name)), HandShown()))
    columns, _rows = load_edition(name).size
    cells = [f"cell-{cell}" for cell in load_edition(name).picture_at]
    assert shown == [cells[at : at + columns] for at in range(0, len(cells), columns)]


def test_a_turned_board_is_the_same_board_with_rows_and_columns_changed() -> None:
    model = after(dealt(BIG), HandShown())
    upright, turned = grid_of(model), grid_of(Model(viewport=(390, 844), screen=model.screen))
    assert turned == [list(column) for column in zip(*upright, strict=True)]


def test_a_chosen_card_makes_its_cells_stand_out() -> None:
    for index, targets in ((0, {"a1", "d3"}), (2, set[str]())):
        model = after(laid_out("ant bee thief", "dog eel fly"), decode(f"CardPicked {index}"))
        found = {n.attributes["id"] for n in nodes(view(model)) if "target" in classes_of(n)}
        assert found == {f"cell-{cell}" for cell in targets}


def marked(model: Model, kind: str) -> list[str]:
    """The ids of the cells of that class."""
    return [n.attributes["id"] for n in nodes(view(model)) if {"cell", kind} <= {*classes_of(n)}]


def answering_keys(model: Model) -> set[str]:
    """The keys of the pictures that answer: a new key makes a new picture, which moves again."""
    cells = [node for node in nodes(view(model)) if "answers" in classes_of(node)]
    return {n.key for cell in cells for n in nodes(cell) if "picture" in classes_of(n)}


def test_a_refused_cell_is_marked_anew_and_the_fitting_pictures_answer_again() -> None:
    chosen = after(laid_out("ant bee cat", "dog eel fly"), CardPicked(0))
    hiding = replace(chosen, settings=replace(chosen.settings, hides_places=True))
    for class_ in ("target", "veil", "choosing", "answers"):
        assert not marked(hiding, class_)
    assert marked(chosen, "target")
    once = after(chosen, CellPicked("b1"))
    twice = after(once, CellPicked("b1"))
    sun = after(twice, CellPicked("c3"))
    steps = (chosen, once, twice, sun)
    assert [marked(m, "refused") for m in steps] == [[], ["cell-b1"], ["cell-b1"], ["cell-c3"]]
    assert [marked(m, "again") for m in steps] == [[], [], ["cell-b1"], []]
    keys = [answering_keys(model) for model in steps]
    assert [len(key) for key in keys] == [1, 1, 1, 1]
    assert len(set[str]().union(*keys)) == 4
    assert marked(after(sun, CardPicked(0)), "refused") == []


def test_cards_step_back_only_behind_others_that_fit() -> None:
    start = laid_out("ant bee cat", "dog eel fly")
    for cell, number in (("c3", 0), ("d3", 2), ("a2", 0)):
        asked = after(start, CellPicked(cell))
        assert marked(asked, "asked") == [f"cell-{cell}"]
        back = [n for n in nodes(view(asked)) if "steps-back" in classes_of(n)]
        assert len(back) == number


def test_names_cannot_become_markup() -> None:
    name = "<b>&\"'</b>%s"
    named = replace(LITTLE, names=(name,) * 6)
    for model in (Model(named), after(dealt(named), HandShown())):
        html = to_html(view(model))
        assert "<b>" not in html
        assert "&lt;b&gt;&amp;" in html


@given(st.text())
def test_texts_and_attributes_are_escaped(text: str) -> None:
    html = to_html(element("p", text, title=text))
    quoted, shown = re.fullmatch(r'<p title="([^"]*)">([^<]*)</p>', html, re.DOTALL).groups()  # type: ignore[union-attr]
    assert "<" not in quoted + shown
    for escaped in (quoted, shown):
        assert re.sub(r"&(amp|lt|gt|quot|#x27);", "", escaped).count("&") == 0


def test_how_an_element_is_written() -> None:
    node = element("p", None, "", "text", class_="a", aria_label="b", hidden=True, id=None, x=0)
    assert node.children == ("text",)
    assert to_html(node) == '<p class="a" aria-label="b" hidden="" x="0">text</p>'
    assert to_html(element("input", value=False)) == "<input>"
    assert classes("a", "b", steps_back=True, over=False) == "a b steps-back"


@pytest.mark.parametrize(("seats", "said"), [(3, False), (4, True)])
def test_only_teams_are_told_that_they_share_a_colour(seats: int, said: bool) -> None:
    sheet = after(Model(Settings("big-zoo", seats)), SeatOpened(0))
    assert ("Everybody in a team plays the same colour." in text_of(view(sheet))) is said
