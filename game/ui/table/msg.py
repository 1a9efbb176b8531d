"""Messages about the game on the table."""

from typing import TypeAlias

from game.bots.hint import Hint
from game.rules.action import Action
from game.ui.value import Value


class Dealt(Value):
    """A new game begins, with this seed and this dealer."""

    seed: str
    dealer: int


class HandShown(Value):
    """On the curtain: the person who holds the tablet wants to see the hand."""


class CardPicked(Value):
    """A card of the hand was tapped, counted from 0; it is played on a cell tapped before."""

    index: int


class CardLifted(Value):
    """A card of the hand is dragged, counted from 0: it is chosen, and never put back."""

    index: int


class CellPicked(Value):
    """A cell of the board was tapped."""

    cell: str


class SelectionCleared(Value):
    """Nothing is selected any more."""


class ExchangesPicked(Value):
    """Exchange dead cards until one card can be played."""


class PassPicked(Value):
    """Pass this turn."""


class TabletPassed(Value):
    """The seat in view draws no card any more, or has seen its chip land; the game goes on."""


class LandingShown(Value):
    """The play at this moment of the game was shown long enough; the curtain comes."""

    moment: str


TurnMsg: TypeAlias = (
    HandShown | SelectionCleared | ExchangesPicked | PassPicked | TabletPassed | LandingShown
)
"""Messages that only change the game."""


class CardKeyPressed(Value):
    """The key of a card was pressed, counted from 0; `on_board` if a cell had the focus."""

    index: int
    on_board: bool


class CursorMoved(Value):
    """Move the cursor by this many columns and rows of the screen, and focus its cell."""

    across: int
    down: int


class CursorJumped(Value):
    """Move the cursor to the next cell that can be played, and focus it."""


class ThreatsAsked(Value):
    """Show who is one chip away from a row, or hide it again."""


KeyMsg: TypeAlias = CardKeyPressed | CursorMoved | CursorJumped | ThreatsAsked
"""Messages that only a key sends."""


class PilePicked(Value):
    """The draw pile was tapped."""


class DrawPicked(Value):
    """This seat draws by hand the card that it is owed."""

    seat: int


class WarnedPlayConfirmed(Value):
    """Make the play in spite of the warning."""


class UndoPicked(Value):
    """Take the last play of a person back."""


PlayMsg: TypeAlias = (
    CardPicked
    | CardLifted
    | CellPicked
    | PilePicked
    | DrawPicked
    | WarnedPlayConfirmed
    | UndoPicked
)
"""Messages that change the game and may open or close a dialog."""


class HintPicked(Value):
    """Ask for advice."""


class HintFound(Value):
    """The advice for this moment of the game."""

    moment: str
    hint: Hint


class ComputerChose(Value):
    """The computer's choice at this moment of the game."""

    moment: str
    action: Action


class BotFailed(Value):
    """The bot has no answer at this moment of the game; chance has chosen this action for it."""

    moment: str
    action: Action


class StageShown(Value):
    """The computer's choice was shown long enough, with its cell or still without."""

    moment: str
    with_cell: bool


class PausePicked(Value):
    """Pause the computers, or let them go on."""


class StepPicked(Value):
    """Let a computer act once, then pause."""


ComputerMsg: TypeAlias = (
    HintPicked | HintFound | ComputerChose | BotFailed | StageShown | PausePicked | StepPicked
)
"""Messages about what the computer does or advises."""


class MenuOpened(Value):
    """Open the menu."""


class DiscardsOpened(Value):
    """Look through the discard pile of a seat."""

    seat: int


class AllHandsOpened(Value):
    """Look at all hands after the game."""


class EndGamePicked(Value):
    """Ask whether to end the game."""


DialogMsg: TypeAlias = MenuOpened | DiscardsOpened | AllHandsOpened | EndGamePicked
"""Messages that open a dialog."""


class HomePicked(Value):
    """Leave the game and go back to the home screen."""


class PlayAgainPicked(Value):
    """Deal again for the same seats."""


class PlayHarderPicked(Value):
    """Deal again for the same seats, one step more difficult."""


class PlayEasierPicked(Value):
    """Deal again for the same seats, against weaker computers or with fewer cards."""


LeaveMsg: TypeAlias = HomePicked | PlayAgainPicked | PlayHarderPicked | PlayEasierPicked
"""Messages that leave the game."""


class SpeakerPicked(Value):
    """Say aloud what to do."""


GameMsg: TypeAlias = TurnMsg | KeyMsg | PlayMsg | ComputerMsg | LeaveMsg | SpeakerPicked
"""Messages about a game that goes on."""

TableMsg: TypeAlias = Dealt | DialogMsg | GameMsg
