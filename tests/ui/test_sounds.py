"""The sound of each change, and the sentence about a row that grows."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from game.bots.hint import Hint
from game.bots.reason import Plain
from game.rules.action import Pass, Place
from game.rules.edition import cell_position
from game.rules.state import Drawn, DrawReason
from game.ui.app.update import update
from game.ui.frame.message import Message
from game.ui.model.effect import Call, CallRow, Effect, PlaySound, Say, Silence, Sound
from game.ui.model.model import Model
from game.ui.play.turn import act
from game.ui.screens.home.sounds import home_sounds
from game.ui.screens.page.msg import VoicesChanged
from game.ui.screens.setup.msg import DifficultyPicked, EditionPicked, SeatOpened, SeatsPicked
from game.ui.screens.table.answers import answering
from game.ui.screens.table.event_sentences import events_text
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    HandShown,
    HintFound,
    PassPicked,
    SpeakerPicked,
    TabletPassed,
    UndoPicked,
)
from game.ui.screens.table.sounds import sound_effects, sound_of
from game.ui.settings.settings import Pace, Settings
from game.ui.ways import AnimalTapped, CallsFlipped, LanguagePicked, PlayPicked, SoundFlipped
from tests.rules.scenes import chips
from tests.ui.pages import (
    LITTLE,
    after,
    at_table,
    chose,
    dealt,
    game_of,
    ids_with_class,
    laid_out,
    shown,
    sitting,
    with_outcome,
)

TWO = laid_out("ant bee cat", "dog eel fly")


def test_an_animal_that_is_tapped_calls_and_changes_nothing() -> None:
    tap = AnimalTapped("lion")
    for model in (TWO, Model()):
        for settings, heard in (
            (LITTLE, Call("lion", (), softly=False)),
            (replace(LITTLE, calls=False), PlaySound(Sound.PICK)),
            (replace(LITTLE, sound=False), None),
        ):
            before = replace(model, settings=settings)
            assert update(before, tap) == (before, (heard,) if heard else ())


def heard_of(model: Model, *messages: Message) -> tuple[Effect, ...]:
    """The sounds of the last message."""
    before = after(model, *messages[:-1])
    model = after(before, messages[-1])
    return *sound_effects(before, model), *home_sounds(before, model)


def test_the_first_play_of_a_game_can_be_taken_back_with_the_sound_on() -> None:
    first = laid_out("ant bee cat", "dog eel fly", open_hands=True)
    assert heard_of(first, CardPicked(0), CellPicked("a1"), UndoPicked()) == (
        PlaySound(Sound.CARD),
    )


def test_each_step_has_its_sound() -> None:
    assert heard_of(Model(LITTLE), PlayPicked()) == (PlaySound(Sound.DEAL),)
    assert heard_of(without_calls(TWO), CardPicked(0)) == (PlaySound(Sound.PICK),)
    assert heard_of(TWO, CardPicked(0), CellPicked("b1")) == (PlaySound(Sound.NO),)
    assert heard_of(TWO, CardPicked(0), CellPicked("b1"), CellPicked("b1")) == (
        PlaySound(Sound.NO),
    )
    assert heard_of(TWO, CardPicked(0), CellPicked("a1")) == (PlaySound(Sound.CHIP),)
    assert heard_of(TWO, CardPicked(0), CardPicked(0)) == ()
    assert heard_of(TWO, LanguagePicked("uk")) == ()


def test_a_board_knocks_and_answers_on_the_home_screen_click() -> None:
    assert heard_of(Model(), EditionPicked("big-zoo")) == (PlaySound(Sound.CHIP),)
    for msg in (SeatOpened(0), SeatsPicked(3), DifficultyPicked(0)):
        assert heard_of(Model(), msg) == (PlaySound(Sound.PICK),)
    assert heard_of(Model(), SoundFlipped(), EditionPicked("big-zoo")) == ()
    assert heard_of(Model(), SeatsPicked(Settings().seats)) == ()


def test_a_play_that_is_taken_back_is_a_card_in_the_hand_again() -> None:
    first = (CardPicked(0), CellPicked("a1"))
    assert heard_of(TWO, *first, UndoPicked()) == (PlaySound(Sound.CARD),)
    second = (*first, HandShown(), CardPicked(0), CellPicked("d1"))
    assert heard_of(TWO, *second, UndoPicked()) == (PlaySound(Sound.CARD),)


def test_muted_nothing_is_heard() -> None:
    silent = after(TWO, VoicesChanged("en"), SoundFlipped())
    assert not silent.settings.sound
    assert heard_of(TWO, SoundFlipped()) == (Silence(),)
    assert heard_of(silent, CardPicked(0)) == ()
    assert heard_of(silent, SoundFlipped()) == (PlaySound(Sound.PICK),)


def test_a_picked_card_calls_and_its_free_pictures_answer_from_their_sides() -> None:
    game = game_of(TWO)
    columns = game.record.edition.size[0]
    card = game.seen.hand[0]
    places = [
        2 * cell_position(cell)[0] / (columns - 1) - 1
        for cell, shown in game.record.edition.picture_at.items()
        if shown == card
    ]
    assert heard_of(TWO, CardPicked(0)) == (Call(card, tuple(places), softly=False),)
    covered = laid_out(f"{card} bee", "dog eel", board=chips(blue="a1"))
    assert heard_of(covered, CardPicked(0)) == (Call(card, tuple(places[1:]), softly=False),)


def test_a_wild_card_calls_and_nothing_answers() -> None:
    joker = laid_out("joker bee", "dog eel")
    assert heard_of(joker, CardPicked(0)) == (Call("joker", (), softly=False),)


def test_a_picture_that_is_tapped_without_a_card_calls_softly() -> None:
    call = (Call("mole", (), softly=True),)
    assert heard_of(TWO, CellPicked("e5")) == call
    assert heard_of(TWO, CellPicked("e5"), CellPicked("e5")) == ()
    assert heard_of(without_calls(TWO), CellPicked("e5")) == ()


def test_after_the_game_each_tap_on_a_picture_wakes_it() -> None:
    won = after(laid_out("ant", "dog", board=chips(red="b1 c1")), *PLAY_ANT)
    assert heard_of(won, CellPicked("e5")) == (Call("mole", (), softly=True),)
    assert heard_of(won, CellPicked("e5"), CellPicked("e5")) == (Call("mole", (), softly=True),)
    assert ids_with_class(after(won, CellPicked("e5")), "woken") == ["cell-e5"]
    assert ids_with_class(won, "woken") == []


CUB = Settings(who=sitting("person", "cub"))
PLAY_ANT = (CardPicked(0), CellPicked("a1"))


def test_the_card_that_a_computer_shows_calls_softly_and_once() -> None:
    start = laid_out("ant bee cat", "dog eel fly", settings=CUB)
    asked = after(start, *PLAY_ANT)
    card = chose(asked, "dog@d1")
    staged = after(asked, card)
    sides = tuple(2 * cell_position(cell)[0] / 4 - 1 for cell in ("d1", "b4"))
    assert answering(game_of(staged)) == ("d1", "b4")
    assert heard_of(asked, card) == (Call("dog", sides, softly=True),)
    assert heard_of(staged, shown(staged)) == ()
    acted = shown(staged), shown(staged, with_cell=True)
    assert heard_of(staged, *acted) == (PlaySound(Sound.CHIP), PlaySound(Sound.TURN))
    assert heard_of(without_calls(asked), card) == ()
    assert heard_of(after(asked, SoundFlipped()), card) == ()


def test_computers_that_show_no_card_do_not_call() -> None:
    at_once = replace(CUB, pace=Pace.AT_ONCE)
    asked = after(laid_out("ant bee cat", "dog eel fly", settings=at_once), *PLAY_ANT)
    played = (PlaySound(Sound.CHIP), PlaySound(Sound.TURN))
    assert heard_of(asked, chose(asked, "dog@d1")) == played
    normal = after(laid_out("ant bee cat", "dog eel fly", settings=CUB), *PLAY_ANT)
    hurried = normal.with_game(replace(game_of(normal), hurried=True))
    assert heard_of(hurried, chose(hurried, "dog@d1")) == played
    stuck = laid_out("thief", "dog eel", settings=Settings(who=sitting("fox", "person")))
    assert heard_of(stuck, chose(stuck, "pass")) == ()


def test_the_hint_calls_too() -> None:
    game = game_of(TWO)
    hint = Hint(next(iter(game.plays())), Plain.NOTHING)
    assert isinstance(heard_of(TWO, HintFound(game.version, hint))[0], Call)


def without_calls(model: Model) -> Model:
    return after(model, CallsFlipped())


def test_without_calls_a_picked_card_is_named_where_there_is_a_voice() -> None:
    quiet = without_calls(TWO)
    named = (PlaySound(Sound.PICK), Say("card-1"))
    assert heard_of(quiet, VoicesChanged("en,uk"), CardPicked(1)) == named
    assert heard_of(quiet, VoicesChanged("uk"), CardPicked(1)) == (PlaySound(Sound.PICK),)


def test_the_speaker_says_what_is_to_be_done_even_when_muted() -> None:
    silent = after(TWO, VoicesChanged("en"), SoundFlipped())
    assert update(silent, SpeakerPicked())[1] == (Say("to-do"),)
    assert update(TWO, SpeakerPicked())[1] == ()
    assert update(after(dealt(), VoicesChanged("en")), SpeakerPicked())[1] == ()


def test_a_row_that_grows_is_told() -> None:
    game = game_of(after(TWO, CardPicked(0), CellPicked("a1")))
    event = game.events[-1]
    assert event.in_a_row == 1
    assert "A row of" not in events_text(game)
    told = events_text(replace(game, events=(replace(event, in_a_row=3),)))
    assert told.endswith("“Ant”. A row of 3!")


@pytest.mark.parametrize(
    ("own", "other", "cell", "number"),
    [
        ("b2", "", "c3", 3),
        ("b4 d4", "", "e4", 2),
        ("b4 d4", "", "c4", 3),
        ("b4 c4", "e4", "d4", 3),
        ("b4 c4", "a4 e4", "d4", 3),
        ("", "c4", "d4", 1),
    ],
)
def test_a_row_is_without_gaps_and_counts_suns(
    own: str, other: str, cell: str, number: int
) -> None:
    dealt_now = game_of(after(dealt(), HandShown())).state
    seats = len(dealt_now.hands)
    mine, theirs = (dealt_now.setup.seats[(dealt_now.turn + i) % seats].colour for i in (0, 1))
    board = dict.fromkeys(own.split(), mine) | dict.fromkeys(other.split(), theirs)
    card = dealt_now.edition.picture_at[cell]
    state = dealt_now._replace(board=MappingProxyType(board), hands=((card,),) * seats)
    acted = act(game_of(at_table(state)), Place(card, cell))
    assert acted.events[-1].in_a_row == number


def test_a_turn_that_is_passed_is_heard() -> None:
    stuck = laid_out("thief", "dog eel", open_hands=True)
    assert heard_of(stuck, PassPicked()) == (PlaySound(Sound.PASS), PlaySound(Sound.TURN))


def test_a_person_is_called_to_play_unless_a_curtain_comes_or_nothing_was_played() -> None:
    turn, play = PlaySound(Sound.TURN), (CardPicked(0), CellPicked("a1"))
    openly = laid_out("ant bee cat", "dog eel fly", open_hands=True)
    assert turn in heard_of(openly, *play)
    assert turn not in heard_of(openly, *play, UndoPicked())
    assert turn not in heard_of(openly, CardPicked(0))
    assert turn not in heard_of(after(openly, SoundFlipped()), *play)
    assert turn not in heard_of(TWO, *play)
    assert turn not in heard_of(TWO, *play, TabletPassed(), HandShown())
    assert turn not in heard_of(laid_out("ant bee", "dog eel", settings=CUB), *play)


def test_the_end_of_a_game_is_heard() -> None:
    winning = laid_out("ant", "dog", board=chips(red="b1 c1"), open_hands=True)
    won = (CardPicked(0), CellPicked("a1"))
    assert heard_of(without_calls(winning), *won) == (PlaySound(Sound.WIN),)
    (called,) = heard_of(winning, *won)
    assert isinstance(called, CallRow)
    assert set(called.row) <= set(game_of(winning).record.edition.pictures)
    game = game_of(dealt())
    passed = replace(game, record=replace(game.record, actions=(Pass(),)))
    assert sound_of(game, with_outcome(passed, Drawn(DrawReason.PASSES))) is Sound.END


def test_a_card_that_is_exchanged_is_heard() -> None:
    dead = laid_out(
        "ant bee", "dog eel", board=chips(red="a1 b1 e3", blue="d3"), draw_pile="cat kid"
    )
    assert heard_of(dead, CardPicked(0)) == (PlaySound(Sound.CARD),)
