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
        "seen.legal", "seen.legal[0]", later("The moves that are allowed now. Return one of them.")
    ),
    Word("seen.hand", '"fox" in seen.hand', later("The cards in your hand.")),
    Word(
        "seen.board",
        'seen.board.get("c4")',
        later(
            "The chips on the board: a dictionary that maps each cell with a chip to its colour."
        ),
    ),
    Word(
        "seen.seat",
        "seen.seats[seen.seat].colour",
        later("Your index in `seen.seats`, which lists all the players."),
    ),
    Word("seen.dead", "", later("The cards in your hand that are stuck.")),
    Word(
        "seen.discards",
        "seen.discards[seen.seat]",
        later("The cards each player has discarded, oldest first."),
    ),
    Word("seen.hand_sizes", "", later("How many cards each player has.")),
    Word("seen.draw_pile_size", "", later("How many cards are left in the draw pile.")),
    Word("seen.ply", "", later("How many moves have been made.")),
    Word(
        "seen.turn", "seen.turn == seen.seat", later("Whose turn it is: an index in `seen.seats`.")
    ),
    Word(
        "seen.rows",
        "seen.rows.get(colour)",
        later("The rows that each colour has finished, each with its cells."),
    ),
    Word("seen.rows_to_win", "", later("How many rows a colour needs to win.")),
    Word("seen.exchanges", "", later("How many stuck cards have been swapped in this turn.")),
    Word(
        "seen.options",
        "seen.options.power_cards",
        later("What was chosen for the game: `hand_size`, `power_cards` and `draw`."),
    ),
    Word(
        "seen.edition",
        'seen.edition.picture_at["c4"]',
        later("The board itself: the picture of each cell, the lines, the length of a row."),
    ),
)

PLAY = (
    Word(
        "play.card",
        'play.card == "fox"',
        later("The card it plays; `None` for `Draw` and `Pass`."),
    ),
    Word(
        "play.cell",
        'play.cell == "c4"',
        later("The cell it goes to; `None` for `Exchange`, `Draw` and `Pass`."),
    ),
)

ZOO = (
    Word("wins", "wins(seen, play)", later("`True` if this move wins the game at once.")),
    Word(
        "lines",
        "lines(seen, colour)",
        later("The lines a colour can still finish, fewest open cells first."),
    ),
    Word("line.open", "len(line.open)", later("The cells of the line that have no chip yet.")),
    Word("line.cells", '"c4" in line.cells', later("All cells of the line.")),
    Word("plays", "plays(seen)", later("Only the moves that put a chip down or take one away.")),
    Word(
        "habit", "habit(seen)", later("The move that needs no thinking; `None` if there is none.")
    ),
    Word("colours", "colours(seen)", later("All colours, your own first.")),
    Word(
        "unseen",
        'unseen(seen)["fox"]',
        later(
            "How many copies of a card you have not seen: they are in other players’ "
            "hands or in the draw pile."
        ),
    ),
    Word("guess", "guess(seen, rng)", later("A whole position that could be the true one.")),
    Word("legal", "legal(position)", later("The moves that are allowed in a position.")),
    Word("after", "after(position, play)", later("The position after a move.")),
    Word("winner", "winner(position)", later("The colour that has won; empty if nobody has.")),
    Word(
        "see",
        "see(position)",
        later("What the player to move sees in a position, for `lines`, `plays` and the others."),
    ),
    Word(
        "puzzles",
        'puzzles("finish")',
        later(
            "Ten puzzles of a kind: `finish`, `stop`, `dragon`, `fork`, `win` or `best`. "
            "The arena asks others."
        ),
    ),
    Word("puzzle.seen", "choose(puzzle.seen, rng)", later("What your bot sees in a puzzle.")),
    Word(
        "puzzle.answers",
        "play in puzzle.answers",
        later("All the moves that solve the puzzle."),
    ),
)

KINDS = (
    Word("Place", "isinstance(play, Place)", later("A move that puts a chip on a cell.")),
    Word("Remove", "isinstance(play, Remove)", later("A move that takes a chip away.")),
    Word(
        "Exchange",
        "isinstance(play, Exchange)",
        later("A move that swaps a stuck card for a new one."),
    ),
    Word(
        "Draw",
        "isinstance(play, Draw)",
        later("A move that draws a card, if you draw cards yourself."),
    ),
    Word(
        "Pass",
        "isinstance(play, Pass)",
        later("A move that ends the turn when no other is possible."),
    ),
    Word("Puzzle", "", later("A puzzle with `seen` and `answers`, as returned by `puzzles`.")),
    Word("Line", "", later("A line with `open` and `cells`, as returned by `lines`.")),
    Word(
        "VERSION", "zoo.VERSION", later("While this number stays the same, so do all these names.")
    ),
)
"""Further names of the module `zoo`."""

CHANCE = (
    Word("rng.choice", "rng.choice(seen.legal)", later("A random item from a list.")),
    Word("print", "print(seen.hand)", later("Shows a value under the board.")),
    Word(
        "global",
        "global turns",
        later(
            "A name outside of `choose` keeps its value from turn to turn. Write this in "
            "`choose` before you give it another value."
        ),
    ),
)
