"""Effects on what the device saves: claims, saves, reads and damaged texts."""

from typing import TYPE_CHECKING, TypeAlias

from game.rules.edition import Edition
from game.ui.frame.value import Value
from game.ui.saved.damaged import DamagedName
from game.ui.saved.person import Person
from game.ui.sets.picture_set import PictureSet
from game.ui.settings.settings import Settings

if TYPE_CHECKING:
    from game.rules.record import Record
    from game.ui.boards.drafts import Draft
    from game.ui.play.by_message import ByMessage
    from game.ui.play.game import Game


class Deal(Value):
    """Choose a seed, and a dealer if it is None; answered by Dealt.

    `board` has the animals in other places than the board of the settings.

    Answered by OpenElsewhere if another tab has a game on the table.
    """

    seats: int
    dealer: int | None
    board: Edition | None = None


class ClaimSavedGame(Value):
    """Claim the saved game for this tab, from another tab only with `take_over`.

    Answered by SavedGameClaimed or OpenElsewhere.
    """

    take_over: bool


class SetGameAside(Value):
    """Put the saved game on the shelf, before another one is saved in its place.

    A tab that does not have the game claims it for that other one first. Of games that are over,
    only those by message stay; `is_over` says that the saved game is one.
    """

    is_over: bool = False


class TakeFromShelf(Value):
    """Claim the saved game, put it on the shelf, and save the game with this id in its place.

    An empty id is that of the newest game on the shelf that goes on. With `anyway` another tab
    loses the game. Answered by SavedGameClaimed or OpenElsewhere; by NotSaved if nothing changes.
    """

    id: str
    anyway: bool = False


class PutOnTable(Value):
    """Do the same with a text that is new; an earlier state of that game is deleted."""

    text: str
    anyway: bool = False


class FindGame(Value):
    """Find the text of a game, on the table or on the shelf; answered by KnownGameRead."""

    id: str


class ReadShelf(Value):
    """Read all games that can go on; answered by ShelfRead."""


class DeleteGame(Value):
    """Delete the game with this id; answered by ShelfRead."""

    id: str


ShelfEffect: TypeAlias = (
    SetGameAside | TakeFromShelf | PutOnTable | FindGame | ReadShelf | DeleteGame
)
"""Effects on the games that wait on the shelf."""


class ClaimGame(Value):
    """Claim the saved game, so that another one can take its place.

    Answered by GameClaimed or OpenElsewhere.
    """


ClaimEffect: TypeAlias = Deal | ClaimSavedGame | ClaimGame
"""Effects that claim the saved game, so that no other tab has it."""


class SaveGame(Value):
    """Save the record of the game on the table; None deletes the saved game."""

    record: "Record | None"
    open_hands: bool
    by_message: "ByMessage | None" = None


def saving(game: "Game") -> SaveGame:
    """The effect that saves this game with all that the page needs to go on."""
    return SaveGame(game.record, game.open_hands, game.by_message)


class SaveSettings(Value):
    """Save the settings."""

    settings: Settings


class SaveLanguage(Value):
    """Save the language and set it for the page."""

    language: str


class CountGame(Value):
    """Add a game to the family board; one that is counted already adds only stickers.

    `played` is what the game adds for each person. New stickers get the date of the device.
    """

    game: str
    played: tuple[Person, ...]


class SaveMeadow(Value):
    """Save where the animals of this person's meadow stand."""

    person: Person


class ClearFamily(Value):
    """Delete the family board."""


class SaveBoard(Value):
    """Save a board in the place of another one if that is given, or else as the newest."""

    edition: Edition
    replaced: Edition | None


class DeleteBoard(Value):
    """Delete a saved board."""

    edition: Edition


class SaveDraft(Value):
    """Save a board as it is now, in the place of the earlier draft of the same board."""

    draft: "Draft"


class DropDraft(Value):
    """Delete the draft of this board. None is the new board."""

    original: Edition | None


DraftEffect: TypeAlias = SaveDraft | DropDraft
"""Effects on the drafts of boards."""

BoardEffect: TypeAlias = SaveBoard | DeleteBoard
"""Effects on the saved boards."""


class SaveSet(Value):
    """Save the picture set in the place of its earlier state, or else as the newest."""

    pictures: PictureSet


class DeleteSet(Value):
    """Delete the picture set with this id."""

    set_id: str


SetEffect: TypeAlias = SaveSet | DeleteSet
"""Effects on the saved picture sets."""

ListEffect: TypeAlias = BoardEffect | DraftEffect | SetEffect
"""Effects on the saved lists of what people have made."""

FamilyEffect: TypeAlias = CountGame | SaveMeadow | ClearFamily
"""Effects on the family board."""

SaveEffect: TypeAlias = SaveGame | SaveSettings | SaveLanguage | FamilyEffect | ListEffect
"""Effects that write to the device; answered by NotSaved if that fails."""


class ReadSavedGame(Value):
    """Read the saved game and the damaged texts; answered by SavedGameRead."""


class ReadFamily(Value):
    """Read the family board; answered by FamilyRead."""


class ReadBoards(Value):
    """Read the boards that people have built; answered by BoardsRead and DraftsRead."""


class ReadSets(Value):
    """Read the picture sets; answered by SetsRead."""


class FetchLibrary(Value):
    """Fetch the art library and its names in the language; answered by LibraryRead."""

    language: str


ReadEffect: TypeAlias = ReadSavedGame | ReadFamily | ReadBoards | ReadSets | FetchLibrary
"""Effects that read what is saved, or what comes with the game."""


class SetDamagedAside(Value):
    """Move a saved text that cannot be read out of its place.

    Answered by NotSetAside if that fails.
    """

    name: DamagedName
    text: str


class DeleteDamaged(Value):
    """Delete a text that cannot be read, wherever it is saved."""

    text: str


DamagedEffect: TypeAlias = SetDamagedAside | DeleteDamaged
