"""The ways between rooms: messages that one room sends and another one owns."""

from collections.abc import Mapping
from typing import TypeAlias

from game.ui.frame.message import Message


class BoardsOpened(Message):
    """Show the boards that people have built here."""


class BuiltPicked(Message):
    """Play on this saved board, counted from 0."""

    number: int


class ExactBoardPicked(Message):
    """Play on a board for exactly the pictures of the set that the page shows."""


class FamilyOpened(Message):
    """Open the family board."""


class OwnAlbumOpened(Message):
    """Open the album of the person who plays."""


class NamesOpened(Message):
    """Give this seat a name from the family board."""

    seat: int


class WinnerAlbumOpened(Message):
    """Open the album of the person on this seat, who has won the game on the table."""

    seat: int


class OpenFilePicked(Message):
    """Open a game from a file."""


class LookBackPicked(Message):
    """Look back on the game on the table."""


class CoachPicked(Message):
    """Show what people could have done in the game that is over."""


class PuzzlesOpened(Message):
    """Show the puzzles."""


class PuzzlePicked(Message):
    """Ask the next puzzle on this way, such as a path or the day."""

    way: str


class LearnPicked(Message):
    """Start a first game, which explains itself."""


class HelpPicked(Message):
    """Show this picture of "How to play", counted from 0; the count wraps around."""

    page: int


class RulesPicked(Message):
    """Show the rules in "How to play"."""


class GrownUpsOpened(Message):
    """Open what is for grown-ups: the lock, the language, printing."""


class DialogClosed(Message):
    """Back from the open dialog to what lies under it."""


class SetsOpened(Message):
    """Show all picture sets."""


class PrintOpened(Message):
    """Show the pages to print."""


class ContinuePicked(Message):
    """Go on with the saved game."""


class ShelfOpened(Message):
    """Show all games that can go on."""


class SaveFilePicked(Message):
    """Save as a file the game on the table, or else the damaged text."""


class DeleteDamagedPicked(Message):
    """Delete the damaged text."""


class LanguagePicked(Message):
    """Show the page in this language."""

    language: str


class PacePicked(Message):
    """Show the computer's turns at this pace."""

    pace: str


class PlayPicked(Message):
    """Start a game with these settings."""


class SetUpOpened(Message):
    """Ask who plays, which board and how hard."""


class ClearFamilyPicked(Message):
    """Ask whether to clear the family board."""


class OptionsOpened(Message):
    """Open the rarer options."""


class WelcomeOpened(Message):
    """Ask again who plays."""


class SoundFlipped(Message):
    """Switch sounds on or off."""


class CallsFlipped(Message):
    """Switch the calls of the animals on or off."""


class LoserStartsFlipped(Message):
    """Let a seat that has lost start the next game, or simply the next seat."""


class HomeIdle(Message):
    """The page has nothing to do while it shows the home screen."""


class ReadAloudFlipped(Message):
    """Let the page say what it writes at the table, or not."""


class AnimalTapped(Message):
    """An animal on the page was tapped, which calls; a script shows its gesture."""

    card: str


class HomePicked(Message):
    """Leave the game and go back to the home screen."""


class BreakPicked(Message):
    """Go home; the saved game waits there."""


class SetPicked(Message):
    """Show the pictures of this set from now on; those of the animals if the id is empty."""

    set_id: str


TasteMsg: TypeAlias = LanguagePicked | PacePicked | SoundFlipped | CallsFlipped | LoserStartsFlipped
"""Messages about settings that can also be changed during a game."""

OWNERS: Mapping[type[Message], str] = {
    BoardsOpened: "builder",
    BuiltPicked: "builder",
    ExactBoardPicked: "builder",
    FamilyOpened: "family",
    OwnAlbumOpened: "family",
    NamesOpened: "family",
    WinnerAlbumOpened: "family",
    OpenFilePicked: "history",
    LookBackPicked: "history",
    CoachPicked: "coach",
    PuzzlesOpened: "puzzles",
    PuzzlePicked: "puzzles",
    LearnPicked: "learn",
    HelpPicked: "learn",
    RulesPicked: "learn",
    GrownUpsOpened: "lock",
    DialogClosed: "page",
    SetsOpened: "pictures",
    SetPicked: "pictures",
    PrintOpened: "print",
    ContinuePicked: "saved",
    SaveFilePicked: "saved",
    DeleteDamagedPicked: "saved",
    ShelfOpened: "shelf",
    PlayPicked: "home",
    WelcomeOpened: "home",
    SetUpOpened: "setup",
    OptionsOpened: "setup",
    ClearFamilyPicked: "family",
    LanguagePicked: "home",
    PacePicked: "home",
    SoundFlipped: "home",
    CallsFlipped: "home",
    LoserStartsFlipped: "home",
    AnimalTapped: "table",
    ReadAloudFlipped: "table",
    HomePicked: "table",
    BreakPicked: "table",
    HomeIdle: "table",
}
"""The room to which each of them leads."""
