"""The computer's turns: when a level is asked, and how its choice is shown step by step; pure.

A computer's face thinks, then it shows its card, then the cell if there is one, then it acts.
Questions and answers bear the moment of the game; an answer to an older question is dropped.
"""

from game.rules.action import Draw, Exchange, Place, Remove
from game.rules.observation import observe
from game.ui.effect import Effect, Show, Think
from game.ui.home.settings import Pace
from game.ui.table import turn
from game.ui.table.msg import ComputerChose, HintFound, StageShown
from game.ui.table.state import Game, Phase, Playback, Staged

THINKING = {Pace.SLOW: 1.2, Pace.NORMAL: 0.6, Pace.AT_ONCE: 0.0}
"""Seconds that a computer takes for a choice at least."""

SHOWING = {Pace.SLOW: 1.4, Pace.NORMAL: 0.7, Pace.AT_ONCE: 0.0}
"""Seconds for which it shows first its card, then the cell."""


def ask(before: Game | None, after: Game | None, pace: Pace) -> tuple[Effect, ...]:
    """What a computer is to be asked, or for how long it shows what it has chosen."""
    waits = _waiting(after)
    if after is None or waits is None or waits == _waiting(before):
        return ()
    if after.staged:
        return (Show(after.moment, after.staged.cell_shown, SHOWING[pace]),)
    seat = after.computer
    assert seat is not None
    seen = observe(after.state, seat)
    seconds = (
        THINKING[pace] if after.playback is Playback.RUNNING and not _exchanges(after) else 0.0
    )
    return (Think(after.moment, seen.seats[seat].played_by, seen, seconds),)


def answer(game: Game, msg: HintFound | ComputerChose | StageShown, pace: Pace) -> Game:
    """The game after an answer; unchanged if the question is no longer what it waits for."""
    if msg.moment != game.moment:
        return game
    match msg:
        case HintFound(_, hint):
            return turn.take_hint(game, hint)
        case ComputerChose(_, action) if _waiting(game) and not game.staged:
            once_more = isinstance(action, Exchange) and _exchanges(game)
            at_once = pace is Pace.AT_ONCE or game.playback is Playback.STEPPING or once_more
            return turn.act(game, action) if at_once else turn.stage(game, action)
        case StageShown(_, with_cell) if game.staged and game.staged.cell_shown == with_cell:
            whole = with_cell or not isinstance(game.staged.action, Place | Remove)
            return turn.act(game, game.staged.action) if whole else turn.show_cell(game)
    return game


def _exchanges(game: Game) -> bool:
    """Whether the computer has exchanged in this turn: one dead card is shown, more go at once.

    On a full board there can be dozens, before a card comes that fits.
    """
    done = [event.action for event in game.happened if not isinstance(event.action, Draw)]
    return bool(done) and isinstance(done[-1], Exchange)


def _waiting(game: Game | None) -> tuple[str, Staged | None, bool] | None:
    """What the game waits for from a computer; None where it waits for a person."""
    if game is None or game.phase is not Phase.WATCHING or game.playback is Playback.PAUSED:
        return None
    return game.moment, game.staged, game.playback is Playback.STEPPING
