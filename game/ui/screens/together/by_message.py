"""How a game by message goes on: who is far away, and what is sent; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.model.effect import Effect, Result
from game.ui.model.joining import Deliver, SeveralDialog, joining
from game.ui.model.letters import CopyDialog, PackLetter, ReadDevice, SendLetter
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings, saving
from game.ui.model.setup import SetUp
from game.ui.model.table import Table
from game.ui.model.together import TogetherDialog
from game.ui.play import turn
from game.ui.play.game import Game
from game.ui.play.history import Sent
from game.ui.screens.together.far import can_be_far, far_seats, with_far, without_far
from game.ui.screens.together.msg import (
    ByMessageMsg,
    DeviceRead,
    FarPicked,
    LetterPacked,
    LetterSent,
    PlayShownAgain,
    SendPicked,
)
from game.ui.screens.together.sentences import letter_text
from game.ui.settings.fitting import on_seat
from game.ui.settings.settings import PERSON

SHOWN_SECONDS = 1.2
"""How long an action of others is shown again."""


def on_game_by_message(model: Model, msg: ByMessageMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case FarPicked(seat):
            return _pick_far(model, seat)
        case DeviceRead(seat, device):
            return _seat_far(model, seat, device)
        case SendPicked():
            game = model.active
            return model, (PackLetter(game),) if game and can_send(game) else ()
        case LetterPacked(version, code):
            game = model.active
            if game is None or game.version != version:
                return model, ()
            return model, (SendLetter(version, code, letter_text(game)),)
        case LetterSent(version, result, address):
            is_same = model.game is not None and model.game.version == version
            return _sent(model, result, address) if is_same and result else (model, ())
        case PlayShownAgain(version):
            game = model.game
            is_same = game is not None and game.is_shown_again and game.version == version
            return (model.with_game(turn.show_next(game)) if game and is_same else model), ()
        case _:
            assert_never(msg)


def can_send(game: Game) -> bool:
    """Whether there is something to send to other devices."""
    is_over = game.by_message is not None and game.state.outcome is not None
    return game.waits_for_link or (is_over and not game.is_shown_again)


def show_again(before: Model, after: Model) -> Result:
    """What follows if the table newly shows what others have done: the next action, a bit later."""
    game = after.game
    if game is None or not game.is_shown_again:
        return after, ()
    if before.game and before.game.version == game.version:
        return after, ()
    return after, (Deliver(PlayShownAgain(game.version), SHOWN_SECONDS),)


def _pick_far(model: Model, seat: int) -> Result:
    """Somebody far away gets the seat; if somebody there has it, it comes back."""
    if not isinstance(model.screen, SetUp):
        return model, ()
    if seat in far_seats(model):
        return without_far(model, seat), ()
    return model, (ReadDevice(seat),) if can_be_far(model, seat) else ()


def _seat_far(model: Model, seat: int, device: str) -> Result:
    if not isinstance(model.screen, SetUp) or not can_be_far(model, seat):
        return model, ()
    settings = on_seat(model.settings, seat, PERSON)
    effects: tuple[Effect, ...] = (SaveSettings(settings),) if settings != model.settings else ()
    dialog = None if isinstance(joining(model), SeveralDialog) else model.dialog
    return with_far(replace(model, settings=settings, dialog=dialog), seat, device), effects


def _sent(model: Model, result: str, address: str) -> Result:
    """Notes that the link is on its way. Shows it as a text if it must be copied, or is long."""
    game = model.game
    assert game is not None
    assert game.by_message is not None
    game = replace(game, by_message=replace(game.by_message, sent=game.action_count))
    sent = model.with_game(game)
    if isinstance(table := sent.ground, Table):
        times = table.times_sent + 1
        sent = sent.on_ground(table.replace(sent=Sent(result), times_sent=times))
    copy = CopyDialog(address)
    if Sent(result) is Sent.FAILED or copy.is_long:
        sent = replace(sent, dialog=TogetherDialog(copy))
    return sent, (saving(game),)
