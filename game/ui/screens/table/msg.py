"""Messages about the game on the table."""

from typing import TypeAlias

from game.bots.hint import Hint
from game.rules.action import Action
from game.rules.edition import Edition
from game.ui.frame.message import Message
from game.ui.ways import AnimalTapped, BreakPicked, HomeIdle, HomePicked, ReadAloudFlipped


class Dealt(Message):
    """A new game begins, with this seed and this dealer.

    `board` has the animals in other places than the board of the settings.
    """

    seed: str
    dealer: int
    board: Edition | None = None


class HandShown(Message):
    """On the curtain: the person who holds the tablet wants to see the hand."""


class CardPicked(Message):
    """A card of the hand was tapped, counted from 0; it is played on a cell tapped before."""

    index: int


class CardLifted(Message):
    """A card of the hand is dragged, counted from 0: it is chosen, and never put back."""

    index: int


class CellPicked(Message):
    """A cell of the board was tapped."""

    cell: str


class SelectionCleared(Message):
    """Clear what is selected."""


class ExchangesPicked(Message):
    """Exchange dead cards until one card can be played."""


class PassPicked(Message):
    """Pass this turn."""


class TabletPassed(Message):
    """The seat in view draws no further card, or has seen its chip land; the game goes on."""


class LandingShown(Message):
    """The play at this version of the game was shown long enough; the curtain comes."""

    version: str


class RefusalShown(Message):
    """It was said long enough that no card can answer this tap, by its number."""

    version: str
    number: int


TurnMsg: TypeAlias = (
    HandShown
    | SelectionCleared
    | ExchangesPicked
    | PassPicked
    | TabletPassed
    | LandingShown
    | RefusalShown
)
"""Messages that only change the game."""


class CardKeyPressed(Message):
    """The key of a card was pressed, counted from 0; `on_board` if a cell had the focus."""

    index: int
    on_board: bool


class CursorMoved(Message):
    """Move the cursor by this many columns and rows of the screen, and focus its cell."""

    across: int
    down: int


class CursorJumped(Message):
    """Move the cursor to the next cell that can be played, and focus it."""


class ThreatsAsked(Message):
    """Show who is one chip away from a row, or hide it again."""


KeyMsg: TypeAlias = CardKeyPressed | CursorMoved | CursorJumped | ThreatsAsked
"""Messages that only a key sends."""


class PilePicked(Message):
    """The draw pile was tapped."""


class DrawPicked(Message):
    """This seat draws a card by hand."""

    seat: int


class WarnedPlayConfirmed(Message):
    """Make the play in spite of the warning."""


class UndoPicked(Message):
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


class HintPicked(Message):
    """Ask for advice."""


class HintFound(Message):
    """The advice for this version of the game."""

    version: str
    hint: Hint


class ComputerChose(Message):
    """The computer's choice at this version of the game."""

    version: str
    action: Action


class BotFailed(Message):
    """The bot has no answer at this version of the game; chance has chosen this action for it."""

    version: str
    action: Action


class AnnouncedShown(Message):
    """The computer's choice was announced long enough, with its cell or still without."""

    version: str
    with_cell: bool


class PausePicked(Message):
    """Pause the computers, or let them go on."""


class StepPicked(Message):
    """Let a computer act once, then pause."""


ComputerMsg: TypeAlias = (
    HintPicked | HintFound | ComputerChose | BotFailed | AnnouncedShown | PausePicked | StepPicked
)
"""Messages about what the computer does or advises."""


class MenuOpened(Message):
    """Open the menu."""


class LastMenuOpened(Message):
    """Back in a game, when nothing else is open: open the menu."""


class DiscardsOpened(Message):
    """Look through the discard pile of a seat."""

    seat: int


class AllHandsOpened(Message):
    """Look at all hands after the game."""


class EndGamePicked(Message):
    """Ask whether to end the game."""


DialogMsg: TypeAlias = MenuOpened | LastMenuOpened | DiscardsOpened | AllHandsOpened | EndGamePicked
"""Messages that open a dialog."""


class PlayAgainPicked(Message):
    """Deal again for the same seats."""


class PlayMixedPicked(Message):
    """Deal again for the same seats, with the animals in other places."""


class PlayHarderPicked(Message):
    """Deal again for the same seats, one step more difficult."""


class PlayEasierPicked(Message):
    """Deal again for the same seats, against weaker computers or with fewer cards."""


LeaveMsg: TypeAlias = (
    HomePicked
    | BreakPicked
    | PlayAgainPicked
    | PlayMixedPicked
    | PlayHarderPicked
    | PlayEasierPicked
)
"""Messages that leave the game."""


class SpeakerPicked(Message):
    """Say aloud what to do."""


GameMsg: TypeAlias = TurnMsg | KeyMsg | PlayMsg | ComputerMsg | LeaveMsg | SpeakerPicked
"""Messages about a game that goes on."""

TableMsg: TypeAlias = Dealt | HomeIdle | AnimalTapped | ReadAloudFlipped | DialogMsg | GameMsg
