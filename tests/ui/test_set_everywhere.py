"""A picture set is shown wherever an animal would be: on boards and cards, in words, on paper."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.view import view
from game.ui.boards.board import board_of
from game.ui.frame.markup import Node, to_html
from game.ui.look import shown_pictures
from game.ui.look.i18n import LANGUAGES, isolated, set_language
from game.ui.look.words import CARDS, PICTURES, POWERS, animal_word, board_word, card_word
from game.ui.model.builder import Building
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.print import Printing
from game.ui.screens.table.msg import CardPicked
from game.ui.sets.picture_set import SPECIAL, Face, Kind, Own, PictureSet
from game.ui.sets.set_pictures import pictures_of
from game.ui.settings.settings import Pace, Settings
from game.ui.ways import HelpPicked, HomeIdle, SetPicked
from tests.ui.pages import LITTLE, WITH_FOX, after, classes_of, dealt, game_of, nodes, text_of
from tests.ui.random_pages import Session, random_taps, sessions

HOSTILE = "<b>%(name)s{0}"
"""The beginning of each name, which must stay text."""


def everything(kind: Kind = Kind.WORD, card: Kind | None = Kind.WORD) -> PictureSet:
    """A set that replaces every animal, on the board and on the card."""
    return PictureSet(
        "0123456789abcdef",
        HOSTILE,
        tuple(
            (
                animal,
                Own(
                    Face(kind, f"{number:08x}", f"{HOSTILE}b{number}"),
                    Face(card, f"{number:08x}", f"{HOSTILE}c{number}") if card else None,
                ),
            )
            for number, animal in enumerate(PICTURES)
        ),
    )


ALL = everything()
PHOTOS = everything(Kind.PHOTO, None)


def wearing(settings: Settings, pictures: PictureSet = ALL) -> Settings:
    return replace(settings, set_id=pictures.id)


def shown_nodes(page: Node) -> Iterator[Node]:
    """All nodes but those where animals stay animals.

    These are the sticker albums, a button with a lion, and the paces with turtle and rabbit.
    """
    if {"album", "into-album", "learn", "paces"} & set(classes_of(page)):
        return
    yield page
    for child in page.children:
        if isinstance(child, Node):
            yield from shown_nodes(child)


def drawings(page: Node) -> set[str]:
    found = {node.attributes.get("href", "") for node in shown_nodes(page) if node.tag == "use"}
    return {drawing.removeprefix("#art-") for drawing in found}


def words(page: Node) -> str:
    """All that can be read or heard, without the names of the robots."""
    texts = [child for node in shown_nodes(page) for child in node.children if type(child) is str]
    labels = [node.attributes.get("aria-label", "") for node in shown_nodes(page)]
    return re.sub(r"Robo \w+", "", " ".join([*texts, *labels]))


def animals_in(text: str) -> list[str]:
    names = (CARDS[animal] for animal in PICTURES)
    return [name for name in names if re.search(rf"\b{name}\b", text)]


@example(
    Session(
        Settings(who=("cub", *["person"] * 5), power_cards=False, youngest=0, pace=Pace.SLOW),
        *("en", (320, 568), 141, 3, 0.9, 2, ()),
    )
)
@given(sessions(taps=60, purpose=0.9))
def test_no_animal_is_left_at_the_table(session: Session) -> None:
    worn_by = replace(session, settings=wearing(session.settings), sets=(ALL,), language="en")
    for tap in random_taps(worn_by):
        # The taps may change the set, or choose another.
        if tap.before.shown is None or tap.before.language != "en" or tap.before.set_in_use != ALL:
            continue
        assert not drawings(tap.page) & set(PICTURES)
        assert not animals_in(words(tap.page)), tap.msg
        assert "<b>" not in to_html(tap.page)


@given(st.sampled_from(EDITION_NAMES), st.integers(0, 5), st.sampled_from(list(LANGUAGES)))
def test_sentences_keep_names_as_text_in_every_language(
    edition: str, seed: int, language: str
) -> None:
    settings = wearing(Settings(edition=edition, seats=2))
    session = Session(settings, language, (1024, 768), seed, 30, 1.0, 10, (ALL,))
    for tap in random_taps(session):
        html = to_html(tap.page)
        assert "<b>" not in html
        if tap.before.shown and tap.before.shown.events:
            assert "&lt;b&gt;%(name)s{0}" in html


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_how_to_play_shows_the_set(name: str) -> None:
    at_home = Model(wearing(Settings(edition=name)), sets=(ALL,))
    page = view(after(at_home, HelpPicked(0)))
    (dialog,) = (node for node in nodes(page) if node.tag == "dialog")
    assert not drawings(dialog) & set(PICTURES)
    assert any(drawing.startswith("own-") for drawing in drawings(dialog))


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_paper_shows_the_set_and_names_below_cards_that_are_no_words(name: str) -> None:
    edition = load_edition(name)
    for pictures, is_named in ((ALL, False), (PHOTOS, True)):
        page = view(
            Model(wearing(Settings(edition=name)), sets=(pictures,), screen=Printing(edition, HOME))
        )
        leaves = [node for node in nodes(page) if "leaf" in classes_of(node)]
        assert not any(drawings(leaf) & set(PICTURES) for leaf in leaves)
        below = [n for leaf in leaves for n in nodes(leaf) if classes_of(n) == ["word"]]
        own_names = {n for n in map(text_of, below) if n.startswith(HOSTILE)}
        assert bool(own_names) is is_named


def test_power_cards_and_suns_are_left_nowhere_once_they_are_replaced() -> None:
    three = tuple((card, Own(Face(Kind.PHOTO, "ab" * 8, "Ours"))) for card in SPECIAL)
    ours = replace(PHOTOS, pictures=(*PHOTOS.pictures, *three))
    for name in EDITION_NAMES:
        settings = replace(wearing(Settings(edition=name), ours), open_hands=True)
        session = Session(settings, "en", (1024, 768), 3, 60, 1.0, 10, (ours,))
        for tap in random_taps(session):
            if tap.before.shown and tap.before.set_in_use == ours and tap.before.language == "en":
                assert not drawings(tap.page) & {*POWERS, "sun"}
                assert not re.search(r"\b(Unicorn|Dragon|[Ss]uns?)\b", words(tap.page)), tap.msg


def test_a_board_that_somebody_builds_shows_the_set() -> None:
    board = board_of(load_edition("little-zoo"))
    building = Building(board, load_edition("little-zoo").layout)
    page = view(Model(wearing(LITTLE), sets=(ALL,), screen=building))
    (drawn,) = (node for node in nodes(page) if {"board", "built"} <= set(classes_of(node)))
    assert not drawings(drawn) & set(PICTURES)


def test_cards_and_boards_have_names_of_their_own() -> None:
    shown_pictures.use(pictures_of(ALL))
    assert (board_word("lion"), card_word("lion")) == (f"{HOSTILE}b0", f"{HOSTILE}c0")
    assert animal_word("lion") == "Lion"
    assert card_word("dragon") == "Dragon"
    nameless = PictureSet("12345678", "", (("lion", Own(Face(Kind.PHOTO, "00000000", ""))),))
    shown_pictures.use(pictures_of(nameless))
    assert (board_word("lion"), card_word("lion")) == ("Lion", "Lion")


def test_a_name_that_is_seen_as_a_word_is_only_heard() -> None:
    for pictures, name in ((ALL, "unseen"), (PHOTOS, "name")):
        table = after(dealt(wearing(WITH_FOX)), CardPicked(0))
        page = view(replace(table, sets=(pictures,)))
        (named,) = (n for n in nodes(page) if n.attributes.get("id") == "card-0")
        assert classes_of(named) == [name]
        assert text_of(named).startswith(HOSTILE) or game_of(table).seen.hand[0] not in PICTURES


def test_another_set_is_drawn_anew_and_the_same_one_is_not() -> None:
    def cells(model: Model) -> list[Node]:
        return [node for node in nodes(view(model)) if "cell" in classes_of(node)]

    table = replace(dealt(wearing(LITTLE)), sets=(ALL,))
    animals = replace(table, settings=LITTLE)
    worn_cells, cells_of_animals = cells(table), cells(animals)
    suns = game_of(table).record.edition.free
    changed = [
        one.attributes["id"]
        for one, other in zip(worn_cells, cells_of_animals, strict=True)
        if one.attributes["aria-label"] != other.attributes["aria-label"]
    ]
    assert len(changed) == len(worn_cells) - len(suns)
    assert all(one is other for one, other in zip(worn_cells, cells(table), strict=True))
    other_set = replace(table, sets=(PHOTOS,))
    assert all(one is not other for one, other in zip(worn_cells, cells(other_set), strict=True))


def test_the_table_that_waits_behind_home_follows_the_set() -> None:
    idle = after(Model(LITTLE, sets=(ALL,)), HomeIdle())
    picked = after(idle, SetPicked(ALL.id))
    assert picked.waiting is idle.waiting

    def waiting(model: Model) -> set[str]:
        (table,) = (node for node in nodes(view(model)) if "table" in classes_of(node))
        return drawings(table)

    assert waiting(idle) & set(PICTURES)
    assert not waiting(picked) & set(PICTURES)


def test_a_word_takes_more_of_its_cell_than_a_picture() -> None:
    widths = []
    for pictures in (ALL, PHOTOS):
        page = view(replace(dealt(wearing(LITTLE)), sets=(pictures,)))
        drawn = [n for n in nodes(page) if n.tag == "use" and "width" in n.attributes]
        own_drawn = [n for n in drawn if n.attributes["href"].startswith("#art-own-")]
        widths.append({int(n.attributes["width"]) for n in own_drawn})
    assert widths == [{80}, {68}]


def test_own_pictures_move_with_one_gesture_and_animals_with_theirs() -> None:
    page = view(replace(dealt(wearing(LITTLE)), sets=(PHOTOS,)))
    moves = {
        classes_of(node)[-1]
        for node in nodes(page)
        if node.attributes.get("href", "").startswith("#art-own-") and "picture" in classes_of(node)
    }
    assert moves == {"nods"}


@pytest.mark.parametrize(
    ("language", "name", "is_isolated"),
    [
        ("en", "Rex", False),
        ("en", "3 + 4", False),
        ("en", "أسد", True),
        ("uk", "Лев", False),
        ("ar", "أسد", False),
        ("ar", "أسد كبير", False),
        ("ar", "3 + 4", True),
        ("he", "Rex", True),
        ("he", "אריה 3", True),
    ],
)
def test_names_in_another_direction_are_isolated(
    language: str, name: str, *, is_isolated: bool
) -> None:
    set_language(language)
    assert isolated(name) == (f"\u2068{name}\u2069" if is_isolated else name)
    own = Own(Face(Kind.WORD, name, name))
    shown_pictures.use(pictures_of(PictureSet("12345678", "", (("lion", own),))))
    assert card_word("lion") == board_word("lion") == isolated(name)
