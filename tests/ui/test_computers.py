"""A computer's turn: it thinks, shows its card, then its cell, and acts."""

import pytest

from game.rules.observation import observe
from game.rules.state import Drawn, DrawReason, Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame, SaveSettings
from game.ui.model.table import MenuDialog, Table
from game.ui.model.timed_effects import ShowAnnounced, Think
from game.ui.play.feedback import Announced
from game.ui.play.game import Phase
from game.ui.screens.page.msg import Resized
from game.ui.screens.table.event_sentences import events_text
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    ComputerChose,
    Dealt,
    ExchangesPicked,
    HandShown,
    HintPicked,
    MenuOpened,
    PassPicked,
    SelectionCleared,
    TabletPassed,
)
from game.ui.settings.settings import Pace, Settings
from game.ui.ways import DialogClosed, HomePicked, LanguagePicked, PacePicked
from tests.rules.scenes import LITTLE as ZOO
from tests.rules.scenes import chips
from tests.ui.pages import (
    LITTLE,
    SEED,
    WITH_FOX,
    actions,
    after,
    chose,
    classes_of,
    dealt,
    effects_of,
    game_of,
    ids_with_class,
    key,
    laid_out,
    nodes,
    said,
    second_sentence,
    settle,
    shown,
    sitting,
    with_outcome,
)

CUB = Settings(who=sitting("person", "cub"))
PLAY_ANT = (CardPicked(0), CellPicked("a1"))
TWO = laid_out("ant bee cat", "dog eel fly", settings=CUB)
ASKED = after(TWO, *PLAY_ANT)
WITH_CARD = after(ASKED, chose(ASKED, "dog@d1"))
WITH_CELL = after(WITH_CARD, shown(ASKED))
ACTED = after(WITH_CELL, shown(ASKED, with_cell=True))


def look(model: Model) -> tuple[int, Phase, Announced | None]:
    game = game_of(model)
    return game.seat, game.phase, game.announced


def paced(pace: Pace) -> Model:
    return laid_out("ant bee cat", "dog eel fly", settings=Settings(who=CUB.who, pace=pace))


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.SLOW, 1.2), (Pace.NORMAL, 0.6)])
def test_a_level_is_asked_with_what_its_own_seat_may_know(pace: Pace, seconds: float) -> None:
    asked, effects = update(after(paced(pace), CardPicked(0)), CellPicked("a1"))
    game = game_of(asked)
    seen = observe(game.state, 1)
    assert effects == (SaveGame(game.record, False), Think(game.version, "cub", seen, seconds))
    assert seen.hand == ("dog", "eel", "fly")
    assert look(asked) == (0, Phase.WATCHING, None)


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.SLOW, 1.4), (Pace.NORMAL, 0.7)])
def test_it_shows_the_card_then_the_cell_then_it_acts(pace: Pace, seconds: float) -> None:
    asked = after(paced(pace), *PLAY_ANT)
    moment, action = game_of(asked).version, chose(asked, "dog@d1").action
    card, effects = update(asked, chose(asked, "dog@d1"))
    assert (look(card), effects) == (
        (0, Phase.WATCHING, Announced(action)),
        (ShowAnnounced(moment, with_cell=False, seconds=seconds),),
    )
    cell, effects = update(card, shown(card))
    assert (look(cell), effects) == (
        (0, Phase.WATCHING, Announced(action, cell_shown=True)),
        (ShowAnnounced(moment, with_cell=True, seconds=seconds),),
    )
    acted, effects = update(cell, shown(cell, with_cell=True))
    assert (look(acted), effects) == (
        (0, Phase.PLAYING, None),
        (SaveGame(game_of(acted).record, False),),
    )
    assert actions(acted) == ["ant@a1", "dog@d1"]


def test_at_once_it_acts_without_a_show() -> None:
    asked, effects = update(after(paced(Pace.AT_ONCE), CardPicked(0)), CellPicked("a1"))
    assert [e.seconds for e in effects if isinstance(e, Think)] == [0.0]
    acted, effects = update(asked, chose(asked, "dog@d1"))
    assert (look(acted), actions(acted)) == ((0, Phase.PLAYING, None), ["ant@a1", "dog@d1"])
    assert effects == (SaveGame(game_of(acted).record, False),)


def test_the_page_tells_what_the_computer_is_doing() -> None:
    words = [said(model) for model in (ASKED, WITH_CARD, WITH_CELL)]
    assert words == ["Robo Cub is thinking …", "Robo Cub plays “Dog”.", "Robo Cub plays “Dog”."]
    assert [len(ids_with_class(m, "thinking")) for m in (ASKED, WITH_CARD, WITH_CELL)] == [1, 0, 0]
    assert [len(ids_with_class(m, "shown-card")) for m in (ASKED, WITH_CARD, WITH_CELL)] == [
        0,
        1,
        1,
    ]
    assert [ids_with_class(m, "target") for m in (ASKED, WITH_CARD, WITH_CELL)] == [
        [],
        [],
        ["cell-d1"],
    ]
    assert ids_with_class(ACTED, "last") == ["cell-d1"]


def test_the_free_pictures_of_a_shown_card_answer_and_then_only_the_shown_one() -> None:
    models = (ASKED, WITH_CARD, WITH_CELL, ACTED)
    both, one = ["cell-d1", "cell-b4"], ["cell-d1"]
    assert [ids_with_class(m, "answers") for m in models] == [[], both, one, []]
    covered = laid_out("ant bee cat", "dog eel fly", board=chips(blue="b4"), settings=CUB)
    asked = after(covered, *PLAY_ANT)
    assert ids_with_class(after(asked, chose(asked, "dog@d1")), "answers") == one


@pytest.mark.parametrize("hand", ["joker eel", "thief eel"])
def test_no_picture_answers_a_power_card_that_a_computer_shows(hand: str) -> None:
    asked = after(laid_out("ant bee cat", hand, settings=CUB), *PLAY_ANT)
    action = "joker@d1" if hand.startswith("joker") else "thief-a1"
    card = after(asked, chose(asked, action))
    assert ids_with_class(card, "shown-card")
    assert ids_with_class(card, "answers") == []
    assert ids_with_class(after(card, shown(card)), "answers") == []


def test_a_computer_that_starts_is_asked_as_soon_as_it_is_dealt() -> None:
    model, effects = update(Model(WITH_FOX), Dealt(SEED, 0))
    game = game_of(model)
    assert (game.state.turn, look(model)) == (1, (0, Phase.WATCHING, None))
    think = Think(game.version, "fox", observe(game.state, 1), 0.6)
    assert effects == (SaveGame(game.record, False), think)


def test_a_person_that_starts_is_shown_the_hand_at_once() -> None:
    model, effects = update(Model(WITH_FOX), Dealt(SEED, 1))
    assert look(model) == (0, Phase.PLAYING, None)
    assert effects == (SaveGame(game_of(model).record, False),)


def test_one_computer_is_asked_after_the_other() -> None:
    settings = Settings(seats=3, who=sitting("person", "cub", "owl"), pace=Pace.AT_ONCE)
    asked = after(Model(settings), Dealt(SEED, 0))
    first = effects_of(Model(settings), Dealt(SEED, 0))[-1]
    assert isinstance(first, Think)
    assert (first.level, first.seen.seat) == ("cub", 1)
    second = effects_of(asked, chose(asked, str(first.seen.legal[0])))[-1]
    assert isinstance(second, Think)
    assert (second.level, second.seen.seat) == ("owl", 2)


def test_an_answer_is_taken_once() -> None:
    again = chose(ASKED, "eel@e1")
    for model in (WITH_CARD, WITH_CELL, ACTED):
        assert update(model, again) == (model, ())
    for model in (ASKED, WITH_CELL, ACTED):
        assert update(model, shown(ASKED)) == (model, ())
    for model in (ASKED, WITH_CARD, ACTED):
        assert update(model, shown(ASKED, with_cell=True)) == (model, ())


def test_an_answer_to_an_older_question_is_dropped() -> None:
    later = after(ACTED, CardPicked(0), CellPicked("b1"))
    assert look(later) == (0, Phase.WATCHING, None)
    for answer in (chose(ASKED, "eel@e1"), shown(ASKED), shown(ASKED, with_cell=True)):
        assert update(later, answer) == (later, ())


def test_on_a_persons_turn_no_answer_is_awaited() -> None:
    for answer in (chose(TWO, "ant@a1"), shown(TWO), shown(TWO, with_cell=True)):
        assert update(TWO, answer) == (TWO, ())


def test_an_answer_after_the_game_or_in_another_one_is_dropped() -> None:
    for model in (ASKED, WITH_CARD, WITH_CELL):
        home, anew = after(model, HomePicked()), after(model, Dealt("another", 0))
        for answer in (chose(model, "dog@d1"), shown(model), shown(model, with_cell=True)):
            assert update(home, answer) == (home, ())
            assert update(anew, answer) == (anew, ())


def test_an_answer_that_was_meant_for_the_game_before_is_dropped() -> None:
    first, second = (after(Model(WITH_FOX), Dealt(seed, 0)) for seed in ("one", "two"))
    for action in observe(game_of(first).state, 1).legal:
        assert update(second, chose(first, str(action))) == (second, ())


def test_nobody_else_can_do_anything_meanwhile() -> None:
    taps: tuple[Message, ...] = (CardPicked(0), PassPicked(), ExchangesPicked(), HandShown())
    for model in (ASKED, WITH_CARD, WITH_CELL):
        for msg in (*taps, TabletPassed(), SelectionCleared(), HintPicked(), *key("1", "Escape")):
            assert update(model, msg) == (model, ())
        cards = [n for n in nodes(view(model)) if "card" in classes_of(n)]
        assert [n.attributes["aria-disabled"] for n in cards] == ["true"] * 3


def test_a_tap_on_the_board_hurries_a_computer_that_thinks() -> None:
    tapped, effects = update(ASKED, CellPicked("a2"))
    assert (look(tapped), game_of(tapped).asked, effects) == (look(ASKED), None, ())
    acted = after(tapped, chose(ASKED, "dog@d1"))
    assert (look(acted)[1], game_of(acted).hurried) == (Phase.PLAYING, False)
    assert actions(acted) == ["ant@a1", "dog@d1"]


@pytest.mark.parametrize("model", [WITH_CARD, WITH_CELL], ids=["card", "card and cell"])
def test_a_tap_on_the_board_hurries_a_computer_that_shows_its_choice(model: Model) -> None:
    tapped = after(model, CellPicked("a2"))
    assert len(actions(tapped)) == len(actions(model)) + 1
    assert (look(tapped)[1], game_of(tapped).hurried) == (Phase.PLAYING, False)


def test_five_computers_in_a_row_pause_for_five_seconds_at_most() -> None:
    settings = Settings("big-zoo", seats=6, who=("person", *["cub"] * 5))
    thinking, effects = update(Model(settings), Dealt(SEED, 0))
    (asked,) = [effect for effect in effects if isinstance(effect, Think)]
    (showing,) = effects_of(thinking, ComputerChose(asked.version, asked.seen.legal[0]))
    assert isinstance(showing, ShowAnnounced)
    assert 5 * (asked.seconds + 2 * showing.seconds) == pytest.approx(5.0)


@pytest.mark.parametrize(("computers", "seconds"), [(1, 1.5), (3, 0.5)])
def test_a_computer_waits_longer_while_a_chip_is_carried_away(
    computers: int, seconds: float
) -> None:
    settings = Settings("little-zoo", seats=1 + computers, who=("person", *["fox"] * computers))
    hands = ("thief bee", "ant eel", "cat dog", "fly kid")[: settings.seats]
    start = laid_out(*hands, board=chips(blue="b1 c1"), settings=settings)
    _removed, effects = update(after(start, CardPicked(0)), CellPicked("b1"))
    (asked,) = [effect for effect in effects if isinstance(effect, Think)]
    assert asked.seconds == pytest.approx(seconds)


def test_nobody_is_asked_twice() -> None:
    for model in (ASKED, WITH_CARD, WITH_CELL):
        for msg in (Resized(390, 844), MenuOpened(), PassPicked()):
            assert effects_of(model, msg) == ()
        assert len(effects_of(model, LanguagePicked("uk"))) == 1


def test_under_an_open_sheet_the_game_goes_on() -> None:
    acted = settle(after(TWO, CardPicked(0)), CellPicked("a1"))
    opened = after(WITH_CARD, MenuOpened(), shown(ASKED), shown(ASKED, with_cell=True))
    assert (opened.dialog, actions(opened)) == (MenuDialog(), ["ant@a1", "dog@d1"])
    assert look(acted) == look(after(opened, DialogClosed())) == (0, Phase.PLAYING, None)


@pytest.mark.parametrize("pace", Pace)
def test_another_pace_begins_with_the_next_thing_that_is_shown(pace: Pace) -> None:
    seconds = {Pace.SLOW: 1.4, Pace.NORMAL: 0.7, Pace.AT_ONCE: 0.0}[pace]
    faster, effects = update(WITH_CARD, PacePicked(pace.value))
    assert effects == (SaveSettings(faster.settings),)
    assert effects_of(faster, shown(ASKED))[-1] == ShowAnnounced(
        game_of(ASKED).version, True, seconds
    )
    settled = after(ASKED, PacePicked(pace.value), chose(ASKED, "dog@d1"))
    assert len(actions(settled)) == (2 if pace is Pace.AT_ONCE else 1)


def test_a_computer_that_wins_ends_the_game() -> None:
    board = chips(blue="b1 c1")
    start = laid_out("bee cat", "ant eel", board=board, settings=CUB, turn=1)
    assert look(start) == (0, Phase.WATCHING, None)
    staged = after(start, chose(start, "ant@a1"), shown(start))
    won, effects = update(staged, shown(start, with_cell=True))
    assert isinstance(game_of(won).state.outcome, Win)
    assert look(won) == (0, Phase.PLAYING, None)
    assert [e for e in effects if isinstance(e, SaveGame)] == [SaveGame(game_of(won).record, False)]
    assert said(won) == "Good game! Again?"
    assert second_sentence(won) == "Robo Cub has a row of 3."
    assert events_text(game_of(won)).startswith("Robo Cub: blue chip on “Ant”.")
    found = {name for node in nodes(view(won)) for name in classes_of(node)}
    assert not {"claps", "crown", "companions", "victory"} & found


def test_a_computer_that_wins_bows_with_its_body_and_wears_what_its_face_wears() -> None:
    settings = Settings(seats=3, who=sitting("person", "cub", "cub"))
    dealt_game = game_of(dealt(settings))
    colour = dealt_game.seen.seats[2].colour
    lost = with_outcome(dealt_game, Win(colour, (2,), ("b1", "c1", "d1", "e1")))
    page = view(Model(settings, screen=Table(lost)))
    (bow,) = [node for node in nodes(page) if "bow" in classes_of(node)]
    drawn = [node.attributes["href"] for node in nodes(bow) if node.tag == "use"]
    names = ("bow-tail", "bow-body", f"chip-{colour}", "robot-cub", "extra-bow")
    assert drawn == [f"#art-{name}" for name in names]
    assert classes_of(bow) == ["bow", "cub", colour]


def test_a_computer_that_lost_claps_and_the_winner_wears_a_crown() -> None:
    start = laid_out("ant bee", "dog eel", board=chips(red="b1 c1"), settings=CUB)
    won = view(after(start, CardPicked(0), CellPicked("a1")))
    seats = [node for node in nodes(won) if "seat" in classes_of(node)]
    worn = [{name for part in nodes(seat) for name in classes_of(part)} for seat in seats]
    assert [("crown" in names, "claps" in names) for names in worn] == [
        (True, False),
        (False, True),
    ]
    assert [node.tag for node in nodes(won) if "victory" in classes_of(node)] == ["main"]
    assert "claps" not in {name for node in nodes(view(start)) for name in classes_of(node)}


def test_equal_computers_are_numbered() -> None:
    settings = Settings(seats=3, who=sitting("fox", "person", "fox"))
    asked = after(Model(settings), Dealt(SEED, 2))
    assert said(asked) == "Robo Fox 1 is thinking …"
    assert said(after(Model(LITTLE), Dealt(SEED, 1))) == "Cat starts"


def test_of_many_exchanges_one_is_shown() -> None:
    taken = [*ZOO.cells_of["octopus"], *ZOO.cells_of["fox"]]
    slow = Settings(who=sitting("person", "cub"), pace=Pace.SLOW)
    laid = laid_out(
        "tiger whale camel",
        "octopus fox lion",
        edition=ZOO,
        board=dict.fromkeys(taken, "red"),
        draw_pile="frog turtle zebra owl",
        settings=slow,
    )
    asked = after(laid, CardPicked(0), CellPicked(ZOO.cells_of["tiger"][0]))
    first, effects = update(asked, chose(asked, "octopus!"))
    assert [type(effect) for effect in effects] == [ShowAnnounced]
    exchanged, effects = update(first, shown(first))
    assert actions(exchanged)[-1] == "octopus!"
    assert [e.seconds for e in effects if isinstance(e, Think)] == [0.0]
    again, effects = update(exchanged, chose(exchanged, "fox!"))
    assert actions(again)[-1] == "fox!"
    assert not game_of(again).announced
    assert [e.seconds for e in effects if isinstance(e, Think)] == [0.0]


def test_no_computer_is_to_act_in_a_game_that_is_over() -> None:
    game = game_of(dealt(WITH_FOX))
    assert with_outcome(game, Drawn(DrawReason.LIMIT)).computer is None
