"""Texts that the workshop looks up: names that a bot may use, mistakes, and lessons."""

from typing import NamedTuple

from game.ui.look.i18n import _, later
from game.ui.workshop.answers import Fault


class Word(NamedTuple):
    """A name with its explanation; `sample` is code that uses it."""

    name: str
    sample: str
    about: str

    @property
    def explanation(self) -> str:
        """What it is, in the user's language; code stands between backticks."""
        return _(self.about)


SEEN = (
    Word(
        "seen.legal", "seen.legal[0]", later("The plays that are allowed now. Return one of them.")
    ),
    Word("seen.hand", '"fox" in seen.hand', later("The cards in your hand.")),
    Word(
        "seen.board",
        'seen.board.get("c4")',
        later("The chips on the board: the colour for each cell that has one."),
    ),
    Word("seen.seat", "seen.seats[seen.seat].colour", later("Your seat; `seen.seats` has all.")),
    Word("seen.dead", "", later("The cards of your hand that fit nowhere any more.")),
    Word(
        "seen.discards",
        "seen.discards[seen.seat]",
        later("The cards that each seat has played, the oldest first."),
    ),
    Word("seen.hand_sizes", "", later("How many cards each seat holds.")),
    Word("seen.draw_pile_size", "", later("How many cards can still be drawn.")),
    Word("seen.ply", "", later("How many plays there were.")),
    Word(
        "seen.edition",
        'seen.edition.picture_at["c4"]',
        later("The board itself: the picture of each cell, its lines, how long a row is."),
    ),
)

PLAY = (
    Word(
        "play.card",
        'play.card == "fox"',
        later("The card that is played; `None` for `Draw` and `Pass`."),
    ),
    Word(
        "play.cell",
        'play.cell == "c4"',
        later("The cell that it is played on; `None` for `Exchange`, `Draw` and `Pass`."),
    ),
)

ZOO = (
    Word("wins", "wins(seen, play)", later("Whether this play wins the game at once.")),
    Word(
        "lines",
        "lines(seen, colour)",
        later("The lines that a colour can still finish, those with the fewest open cells first."),
    ),
    Word("line.open", "len(line.open)", later("The cells of a line that have no chip yet.")),
    Word("line.cells", '"c4" in line.cells', later("All cells of a line.")),
    Word("plays", "plays(seen)", later("Only the plays that put a chip or take one away.")),
    Word("habit", "habit(seen)", later("The play that needs no thought; `None` if there is none.")),
    Word("colours", "colours(seen)", later("All colours, your own first.")),
    Word(
        "unseen",
        'unseen(seen)["fox"]',
        later("How many of a card you have not seen: others hold them, or the draw pile."),
    ),
)

KINDS = (
    Word("Place", "isinstance(play, Place)", later("A play that puts a chip on a cell.")),
    Word("Remove", "isinstance(play, Remove)", later("A play that takes a chip away.")),
    Word("Exchange", "isinstance(play, Exchange)", later("A dead card goes, a new one comes.")),
    Word("Draw", "isinstance(play, Draw)", later("Draws a card, if cards are drawn by hand.")),
    Word("Pass", "isinstance(play, Pass)", later("Ends the turn because no play is possible.")),
    Word("Line", "", later("A line with `open` and `cells`, as `lines` gives it.")),
    Word("VERSION", "zoo.VERSION", later("As long as this number stays, so do all these names.")),
)
"""Further names of the module `zoo`."""

CHANCE = (
    Word("rng.choice", "rng.choice(seen.legal)", later("One of a list, by chance.")),
    Word("print", "print(seen.hand)", later("Shows something under the board.")),
)

FAULTS = {
    "SyntaxError": later("Python cannot read this line. Is a bracket, a quote or a colon missing?"),
    "IndentationError": later("The spaces at the start of this line are not right."),
    "TabError": later("This line mixes tabs and spaces. Use spaces."),
    "TypeError": later("These values do not go together."),
    "ValueError": later("This value does not fit here."),
    "IndexError": later("The list is shorter than that."),
    "KeyError": later("The dictionary has no such key."),
    "ZeroDivisionError": later("Nothing can be divided by zero."),
    "RecursionError": later("The function calls itself again and again, without an end."),
    "StopIteration": later("There is no next one any more."),
    "AssertionError": later("This should be true, but it is not."),
    "OverflowError": later("This number is too large."),
    "FrozenInstanceError": later("What the bot sees cannot be changed."),
    "PermissionError": later("A bot may not do this here."),
}
"""What an exception of Python means, by its class."""

UNREADABLE = ("SyntaxError", "IndentationError")

MESSAGES = {
    "Maybe you meant '=='": later(
        "`=` gives a name a value. To compare two values, write `==` here."
    ),
    "expected an indented block": later(
        "This line needs more spaces at its start: it belongs to the line above it."
    ),
    "unexpected indent": later(
        "This line has too many spaces at its start. It must begin exactly below the line above it."
    ),
    "unindent does not match": later(
        "This line begins between two others. Add spaces or take some away,"
        " so that it begins exactly below a line above it."
    ),
}
"""What it means that Python cannot read the code, by a part of its message."""

ANSWERS = {
    "has no function": later("There is no function `choose` in the code."),
    "cannot be asked with seen and rng: its choose has no": later(
        "`choose` needs two names: `def choose(seen, rng)`. Here it has none."
    ),
    "cannot be asked": later(
        "`choose` needs two names: `def choose(seen, rng)`. Here it has `%(value)s`."
    ),
    "returned nothing": later("Your bot returned nothing, `None`. Was no `return` reached?"),
    "returned no action": later(
        "Your bot returned `%(value)s`. That is not one of the plays in `seen.legal`."
    ),
    "returned scores": later(
        "The numbers for the plays must be in a dictionary, but here is `%(value)s`."
    ),
    "returned an empty": later("The dictionary with the numbers is empty."),
    "returned a score for": later(
        "The dictionary has a number for `%(value)s`. That is not one of the plays in `seen.legal`."
    ),
    "returned a score that": later(
        "The dictionary must have a number for each play, but one play has `%(value)s`."
    ),
}
"""What is wrong with an answer, by the beginning of what the sandbox says."""

WHYS = {
    "slow": later(
        "There was no answer after three seconds. Does a loop never end?"
        " A play was chosen by chance."
    ),
    "memory": later("It needed too much memory. A play was chosen by chance."),
    "answer": later("This answer is not one of the plays in `seen.legal`."),
    "ended": later("The bot was stopped."),
}
"""Why a bot had no answer although Python told no error."""


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
    """The texts of the lesson, counted from 0; code stands between backticks."""
    return LessonWords(*(_(text) for text in LESSON_WORDS[number]))


def fault_words(fault: Fault) -> str:
    """What the exception means; empty if that is not known."""
    known = (text for part, text in MESSAGES.items() if part in fault.message)
    text = next(known, "") if fault.kind in UNREADABLE else ""
    text = text or FAULTS.get(fault.kind, "")
    return _(text) if text else ""


def answer_words(fault: Fault) -> str:
    """Why there is no answer; the message of the sandbox may say more."""
    if fault.suggestion:
        words = {"suggestion": fault.suggestion}
        return (
            _("There is no function `choose`. Did you mean `choose` instead of `%(suggestion)s`?")
            % words
        )
    known = (text for begin, text in ANSWERS.items() if fault.message.startswith(begin))
    return _(next(known, WHYS[fault.why])) % {"value": fault.name.replace("`", "'")}
