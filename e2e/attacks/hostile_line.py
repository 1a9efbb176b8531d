# Tries to give an answer whose line is no number.
# Answer: answer or error
from game.workshop.bot import AnswerError
from game.workshop.mistake import Mistake


def choose(seen, rng):
    error = AnswerError(Mistake.NOTHING)
    error.line = {"a": seen}
    raise error
