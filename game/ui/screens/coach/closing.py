"""The way back from the moments of a game; pure."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.record import to_json
from game.ui.model.coach import Coaching, Moment
from game.ui.model.effect import Effect, LookBack, Result
from game.ui.model.history import JudgeGame
from game.ui.model.model import Model
from game.ui.model.puzzles import KeepMoments
from game.ui.play.game import Game
from game.ui.saved.family import person_at


def ended(model: Model) -> Game | None:
    """The game at its last turn. None if the game goes on."""
    game = model.history.turns[-1] if model.history else model.game
    return game if game and game.state.outcome else None


def closed(model: Model, shown: Coaching) -> Result:
    """Goes back. Moments of the game on the table that were not found come again one day."""
    missed = [place for place in range(len(shown.moments)) if place not in shown.found]
    return replace(model, screen=shown.behind), kept_moments(model, shown, missed)


def kept_moments(model: Model, shown: Coaching, places: Sequence[int]) -> tuple[Effect, ...]:
    """Keeps these moments of people in the game on the table, for another day."""
    game = model.game
    if game is None or model.cannot_save:
        return ()
    moments = tuple(
        (person_at(game, one.judged.seat), _up_to(game, one.judged.at))
        for one in (shown.moments[place] for place in places)
        if isinstance(one, Moment) and one.judged.seat in game.people
    )
    return (KeepMoments(moments),) if moments else ()


def with_chances(model: Model, keeping: tuple[Effect, ...]) -> Result:
    """Looks back on the whole game, with the chances from turn to turn."""
    past, game = model.history, ended(model)
    if past:
        return model, (*keeping, JudgeGame(past))
    if game is None:
        return model, keeping
    look = LookBack(game.record, game.open_hands and not game.elsewhere, with_chances=True)
    return model, (*keeping, look)


def _up_to(game: Game, at: int) -> str:
    """The record of the game with this number of actions, and the play that was made then."""
    actions = game.record.actions
    return to_json(replace(game.record, actions=actions[:at]), made=str(actions[at]))
