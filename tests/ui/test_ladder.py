"""The steps of difficulty, and the offer of a harder or an easier game at the end of one."""

from dataclasses import replace

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.state import Drawn, DrawReason, Options, Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.look.ids import EASIEST
from game.ui.model.effect import Focus
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveSettings
from game.ui.model.setup import SetUp
from game.ui.play.game import Game, Phase
from game.ui.screens.setup.msg import (
    DifficultyPicked,
    EasierOpened,
    EditionPicked,
    FacePicked,
    SeatsPicked,
)
from game.ui.screens.table.again import as_played, harder
from game.ui.screens.table.msg import Dealt, PlayAgainPicked, PlayEasierPicked, PlayHarderPicked
from game.ui.settings.difficulty import Step, at_step, is_current, steps, steps_for
from game.ui.settings.settings import Settings
from tests.ui.pages import (
    LITTLE,
    WITH_FOX,
    after,
    classes_of,
    dealt,
    effects_of,
    game_of,
    messages_of_page,
    nodes,
    settings_after,
    sitting,
    text_of,
)

ONE_CARD = replace(LITTLE, hand_size=1, power_cards=False)


def over(settings: Settings, *, winner: int = 0) -> Model:
    """The end of a game that the winner's seat has won."""
    model = dealt(settings, dealer=settings.seats - 1)
    game = game_of(model)
    won = Win(game.state.setup.seats[winner].colour, (winner,), ("b1",))
    state = game.state._replace(outcome=won)
    return model.with_game(replace(game, state=state, phase=Phase.PLAYING))


def test_the_steps_of_each_board() -> None:
    little, big = load_edition("little-zoo"), load_edition("big-zoo")
    easier = [Step(number, power_cards=False) for number in (1, 2, 3)]
    assert list(steps(little, 2)) == [*easier, Step(3, power_cards=True)]
    assert list(steps(big, 3)) == [*easier, Step(5, power_cards=True)]
    assert list(steps(big, 6)) == [*easier, Step(4, power_cards=True)]


@pytest.mark.parametrize("change", [EditionPicked("big-zoo"), SeatsPicked(4)])
def test_a_whole_game_stays_whole_on_another_board_and_with_more_seats(change: Message) -> None:
    played = as_played(Settings(), game_of(dealt(Settings())))
    changed = settings_after(change, start=played)
    assert is_current(changed, steps_for(changed)[-1])
    easier = settings_after(change, start=ONE_CARD)
    assert is_current(easier, steps_for(easier)[0])


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_each_step_can_be_taken_and_is_then_the_one_that_is_shown(name: str) -> None:
    start = replace(LITTLE, edition=name)
    for number, rung in enumerate(steps_for(start)):
        climbed = settings_after(DifficultyPicked(number), start=start)
        assert [is_current(climbed, each) for each in steps_for(start)].index(True) == number
        options = climbed.setup("seed", 0).options
        assert Step(options.hand_size, options.power_cards) == rung
    assert settings_after(DifficultyPicked(99), start=start) == start


def test_the_first_answer_is_the_full_game_on_either_board() -> None:
    for name in EDITION_NAMES:
        settings = replace(Settings(), edition=name)
        assert is_current(settings, steps_for(settings)[-1])


def test_answers_of_an_older_version_may_stand_beside_the_ladder() -> None:
    beside = replace(LITTLE, hand_size=1, power_cards=True)
    assert not any(is_current(beside, rung) for rung in steps_for(beside))
    assert harder(over(beside), game_of(over(beside))) is None


def test_who_has_won_is_offered_the_next_step() -> None:
    assert offers(over(ONE_CARD)) == ["Play with 2 cards"]
    assert offers(over(settings_after(DifficultyPicked(2)))) == ["Play the full game"]
    assert offers(over(LITTLE)) == []
    assert offers(dealt(ONE_CARD)) == []


def test_an_offer_of_more_cards_shows_them() -> None:
    (offer,) = (n for n in nodes(view(over(ONE_CARD))) if "offer" in classes_of(n))
    drawings = [n.attributes["href"] for n in nodes(offer) if n.tag == "use"]
    assert drawings == ["#art-icon-card"] * 2


def test_a_computer_that_has_won_offers_nothing_harder() -> None:
    against = replace(WITH_FOX, hand_size=1, power_cards=False)
    lost, won = over(against, winner=1), over(against, winner=0)
    assert harder(lost, game_of(lost)) is None
    assert offers(won) == ["Play with 2 cards"]
    drawn = game_of(won).state._replace(outcome=Drawn(DrawReason.FULL))
    assert offers(won.with_game(replace(game_of(won), state=drawn))) == []


def test_after_the_full_game_a_stronger_computer_is_offered() -> None:
    for level, higher, words in (
        ("cub", "fox", "Harder: Robo Fox"),
        ("fox", "owl", "Harder: Robo Owl"),
    ):
        won = over(replace(LITTLE, who=sitting("person", level)))
        assert offers(won) == [words]
        model, effects = update(won, PlayHarderPicked())
        assert model.settings == replace(won.settings, who=sitting("person", higher))
        assert effects == (SaveSettings(model.settings), Deal(2, 0))
    strongest = over(replace(LITTLE, who=sitting("person", "owl")))
    assert offers(strongest) == []
    assert update(strongest, PlayHarderPicked()) == (strongest, ())


def test_the_weakest_computers_against_people_become_stronger_and_no_partner() -> None:
    four = replace(LITTLE, seats=4, who=sitting("person", "owl", "cub", "fox", "cub"))
    assert play_harder(over(four)).who == sitting("person", "owl", "fox", "fox", "cub")
    teams = replace(four, edition="big-zoo", who=sitting("person", "owl", "cub", "fox"))
    assert play_harder(over(teams)).who == sitting("person", "owl", "cub", "owl")


def test_the_next_step_is_dealt_and_kept() -> None:
    model, effects = update(over(ONE_CARD), PlayHarderPicked())
    assert effects == (SaveSettings(model.settings), Deal(2, 0))
    again = game_of(after(model, Dealt("other", 0)))
    assert again.record.setup.options == Options(2, power_cards=False)
    last = after(over(settings_after(DifficultyPicked(2))), PlayHarderPicked())
    assert game_of(last).record.setup.options == Options(3, power_cards=True)


def test_whom_a_computer_has_beaten_is_offered_a_weaker_one() -> None:
    for level, lower, words in (
        ("owl", "fox", "Easier: Robo Fox"),
        ("fox", "cub", "Easier: Robo Cub"),
    ):
        lost = over(replace(LITTLE, who=sitting("person", level)), winner=1)
        assert offers(lost) == [words]
        model, effects = update(lost, PlayEasierPicked())
        assert model.settings == replace(lost.settings, who=sitting("person", lower))
        assert effects == (SaveSettings(model.settings), Deal(2, 0))
        again = game_of(after(model, Dealt("other", 0)))
        assert [seat.played_by for seat in again.record.setup.seats] == ["", lower]
        assert again.record.setup.options == game_of(lost).record.setup.options


def test_below_the_weakest_computer_there_is_a_lower_step() -> None:
    lost = over(replace(LITTLE, who=sitting("person", "cub")), winner=1)
    for words, options in (
        ("Play with 3 cards", Options(3, power_cards=False)),
        ("Play with 2 cards", Options(2, power_cards=False)),
        ("Play with 1 card", Options(1, power_cards=False)),
    ):
        assert offers(lost) == [words]
        lower = after(lost, PlayEasierPicked())
        assert game_of(lower).record.setup.options == options
        assert lower.settings.who == lost.settings.who
        lost = over(lower.settings, winner=1)
    assert offers(lost) == []
    assert update(lost, PlayEasierPicked()) == (lost, ())
    beside = replace(LITTLE, who=sitting("person", "cub"), hand_size=1, power_cards=True)
    assert offers(over(beside, winner=1)) == []


def test_all_computers_that_play_against_people_become_weaker_and_no_partner() -> None:
    four = replace(LITTLE, seats=4, who=sitting("person", "owl", "cub", "owl", "owl"))
    assert play_easier(over(four, winner=1)).who == sitting("person", "fox", "cub", "fox", "owl")
    assert play_easier(over(four, winner=2)) == at_step(four, 2)
    teams = replace(four, edition="big-zoo", who=sitting("person", "owl", "owl", "fox"))
    assert play_easier(over(teams, winner=1)).who == sitting("person", "fox", "owl", "fox")


def test_nothing_easier_is_offered_where_it_does_not_fit() -> None:
    lost = over(WITH_FOX, winner=1)
    assert offers(lost) == ["Easier: Robo Cub"]
    assert offers(over(LITTLE, winner=1)) == []
    assert offers(over(replace(WITH_FOX, who=sitting("fox", "owl")), winner=1)) == []
    drawn = game_of(lost).state._replace(outcome=Drawn(DrawReason.FULL))
    assert offers(lost.with_game(replace(game_of(lost), state=drawn))) == []
    assert offers(replace(lost, learning=True)) == []
    for other in (LITTLE, replace(WITH_FOX, seats=3), replace(WITH_FOX, names=("Ada",) * 6)):
        assert offers(replace(lost, settings=other)) == [], "a game from a link"


def test_the_lock_does_not_hold_an_easier_game_back() -> None:
    locked = over(replace(WITH_FOX, children_lock=True), winner=1)
    assert after(locked, PlayEasierPicked()).settings.who[1] == "cub"


def offers(model: Model) -> list[str]:
    """The words of the buttons for a harder or an easier game."""
    return [text_of(node) for node in nodes(view(model)) if "offer" in classes_of(node)]


def play_harder(model: Model) -> Settings:
    return after(model, PlayHarderPicked()).settings


def play_easier(model: Model) -> Settings:
    return after(model, PlayEasierPicked()).settings


def test_again_is_the_same_game_although_the_answers_were_changed_while_it_was_kept() -> None:
    four = replace(WITH_FOX, seats=4, names=("Ada", "", "Bo", *[""] * 3), youngest=1)
    ended = over(four)
    for other in (LITTLE, replace(LITTLE, edition="big-zoo", manual_draw=True, open_hands=True)):
        changed = replace(ended, settings=other)
        again = game_of(after(changed, PlayAgainPicked()))
        assert again.record.edition is game_of(ended).record.edition
        assert again.record.setup.seats == game_of(ended).record.setup.seats
        assert again.record.setup.options == game_of(ended).record.setup.options
        assert not again.open_hands
    assert effects_of(ended, PlayAgainPicked()) == (Deal(4, 0),)


def test_what_is_dealt_again_follows_from_the_game() -> None:
    game: Game = game_of(over(replace(LITTLE, edition="big-zoo", seats=6, manual_draw=True)))
    played = as_played(Settings(), game)
    setup = game.record.setup
    assert played.setup(setup.seed, setup.dealer) == setup
    assert as_played(played, game) is played


def test_faces_come_again_with_the_game() -> None:
    ended = over(settings_after(FacePicked(1, "bee"), FacePicked(0, "wolf")))
    again = game_of(after(replace(ended, settings=Settings()), PlayAgainPicked()))
    assert [seat.face for seat in again.record.setup.seats] == ["wolf", "bee"]
    assert len(set(as_played(Settings(), game_of(ended)).faces)) == 6


def test_the_easier_games_are_behind_a_button_where_the_full_game_is_played() -> None:
    full = Model(Settings(), screen=SetUp())
    offered = [msg for msg in messages_of_page(view(full)) if isinstance(msg, DifficultyPicked)]
    assert offered == [DifficultyPicked(3)]
    opened, effects = update(full, EasierOpened())
    assert effects == (Focus(EASIEST),)
    steps = [DifficultyPicked(number) for number in range(4)]
    assert [m for m in messages_of_page(view(opened)) if isinstance(m, DifficultyPicked)] == steps
    child = Model(Settings(hand_size=1, power_cards=False), screen=SetUp())
    assert [m for m in messages_of_page(view(child)) if isinstance(m, DifficultyPicked)] == steps
    assert EasierOpened() not in messages_of_page(view(child))


def test_a_large_page_shows_the_easier_games_at_once() -> None:
    for viewport, number in {(1366, 768): 4, (1365, 768): 1, (1366, 650): 1}.items():
        model = Model(Settings(), viewport=viewport, screen=SetUp())
        offered = [m for m in messages_of_page(view(model)) if isinstance(m, DifficultyPicked)]
        assert len(offered) == number
