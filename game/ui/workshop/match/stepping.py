"""What messages about the steps of a bot's turn do; pure."""

from dataclasses import replace
from typing import NamedTuple, assert_never

from game.rules.observation import observe
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.effect import Result, StepTurn
from game.ui.workshop.match.msg import StepsClosed, StepShown, StepsMsg, StepsPicked, TurnStepped
from game.ui.workshop.match.person import is_secret
from game.ui.workshop.match_state import Match
from game.ui.workshop.seating import BOT, saved_bot
from game.ui.workshop.state import Workshop
from game.ui.workshop.stepped import Steps, with_answer


class BotTurn(NamedTuple):
    """A turn of a bot: its code, the number of the state in which it acts, and its seat."""

    bot: Bot
    place: int
    seat: int

    def version(self, game: Match) -> str:
        """Names the turn of a game."""
        return f"{game.number} {self.place}"


def bot_turn(model: Workshop, game: Match) -> BotTurn | None:
    """The bot's turn that is shown, or its next turn. None if it is hidden.

    A bot that is not on this device has no code here.
    """
    if is_secret(model):
        return None
    has_failed = game.is_at_end and model.answer is not None and model.answer.fault is not None
    if has_failed or _asks_puzzle(model, game):
        place, seat = game.place, game.seat
    elif game.last:
        place, seat = game.place - 1, game.last.seat
    else:
        return None
    who = game.players[seat]
    bot = model.bot if who == BOT else saved_bot(who, model.bots)
    return BotTurn(bot, place, seat) if bot else None


def _asks_puzzle(model: Workshop, game: Match) -> bool:
    """Whether the position is a puzzle, and it is the bot's turn."""
    is_puzzle = model.origin is not None and model.origin.puzzle is not None
    return is_puzzle and game.is_at_end and not game.is_over and game.players[game.seat] == BOT


def shown_steps(model: Workshop) -> Steps | None:
    """The steps of the turn that is shown. Those of another turn or another code are over."""
    turn = bot_turn(model, model.match) if model.match else None
    steps = model.steps
    if model.match is None or turn is None or steps is None:
        return None
    is_same = (steps.version, steps.code) == (turn.version(model.match), turn.bot.code)
    return steps if is_same else None


def update(model: Workshop, msg: StepsMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case StepsPicked():
            return _ask(model, model.match) if model.match else (model, ())
        case TurnStepped(version, text):
            asked = model.steps_asked
            if asked is None or asked.version != version:
                return model, ()
            return replace(model, steps=with_answer(asked, text), steps_asked=None), ()
        case StepShown(number):
            steps = shown_steps(model)
            if steps is None or number not in range(len(steps.steps)):
                return model, ()
            return replace(model, steps=steps.replace(at=number)), ()
        case StepsClosed():
            return replace(model, steps=None), ()
        case _:
            assert_never(msg)


def _ask(model: Workshop, game: Match) -> Result:
    turn = bot_turn(model, game)
    if turn is None:
        return model, ()
    seat = turn.seat
    earlier = [at for at, one in enumerate(game.turns[: turn.place]) if one.seat == seat]
    turns = tuple(observe(game.states[at], seat) for at in (*earlier, turn.place))
    asked = Steps(turn.version(game), turn.place, turn.bot.code)
    shown = replace(model, steps=None, steps_asked=asked, is_playing=False)
    return shown, (StepTurn(asked.version, turn.bot, turns),)
