"""The first game: when each lesson comes, and how the lessons end."""

from collections.abc import Mapping
from dataclasses import replace

from game.rules.edition import Cell, Colour, load_edition
from game.rules.state import Drawn, Outcome, Win
from game.ui.effect import Deal, SaveSettings, Say
from game.ui.home.msg import NewGameConfirmed, PlayPicked
from game.ui.home.settings import Settings
from game.ui.learn.lessons import Lesson, first_game, lesson, progress
from game.ui.learn.msg import LearnPicked, LessonsSkipped, ReadAloudPicked
from game.ui.model import Model
from game.ui.page.msg import DialogClosed, VoicesChanged
from game.ui.saved.msg import SavedGameClaimed
from game.ui.saved.saved_game import game_text
from game.ui.saved.state import NewGameDialog
from game.ui.table.msg import CardPicked, CellPicked, HomePicked, PlayAgainPicked
from game.ui.table.state import Game, Phase
from game.ui.update import update
from game.ui.view import view
from tests.rules.scenes import chips
from tests.ui.pages import (
    WITH_FOX,
    after,
    classes_of,
    effects_of,
    game_of,
    labels,
    laid_out,
    nodes,
    said,
    settle,
    text_of,
)

LITTLE_ZOO = load_edition("little-zoo")
WAS = Settings(edition="big-zoo", seats=3, watch_out=True, hand_size=2)


def table(hand: str, *, ply: int = 6, **cells_of: str) -> Game:
    """A game of Little Zoo against a computer, with this hand and these chips, at this ply."""
    return laid(hand, ply, chips(**cells_of))


def laid(hand: str, ply: int, board: Mapping[Cell, Colour]) -> Game:
    return game_of(
        laid_out(
            hand,
            "owl",
            edition=LITTLE_ZOO,
            board=board,
            draw_pile="zebra",
            settings=WITH_FOX,
            ply=ply,
        )
    )


def chosen(hand: str, index: int = 0, **cells_of: str) -> Game:
    return replace(laid(hand, 6, chips(**cells_of)), chosen=index)


def bubble(model: Model) -> str:
    return "".join(text_of(n) for n in nodes(view(model)) if n.attributes.get("id") == "lesson")


def over(model: Model, outcome: Outcome) -> Model:
    game = game_of(model)
    return replace(model, game=replace(game, state=game.state._replace(outcome=outcome)))


def test_the_first_turns() -> None:
    model = after(Model(WAS), LearnPicked())
    game = game_of(model)
    assert (game.phase, game.seat, game.people) == (Phase.PLAYING, 0, (0,))
    assert lesson(game) is Lesson.CHOOSE
    fits = next(i for i, card in enumerate(game.seen.hand) if len(game.plays(card)) == 2)
    picked = after(model, CardPicked(fits))
    assert lesson(game_of(picked)) is Lesson.TAP
    assert "2 pictures" in bubble(picked)
    cell = game.plays(game.seen.hand[fits])[0].cell
    played = after(picked, CellPicked(cell))
    assert lesson(game_of(played)) is Lesson.OTHERS
    assert "Robo Cub" in bubble(played)
    second = settle(picked, CellPicked(cell))
    assert lesson(game_of(second)) is Lesson.GOAL
    assert "4 in a row" in bubble(second)


def test_what_a_card_teaches() -> None:
    assert lesson(table("lion", ply=4)) is Lesson.SUN
    assert lesson(table("lion fox unicorn", red="b1")) is Lesson.WILD
    assert lesson(table("unicorn lion dragon", ply=8, yellow="b1")) is Lesson.REMOVE
    assert lesson(table("unicorn lion fox", ply=8)) is Lesson.GOAL
    assert lesson(chosen("unicorn")) is Lesson.ANYWHERE
    assert lesson(chosen("dragon", yellow="b1")) is Lesson.TAKE
    assert lesson(chosen("dragon")) is Lesson.ANOTHER_CARD
    assert lesson(chosen("lion")) is Lesson.NEAR
    assert lesson(chosen("lion", red="c2")) is Lesson.TAP
    assert lesson(table("lion fox", red="c2", yellow="e6")) is Lesson.DEAD
    assert lesson(table("lion", red="c2", yellow="e6")) is Lesson.WAY_OUT


def test_what_the_board_teaches() -> None:
    assert lesson(table("lion fox", ply=8, red="d3 d4")) is Lesson.PROGRESS
    blocking, elsewhere = LITTLE_ZOO.picture_at["d6"], "zebra"
    threat = {"yellow": "d3 d4 d5", "red": "d2"}
    assert lesson(table(blocking, ply=8, **threat)) is Lesson.BLOCK
    beside_sun = LITTLE_ZOO.picture_at["d1"]
    assert lesson(table(beside_sun, ply=8, yellow="b1 c1")) is Lesson.BLOCK, "with the sun"
    assert lesson(table(elsewhere, ply=8, **threat)) is not Lesson.BLOCK, "nothing blocks"
    assert lesson(table("dragon lion", ply=12, **threat)) is Lesson.BLOCK, "a dragon does"
    both = {"yellow": "d3 d4 d5", "red": "e2 e3 e4"}
    winning = f"{LITTLE_ZOO.picture_at['e5']} {blocking}"
    assert lesson(table(winning, ply=8, **both)) is Lesson.PROGRESS, "to win is better"
    assert lesson(table("lion fox", ply=8, yellow="d2 d3 d4", red="d1 d5")) is Lesson.GOAL


def test_a_row_counts_where_nobody_is_in_the_way() -> None:
    assert progress(table("lion").seen, "red") == 0
    assert progress(table("lion", red="d3").seen, "red") == 0
    assert progress(table("lion", red="d3 d4").seen, "red") == 2
    assert progress(table("lion", red="b1 c1").seen, "red") == 3
    assert progress(table("lion", red="c3 e3", yellow="d3").seen, "red") == 0


def test_the_game_is_small_and_the_answers_at_home_stay() -> None:
    model, effects = update(Model(WAS), LearnPicked())
    assert (model.learning, effects) == (True, (Deal(2, 1),))
    game = game_of(after(Model(WAS), LearnPicked()))
    assert game.record.edition is LITTLE_ZOO
    assert [seat.played_by for seat in game.record.setup.seats] == ["", "cub"]
    home = after(Model(WAS), LearnPicked(), HomePicked())
    assert home == Model(WAS)


def test_lessons_can_be_skipped_for_good() -> None:
    learning = after(Model(), LearnPicked())
    assert {"Skip the lessons"} <= set(labels(learning))
    model, effects = update(learning, LessonsSkipped())
    assert effects == (SaveSettings(Settings(learned=True)),)
    assert bubble(model) == ""
    assert model.game == learning.game
    assert "Learn by playing" in labels(Model())
    assert "Learn by playing" not in labels(after(model, HomePicked()))


def test_who_has_played_to_the_end_has_learned() -> None:
    learning = after(Model(), LearnPicked())
    won = over(learning, Win("red", (0,), ("b1",)))
    model, effects = update(won, DialogClosed())
    assert effects == (SaveSettings(Settings(learned=True)),)
    assert update(model, DialogClosed()) == (model, ())
    assert bubble(model) == "You have won, and now you know the game!"
    assert "Skip the lessons" not in labels(model)
    assert lesson(game_of(over(learning, Win("yellow", (1,), ("b1",))))) is Lesson.OVER
    assert lesson(game_of(over(learning, Drawn("full")))) is Lesson.OVER
    again = after(model, PlayAgainPicked())
    assert (again.learning, again.settings.who[1]) == (False, "cub")


def test_other_games_do_not_explain_themselves() -> None:
    assert bubble(after(Model(), PlayPicked())) == ""
    text = game_text(game_of(after(Model(), PlayPicked())).record, open_hands=False)
    elsewhere = replace(Model(), learning=True)
    assert not after(elsewhere, SavedGameClaimed(text)).learning
    assert not any("learning" in classes_of(n) for n in nodes(view(after(elsewhere, PlayPicked()))))


def test_a_game_that_is_not_finished_is_not_given_up_unasked() -> None:
    asked = after(Model(has_saved_game=True), LearnPicked())
    assert asked.dialog == NewGameDialog()
    assert game_of(after(asked, NewGameConfirmed())).record.setup.seats[1].played_by == "cub"
    assert game_of(after(asked, DialogClosed(), PlayPicked(), NewGameConfirmed())) != game_of(
        after(asked, NewGameConfirmed())
    )


def test_what_is_to_be_done_stays_where_it_is() -> None:
    learning = after(Model(), LearnPicked())
    assert said(learning) == said(replace(learning, learning=False))


def test_a_lesson_is_said_aloud_if_there_is_a_voice() -> None:
    learning = after(Model(), LearnPicked())
    assert "Read aloud" not in labels(learning)
    assert effects_of(learning, ReadAloudPicked("lesson")) == ()
    can_speak = after(learning, VoicesChanged("en"))
    assert "Read aloud" in labels(can_speak)
    assert effects_of(can_speak, ReadAloudPicked("lesson")) == (Say("lesson"),)


def test_a_screen_reader_is_told_each_lesson() -> None:
    learning = after(Model(), LearnPicked())
    told = next(text_of(n) for n in nodes(view(learning)) if "aria-live" in n.attributes)
    assert told == "These are your cards. Tap one of them!"


def test_every_lesson_has_words_in_every_state() -> None:
    assert first_game(WAS).setup("seed", 1).options.draw == "auto"
    blocking = f"{LITTLE_ZOO.picture_at['d6']} zebra"
    hands = ("lion", "lion fox unicorn", "dragon", "unicorn", "dragon unicorn", blocking)
    boards = [{}, chips(red="c2", yellow="e6"), chips(yellow="d3 d4 d5"), chips(red="d3 d4")]
    seen = set()
    for ply in range(0, 12, 2):
        for hand in hands:
            for board in boards:
                game = laid(hand, ply, board)
                for index in (None, 0):
                    model = Model(game=replace(game, chosen=index), learning=True)
                    assert bubble(model)
                    assert "%" not in bubble(model)
                    seen.add(lesson(game_of(model)))
    assert set(Lesson) - seen == {Lesson.OTHERS, Lesson.WON, Lesson.OVER}
