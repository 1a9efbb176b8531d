"""Bots of the workshop that play a seat: settings, the seat dialog, the game and its page."""

import json
import random
from dataclasses import replace

import pytest

from game.bots.level_names import RANDOM
from game.bots.levels import choose
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.record import parse_record
from game.rules.state import Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.model.effect import Effect, ReleaseGame
from game.ui.model.history import LookingBack
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saved import ElsewhereDialog
from game.ui.model.saving_effects import SaveGame, SaveSettings
from game.ui.model.seat_bots import BotsPageDialog, KnownBots, LostBotsDialog, Opening
from game.ui.model.setup import SetUp
from game.ui.model.timed_effects import AskBot, OpenBotsPage, ReadBots, SeatBots, Think
from game.ui.play.by_message import ByMessage
from game.ui.play.game import Game, Phase
from game.ui.saved.game_text import saved_text
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.family.counting import count_at_end
from game.ui.screens.history.msg import NamesFlipped, ShareOpened
from game.ui.screens.saved.msg import OpenElsewhere, SavedGameClaimed
from game.ui.screens.seat_bots.msg import BotsPageMissing, SavedBotsRead
from game.ui.screens.setup.msg import BotPicked, SeatOpened
from game.ui.screens.table.again import as_played, easier
from game.ui.screens.table.msg import AnnouncedShown, BotFailed, ComputerChose, Dealt
from game.ui.settings.settings import Pace, SeatBot, Settings, Who
from game.ui.ways import ContinuePicked, HomePicked, LookBackPicked
from game.ui.workshop.bots.seat_bots import seat_bots, seated_bot
from game.ui.workshop.bots_text import Bot, Bots
from tests.rules.scenes import SQUARE
from tests.ui.at_once import link_code, read_link, saved_game_claimed
from tests.ui.pages import (
    LITTLE,
    SEED,
    after,
    announced,
    classes_of,
    dialog_text,
    game_of,
    labels,
    nodes,
    said,
    second_sentence,
    sitting,
    with_outcome,
)

ROBBIE, ADAS = SeatBot("Robbie", "0"), SeatBot("Ada's bot", "3")
AGAINST_ROBBIE = Settings(who=sitting("person", ROBBIE), pace=Pace.AT_ONCE)
KEPT = SavedBotsRead((ROBBIE, ADAS))
CAN_PLAY = KnownBots(can_play=True)
ON_PAGE = Model(AGAINST_ROBBIE, known_bots=CAN_PLAY)
"""A page that can run bots."""

BOT_FIRST = Dealt(SEED, 0)
"""A deal after which seat 1 starts."""


def kinds(effects: tuple[Effect, ...]) -> list[type[Effect]]:
    return [type(effect) for effect in effects]


def over(outcome: Win) -> Model:
    """A game against the bot that has ended like this."""
    model = after(ON_PAGE, BOT_FIRST)
    ended = replace(with_outcome(game_of(model), outcome), phase=Phase.PLAYING)
    return model.with_game(ended)


def asked(model: Model, msg: Message) -> AskBot:
    """What the message makes the page ask a bot."""
    (found,) = (effect for effect in update(model, msg)[1] if isinstance(effect, AskBot))
    return found


@pytest.mark.parametrize(
    ("bot", "text"),
    [(SeatBot("Robbie", "0"), "made:0:Robbie"), (SeatBot("Бот: 2", "5"), "made:5:Бот: 2")],
)
def test_the_settings_save_a_bot(bot: SeatBot, text: str) -> None:
    settings = Settings(who=sitting("person", bot))
    assert json.loads(settings_text(settings))["who"][1] == text
    assert parse_settings(settings_text(settings)) == settings


@pytest.mark.parametrize(
    "who",
    ["made:0:", "made:0: ", "made", "made:Ada", "made:6:Ada", "made:0:" + 25 * "a", "made:0:a\n"],
)
def test_the_settings_read_no_bot_without_a_name_that_a_seat_can_have(who: str) -> None:
    text = json.dumps({"who": ["person", who]})
    assert parse_settings(text).who == Settings().who


def test_the_seat_has_the_name_of_the_bot() -> None:
    seats = AGAINST_ROBBIE.setup(SEED, 0).seats
    assert (seats[1].name, seats[1].played_by, seats[1].face) == ("Robbie", "made", "0")
    assert "Robbie, made here: change the player, the name or the colour" in labels(
        Model(AGAINST_ROBBIE, screen=SetUp())
    )


def test_a_record_with_a_bot_is_read_again() -> None:
    game = game_of(after(ON_PAGE, BOT_FIRST))
    claimed = saved_game_claimed(saved_text(game)).game
    assert isinstance(claimed, Game)
    assert (claimed.record, claimed.people, claimed.bots) == (game.record, (0,), ("Robbie",))
    assert parse_record(saved_text(game)) == game.record


def test_the_seat_dialog_offers_the_kept_bots() -> None:
    opened, effects = update(Model(LITTLE), SeatOpened(1))
    assert ReadBots in kinds(effects)
    assert not [label for label in labels(opened) if "made here" in label]
    offering = after(opened, KEPT)
    assert {"Robbie, made here", "Ada's bot, made here"} <= set(labels(offering))
    assert "Made here" in dialog_text(offering)
    chosen, effects = update(offering, BotPicked(1, 1))
    assert chosen.settings.who[1] == ADAS
    assert kinds(effects) == [SaveSettings]
    assert update(offering, BotPicked(1, 2)) == (offering, ())


def test_a_seat_whose_bot_is_gone_is_played_by_cub_and_the_dialog_tells_it() -> None:
    told, effects = update(after(Model(AGAINST_ROBBIE), SeatOpened(1)), SavedBotsRead((ADAS,)))
    assert told.settings.who[1] == "cub"
    assert effects == (SaveSettings(told.settings),)
    sentence = "Not found in the workshop on this device: Robbie. Robo Cub plays instead."
    assert sentence in dialog_text(told)
    assert sentence not in dialog_text(after(told, SeatOpened(1), SavedBotsRead((ADAS,))))


def test_the_seat_follows_a_bot_that_gets_another_face() -> None:
    smiling = SeatBot("Robbie", "2")
    told, effects = update(after(Model(AGAINST_ROBBIE), SeatOpened(1)), SavedBotsRead((smiling,)))
    assert told.settings.who[1] == smiling
    assert effects == (SaveSettings(told.settings),)
    assert "plate-2" in {kind for node in nodes(view(told)) for kind in classes_of(node)}
    assert update(told, SavedBotsRead((smiling,))) == (told, ())


def test_a_page_that_cannot_run_bots_hands_the_game_to_the_one_that_can() -> None:
    left, effects = update(Model(AGAINST_ROBBIE), BOT_FIRST)
    assert left.game is None
    assert left.asks_to_wait
    assert left.has_saved_game
    (opening,) = (effect for effect in effects if isinstance(effect, OpenBotsPage))
    assert opening.record.setup == AGAINST_ROBBIE.setup(SEED, 0)
    assert not {AskBot, SeatBots} & set(kinds(effects))


def test_a_game_by_message_keeps_its_devices_on_the_way_there() -> None:
    game = game_of(after(ON_PAGE, BOT_FIRST))
    by_message = ByMessage("0" * 15 + "1", ("0" * 15 + "1", ""))
    claimed = SavedGameClaimed("", replace(game, by_message=by_message))
    _left, effects = update(Model(has_saved_game=True), claimed)
    (opening,) = (effect for effect in effects if isinstance(effect, OpenBotsPage))
    assert opening.by_message == by_message


def test_a_saved_game_with_a_bot_also_goes_on_there() -> None:
    text = saved_text(game_of(after(ON_PAGE, BOT_FIRST)))
    claimed = saved_game_claimed(text)
    left, effects = update(Model(has_saved_game=True), claimed)
    assert (left.game, kinds(effects)) == (None, [OpenBotsPage])
    there, effects = update(Model(has_saved_game=True, known_bots=CAN_PLAY), claimed)
    assert game_of(there).bots == ("Robbie",)
    assert kinds(effects) == [SeatBots, AskBot]


def test_a_finished_game_with_a_bot_is_shown_on_any_page() -> None:
    game = game_of(over(Win("red", (0,), ())))
    assert after(Model(), SavedGameClaimed("", game)).game == game


def test_it_is_told_if_the_other_page_is_missing_and_the_game_can_go_on_later() -> None:
    left = after(Model(AGAINST_ROBBIE), BOT_FIRST)
    told, effects = update(left, BotsPageMissing())
    assert (told.dialog, told.asks_to_wait, told.has_saved_game) == (BotsPageDialog(), False, True)
    assert effects == (ReleaseGame(),)
    assert "could not be loaded" in dialog_text(told)


def test_it_is_told_if_another_tab_has_taken_the_game_before_the_other_page_opens() -> None:
    told = after(Model(AGAINST_ROBBIE), BOT_FIRST, OpenElsewhere())
    assert (told.dialog, told.asks_to_wait) == (ElsewhereDialog(), False)


@pytest.mark.parametrize("answer", [OpenElsewhere(), SavedGameClaimed("", None)])
def test_the_other_page_asks_to_wait_until_the_game_is_there(answer: Message) -> None:
    opening = after(Model(known_bots=CAN_PLAY, screen=Opening()), ContinuePicked())
    assert said(opening, "p") == "One moment …"
    assert "Play" not in labels(opening)
    assert after(opening, answer).known_bots == CAN_PLAY
    assert not [n for n in nodes(view(after(opening, answer))) if n.key == "opening"]


def test_the_bots_start_when_the_table_opens_and_end_when_it_is_left() -> None:
    dealt, effects = update(ON_PAGE, BOT_FIRST)
    assert kinds(effects) == [SaveGame, SeatBots, AskBot]
    assert effects[1] == SeatBots(SEED, ("Robbie",))
    assert SeatBots not in kinds(update(dealt, KEPT)[1])
    _home, effects = update(dealt, HomePicked())
    assert SeatBots("", ()) in effects
    again = update(dealt, Dealt("another", 0))[1]
    assert SeatBots("another", ("Robbie",)) in again


def test_a_bot_is_asked_with_what_its_seat_sees_and_plays_what_it_answers() -> None:
    dealt = after(ON_PAGE, BOT_FIRST)
    question = asked(ON_PAGE, BOT_FIRST)
    assert (question.name, question.seen.seat) == ("Robbie", 1)
    action = question.seen.legal[-1]
    played = after(dealt, ComputerChose(question.version, action))
    assert game_of(played).record.actions == (action,)
    assert "at random" not in second_sentence(played)


@pytest.mark.parametrize("pace", [Pace.AT_ONCE, Pace.NORMAL])
def test_a_bot_without_an_answer_plays_by_chance_and_it_is_seen_and_heard(pace: Pace) -> None:
    model = replace(ON_PAGE, settings=replace(AGAINST_ROBBIE, pace=pace))
    question, failing = asked(model, BOT_FIRST), after(model, BOT_FIRST)
    action = choose(RANDOM, question.seen, random.Random(1))
    failed = after(failing, BotFailed(question.version, action))
    for _stage in range(2):
        failed = after(failed, *_shown(failed))
    sentence = "Robbie had no answer, so it played at random."
    assert game_of(failed).record.actions == (action,)
    assert sentence in second_sentence(failed)
    assert sentence in announced(failed)
    assert after(failing, BotFailed("another moment", action)) == failing


def _shown(model: Model) -> tuple[Message, ...]:
    game = game_of(model)
    return (AnnouncedShown(game.version, game.announced.cell_shown),) if game.announced else ()


def test_cub_plays_on_for_a_bot_that_is_deleted_during_the_game() -> None:
    dealt, question = after(ON_PAGE, BOT_FIRST), asked(ON_PAGE, BOT_FIRST)
    gone, effects = update(dealt, SavedBotsRead(()))
    assert gone.dialog == LostBotsDialog(("Robbie",))
    assert "Robbie. Robo Cub plays instead." in dialog_text(gone)
    assert [seat.played_by for seat in game_of(gone).record.setup.seats] == ["", "cub"]
    assert game_of(gone).state.setup == game_of(gone).record.setup
    assert kinds(effects) == [SaveSettings, SaveGame, SeatBots, Think]
    assert gone.settings.who[1] == "cub"
    late = ComputerChose(question.version, question.seen.legal[0])
    assert after(gone, late) == gone


def test_several_bots_play_in_one_game_each_with_its_own_face_and_mark() -> None:
    who = sitting(ROBBIE, ADAS, ROBBIE)
    settings = Settings(edition="big-zoo", seats=3, who=who, pace=Pace.AT_ONCE)
    dealt, effects = update(Model(settings, known_bots=CAN_PLAY), Dealt(SEED, 0))
    assert SeatBots(SEED, ("Robbie", "Ada's bot")) in effects
    start = [label.partition(", made here, ")[0] for label in labels(dealt) if "made here" in label]
    assert start == ["Robbie 1", "Ada's bot", "Robbie 2"]
    marks = [node for node in nodes(view(dealt)) if "mark" in classes_of(node)]
    assert len(marks) >= 3


SEATINGS = [
    (load_edition(name), s.seats) for name in EDITION_NAMES for s in load_edition(name).seatings
]


@pytest.mark.parametrize(("edition", "seats"), [*SEATINGS, (SQUARE, 2)])
def test_bots_play_whole_games_on_all_boards(edition: Edition, seats: int) -> None:
    settings = Settings(
        edition=edition.name,
        built=edition if edition is SQUARE else None,
        seats=seats,
        who=(ROBBIE, ADAS) * 3,
        pace=Pace.AT_ONCE,
    )
    rng = random.Random(seats)
    model, effects = update(Model(settings, known_bots=CAN_PLAY), Dealt(SEED, 0))
    while game_of(model).state.outcome is None:
        (question,) = (effect for effect in effects if isinstance(effect, AskBot))
        action = choose("fox", question.seen, rng)
        failed, chose = BotFailed(question.version, action), ComputerChose(question.version, action)
        model, effects = update(model, rng.choice((failed, chose)))
    assert view(model)


def test_a_bot_that_has_won_is_shown_and_offers_an_easier_game_with_itself() -> None:
    model = over(Win("blue", (1,), ()))
    assert view(model)
    offered = easier(model, game_of(model))
    assert offered is None or offered.settings.who[1] == ROBBIE


@pytest.mark.parametrize(("who", "stickers"), [(ROBBIE, 0), ("cub", 1)])
def test_a_game_with_a_bot_is_counted_but_adds_no_stickers(who: Who, stickers: int) -> None:
    model = Model(replace(AGAINST_ROBBIE, who=sitting("person", who)), known_bots=CAN_PLAY)
    game = game_of(after(model, BOT_FIRST))
    won = with_outcome(game, Win("red", (0,), ("b1",)))
    (counted,) = count_at_end(game, won)
    assert [(person.wins, len(person.album)) for person in counted.played] == [(1, stickers)]


def test_play_again_seats_the_same_bot() -> None:
    model = after(ON_PAGE, BOT_FIRST)
    other = replace(AGAINST_ROBBIE, who=sitting("person", "fox"), names=("Ada", *[""] * 5))
    played = as_played(other, game_of(model))
    assert played.who[1] == ROBBIE
    assert played.names == other.names


def test_a_link_without_names_does_not_have_that_of_the_bot() -> None:
    looking = after(ON_PAGE, BOT_FIRST, LookBackPicked(), ShareOpened(), NamesFlipped())
    assert looking.history
    there = read_link(link_code(looking.history))
    assert there.shown.record.setup.seats[1].name == ""
    assert "Bot, made here" in " ".join(labels(Model(screen=LookingBack(there, HOME))))


def test_seats_call_bots_by_the_beginning_of_a_long_name() -> None:
    long, other = Bot("a" * 40, "1", 4), Bot("a" * 39, "2", 5)
    kept = Bots((long, Bot("Robbie", "3"), other))
    assert seat_bots(kept) == (SeatBot("a" * 24, "4"), ROBBIE)
    assert seated_bot(kept, "a" * 24) == long
    assert seated_bot(kept, "Ada") is None
