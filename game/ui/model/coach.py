"""The screen with the moments of a game that mattered."""

from enum import Enum
from typing import TYPE_CHECKING

from game.ui.frame.value import Value
from game.ui.model.ground import Ground
from game.ui.model.history import LookingBack
from game.ui.model.puzzles import Question

if TYPE_CHECKING:
    from game.bots.plays import Play
    from game.coach.review import JudgedPlay
    from game.rules.record import Record
    from game.ui.play.game import Game


class ReviewGame(Value):
    """Find what these seats could have done in a finished game; answered by MomentsFound."""

    record: "Record"
    people: tuple[int, ...]


class Step(Enum):
    """How far somebody is with a moment."""

    ASKED = "asked"
    """The person is asked for a better play."""
    LOOK = "look"
    """Another play was not better; a row of cells is lit, and the play is in it."""
    PLACE = "place"
    """The paw shows the cell of the play."""
    SHOWN = "shown"
    """The paw shows the play."""
    FOUND = "found"
    """A play was found that is as good as the best one."""


class Moment(Value):
    """A play that gave away much, and the game before it, seen by its seat."""

    judged: "JudgedPlay"
    game: "Game"

    number: int = 0
    """The number of its turn, as looking back counts turns."""

    @property
    def answers(self) -> "tuple[Play, ...]":
        """The plays that are right, the best first."""
        return self.judged.good


class Praise(Value):
    """No play of this seat was clearly worse than another; `game` is over."""

    seat: int
    game: "Game"


class Coaching(Value):
    """Somebody looks at moments of a game or solves a puzzle; the screen `behind` comes again."""

    moments: tuple[Moment | Praise | Question, ...]
    """A puzzle; or for each person the worst moments, the worst first, or praise; losers first."""

    behind: Ground | LookingBack
    found: frozenset[int] = frozenset()
    """The indices of the moments that were found."""

    place: int = 0
    """The index of the moment that is shown."""

    step: Step = Step.ASKED
    game: "Game | None" = None
    """The game of the moment, with what is chosen or found; None while somebody is praised."""

    tried: "Play | None" = None
    """The last play that was tried and is not right."""

    @property
    def shown(self) -> Moment | Praise | Question:
        """The moment, the praise or the puzzle that is shown."""
        return self.moments[self.place]

    @property
    def question(self) -> Question | None:
        """The puzzle, if one is shown."""
        return self.shown if isinstance(self.shown, Question) else None
