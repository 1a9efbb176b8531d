"""The computer's turns: when a level is asked, and how its choice is shown step by step; pure.

A computer thinks, shows its card, shows the cell if there is one, and acts. Questions and answers
carry the version of the game. An answer to an older question is dropped.
"""

from dataclasses import replace

from game.bots.level_names import GENTLE
from game.rules.action import Action, Draw, Exchange, Place, Remove
from game.rules.observation import observe
from game.ui.look.words import is_bot
from game.ui.model.effect import Effect
from game.ui.model.timed_effects import AskBot, ShowAnnounced, Think
from game.ui.play import playback, selection, turn
from game.ui.play.feedback import Announced
from game.ui.play.game import Game, Phase, Playback
from game.ui.screens.table.msg import AnnouncedShown, BotFailed, ComputerChose, HintFound
from game.ui.settings.settings import Pace

THINKING_SECONDS = {Pace.SLOW: 1.2, Pace.NORMAL: 0.6, Pace.AT_ONCE: 0.0}
"""The least time that a computer thinks about an action, in seconds."""

SHOWING_SECONDS = {Pace.SLOW: 1.4, Pace.NORMAL: 0.7, Pace.AT_ONCE: 0.0}
"""The time for which a computer shows its card, and then the cell, in seconds."""

CARRYING_SECONDS = {Pace.SLOW: 0.9, Pace.NORMAL: 0.9, Pace.AT_ONCE: 0.0}
"""The further time that it thinks while an animal carries a chip away, in seconds."""

LONGEST_WAIT = 5.0
"""The pauses of all computers between two turns of people, at the normal pace, in seconds."""


def ask(
    before: Game | None, after: Game | None, pace: Pace, *, gentle: bool = False
) -> tuple[Effect, ...]:
    """The effect that the game newly waits for: a computer thinks, or shows its action.

    If `gentle`, it plays as in a first game.
    """
    waits = _waiting(after)
    if after is None or waits is None or waits == _waiting(before):
        return ()
    factor = _pause_factor(after, pace)
    if after.announced:
        seconds = factor * SHOWING_SECONDS[pace]
        return (ShowAnnounced(after.version, after.announced.cell_shown, seconds),)
    seat = after.computer
    assert seat is not None
    seen = observe(after.state, seat)
    seconds = 0.0
    if after.playback is Playback.RUNNING and not _has_exchanged(after):
        seconds = factor * (THINKING_SECONDS[pace] + _carrying_seconds(after, pace))
    if is_bot(seen.seats[seat]):
        return (AskBot(after.version, seen.seats[seat].name, seen, seconds),)
    level = GENTLE if gentle else seen.seats[seat].played_by
    return (Think(after.version, level, seen, seconds),)


def _pause_factor(game: Game, pace: Pace) -> float:
    """The factor of all pauses: many computers in a row are shown faster, hurried ones at once."""
    if game.hurried:
        return 0.0
    if not game.everybody or pace is not Pace.NORMAL:
        return 1.0
    return min(1.0, _share_of_wait(game) / _pauses(pace))


def _carrying_seconds(game: Game, pace: Pace) -> float:
    """How much longer a computer thinks after a remove card, as far as the longest wait allows."""
    if not isinstance(_last_action(game), Remove):
        return 0.0
    if not game.everybody or pace is not Pace.NORMAL:
        return CARRYING_SECONDS[pace]
    return min(CARRYING_SECONDS[pace], max(0.0, _share_of_wait(game) - _pauses(pace)))


def _pauses(pace: Pace) -> float:
    """The pauses of a computer's turn, in seconds."""
    return THINKING_SECONDS[pace] + 2 * SHOWING_SECONDS[pace]


def _share_of_wait(game: Game) -> float:
    """The longest wait for one of the computers, in seconds."""
    return LONGEST_WAIT / (len(game.state.hands) - len(game.everybody))


def hurry(game: Game) -> Game:
    """The computers finish their turns at once; what is shown is played now.

    Unchanged if no computer here is at its turn, or if no people wait for it.
    """
    if game.phase is not Phase.WATCHING or not game.people or game.waits_for_device:
        return game
    hurried = replace(game, hurried=True)
    return turn.act(hurried, hurried.announced.action) if hurried.announced else hurried


def answer(
    game: Game, msg: HintFound | ComputerChose | BotFailed | AnnouncedShown, pace: Pace
) -> Game:
    """The game after an answer; unchanged if it no longer waits for this answer."""
    if msg.version != game.version:
        return game
    shown = game.announced
    match msg:
        case HintFound(_, hint):
            return selection.take_hint(game, hint)
        case ComputerChose(_, action) | BotFailed(_, action) if _waiting(game) and not shown:
            is_further_exchange = isinstance(action, Exchange) and _has_exchanged(game)
            at_once = (
                game.hurried
                or pace is Pace.AT_ONCE
                or game.playback is Playback.STEPPING
                or is_further_exchange
            )
            announced = playback.announce(game, action, by_chance=isinstance(msg, BotFailed))
            return turn.act(announced, action) if at_once else announced
        case AnnouncedShown(_, with_cell) if shown and shown.cell_shown == with_cell:
            is_complete = with_cell or not isinstance(shown.action, Place | Remove)
            return turn.act(game, shown.action) if is_complete else playback.show_cell(game)
    return game


def _has_exchanged(game: Game) -> bool:
    """Whether the computer has exchanged a card in this turn.

    The page shows only the first exchange of a turn, since a full board can need dozens of them.
    """
    return isinstance(_last_action(game), Exchange)


def _last_action(game: Game) -> Action | None:
    """The last action that was no draw by hand."""
    done = [event.action for event in game.events if not isinstance(event.action, Draw)]
    return done[-1] if done else None


def _waiting(game: Game | None) -> tuple[str, Announced | None, bool] | None:
    """What a computer here must do next; None if the game waits for anybody else."""
    if game is None or game.phase is not Phase.WATCHING or game.playback is Playback.PAUSED:
        return None
    if game.waits_for_device:
        return None
    return game.version, game.announced, game.playback is Playback.STEPPING
