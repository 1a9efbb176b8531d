"""Effects: what `update` asks the page to do, as data; `browser/run_effects.py` runs them."""

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from game.bots.level_names import Level
from game.rules.cards import Card
from game.rules.edition import Edition
from game.ui.frame.value import Value
from game.ui.kept.damaged import DamagedName
from game.ui.kept.person import Person
from game.ui.model.model import Model
from game.ui.sets.picture_set import PictureSet, Source
from game.ui.settings.settings import Settings

if TYPE_CHECKING:
    from game.rules.observation import Observation
    from game.rules.record import Record
    from game.ui.boards.board import Board
    from game.ui.play.history import History


class Deal(Value):
    """Choose a seed, and a dealer if it is None; answered by Dealt.

    Answered by OpenElsewhere if another tab has a game on the table.
    """

    seats: int
    dealer: int | None


class ClaimSavedGame(Value):
    """Claim the saved game for this tab, from another tab only with `take_over`.

    Answered by SavedGameClaimed or OpenElsewhere.
    """

    take_over: bool


class ClaimGame(Value):
    """Claim the saved game, so that another one can take its place.

    Answered by GameClaimed or OpenElsewhere.
    """


class ClaimOriginal(Value):
    """Claim the saved game and the one that was set aside.

    Answered by OriginalClaimed or OpenElsewhere.
    """


ClaimEffect: TypeAlias = Deal | ClaimSavedGame | ClaimGame | ClaimOriginal
"""Effects that need the game for this tab alone."""


class SaveGame(Value):
    """Save the record of the game on the table; None deletes the saved game."""

    record: "Record | None"
    open_hands: bool


class SaveOriginal(Value):
    """Save the text of the game that is set aside; an empty text deletes it."""

    text: str


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


class ClearFamily(Value):
    """Delete the family board."""


class KeepBoard(Value):
    """Add a board to those that are kept, in the place of another one if that is given."""

    edition: Edition
    replaced: Edition | None


class DeleteBoard(Value):
    """Delete a kept board."""

    edition: Edition


BoardEffect: TypeAlias = KeepBoard | DeleteBoard
"""Effects on the boards that are kept."""


class KeepSet(Value):
    """Save the picture set in the place of its earlier state, or else as the newest."""

    pictures: PictureSet


class DeleteSet(Value):
    """Delete the picture set with this id."""

    identity: str


SetEffect: TypeAlias = KeepSet | DeleteSet
"""Effects on the picture sets that are kept."""

KeepEffect: TypeAlias = BoardEffect | SetEffect
"""Effects on what people have made and kept."""

SaveEffect: TypeAlias = (
    SaveGame | SaveOriginal | SaveSettings | SaveLanguage | CountGame | ClearFamily | KeepEffect
)
"""Effects that write to the device; answered by NotSaved if that fails."""


class ReadSavedGame(Value):
    """Read the saved game and the damaged texts; answered by SavedGameRead and OriginalRead."""


class ReadFamily(Value):
    """Read the family board; answered by FamilyRead."""


class ReadBoards(Value):
    """Read the boards that people have built; answered by BoardsRead."""


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


class ReleaseGame(Value):
    """Let other tabs claim the saved game."""


class OfferFile(Value):
    """Offer the text to the user as a file."""

    text: str


class Share(Value):
    """Share a link to the page with this code, by the device's share sheet or the clipboard."""

    code: str


class StartNewVersion(Value):
    """Start the new version of the game."""


class Print(Value):
    """Open the device's print dialog."""


class Sound(Enum):
    """The names of the sounds that `static/page/sound/sound.js` makes."""

    DEAL = "deal"
    PICK = "pick"
    CHIP = "chip"
    CARD = "card"
    TAKE = "take"
    ROW = "row"
    PASS = "pass"
    NO = "no"
    WIN = "win"
    LOST = "lost"
    END = "end"


class PlaySound(Value):
    """Play a sound."""

    sound: Sound


class Call(Value):
    """Let the animal of the card call; its pictures answer from these sides, -1 (left) to 1.

    The animal of a computer calls softly.
    """

    card: Card
    answers: tuple[float, ...]
    softly: bool


class CallRow(Value):
    """Let the animals of the row that won call one after the other, then the fanfare."""

    row: tuple[Card, ...]


class Say(Value):
    """Say aloud what the element with this id shows."""

    element: str


class ApplySet(Value):
    """Draw the own pictures of this set, with their sounds; None for the animals alone.

    `sampled` are the sets of which the page shows a few pictures. `update` asks for it whenever
    one of these changes.
    """

    pictures: PictureSet | None
    sampled: tuple[PictureSet, ...]


class OpenPhoto(Value):
    """Show the camera's picture, or a photo that the user chooses; MediaFailed if that fails."""

    source: Source


class TakePhoto(Value):
    """Stop the camera's picture as it is now."""


class ZoomPhoto(Value):
    """Make the photo larger by so many steps, or smaller."""

    steps: int


class UndoStroke(Value):
    """Take back the last line of the drawing."""


class RedoStroke(Value):
    """Draw again what was taken back last."""


class ClearPad(Value):
    """Clear the drawing."""


class FinishImage(Value):
    """Make an image of the photo or the drawing; answered by ImageMade or MediaFailed."""


class RecordSound(Value):
    """Record for two seconds at most; answered by SoundMade or MediaFailed."""


class StopSound(Value):
    """Stop the recording before that."""


class CloseMedia(Value):
    """Switch off camera and microphone; a recording is lost."""


class KeepImage(Value):
    """Save an image or a sound that was just made; with it goes what is saved in the same task."""

    identity: str


class DropImages(Value):
    """Delete the images and sounds that no saved set needs."""


class PlaySaved(Value):
    """Play the recorded sound with this id."""

    sound: str


RecordingEffect: TypeAlias = (
    RecordSound | StopSound | CloseMedia | PlaySaved | KeepImage | DropImages
)
"""Effects on sounds, and on what is kept."""

MediaEffect: TypeAlias = (
    OpenPhoto
    | TakePhoto
    | ZoomPhoto
    | UndoStroke
    | RedoStroke
    | ClearPad
    | FinishImage
    | RecordingEffect
)
"""Effects that make the pictures of a set."""

SoundEffect: TypeAlias = PlaySound | Call | CallRow | Say
"""Effects that are heard."""

PageEffect: TypeAlias = (
    ReleaseGame | OfferFile | Share | StartNewVersion | Print | ApplySet | SoundEffect | MediaEffect
)
"""Effects that the page does; LinkSent answers Share, messages of the page some of the last."""


class AskForFile(Value):
    """Let the user choose a file with a game; answered by GameOpened."""


class ReadLink(Value):
    """Take the game out of the page's address; answered by GameOpened if there is one."""


class LookBack(Value):
    """Replay the record turn by turn; answered by LookedBack."""

    record: "Record"
    open_hands: bool


class PackLink(Value):
    """Pack the game into the code of a link; answered by LinkPacked."""

    history: "History"


class ReadOriginal(Value):
    """Read the text of the game that was set aside; answered by OriginalFound."""

    text: str


LongEffect: TypeAlias = LookBack | PackLink | ReadOriginal
"""Effects that compute longer for a longer game; `history/reading.py` has the answers."""


class ChooseSum(Value):
    """Choose two numbers by chance, one from each range; answered by SumChosen."""

    one: range
    other: range


class AskForZoo(Value):
    """Let the user choose a file with a picture set; answered by SetBegun or ZooRefused."""


class OfferZoo(Value):
    """Offer the picture set to the user as a file, with its images and sounds."""

    pictures: PictureSet


class BeginSet(Value):
    """Give the new picture set an id by chance; answered by SetBegun."""

    pictures: PictureSet


ZooEffect: TypeAlias = AskForZoo | OfferZoo
"""Effects on picture sets as files."""

PromptEffect: TypeAlias = AskForFile | ReadLink | LongEffect | ChooseSum | BeginSet | ZooEffect
"""Effects that are answered at once, or a little later for a long game or by the user."""


class Focus(Value):
    """Move the keyboard's focus to the element with this id."""

    element: str


class Think(Value):
    """Ask a level for its action, and take at least `seconds`; answered by ComputerChose."""

    moment: str
    level: Level
    seen: "Observation"
    seconds: float


class AskBot(Value):
    """Ask the bot of that name, and take at least `seconds`.

    Answered by ComputerChose, or by BotFailed if it has no answer.
    """

    moment: str
    name: str
    seen: "Observation"
    seconds: float


class ReadBots(Value):
    """Read the bots of the workshop; answered by KeptBotsRead."""


class SeatBots(Value):
    """Start the bots of this game, by the seed and their names; end those of another game.

    Answered by KeptBotsRead if there are any.
    """

    game: str
    names: tuple[str, ...]


class OpenBotsPage(Value):
    """Save the game, and go on with it on the page that can run bots.

    Answered by BotsPageMissing if that fails.
    """

    record: "Record"
    open_hands: bool


MadeEffect: TypeAlias = AskBot | ReadBots | SeatBots | OpenBotsPage
"""Effects about the bots that people have written in the workshop."""


class ThinkOfHint(Value):
    """Think of advice for the seat that sees this; answered by HintFound."""

    moment: str
    seen: "Observation"


class ShowStaged(Value):
    """Wait `seconds` while the computer's choice is shown; answered by StageShown."""

    moment: str
    with_cell: bool
    seconds: float


class ShowLanding(Value):
    """Wait `seconds` while the last play is shown; answered by LandingShown."""

    moment: str
    seconds: float


class MovePaw(Value):
    """Wait `seconds` while the paw moves to the card or the cell; answered by PawPressed."""

    moment: str
    on_cell: bool
    seconds: float


TimedEffect: TypeAlias = Think | ThinkOfHint | ShowStaged | ShowLanding | MovePaw
"""Effects that take time."""


class LayOut(Value):
    """Lay out pictures on the board; answered by LayoutAdvanced, several times, and LaidOut."""

    board: "Board"


class TryOut(Value):
    """Let computers try out the board; answered by TrialAdvanced, several times."""

    edition: Edition


class StopWork(Value):
    """Stop the layout or the trial."""


WorkEffect: TypeAlias = LayOut | TryOut | StopWork
"""Effects that work on a board; one begins when another stops."""


Effect: TypeAlias = (
    ClaimEffect
    | SaveEffect
    | ReadEffect
    | PromptEffect
    | DamagedEffect
    | PageEffect
    | Focus
    | TimedEffect
    | MadeEffect
    | WorkEffect
)

Result: TypeAlias = tuple[Model, tuple[Effect, ...]]
"""The model after a message, and the effects to run."""
