"""The first game: which lesson comes when, the paw's demonstration, and how the lessons end."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.bots.hint import Hint
from game.bots.level_names import GENTLE
from game.bots.reason import Blocks, Makes, Stops
from game.rules.action import Action, Exchange, Place, Remove, parse_action
from game.rules.edition import Cell, Colour
from game.rules.edition_data import load_edition
from game.rules.state import Drawn, DrawReason, Outcome, Win, new_game
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.effect import Say
from game.ui.model.learn import Lesson, Lessons
from game.ui.model.model import Model
from game.ui.model.saved import NewGameDialog
from game.ui.model.saving_effects import Deal, SaveGame, SaveSettings
from game.ui.model.setup import SetUp
from game.ui.model.table import Table
from game.ui.model.timed_effects import MovePaw, Think
from game.ui.play.game import Game, Phase
from game.ui.play.turn import act
from game.ui.saved.game_text import game_text
from game.ui.screens.history.msg import BranchPicked
from game.ui.screens.history.share_code import file_text
from game.ui.screens.home.msg import NewGameConfirmed
from game.ui.screens.learn.lessons import line_to_make, line_with_sun, next_lessons
from game.ui.screens.learn.msg import LessonsSkipped, PawPressed, PawStopped, ReadAloudPicked
from game.ui.screens.page.msg import Resized, VoicesChanged
from game.ui.screens.saved.msg import NotSaved
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    Dealt,
    HintFound,
    HintPicked,
    MenuOpened,
    PlayAgainPicked,
    SelectionCleared,
    UndoPicked,
)
from game.ui.settings import first_deal
from game.ui.settings.first_deal import first_seed
from game.ui.settings.first_game import first_game
from game.ui.settings.settings import Settings
from game.ui.ways import (
    DialogClosed,
    HelpPicked,
    HomePicked,
    LearnPicked,
    LookBackPicked,
    PlayPicked,
    SetUpOpened,
    SoundFlipped,
)
from tests.rules.scenes import chips
from tests.ui.at_once import file_opened, look_back, saved_game_claimed
from tests.ui.pages import (
    PEOPLE,
    SEED,
    WITH_FOX,
    after,
    announced,
    classes_of,
    dealt,
    effects_of,
    game_of,
    key,
    labels,
    laid_out,
    nodes,
    said,
    settle,
    taps,
    text_of,
)

LITTLE_ZOO = load_edition("little-zoo")
WAS = Settings(edition="big-zoo", seats=3, watch_out=True, hand_size=2)
STEPS = frozenset({Lesson.CARD, Lesson.CHIP})
BASICS = STEPS | {Lesson.ROW}
ALL = frozenset(Lesson)


def laid(hand: str, ply: int = 6, board: Mapping[Cell, Colour] | None = None) -> Game:
    """A game of Little Zoo against a computer, with this hand and these chips, at this ply."""
    drawn = {"edition": LITTLE_ZOO, "draw_pile": "zebra", "settings": WITH_FOX, "ply": ply}
    return game_of(laid_out(hand, "owl", board=board or {}, **drawn))  # type: ignore[arg-type]


def lessons(hand: str, done: frozenset[Lesson], ply: int = 6, **cells_of: str) -> Lessons:
    """The lessons at the beginning of such a turn."""
    game = laid(hand, ply, chips(**cells_of))
    return next_lessons(Lessons(done, demonstrates=False), game, game)


def first_turn() -> Model:
    """The first turn of a first game, in which the paw is about to play."""
    return after(Model(WAS), LearnPicked())


def second_turn() -> Model:
    """The first game after the demonstration and Cub's answer."""
    return settle(Model(WAS), LearnPicked())


def advised(model: Model) -> Action:
    assert model.lessons.advised
    return model.lessons.advised


def follow(model: Model) -> Model:
    """Does what the paw shows, until it is the person's turn again."""
    return settle(model, *taps(game_of(model), advised(model)))


def paw(model: Model) -> Node | None:
    return next((node for node in nodes(view(model)) if "paw-show" in classes_of(node)), None)


def marks(model: Model) -> Counter[str]:
    """The kinds of what the paw shows, and how many there are of each."""
    shown = paw(model)
    return (
        Counter(kind for n in nodes(shown) if n is not shown for kind in classes_of(n)[:1])
        if (shown)
        else Counter()
    )


def over(model: Model, outcome: Outcome) -> Model:
    game = game_of(model)
    return model.with_game(replace(game, state=game.state._replace(outcome=outcome)))


def spoken(model: Model) -> str:
    return announced(model)


def test_the_paw_makes_the_first_play_itself() -> None:
    model = first_turn()
    game, play = game_of(model), advised(model)
    assert (game.phase, game.seat, game.people) == (Phase.PLAYING, 0, (0,))
    assert isinstance(play, Place)
    assert play.card in LITTLE_ZOO.pictures
    assert said(model) == "Watch the paw!"
    assert spoken(model) == "Make a row of 4. Step 1 of 3. Watch the paw!"
    model, effects = update(model, PawPressed(game.version, on_cell=False))
    assert game_of(model).card == play.card
    assert said(model) == "Watch the paw!", "what it does is no task for the person"
    assert effects == (MovePaw(game.version, True, 2.2),)
    model, effects = update(model, PawPressed(game.version, on_cell=True))
    assert game_of(model).record.actions == (play,)
    assert isinstance(effects[0], SaveGame)
    assert model.lessons.done == frozenset()
    assert paw(model) is None


def test_the_deal_starts_the_demonstration() -> None:
    home, effects = update(Model(WAS), LearnPicked())
    assert effects == (Deal(2, 1),)
    effects = effects_of(home, Dealt(SEED, 1))
    moment = game_of(first_turn()).version
    assert [e for e in effects if isinstance(e, MovePaw)] == [MovePaw(moment, False, 1.8)]


def test_a_tap_ends_the_demonstration_and_counts() -> None:
    model = first_turn()
    moment, play = game_of(model).version, advised(model)
    picked = after(model, PawPressed(moment, on_cell=False))
    chosen = game_of(picked).chosen
    assert chosen is not None
    assert isinstance(play, Place)
    same = after(picked, CardPicked(chosen))
    assert game_of(same).chosen == chosen
    assert game_of(after(picked, *key(str(chosen + 1)))).chosen == chosen
    other = (chosen + 1) % 3
    assert game_of(after(picked, CardPicked(other))).chosen == other
    assert game_of(after(model, CardPicked(other))).chosen == other
    assert game_of(after(picked, CellPicked(play.cell))).record.actions == (play,)
    for stopped in (same, after(model, CardPicked(chosen)), after(picked, PawStopped())):
        assert not stopped.is_demonstrating
        assert update(stopped, PawPressed(moment, on_cell=True)) == (stopped, ())


@pytest.mark.parametrize(
    "tap",
    [
        PawStopped(),
        MenuOpened(),
        LookBackPicked(),
        SoundFlipped(),
        HintPicked(),
        SelectionCleared(),
        LessonsSkipped(),
        *key("n"),
    ],
    ids=lambda tap: type(tap).__name__,
)
def test_every_tap_ends_the_demonstration(tap: Message) -> None:
    stopped = after(first_turn(), tap)
    assert not stopped.is_demonstrating
    moment = game_of(stopped).version
    assert game_of(after(stopped, PawPressed(moment, on_cell=False))).chosen is None


def test_what_is_no_tap_does_not_end_it() -> None:
    assert after(first_turn(), Resized(640, 480), VoicesChanged("en")).is_demonstrating
    late = after(first_turn(), PawPressed("another game/0/0", on_cell=False))
    assert game_of(late).chosen is None


def test_then_it_waits_for_the_child_to_do_the_same() -> None:
    model = second_turn()
    play = advised(model)
    assert isinstance(play, Place)
    assert model.lessons.current is Lesson.CARD
    assert not [effect for effect in effects_of(model, PawStopped()) if effect]
    assert marks(model)["paw"] == 1
    cells = len(game_of(model).plays(play.card))
    assert (marks(model)["dots-of-paw"], marks(model)["over-cell"]) == (cells, cells)
    assert said(model).startswith("Now you! Choose your card: ")
    assert " Step 1 of 3. Now you! Choose your card: " in spoken(model)
    picked = after(model, CardPicked(game_of(model).seen.hand.index(play.card)))
    assert picked.lessons.current is Lesson.CHIP
    assert " Step 2 of 3. " in spoken(picked)
    assert said(picked).startswith("Cat, put your chip on “")
    assert after(picked, SelectionCleared()).lessons.current is Lesson.CARD
    played = after(picked, CellPicked(play.cell))
    assert played.lessons.done == STEPS
    assert paw(played) is None


def test_after_the_first_own_chip_it_stays_away_unless_somebody_hesitates() -> None:
    model = follow(second_turn())
    assert model.lessons.current is Lesson.ROW
    shown = paw(model)
    assert shown
    assert "late" in classes_of(shown)
    assert marks(model)["in-row"] == LITTLE_ZOO.row
    assert said(model) == "Make a row of 4 chips and you win!"
    chosen = after(model, CardPicked(0))
    assert marks(chosen)["in-row"] == 0
    to_cell = paw(chosen)
    assert to_cell
    assert "late" not in classes_of(to_cell)
    later = lessons("lion fox", ALL, ply=40)
    assert (later.current, later.advised is not None) == (None, True)


def test_a_play_that_is_taken_back_brings_no_lesson_again() -> None:
    model = follow(second_turn())
    assert after(model, UndoPicked()).lessons.done == STEPS
    assert after(model, UndoPicked()).lessons.current is Lesson.ROW
    assert not after(second_turn(), UndoPicked()).is_demonstrating


def test_each_lesson_is_shown_in_one_turn_only() -> None:
    seen: set[Lesson] = set()
    for number in range(30):
        model, turns = Model(WAS), dict[Lesson, set[str]]()
        messages: list[Message] = [LearnPicked()]
        rng = random.Random(number)
        for _turn in range(60):
            model = settle(model, *messages, rng=rng)
            game = game_of(model)
            if game.state.outcome:
                break
            if model.lessons.current:
                turns.setdefault(model.lessons.current, set()).add(game.version)
            wish = model.lessons.advised if rng.random() < 0.5 else None
            messages = list(taps(game, wish or rng.choice(game.seen.legal)))
        assert {len(moments) for moments in turns.values()} == {1}
        seen |= turns.keys()
    assert {*BASICS, Lesson.WILD, Lesson.REMOVE, Lesson.SUN} - {Lesson.CHIP} <= seen


def test_what_a_turn_teaches() -> None:
    assert lessons("lion fox unicorn", STEPS).current is Lesson.ROW
    assert lessons("lion unicorn fox", BASICS).current is Lesson.WILD
    assert lessons("lion dragon unicorn", BASICS, yellow="b3").current is Lesson.REMOVE
    assert lessons("lion dragon fox", BASICS).current is not Lesson.REMOVE, "no chip to take"
    dead = lessons("lion fox", STEPS, red="c2", yellow="e6")
    assert (dead.current, dead.advised) == (Lesson.DEAD, Exchange("lion"))
    assert lessons("lion", frozenset(), red="c2", yellow="e6").current is None, "no card fits"
    beside_sun = LITTLE_ZOO.picture_at["d1"]
    sun = lessons(beside_sun, BASICS, red="b1")
    assert sun.current is Lesson.SUN
    assert lessons(beside_sun, ALL, red="b1").current is None


def test_a_row_that_can_be_finished_comes_before_cards() -> None:
    winning = LITTLE_ZOO.picture_at["d6"]
    first = lessons(f"{winning} dragon owl", BASICS, red="d3 d4 d5", yellow="b2")
    assert first.advised == Place(winning, "d6")
    assert first.current is not Lesson.REMOVE
    unicorn = lessons("koala unicorn dragon", BASICS, red="d3 d4 d5", yellow="b2")
    assert (unicorn.current, str(unicorn.advised)) == (Lesson.WILD, "unicorn@d2")


def test_the_paw_advises_a_power_card_only_after_its_lesson() -> None:
    for ply in (2, 4):
        shown = lessons("lion unicorn dragon", frozenset(), ply=ply, yellow="b3")
        assert isinstance(shown.advised, Place)
        assert shown.advised.card == "lion"
    assert isinstance(lessons("lion dragon", BASICS, yellow="b3").advised, Remove)
    hand, threat = "zebra dragon fox", "c3 c4 c5"
    assert isinstance(lessons(hand, ALL, red="e3", yellow=threat).advised, Remove)
    assert isinstance(lessons(hand, STEPS, red="e3", yellow=threat).advised, Place)


def test_the_advice_follows_from_what_the_seat_may_know() -> None:
    game = game_of(second_turn())
    others = game.state._replace(
        hands=(game.state.hands[0], game.state.draw_pile[:3]),
        draw_pile=(*game.state.hands[1], *game.state.draw_pile[3:]),
    )
    begun = Lessons(demonstrates=False)
    elsewhere = replace(game, state=others)
    assert next_lessons(begun, game, game) == next_lessons(begun, elsewhere, elsewhere)


def test_the_line_to_make_is_open_and_has_most_chips() -> None:
    seen = laid("lion", board=chips(red="d3 d4", yellow="d2")).seen
    assert line_to_make(seen, parse_action("lion@e6")) == ("d3", "d4", "d5", "d6")
    beside_a_sun = laid("lion", board=chips(red="b1 c1"))
    assert line_to_make(beside_a_sun.seen, None) == ("b1", "c1", "d1", "e1")
    across_or_down = laid("lion", board=chips(red="d3"))
    assert line_to_make(across_or_down.seen, None) == ("a3", "b3", "c3", "d3")
    full = {cell: "yellow" for cell in LITTLE_ZOO.picture_at if cell not in LITTLE_ZOO.free}
    assert line_to_make(laid("lion", board=full).seen, None) == ()
    assert line_with_sun(seen, Exchange("lion")) == ()
    assert "a1" in line_with_sun(seen, parse_action("koala@b1"))


def test_the_paw_stays_after_a_tap_on_a_picture_that_does_not_fit() -> None:
    turn = second_turn()
    game = game_of(turn)
    fitting = {play.cell for play in game.plays()}
    wrong = next(
        cell
        for cell, shown in game.seen.edition.picture_at.items()
        if shown and cell not in fitting and cell not in game.seen.board
    )
    tapped = after(turn, CellPicked(wrong))
    assert game_of(tapped).asked == wrong
    assert paw(tapped) is not None


def test_the_small_paws_show_how_far_it_goes() -> None:
    assert small_paws(second_turn()) == ["here", "todo", "todo"]
    picked = after(second_turn(), CardPicked(0))
    assert small_paws(picked) == ["done", "here", "todo"]
    row = follow(second_turn())
    assert small_paws(row) == ["done", "done", "here"]
    assert small_paws(over(row, Win("yellow", (1,), ("b1",)))) == ["done", "done", "todo"]
    assert small_paws(over(row, Win("red", (0,), ("b1",)))) == ["done"] * 3
    assert small_paws(replace(row, learning=False)) == []


def small_paws(model: Model) -> list[str]:
    [*bars] = (node for node in nodes(view(model)) if "paws" in classes_of(node))
    drawn = [n for bar in bars for n in nodes(bar) if n.tag == "svg"]
    return [[*classes_of(svg), "todo"][1] for svg in drawn]


def test_there_is_one_sentence_at_a_time() -> None:
    model = second_turn()
    texts = [n.children for n in nodes(view(model)) if "happened" in classes_of(n)]
    assert texts == [()]
    hinted = settle(model, HintPicked())
    assert said(hinted).startswith("Try ")
    of_hint = paw(hinted)
    assert of_hint
    assert "late" not in classes_of(of_hint)
    assert spoken(hinted).startswith("Try ")


def test_a_hint_frightens_nobody_with_a_row_that_is_only_begun() -> None:
    model = second_turn()
    play = advised(model)
    begun, own = (Stops("blue", 2), Stops("blue", 3)), Makes(2)
    for reason in (*begun, own):
        hinted = after(model, HintFound(game_of(model).version, Hint(play, reason)))
        [second] = [n for n in nodes(view(hinted)) if "happened" in classes_of(n)]
        assert bool(text_of(second)) is (reason is own)
        assert said(hinted).startswith("Try ")
        assert (" more chip" in spoken(hinted)) is False
    near = after(model, HintFound(game_of(model).version, Hint(play, Blocks("blue", 1))))
    assert [n for n in nodes(view(near)) if "in-row" in classes_of(n)], "the paw shows that row"
    skipped = replace(model, learning=False)
    hinted = after(skipped, HintFound(game_of(model).version, Hint(play, Stops("blue", 2))))
    assert "Robo Cub needs only 2 more chips there!" in spoken(hinted)


def test_the_paw_crosses_out_the_places_of_a_dead_card() -> None:
    game = laid("lion fox", board=chips(red="c2", yellow="e6"))
    shown = next_lessons(Lessons(ALL - {Lesson.DEAD}), game, game)
    marks = paw(Model(screen=Table(game), learning=True, lessons=shown))
    assert marks
    crossed = [n for n in nodes(marks) if "over-cell" in classes_of(n) and n.children]
    assert [n.attributes["data-from"] for n in crossed] == ["cell-c2", "cell-e6"]


def test_the_animal_of_a_remove_card_shows_how_it_carries_a_chip_away() -> None:
    game = laid("dragon", board=chips(yellow="b3"))
    taught = Lessons(BASICS, current=Lesson.REMOVE, advised=Remove("dragon", "b3"))
    shown = paw(Model(WITH_FOX, screen=Table(game), lessons=taught, learning=True))
    assert shown is not None
    (carried,) = [node for node in nodes(shown) if "carried" in classes_of(node)]
    drawn = [node.attributes["href"] for node in nodes(carried) if node.tag == "use"]
    assert drawn == ["#art-chip-yellow", "#art-dragon"]


def test_every_lesson_has_a_sentence() -> None:
    positions = {
        Lesson.CARD: laid("lion"),
        Lesson.ROW: laid("lion"),
        Lesson.REMOVE: laid("dragon", board=chips(yellow="b3")),
        Lesson.WILD: laid("unicorn"),
        Lesson.SUN: laid(LITTLE_ZOO.picture_at["d1"]),
        Lesson.DEAD: laid("lion fox", board=chips(red="c2", yellow="e6")),
    }
    sentences = set()
    for lesson, game in positions.items():
        shown = next_lessons(Lessons(ALL - {lesson, Lesson.CHIP}), game, game)
        if lesson is not Lesson.CARD:
            shown = next_lessons(Lessons(ALL - {lesson}), game, game)
        model = Model(screen=Table(game), learning=True, lessons=shown)
        assert shown.current is lesson
        sentences.add(said(model))
        assert "%" not in said(model)
    assert len(sentences) == len(positions)


def test_a_new_sentence_is_said_aloud_if_there_is_a_voice() -> None:
    silent = first_turn()
    assert Say("to-do") not in effects_of(silent, PawStopped())
    can_speak = after(silent, VoicesChanged("en"))
    assert Say("to-do") in effects_of(can_speak, PawStopped())
    without_sound = after(can_speak, SoundFlipped())
    assert Say("to-do") not in effects_of(without_sound, PawStopped())
    helped = after(can_speak, HelpPicked(0))
    assert effects_of(helped, ReadAloudPicked("told-row")) == (Say("told-row"),)
    assert effects_of(after(silent, PawStopped()), ReadAloudPicked("told-row")) == ()


def test_the_game_is_small_and_the_answers_at_home_stay() -> None:
    game = game_of(first_turn())
    assert game.record.edition is LITTLE_ZOO
    assert [seat.played_by for seat in game.record.setup.seats] == ["", "cub"]
    home = after(Model(WAS), LearnPicked(), HomePicked())
    assert home == Model(WAS)


def test_the_first_deal_has_pictures_first_and_power_cards_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = first_game(WAS)
    for number in range(20):
        seed = first_seed(settings, f"{number}", 1)
        assert seed == first_seed(settings, f"{number}", 1)
        state = new_game(settings.rules, settings.setup(seed, 1))
        assert set(state.hands[0]) <= set(LITTLE_ZOO.pictures)
        assert {"unicorn", "dragon"} <= set(state.draw_pile[0:6:2])
    monkeypatch.setattr(first_deal, "MAX_DEALS", 1)
    assert first_seed(settings, "0", 1) != seed


def test_cub_is_gentle_only_in_a_first_game() -> None:
    model = first_turn()
    played = after(model, CardPicked(0))
    cell = next(iter(game_of(played).targets))
    levels = [e.level for e in effects_of(played, CellPicked(cell)) if isinstance(e, Think)]
    assert levels == [GENTLE]
    skipped = after(played, LessonsSkipped())
    levels = [e.level for e in effects_of(skipped, CellPicked(cell)) if isinstance(e, Think)]
    assert levels == ["cub"]


def test_lessons_can_be_skipped_for_good() -> None:
    learning = after(Model(), LearnPicked())
    assert {"Skip the lessons"} <= set(labels(learning))
    model, effects = update(learning, LessonsSkipped())
    assert effects == (SaveSettings(Settings(learned=True)),)
    assert paw(model) is None
    assert model.lessons == Lessons()
    assert model.game == learning.game
    assert "Learn by playing" in labels(Model(screen=SetUp()))
    assert "Learn by playing" not in labels(after(model, HomePicked(), SetUpOpened()))


def test_who_has_played_to_the_end_has_learned() -> None:
    learning = after(Model(), LearnPicked())
    won = over(learning, Win("red", (0,), ("b1",)))
    model, effects = update(won, DialogClosed())
    assert effects == (SaveSettings(Settings(learned=True)),)
    assert update(model, DialogClosed()) == (model, ())
    assert said(model) == "You win!"
    assert "Skip the lessons" not in labels(model)
    for outcome in (Win("yellow", (1,), ("b1",)), Drawn(DrawReason.FULL)):
        assert paw(over(learning, outcome)) is None
    again = after(model, PlayAgainPicked())
    assert (again.learning, again.settings.who[1]) == (False, "cub")


def test_a_first_game_that_is_not_won_teaches_again_but_repeats_no_lesson() -> None:
    played = follow(follow(second_turn()))
    done = played.lessons.done
    assert done > STEPS
    for outcome in (Win("yellow", (1,), ("b1",)), Drawn(DrawReason.FULL)):
        ended = after(over(played, outcome), DialogClosed())
        again, effects = update(ended, PlayAgainPicked())
        assert again.learning
        assert [type(effect) for effect in effects] == [Deal]
        dealt_again = settle(again, Dealt(SEED, 1))
        assert not dealt_again.is_demonstrating
        assert dealt_again.lessons.done == done
        assert game_of(dealt_again).record.setup.seats[1].played_by == "cub"
        assert dealt_again.lessons.advised


def test_a_card_that_is_tapped_again_stays_chosen() -> None:
    model = second_turn()
    chosen = after(model, CardPicked(0))
    assert after(chosen, CardPicked(0)) == chosen
    assert game_of(after(chosen, CardPicked(1))).chosen == 1


def test_other_games_do_not_explain_themselves() -> None:
    played = after(Model(), PlayPicked())
    assert (paw(played), small_paws(played), played.lessons) == (None, [], Lessons())
    text = game_text(game_of(played).record, open_hands=False)
    elsewhere = replace(Model(), learning=True)
    assert not after(elsewhere, saved_game_claimed(text)).learning
    assert not any("learning" in classes_of(n) for n in nodes(view(after(elsewhere, PlayPicked()))))


def test_a_game_from_a_link_that_goes_on_has_no_lessons() -> None:
    elsewhere = game_of(dealt(Settings(edition="big-zoo", who=("person", "owl", *PEOPLE[2:])), 1))
    acted = act(elsewhere, elsewhere.seen.legal[0])
    text = file_text(look_back(acted.record, open_hands=False, place=0))
    went_on = after(second_turn(), file_opened(text), BranchPicked())
    assert game_of(went_on).record.edition.name == "big-zoo"
    assert (went_on.learning, went_on.lessons) == (False, Lessons())


def test_the_paw_waits_while_a_dialog_is_open() -> None:
    model = first_turn()
    pressed = PawPressed(game_of(model).version, on_cell=False)
    told = after(model, NotSaved(is_full=True))
    assert told.dialog
    assert update(told, pressed) == (told, ())
    closed, effects = update(told, DialogClosed())
    assert effects == (MovePaw(game_of(model).version, False, 1.8),)
    assert game_of(after(closed, pressed)).card is not None


def test_the_key_t_answers_in_a_first_game() -> None:
    asked = after(second_turn(), *key("t"))
    assert said(asked) == "Nobody can finish a row yet."
    assert spoken(asked).endswith(said(asked))


def test_a_game_that_cannot_be_set_aside_is_not_given_up_unasked() -> None:
    asked = after(Model(has_saved_game=True, cannot_save=True), LearnPicked())
    assert asked.dialog == NewGameDialog()
    assert game_of(after(asked, NewGameConfirmed())).record.setup.seats[1].played_by == "cub"
    assert game_of(after(asked, DialogClosed(), PlayPicked(), NewGameConfirmed())) != game_of(
        after(asked, NewGameConfirmed())
    )
