"""The texts of the twelve lessons."""

from typing import NamedTuple

from game.ui.look.i18n import _, later


class LessonWords(NamedTuple):
    """The texts of a lesson."""

    title: str
    task: str
    hints: tuple[str, ...]
    """They are shown one after another; the last ones say more."""
    example: str = ""
    """Code below the first hint, which is no solution; empty if there is none."""


TURN = """\
def choose(seen, rng):
    for play in seen.legal:
        if play.cell == "c4":
            return play
    return rng.choice(seen.legal)
"""
"""A bot that plays on a certain cell."""

PRINTED = """\
from zoo import colours, lines

def choose(seen, rng):
    mine = lines(seen, colours(seen)[0])
    print(mine[0].open)
    return rng.choice(seen.legal)
"""
"""A bot that shows the open cells of its best line."""

NESTED = """\
for line in mine:
    for cell in line.open:
        print(cell)
"""
"""A loop inside another one."""

OTHERS = """\
for other in colours(seen)[1:]:
    for line in lines(seen, other):
        print(line.open)
"""
"""A loop over the lines of the others."""

NUMBERS = """\
numbers = {}
for play in seen.legal:
    numbers[play] = rng.random()
return numbers
"""
"""A number at random for each move."""


LESSON_WORDS = (
    LessonWords(
        later("Play anything"),
        later(
            "Your bot is the function `choose`. It gets `seen`: everything a player can "
            "see. It returns one of `seen.legal`, the moves that are allowed: now a random one. "
            "Tap “Run” to see it play. Change the last line, so that it returns the first move."
        ),
        (
            later("`seen.legal` is a list."),
            later("`seen.legal[0]` is the first move in it: counting starts at 0."),
        ),
    ),
    LessonWords(
        later("Win when you can"),
        later(
            "Look at each move. If it finishes a row, return it: `wins(seen, play)` tells you. "
            "Write `from zoo import wins` at the top first."
        ),
        (
            later(
                "`for` takes one move after the other, and `if` asks about it. This returns the "
                "first move on the cell `c4`:"
            ),
            later(
                "Loop over `seen.legal` with `for`, and use `if` to check whether the move wins."
            ),
        ),
        TURN,
    ),
    LessonWords(
        later("Play in your best line"),
        later(
            "`lines(seen, colour)` lists the lines that a colour can still finish, the best first. "
            "Play in the first one of your own: its open cells are `line.open`. Your own colour "
            "is `colours(seen)[0]`."
        ),
        (
            later(
                "Write `mine = lines(seen, colours(seen)[0])`: your lines, of which `mine[0]` is "
                "the first."
            ),
            later("Loop over `seen.legal`, and check whether `play.cell in mine[0].open`."),
        ),
        PRINTED,
    ),
    LessonWords(
        later("Try the next line, too"),
        later(
            "Perhaps you have no card for your best line. Then try the next one, and the one "
            "after that."
        ),
        (
            later(
                "Put the loop over `seen.legal` inside a loop over your lines: `for line in mine`."
            ),
            later("Each loop is indented one step further."),
        ),
        NESTED,
    ),
    LessonWords(
        later("Block the others"),
        later(
            "If another player needs only one more chip for a row, put your own chip there first."
        ),
        (
            later("`colours(seen)[1:]` are the other colours."),
            later("Only one chip is missing if `len(line.open) == 1`."),
        ),
        OTHERS,
    ),
    LessonWords(
        later("Count the open lines"),
        later(
            "Some cells are part of many lines, others of only a few. Give each move a "
            "number and return the numbers. A move that wins or blocks gets a large one."
        ),
        (
            later(
                "You can return a dictionary such as `{play: 3}`: the move with the largest "
                "number is played."
            ),
            later("Start with `habit(seen)`: it swaps stuck cards."),
        ),
        NUMBERS,
    ),
    LessonWords(
        later("Score the lines"),
        later(
            "A line with three chips is worth far more than three lines with one each, "
            "whether the chips are yours or not."
        ),
        (
            later("Look at each line that runs through the cell."),
            later("The fewer open cells it has, the more it counts."),
        ),
    ),
    LessonWords(
        later("Remember the cards"),
        later(
            "A line is worth little if the cards for its open cells are gone. Remember "
            "which cards have been played."
        ),
        (
            later(
                "`unseen(seen)[picture]` tells you how many are left; "
                "`seen.edition.picture_at[cell]` is the picture."
            ),
            later("Cards that go anywhere are worth keeping."),
        ),
    ),
    LessonWords(
        later("Learn from puzzles"),
        later(
            "How much should a line with two open cells count? Try several numbers on puzzles, "
            "and use the one that solves the most. The goal has other puzzles."
        ),
        (
            later('Each of `puzzles("fork")` has `puzzle.seen` and `puzzle.answers`.'),
            later(
                "Write a function `solved(number)` that counts: then `max(numbers, key=solved)` "
                "is the best number."
            ),
        ),
    ),
    LessonWords(
        later("Count what the others can have"),
        later(
            "Sometimes you cannot stop every row of the others. Then leave them the one for which "
            "they are least likely to have a card. The others cannot have a card that you have "
            "seen."
        ),
        (
            later(
                "`unseen(seen)[picture]` divided by `sum(unseen(seen).values())` is the chance "
                "that a hidden card has this picture."
            ),
            later("The others hold several cards: see `seen.hand_sizes`."),
            later("A `unicorn` goes anywhere."),
        ),
    ),
    LessonWords(
        later("Look ahead"),
        later(
            "`guess(seen, rng)` deals the hidden cards as they could be. Take twenty guesses, and "
            "try your best moves in each. How often can the others win at once? How often can you "
            "win after all their moves?"
        ),
        (
            later(
                "`after(position, move)` is the next position, `legal(position)` lists its "
                "moves, and `winner(position)` is the colour that has won."
            ),
            later("Use the same guesses for all moves."),
            later("Four moves are enough."),
        ),
    ),
    LessonWords(
        later("Give it a character"),
        later(
            "When a game starts, let `rng` decide how your bot plays. A daring bot builds its own "
            "lines, a careful one blocks those of the others. It stays so for the whole game. "
            "The goal asks it twice in each game."
        ),
        (
            later(
                "Write `daring = None` above `choose`, and `global daring` as its first line: "
                "then it can set the name for later turns."
            ),
            later("In a new game it is `None` again."),
            later("Multiply the worth of your lines by it."),
        ),
    ),
)


def lesson_words(number: int) -> LessonWords:
    """The texts of the lesson, counted from 0. Code is between backticks."""
    title, task, hints, example = LESSON_WORDS[number]
    return LessonWords(_(title), _(task), tuple(map(_, hints)), example)
