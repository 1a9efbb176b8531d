"""How to play: the pictures fit the game with all settings."""

from dataclasses import replace

import pytest
from hypothesis import given

from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.state import Setup, Win
from game.ui.app.view import view
from game.ui.frame.keys import KeyPressed
from game.ui.model.effect import Say
from game.ui.model.learn import HelpDialog
from game.ui.model.model import Model
from game.ui.screens.learn.msg import ReadAloudPicked
from game.ui.screens.learn.scenes import TOPICS, Topic, example_card, explained_game, scene, topics
from game.ui.screens.page.msg import VoicesChanged
from game.ui.screens.table.msg import MenuOpened
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed, HelpPicked, LearnPicked, PlayPicked, PrintOpened, RulesPicked
from tests.ui.pages import (
    BIG,
    GRAND,
    LITTLE,
    after,
    classes_of,
    dealt,
    effects_of,
    game_of,
    ids_with_class,
    labels,
    messages_of_page,
    nodes,
    text_of,
)
from tests.ui.random_pages import any_settings

PHONE = (360, 640)


def topics_of(settings: Settings) -> list[Topic]:
    return list(topics(*explained_game(Model(settings))))


def captions(model: Model) -> list[str]:
    return [text_of(node) for node in nodes(view(model)) if node.tag == "figcaption"]


@given(any_settings())
def test_there_are_six_pictures_of_any_game(settings: Settings) -> None:
    edition, setup = explained_game(Model(settings))
    all_told = topics(edition, setup)
    assert len(all_told) == len(set(all_told)) == TOPICS
    assert (Topic.WILD in all_told) == (Topic.REMOVE in all_told) == settings.power_cards
    assert (Topic.SUN in all_told) == bool(edition.free)
    for topic in all_told:
        check_scene(edition, setup, topic)


def check_scene(edition: Edition, setup: Setup, topic: Topic) -> None:
    shown = scene(edition, setup, topic)
    seen, cells = shown.game.seen, shown.part.cells
    assert cells <= edition.picture_at.keys()
    assert seen.board.keys() <= cells - edition.free
    assert topic is Topic.SUN or set(edition.cells_of[example_card(edition)]) <= cells
    assert shown.card in (*seen.hand, "", "card-back")
    if topic in (Topic.PLAY, Topic.WILD, Topic.REMOVE):
        assert shown.game.plays(shown.game.card)
    if isinstance(seen.outcome, Win):
        whole = [line for line in edition.lines if line <= set(seen.outcome.cells)]
        assert len(whole) == (edition.rows_to_win[len(setup.seats)] if topic is Topic.ROW else 1)
        assert set(seen.outcome.cells) == frozenset().union(*whole)
        assert (topic is Topic.SUN) == bool(edition.free & set(seen.outcome.cells))
        others = {cell for cell, colour in seen.board.items() if colour != seen.outcome.colour}
        assert len(others) == edition.row - 1
        assert not any(line <= others | edition.free for line in edition.lines)


def test_what_is_told_follows_the_answers() -> None:
    row = [Topic.ROW, Topic.PLAY, Topic.SUN, Topic.WILD, Topic.REMOVE, Topic.DEAD]
    assert topics_of(LITTLE) == row
    assert Topic.NEXT in topics_of(replace(BIG, manual_draw=True))
    assert {Topic.DIAGONAL, Topic.NEXT} < set(topics_of(replace(LITTLE, power_cards=False)))
    by_hand, teams = replace(BIG, manual_draw=True), replace(BIG, seats=4)
    for settings, words in (
        (LITTLE, "Make a row of 4 chips and you win!"),
        (LITTLE, "Unicorn: put your chip on any free picture."),
        (by_hand, "Then draw a new card yourself. Don’t forget!"),
        (BIG, "Make a row of 5 chips and you win!"),
        (BIG, "Remove: take away a chip of another colour."),
        (teams, "Your team wins with a row of 5 chips!"),
        (GRAND, "Make two rows of 5 and you win!"),
        (replace(GRAND, seats=4), "Make two rows of 5 and you win!"),
        (replace(GRAND, seats=3), "Make a row of 5 chips and you win!"),
        (replace(GRAND, seats=6), "Your team wins with a row of 5 chips!"),
    ):
        assert words in captions(after(Model(settings), HelpPicked(0)))


def test_there_is_help_at_home_and_at_the_table() -> None:
    assert "How to play" in labels(Model())
    at_home = after(Model(), HelpPicked(0))
    assert at_home.dialog == HelpDialog(0)
    assert labels(at_home) == ["In pictures", "The rules", "Learn by playing", "Back"]
    menu = after(dealt(), MenuOpened())
    assert "How to play" in labels(menu)
    at_table = after(menu, HelpPicked(0))
    assert labels(at_table) == ["In pictures", "The rules", "Back"]
    assert after(at_table, KeyPressed("Escape", True)) == menu, "not to the game"
    assert after(at_table, RulesPicked(), DialogClosed()) == menu
    assert after(at_home, LearnPicked()).dialog is None


@pytest.mark.parametrize("page", [-7, -1, 0, 5, 6, 100])
def test_on_a_phone_there_is_one_picture_and_always_a_next_one(page: int) -> None:
    model = after(replace(Model(), viewport=PHONE), HelpPicked(page))
    assert len(captions(model)) == 1
    turning = ["Previous picture", "Next picture"]
    assert labels(model) == ["In pictures", "The rules", *turning, "Learn by playing", "Back"]
    names = [
        n.attributes.get("aria-label", "") for n in nodes(view(model)) if "dots" in classes_of(n)
    ]
    assert names == [f"Picture {page % 6 + 1} of 6"]
    there = after(replace(Model(), viewport=PHONE), HelpPicked(page % 6))
    assert captions(there) == captions(model)


def test_the_pictures_are_to_look_at_only_and_the_board_below_keeps_its_cells() -> None:
    model = after(dealt(replace(LITTLE, open_hands=True)), HelpPicked(0))
    dialog = next(node for node in nodes(view(model)) if node.tag == "dialog")
    drawn = [node for node in nodes(dialog) if node.tag == "svg" and "board" in classes_of(node)]
    assert len(drawn) == TOPICS
    for node in drawn:
        inside = {name for each in nodes(node) for name in each.attributes}
        assert not inside & {"id", "data-msg", "role", "tabindex", "aria-label"}
    assert ids_with_class(model, "cell").count("cell-b1") == 1


def test_nothing_of_the_game_on_the_table_is_in_the_pictures() -> None:
    model = after(after(Model(LITTLE), PlayPicked()), HelpPicked(0))
    game = game_of(model)
    state = game.state._replace(hands=game.state.hands[::-1], draw_pile=())
    other = model.with_game(replace(game, state=state))

    def dialog(shown: Model) -> object:
        return next(node for node in nodes(view(shown)) if node.tag == "dialog")

    assert dialog(model) == dialog(other)


def test_each_sentence_can_be_heard_where_there_is_a_voice() -> None:
    model = after(Model(), VoicesChanged("en"), HelpPicked(0))
    assert labels(model).count("Read aloud") == TOPICS
    assert effects_of(model, ReadAloudPicked("told-play")) == (Say("told-play"),)
    assert "told-play" in {node.attributes.get("id") for node in nodes(view(model))}


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_all_scenes_but_that_of_a_far_sun_play_in_the_same_part_of_the_board(name: str) -> None:
    edition, setup = load_edition(name), Settings(edition=name).setup("", 0)
    parts = {topic: scene(edition, setup, topic).part for topic in topics(edition, setup)}
    with_sun = parts.pop(Topic.SUN, None)
    assert len(set(parts.values())) == 1
    assert name != "little-zoo" or with_sun in parts.values()


def test_the_rules_can_be_printed_from_home_but_not_during_a_game() -> None:
    for model, printable in ((Model(LITTLE), True), (dealt(LITTLE), False)):
        page = view(after(model, RulesPicked()))
        assert (PrintOpened() in messages_of_page(page)) == printable
