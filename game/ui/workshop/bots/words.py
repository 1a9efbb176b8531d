"""The names that a bot may use, with explanations."""

from typing import NamedTuple

from game.ui.look.i18n import _, later


class Word(NamedTuple):
    """A name with its explanation. `sample` is code that uses it."""

    name: str
    sample: str
    about: str

    @property
    def explanation(self) -> str:
        """What it is, in the user's language. Code is between backticks."""
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
