"""The texts of the six lessons."""

from typing import NamedTuple

from game.ui.look.i18n import _, later


class LessonWords(NamedTuple):
    """The texts of a lesson."""

    title: str
    task: str
    hint: str


LESSON_WORDS = (
    LessonWords(
        later("Play anything"),
        later(
            "Your bot is the function `choose`. It gets `seen`, all that a player may see."
            " Return one of `seen.legal`, the plays that are allowed."
        ),
        later("`seen.legal` is a list. `seen.legal[0]` is its first play."),
    ),
    LessonWords(
        later("Win when you can"),
        later("Look at each play. If it finishes a row, return it: `wins(seen, play)` tells."),
        later("Go through `seen.legal` with `for`, and ask with `if` whether the play wins."),
    ),
    LessonWords(
        later("Block the others"),
        later(
            "If somebody else needs only one more chip for a row, put your own chip there first."
        ),
        later(
            "`colours(seen)[1:]` are the others. Only one chip is missing if `len(line.open) == 1`."
            " First follow `habit(seen)`: it swaps dead cards."
        ),
    ),
    LessonWords(
        later("Count what is open"),
        later(
            "Some cells lie in many lines, some in few. Give each play a number: return them."
            " A play that wins or blocks gets a large one."
        ),
        later("A dictionary such as `{play: 3}` is an answer, too: the largest number wins."),
    ),
    LessonWords(
        later("Weigh the lines"),
        later(
            "A line with three chips is worth far more than three lines with one,"
            " be it yours or not."
        ),
        later("Look at each line through the cell. The fewer open cells it has, the more it adds."),
    ),
    LessonWords(
        later("Remember the cards"),
        later("A line is worth little if the cards for its open cells are gone. Remember them."),
        later(
            "`unseen(seen)[picture]` tells how many are left;"
            " `seen.edition.picture_at[cell]` has the picture."
            " Cards that fit anywhere are worth keeping."
        ),
    ),
)


def lesson_words(number: int) -> LessonWords:
    """The texts of the lesson, counted from 0. Code is between backticks."""
    return LessonWords(*(_(text) for text in LESSON_WORDS[number]))
