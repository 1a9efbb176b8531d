"""What messages about the bots of the workshop do, and what follows for them from others; pure."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import assert_never

from game.rules.state import Seat
from game.ui.frame.message import Message
from game.ui.look.words import is_bot
from game.ui.model.effect import ReleaseGame, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.news import go_home
from game.ui.model.saving_effects import SaveSettings, saving
from game.ui.model.seat_bots import BotsPageDialog, LostBotsDialog, Opening
from game.ui.model.timed_effects import OpenBotsPage, SeatBots
from game.ui.play.game import Game
from game.ui.screens.saved.msg import OpenElsewhere, SavedGameClaimed
from game.ui.screens.seat_bots.msg import BotsPageMissing, SavedBotsRead, SeatBotsMsg
from game.ui.settings.settings import STAND_IN, SeatBot, Settings


def update(model: Model, msg: SeatBotsMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case SavedBotsRead(bots):
            return _replace_lost(replace(model, known_bots=replace(model.known_bots, saved=bots)))
        case BotsPageMissing():
            if model.game:
                return model, ()
            told = replace(model, asks_to_wait=False, dialog=BotsPageDialog())
            return told, (ReleaseGame(),)
        case _:
            assert_never(msg)


def follow(model: Model, after: Model, msg: Message) -> Result:
    """The model after a step for which bots have to be ready, and the effects.

    A game with bots goes on only on the page that can run them.
    """
    if isinstance(after.screen, Opening) and isinstance(msg, SavedGameClaimed | OpenElsewhere):
        after = replace(after, screen=HOME)
    game = after.game
    if game and game.bots and not after.known_bots.can_play and game.state.outcome is None:
        return _leave_page(after, game)
    seated = _seated(game)
    return after, () if seated == _seated(model.game) else (SeatBots(*seated),)


def _seated(game: Game | None) -> tuple[str, tuple[str, ...]]:
    """The game and the bots that have to be ready for it; both empty without bots."""
    return (game.record.setup.seed, game.bots) if game and game.bots else ("", ())


def _leave_page(model: Model, game: Game) -> Result:
    """The home screen, which asks to wait until the other page shows the game."""
    home = replace(go_home(model, has_saved_game=True), asks_to_wait=True)
    return home, (OpenBotsPage(game.record, game.open_hands, game.by_message),)


def _replace_lost(model: Model) -> Result:
    """Replaces bots that no longer exist by a level of the computer, and reports it."""
    saved = {bot.name: bot for bot in model.known_bots.saved}
    named = dict.fromkeys(who.name for who in model.settings.who if isinstance(who, SeatBot))
    lost = tuple(name for name in named if name not in saved)
    settings = _with_saved(model.settings, saved)
    after = replace(model, settings=settings, known_bots=replace(model.known_bots, lost=lost))
    effects = (SaveSettings(settings),) if settings != model.settings else ()
    game = model.game
    gone = [name for name in game.bots if name not in saved] if game else []
    if game is None or not gone or game.state.outcome is not None:
        return after, effects
    goes_on = _with_stand_in(game, gone)
    told = replace(after.with_game(goes_on), dialog=LostBotsDialog(tuple(gone)))
    return told, (*effects, saving(goes_on))


def _with_saved(settings: Settings, saved: Mapping[str, SeatBot]) -> Settings:
    """The settings with the bots as they are saved now; the level plays for the others."""
    who = (
        saved.get(who.name, STAND_IN) if isinstance(who, SeatBot) else who for who in settings.who
    )
    return replace(settings, who=tuple(who))


def _with_stand_in(game: Game, lost: Collection[str]) -> Game:
    """The game with the level on the seats of these bots; the level has not chosen yet."""
    setup = game.record.setup
    setup = replace(setup, seats=tuple(_stand_in(seat, lost) for seat in setup.seats))
    return replace(
        game,
        record=replace(game.record, setup=setup),
        state=game.state._replace(setup=setup),
        announced=None,
        before=None,
        undone=game.undone + 1,
    )


def _stand_in(seat: Seat, lost: Collection[str]) -> Seat:
    is_lost = is_bot(seat) and seat.name in lost
    return replace(seat, name="", played_by=STAND_IN, face="") if is_lost else seat
